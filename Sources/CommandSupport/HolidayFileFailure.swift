import AlmanacCore
import AlmanacFiles

/// A file of holidays that cannot be used.
package struct HolidayFileFailure: CommandFailure, Hashable {
    /// The file, as the caller named it.
    let path: String
    /// What is wrong with it.
    let error: HolidayTableError

    /// One line for people: `my.bin: file of holidays damaged: its checksum does not match`.
    package var description: String {
        // What the system says of a file names it already.
        if case .unreadableFile = error.cause { "\(error)" } else { "\(oneLine(path)): \(error)" }
    }

    /// Bad data, 65; a file that cannot be read is an input/output error, 74.
    package var exitStatus: ExitStatus {
        if case .unreadableFile = error.cause { .inputOutput } else { .badData }
    }
}

extension HolidayTable {
    /// Opens the file of holidays that the command line names; what is wrong with it is said with its name.
    package init(named path: String) throws(HolidayFileFailure) {
        do {
            try self.init(contentsOfFile: path)
        } catch {
            throw HolidayFileFailure(path: path, error: error)
        }
    }
}
