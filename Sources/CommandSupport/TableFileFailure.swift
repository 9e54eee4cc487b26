import AlmanacCore
import AlmanacFiles

/// A compiled file that cannot be used: a table, or a file of holidays.
package struct TableFileFailure: CommandFailure, Hashable {
    /// The file, as the caller named it.
    let path: String
    /// The error of the file.
    let error: TableError

    /// One line for people: `my.bin: table damaged: its checksum does not match`.
    package var description: String {
        // The system's own words name the file already.
        if case .unreadableFile = error.reason { "\(error)" } else { "\(oneLine(path)): \(error)" }
    }

    /// Bad data, 65; a file that cannot be read is an input/output error, 74.
    package var exitStatus: ExitStatus {
        if case .unreadableFile = error.reason { .inputOutput } else { .badData }
    }
}

extension CompiledTable {
    /// Opens the file that the command line names; its name is part of the failure.
    package init(named path: String) throws(TableFileFailure) {
        do {
            try self.init(openingFile: path)
        } catch {
            throw TableFileFailure(path, error)
        }
    }
}

extension HolidayTable {
    /// Opens the file of holidays that the command line names; an error names the file too.
    package init(named path: String) throws(TableFileFailure) {
        do {
            try self.init(contentsOfFile: path)
        } catch {
            throw TableFileFailure(path, error)
        }
    }
}

extension FileError: CommandFailure {
    /// Input/output, 74.
    package var exitStatus: ExitStatus { .inputOutput }
}
