import AlmanacCore
import AlmanacFiles

/// A table file that cannot be used.
package struct TableFileFailure: CommandFailure, Hashable {
    /// The file, as the caller named it.
    let path: String
    /// What is wrong with it.
    let error: TableError

    /// One line for people: `my.bin: table damaged: its checksum does not match`.
    package var description: String {
        // What the system says of a file names it already.
        if case .unreadableFile = error { "\(error)" } else { "\(oneLine(path)): \(error)" }
    }

    /// Bad data, 65; a file that cannot be read is an input/output error, 74.
    package var exitStatus: ExitStatus {
        if case .unreadableFile = error { .inputOutput } else { .badData }
    }
}

extension AlmanacTable {
    /// Opens the table of a file that the command line names; what is wrong with it is said with its name.
    package init(named path: String) throws(TableFileFailure) {
        do {
            try self.init(contentsOfFile: path)
        } catch {
            throw TableFileFailure(path: path, error: error)
        }
    }
}
