import AlmanacCore

/// A day and a time as people type them, of no zone yet: `1990-01-27T08:30`, perhaps with how far the clock is ahead of UTC,
/// `1990-01-27T08:30+09:00`. The time on clocks of a known offset is a `LocalTime`.
package struct WallTime: Hashable, Sendable {
    package let day: Day
    /// Seconds since 0h, 0 … 86399.
    package let secondOfDay: Int
    /// How far the clock is ahead of UTC, seconds; nil if the text does not say.
    package let offset: Int32?

    /// The form in which a time of clocks is typed, with their offset.
    package init(_ time: LocalTime) {
        (day, secondOfDay, offset) = (time.day, time.secondOfDay, time.offsetSeconds)
    }

    /// Reads `1990-01-27T08:30`, with seconds or without, `Z`, `+09:00` or nothing after it; a space may stand for the T.
    package init?(_ text: String) {
        let parts = text.utf8.split(maxSplits: 1, omittingEmptySubsequences: false) { byte in
            byte == UInt8(ascii: "T") || byte == UInt8(ascii: "t") || byte == UInt8(ascii: " ")
        }
        guard parts.count == 2, let day = Day(String(Substring(parts[0]))) else { return nil }
        var time = String(Substring(parts[1]))
        guard let offset = Self.takeOffset(from: &time), let second = Self.secondOfDay(time) else { return nil }
        self.day = day
        secondOfDay = second
        self.offset = offset
    }

    /// The instant at which clocks `offset` seconds ahead of UTC show it.
    package func instant(utcOffsetSeconds offset: Int32) -> Instant {
        Instant(secondsSince1970: Int64(day.rawValue) * 86_400 + Int64(secondOfDay) - Int64(offset))
    }
}

// MARK: - Reading

extension WallTime {
    /// Removes `Z` or `+09:00` from the end of a time.
    ///
    /// - Returns: The offset, which is nil if there is none; nil if what follows a sign is no offset.
    private static func takeOffset(from time: inout String) -> Int32?? {
        if time.hasSuffix("Z") || time.hasSuffix("z") {
            time.removeLast()
            return .some(0)
        }
        guard let sign = time.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return .some(nil) }
        guard let seconds = secondOfDay(String(time[time.index(after: sign)...])) else { return nil }
        let offset = Int32(time[sign] == "-" ? -seconds : seconds)
        time = String(time[..<sign])
        return .some(offset)
    }

    /// Reads a time of day, `08:30` or `08:30:15`, the hour of one digit or two; nil unless it is one.
    package static func secondOfDay(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), (1...2).contains(parts[0].utf8.count),
            parts.dropFirst().allSatisfy({ $0.utf8.count == 2 }),
            parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        guard numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        return numbers[0] * 3600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0)
    }
}

extension WallTime: CustomStringConvertible {
    /// As it is read, `1990-01-27T08:30+09:00`; seconds only if there are any.
    package var description: String {
        let offset = offset.map { ($0 < 0 ? "-" : "+") + Self.clockText(Int($0.magnitude)) }
        return "\(day)T" + Self.clockText(secondOfDay) + (offset ?? "")
    }

    private static func clockText(_ seconds: Int) -> String {
        let parts = [seconds / 3600, seconds / 60 % 60] + (seconds % 60 == 0 ? [] : [seconds % 60])
        return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
