import AlmanacCore
import AlmanacFiles

/// A compiled file that cannot be used: a table, or a file of holidays.
package struct TableFileFailure: CommandFailure, Hashable {
    /// One line for people: `my.bin: table damaged: its checksum does not match`.
    package let description: String
    /// Bad data, 65; a file that cannot be read is an input/output error, 74.
    package let exitStatus: ExitStatus

    private init(_ path: String, _ message: String, because cause: TableError) {
        if case .unreadableFile = cause {
            // The system's message names the file already.
            (description, exitStatus) = (message, .inputOutput)
        } else {
            (description, exitStatus) = ("\(path): \(message)", .badData)
        }
    }

    fileprivate init(_ path: String, _ error: TableError) {
        self.init(path, "\(error)", because: error)
    }

    fileprivate init(_ path: String, _ error: HolidayTableError) {
        self.init(path, "\(error)", because: error.cause)
    }
}

extension AlmanacTable {
    /// Opens the table of a file that the command line names; an error names the file too.
    package init(named path: String) throws(TableFileFailure) {
        do {
            try self.init(contentsOfFile: path)
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
