#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#endif

extension Platform {
    /// Has the shell run a command with some bytes as its standard input, and waits for its end.
    ///
    /// Meanwhile the signals of the keyboard are left to the command. Whether it reads all bytes does not matter.
    ///
    /// - Parameters:
    ///   - command: The command, in the language of `sh`.
    ///   - input: The bytes.
    ///   - variables: Environment variables that it is given unless they are set.
    /// - Returns: The exit status: 127 if the shell does not find the command, 126 if it cannot run it, minus the number of
    ///   the signal that ended it.
    static func run(_ command: String, input: [UInt8], _ variables: [(name: String, value: String)]) -> Int32 {
        for variable in variables { setenv(variable.name, variable.value, 0) }
        // Ignored signals stay ignored in a new process, which has to end quietly as usual when its own pipes are closed.
        signal(SIGPIPE, SIG_DFL)
        signal(SIGXFSZ, SIG_DFL)
        let pipe = popen(command, "w")
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        guard let pipe else { return 127 }
        let interrupt = signal(SIGINT, SIG_IGN)
        let quit = signal(SIGQUIT, SIG_IGN)
        defer {
            signal(SIGINT, interrupt)
            signal(SIGQUIT, quit)
        }
        _ = write(input, toDescriptor: fileno(pipe))
        let status = pclose(pipe)
        // The low seven bits are the number of a signal, the next byte is the exit status.
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }
}
