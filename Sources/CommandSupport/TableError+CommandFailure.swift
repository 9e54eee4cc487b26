import AlmanacCore

extension TableError: CommandFailure {
    /// Bad data, 65; a file that cannot be read is an input/output error, 74.
    package var exitStatus: ExitStatus {
        if case .unreadableFile = self { .inputOutput } else { .badData }
    }
}
