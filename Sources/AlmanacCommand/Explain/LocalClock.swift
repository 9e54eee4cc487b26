// Instants as the calendar's clock shows them.

import Almanac

extension LunisolarCalendar {
    /// An instant on the calendar's clock, `2033-12-21 21:45:47`.
    func localText(_ instant: Instant) -> String {
        localTime(of: instant).map { "\($0)" } ?? "\(instant)"
    }

    /// The clock at an instant, `UTC+8` or `UT1+7:45:40`.
    func clockName(at instant: Instant) -> String {
        let offset = Int(clockOffset(at: instant))
        let isBeforeUTC = instant.day(atOffset: 0).map { $0 < .firstOfUTC } ?? false
        let scale = isBeforeUTC ? "UT1" : "UTC"
        let size = abs(offset)
        let hours = "\(size / 3600)"
        let rest = size % 3600 == 0 ? "" : String(clockText(0, size / 60 % 60, size % 60).dropFirst(2))
        return "\(scale)\(offset < 0 ? "-" : "+")\(hours)\(rest)"
    }
}

/// `hh:mm:ss`
private func clockText(_ numbers: Int...) -> String {
    numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
}
