import AlmanacCore

/// The reader's terminal, environment and clock.
package enum Terminal {
    /// How many cells a line has: of `COLUMNS`, else of the terminal, else 80.
    package static var width: Int {
        Platform.environment("COLUMNS").flatMap(size) ?? Platform.size(of: .output).columns ?? 80
    }

    /// How many lines the screen has: of `LINES`, else of the terminal; nil if standard output is no terminal.
    package static var height: Int? {
        guard Platform.isTerminal(.output) else { return nil }
        return Platform.environment("LINES").flatMap(size) ?? Platform.size(of: .output).rows
    }

    /// Whether colours are welcome: on a terminal, unless `NO_COLOR` is set.
    package static var showsColours: Bool {
        Platform.isTerminal(.output) && Platform.environment("NO_COLOR") == nil
    }

    /// The name of the locale for dates, such as `ko_KR.UTF-8`: of `LC_ALL`, else of `LC_TIME`, else of `LANG`.
    package static var localeName: String {
        ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(Platform.environment).first ?? "C"
    }

    /// The regions that the reader wants to see, of `ALMANAC_REGION`; nil if it is not set.
    package static var regionNames: String? { Platform.environment("ALMANAC_REGION") }

    /// Today in a time zone, by default that of `TZ` or of the system; nil if the system does not know.
    package static func today(in zone: ReaderZone? = nil) -> Day? { time(in: zone)?.day }

    /// The time of the clocks, as for today.
    package static func time(in zone: ReaderZone? = nil) -> WallTime? {
        guard let now = Platform.now, let seconds = Platform.clockSeconds(at: now, in: zone?.setting) else {
            return nil
        }
        let offset = Int32(clamping: seconds - now.secondsSince1970)
        return LocalTime(of: now, utcOffsetSeconds: offset).map { WallTime($0) }
    }

    /// The columns or the rows that a text says, if it is a number that a terminal may have.
    static func size(_ text: String) -> Int? { Int(text).flatMap { (1...10_000).contains($0) ? $0 : nil } }
}

/// The program that shows a text which is longer than the screen.
package struct TerminalPager: Hashable, Sendable {
    /// The command for the shell; it reads the text from standard input.
    let command: String
    let height: Int

    /// `less`, if the system has it; otherwise the shell ends as if it had not found the command.
    private static let usualCommand = "command -v less >/dev/null || exit 127; exec less -FRX"
    /// `less` keeps colours, ends at once if the text fits on the screen, and leaves it there; the reader's own settings come
    /// first. All output is UTF-8, in the locale C too.
    private static let variables = [("LESS", "FRX"), ("LESSCHARSET", "utf-8")]

    /// The pager of the terminal: `ALMANAC_PAGER`, else `PAGER`, else `less`; nil if standard output is no terminal, or if
    /// the variable is empty or says `cat`.
    package static var ofTerminal: TerminalPager? {
        guard let height = Terminal.height else { return nil }
        let chosen = Platform.variable("ALMANAC_PAGER") ?? Platform.variable("PAGER")
        return TerminalPager(chosen: chosen, height: height)
    }

    /// The pager of a screen, by the command that the reader has chosen: nil for the usual one, empty for none.
    init?(chosen: String?, height: Int) {
        let command = (chosen ?? Self.usualCommand).drop { $0 == " " }
        guard !command.isEmpty, command != "cat" else { return nil }
        self.command = String(command)
        self.height = height
    }

    /// Whether some lines and the prompt after them are more than the screen has.
    func isNeeded(for lineCount: Int) -> Bool { lineCount >= height }

    /// Shows a text and waits until the reader has closed it.
    ///
    /// - Returns: Whether the shell found the command and could run it.
    func show(_ text: [UInt8]) -> Bool {
        let status = Platform.run(command, input: text, Self.variables)
        return status != 127 && status != 126
    }
}

extension StandardOutput {
    /// Writes lines, through a pager if there is one and the screen has too few; plainly if it cannot be started.
    package mutating func show(_ lines: [String], pager: TerminalPager?) throws(OutputFailure) {
        let text = lines.flatMap { Array("\($0)\n".utf8) }
        if let pager, pager.isNeeded(for: lines.count) {
            try flush()
            if pager.show(text) { return }
        }
        try write(text)
    }
}
