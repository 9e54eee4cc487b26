import AlmanacCore
import AlmanacFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#endif

/// The operating system, as commands use it.
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
        if FileStore.send(bytes, to: stream.rawValue) { return nil }
        return errno == EPIPE ? .closedPipe : .system(String(cString: strerror(errno)))
    }

    /// Reads at most `buffer.count` bytes; returns how many, 0 at the end.
    static func read(_ buffer: UnsafeMutableRawBufferPointer, from stream: Stream) throws(InputFailure) -> Int {
        let count = FileStore.receive(buffer, from: stream.rawValue)
        guard count >= 0 else { throw InputFailure(reason: String(cString: strerror(errno))) }
        return count
    }

    /// The value of an environment variable; nil also if it is empty.
    static func environment(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }

    /// The value of an environment variable, which may be empty; nil if it is not set.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

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

    /// The time that clocks show at an instant, in seconds since 1970-01-01T00:00 on them; nil if the system does not know.
    ///
    /// - Parameter zone: The form of `TZ`, which the process keeps from then on; nil for the zone that it has.
    static func clockSeconds(at instant: Instant, in zone: String? = nil) -> Int64? {
        if let zone, zone != variable("TZ") { setenv("TZ", zone, 1) }
        tzset()
        var fields = tm()
        guard var seconds = time_t(exactly: instant.secondsSince1970), localtime_r(&seconds, &fields) != nil else {
            return nil
        }
        let day = Day(year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday))
        return day.map {
            (Int64($0.rawValue) * 24 + Int64(fields.tm_hour)) * 3600 + Int64(fields.tm_min) * 60 + Int64(fields.tm_sec)
        }
    }

    /// Whether the stream is a terminal with control characters, which `TERM=dumb` denies.
    static func isTerminal(_ stream: Stream) -> Bool {
        guard isatty(stream.rawValue) == 1 else { return false }
        guard let name = getenv("TERM") else { return true }
        return strcmp(name, "dumb") != 0
    }

    static func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }
}

// MARK: - Encodings

extension [UInt8] {
    /// A text in UTF-8, whatever of UTF-8, UTF-16 with a byte order mark, and the encodings of East Asia it is in: the first of
    /// them in which all its bytes are text, and its first line is one of a known table where more than one would do.
    ///
    /// The bytes are returned unchanged if that is UTF-8, or if no encoding fits.
    package init(transcoding bytes: [UInt8]) {
        self = bytes
        guard String(validating: bytes, as: UTF8.self) == nil else { return }
        let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        let names = hasMark ? ["UTF-16"] : ["CP932", "BIG5", "CP949", "GB18030"]
        let texts = names.compactMap { Platform.transcode(bytes, from: $0) }
        let heads = ["国民の祝日", "西元日期", "날짜", "日期", "BEGIN:VCALENDAR"]
        let known = texts.first { text in
            let head = String(decoding: text.prefix(200), as: UTF8.self)
            return heads.contains(where: head.contains)
        }
        self = known ?? texts.first ?? bytes
    }
}

extension Platform {
    /// A text of another encoding in UTF-8; nil if it is not in that encoding, or the system does not know it.
    fileprivate static func transcode(_ bytes: [UInt8], from encoding: String) -> [UInt8]? {
        guard let converter = iconv_open("UTF-8", encoding), converter != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(converter) }
        var (input, output) = (bytes.map { CChar(bitPattern: $0) }, [CChar](repeating: 0, count: bytes.count * 3 + 4))
        var (left, room) = (input.count, output.count)
        let status = input.withUnsafeMutableBufferPointer { from in
            output.withUnsafeMutableBufferPointer { to in
                var (source, target) = (from.baseAddress, to.baseAddress)
                return iconv(converter, &source, &left, &target, &room)
            }
        }
        guard status != .max, left == 0 else { return nil }
        return output.dropLast(room).map { UInt8(bitPattern: $0) }
    }
}

// MARK: - The shell

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
        _ = FileStore.send(input, to: fileno(pipe))
        let status = pclose(pipe)
        // The low seven bits are the number of a signal, the next byte is the exit status.
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }
}
