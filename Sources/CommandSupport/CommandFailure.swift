/// An error that ends a command: it is reported in one line and decides the exit status.
///
/// Errors of the other rooms conform in the command that reports them.
package protocol CommandFailure: Error, CustomStringConvertible {
    /// How the command ends because of it.
    var exitStatus: ExitStatus { get }
}
