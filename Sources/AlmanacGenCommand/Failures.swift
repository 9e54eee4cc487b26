// How the errors of the other rooms end the command.

import AlmanacCompiler
import AlmanacFiles
import CommandSupport

extension DataFileError: CommandFailure {
    /// Bad data, 65.
    package var exitStatus: ExitStatus { .badData }
}

extension CompileError: CommandFailure {
    /// Bad data, 65: the rows can be read, but they make no table.
    package var exitStatus: ExitStatus { .badData }
}

extension FileError: CommandFailure {
    /// Input/output, 74.
    package var exitStatus: ExitStatus { .inputOutput }
}
