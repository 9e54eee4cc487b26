// What commands ask of the system: with Platform+Files.swift the only file of this room that sees its C library.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// The few things that commands ask of the system.
enum Platform {
    /// The descriptors that every process is given.
    enum Stream: Int32, Sendable {
        case input = 0
        case output = 1
        case error = 2
    }

    /// Prepares the standard streams, before any file is opened.
    ///
    /// A write to a closed pipe becomes an error instead of a signal. A stream that the caller has closed is held by
    /// `/dev/null`, opened the wrong way round, so that using it fails and no file opened later takes its number and
    /// with it the messages.
    static func prepareStreams() {
        #if !os(WASI)
            signal(SIGPIPE, SIG_IGN)
            while true {
                let descriptor = open("/dev/null", O_RDONLY)
                guard (0...2).contains(descriptor) else {
                    if descriptor > 2 { close(descriptor) }
                    return
                }
            }
        #endif
    }

    /// Writes all of `bytes`; returns why it could not, if so.
    static func write(_ bytes: [UInt8], to stream: Stream) -> OutputFailure? {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 30))
                let written = writeOnce(stream.rawValue, piece)
                if written > 0 {
                    rest = rest.dropFirst(written)
                } else if !mayRetry(stream, POLLOUT) {
                    return errno == EPIPE ? .closedPipe : .system(String(cString: strerror(errno)))
                }
            }
            return nil
        }
    }

    /// Whether what failed may be repeated: a signal came between, or the stream does not block and is now ready.
    private static func mayRetry(_ stream: Stream, _ event: Int32) -> Bool {
        if errno == EINTR { return true }
        guard errno == EAGAIN else { return false }
        var request = pollfd(fd: stream.rawValue, events: Int16(event), revents: 0)
        return poll(&request, 1, -1) >= 0 || errno == EINTR
    }

    /// Reads at most `buffer.count` bytes; returns how many, 0 at the end.
    static func read(_ buffer: UnsafeMutableRawBufferPointer, from stream: Stream) throws(InputFailure) -> Int {
        while true {
            let count = readOnce(stream.rawValue, buffer)
            if count >= 0 { return count }
            guard mayRetry(stream, POLLIN) else { throw InputFailure(reason: String(cString: strerror(errno))) }
        }
    }

    /// The value of an environment variable; nil also if it is empty.
    static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    /// How many columns the terminal behind the stream has, if it is one and knows.
    static func columns(of stream: Stream) -> Int? {
        #if os(WASI)
            return nil
        #else
            var size = winsize()
            guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
            return Int(size.ws_col)
        #endif
    }

    /// The date of the reader's clock and time zone.
    static func localDate() -> LocalDate? {
        var now = time(nil)
        var fields = tm()
        guard localtime_r(&now, &fields) != nil else { return nil }
        return LocalDate(year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday))
    }

    /// Whether the stream is a terminal that understands control characters.
    static func isTerminal(_ stream: Stream) -> Bool {
        guard isatty(stream.rawValue) == 1 else { return false }
        guard let name = getenv("TERM") else { return true }
        return strcmp(name, "dumb") != 0
    }

    /// Ends the process.
    static func exit(_ status: ExitStatus) -> Never {
        systemExit(status.rawValue)
    }
}

// `Platform` has functions of the same names, which hide these.
private func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

private func readOnce(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, bytes.baseAddress, bytes.count)
}

private func systemExit(_ status: Int32) -> Never {
    exit(status)
}
