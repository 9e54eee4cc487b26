// How the compiler's errors end the command.

import AlmanacCompiler
import AlmanacCore
import CommandSupport

extension DataFileError: CommandFailure {
    /// Bad data, 65.
    public var exitStatus: ExitStatus { .badData }
}
