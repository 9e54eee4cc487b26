import AlmanacCore

/// The reader's terminal, environment and clock.
package enum Terminal {
    /// How many cells a line has: of `COLUMNS`, else of the terminal, else 80.
    package static var width: Int {
        width(columns: Platform.environment("COLUMNS"), terminal: Platform.size(of: .output).columns)
    }

    /// How many lines the screen has: of `LINES`, else of the terminal; nil if standard output is no terminal.
    package static var height: Int? {
        guard Platform.isTerminal(.output) else { return nil }
        return height(lines: Platform.environment("LINES"), terminal: Platform.size(of: .output).rows)
    }

    /// Whether colours are welcome: on a terminal, unless `NO_COLOR` is set.
    package static var showsColours: Bool {
        Platform.isTerminal(.output) && Platform.environment("NO_COLOR") == nil
    }

    /// The name of the locale for dates, such as `ko_KR.UTF-8`: of `LC_ALL`, else of `LC_TIME`, else of `LANG`.
    package static var localeName: String {
        for name in ["LC_ALL", "LC_TIME", "LANG"] {
            if let value = Platform.environment(name) { return value }
        }
        return "C"
    }

    /// The regions that the reader wants to see, of `ALMANAC_REGION`; nil if it is not set.
    package static var regionNames: String? { Platform.environment("ALMANAC_REGION") }

    /// Today in a time zone, by default that of `TZ` or of the system; nil if the system does not know.
    package static func today(in zone: ReaderZone? = nil) -> Day? {
        time(in: zone)?.day
    }

    /// The time of the clocks, as for today.
    package static func time(in zone: ReaderZone? = nil) -> WallTime? {
        guard let now = Platform.now, let seconds = Platform.clockSeconds(at: now, in: zone?.setting) else {
            return nil
        }
        let shown = Instant(secondsSince1970: seconds)
        guard let day = shown.day(utcOffsetSeconds: 0) else { return nil }
        let offset = Int32(clamping: seconds - now.secondsSince1970)
        return WallTime(day: day, secondOfDay: shown.secondOfDay(utcOffsetSeconds: 0), offset: offset)
    }

    /// The width from what `COLUMNS` says, if that is a number a terminal may have, and what the terminal says.
    static func width(columns: String?, terminal: Int?) -> Int {
        number(columns) ?? terminal ?? 80
    }

    /// The height from what `LINES` says, if that is a number a terminal may have, and what the terminal says.
    static func height(lines: String?, terminal: Int?) -> Int? {
        number(lines) ?? terminal
    }

    private static func number(_ text: String?) -> Int? {
        text.flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
    }
}
