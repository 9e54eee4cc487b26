import Almanac
import Foundation

/// When a civil day begins in a time zone.
///
/// A zone's offset is a step function of time. About a midnight it takes one value or two, and the local midnight is the
/// instant at which the clock of one of them shows 0h while that one is in force. If neither is, clocks went forward over
/// midnight, and the day began with that step, unless the zone skipped the day.
struct CivilMidnight {
    private let day: Day
    private let timeZone: TimeZone
    /// Midnight in Greenwich, seconds since 1970.
    private let midnight: Int64

    init(_ day: Day, in timeZone: TimeZone) {
        self.day = day
        self.timeZone = timeZone
        midnight = Int64(day.rawValue) * 86_400
    }

    var start: Date? {
        let before = midnight - offset(at: midnight - CivilMidnight.widestOffset)
        let after = midnight - offset(at: midnight + CivilMidnight.widestOffset)
        let (earlier, later) = (min(before, after), max(before, after))
        let first = [earlier, later].first { $0 + offset(at: $0) == midnight } ?? step(between: earlier, and: later)
        guard isInDay(first) else { return nil }
        return Date(timeIntervalSince1970: TimeInterval(first))
    }

    /// Longer than any zone was ever ahead of Greenwich or behind, with the Philippines' 15:56 the largest.
    private static var widestOffset: Int64 { 16 * 3600 }

    /// The first second whose local date is `day` or later. Requires: `start` is before it, `end` is not.
    private func step(between start: Int64, and end: Int64) -> Int64 {
        var (early, late) = (start, end)
        while late - early > 1 {
            let middle = early + (late - early) / 2
            if middle + offset(at: middle) >= midnight { late = middle } else { early = middle }
        }
        return late
    }

    private func isInDay(_ seconds: Int64) -> Bool {
        let elapsed = seconds + offset(at: seconds) - midnight
        return (0..<86_400).contains(elapsed)
    }

    private func offset(at seconds: Int64) -> Int64 {
        Int64(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds))))
    }
}
