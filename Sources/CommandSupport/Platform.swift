import AlmanacCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#endif

/// What commands ask of the operating system.
enum Platform {
    /// The descriptors that every process is given.
    enum Stream: Int32, Sendable {
        case input = 0
        case output = 1
        case error = 2
    }

    /// Prepares the standard streams, before any file is opened.
    ///
    /// A write to a closed pipe or beyond a file size limit becomes an error instead of a signal. A stream that the
    /// caller has closed is opened on `/dev/null` in the wrong direction, so that using it fails and no file opened later
    /// takes its number and receives the messages.
    static func prepareStreams() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for stream in [Stream.input, .output, .error] where fcntl(stream.rawValue, F_GETFD) < 0 {
            // The lowest free number is taken, which is that of the stream.
            _ = open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
        }
    }

    /// Writes all of `bytes`; returns the reason if that fails.
    static func write(_ bytes: [UInt8], to stream: Stream) -> OutputFailure? {
        if write(bytes, toDescriptor: stream.rawValue) { return nil }
        return errno == EPIPE ? .closedPipe : .system(String(cString: strerror(errno)))
    }

    /// Writes all of `bytes`; if that fails, returns false with the reason in `errno`.
    static func write(_ bytes: [UInt8], toDescriptor descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                // Darwin refuses more than 2 GiB at once.
                let written = writeOnce(descriptor, UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 30)))
                guard written > 0 || mayRetry(descriptor, POLLOUT) else { return false }
                rest = rest.dropFirst(max(written, 0))
            }
            return true
        }
    }

    /// Whether a failed call may be repeated: a signal interrupted it, or the descriptor does not block and is now ready.
    private static func mayRetry(_ descriptor: Int32, _ event: Int32) -> Bool {
        if errno == EINTR { return true }
        guard errno == EAGAIN else { return false }
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        return poll(&request, 1, -1) >= 0 || errno == EINTR
    }

    /// Reads at most `buffer.count` bytes; returns how many, 0 at the end.
    static func read(_ buffer: UnsafeMutableRawBufferPointer, from stream: Stream) throws(InputFailure) -> Int {
        while true {
            let count = readOnce(stream.rawValue, buffer)
            if count >= 0 { return count }
            guard mayRetry(stream.rawValue, POLLIN) else {
                throw InputFailure(reason: String(cString: strerror(errno)))
            }
        }
    }

    /// The value of an environment variable; nil also if it is empty.
    static func environment(_ name: String) -> String? {
        variable(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The value of an environment variable, which may be empty; nil if it is not set.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The columns and the rows of the terminal, each nil if the stream is no terminal or does not know.
    static func size(of stream: Stream) -> (columns: Int?, rows: Int?) {
        var size = winsize()
        guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
        return (size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil)
    }

    /// The present instant, or nil if the system does not know.
    static var now: Instant? {
        let now = time(nil)
        return now < 0 ? nil : Instant(secondsSince1970: Int64(now))
    }

    /// Today in the reader's time zone, or nil if the system does not know.
    static var today: Day? {
        var now = time(nil)
        var fields = tm()
        guard localtime_r(&now, &fields) != nil else { return nil }
        return Day(year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday))
    }

    /// Whether the stream is a terminal with control characters, which `TERM=dumb` denies.
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
