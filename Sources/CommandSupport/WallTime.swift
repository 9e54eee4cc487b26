import AlmanacCore
import AlmanacNames

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

    /// A time of a day by clocks of no known offset.
    package init(_ day: Day, atSecond secondOfDay: Int) {
        (self.day, self.secondOfDay, offset) = (day, secondOfDay, nil)
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

// MARK: - Times as people say them

extension WallTime {
    /// Reads a time of day in words, `2:30pm`, 上午10点10分, 오후 2시 반, `2 giờ 30 chiều`, or a double hour, 午時, of which it takes the middle;
    /// nil unless it is one.
    package static func secondOfDay(spoken text: String) -> Int? {
        let words = text.lowercased().split(separator: " ")
        // Two numbers side by side are no time: 5 20.
        let isDigit: (Character?) -> Bool = { $0.map { ("0"..."9").contains($0) } ?? false }
        guard !zip(words, words.dropFirst()).contains(where: { isDigit($0.last) && isDigit($1.first) }) else {
            return nil
        }
        var rest = words.joined().filter { $0 != "." }[...]
        let doubleHour = EarthlyBranch.allCases.first { branch in
            CalendarLanguage.allCases.contains { language in
                let name = branch.name(in: language).lowercased()
                return ["\(name)时", "\(name)時", "\(name)시", "giờ\(name)", "\(name)hour"].contains(String(rest))
            }
        }
        if let doubleHour { return doubleHour.index * 7200 }
        let before = take(halvesOfDay, from: &rest)
        guard let hour = takeNumber(from: &rest), hour < 24, take(units[0], from: &rest) != nil || !rest.isEmpty else {
            return nil
        }
        var seconds = [0, 0]
        if take(["半", "반", "rưỡi"].map { ($0, 0) }, from: &rest) != nil {
            seconds[0] = 30
        } else {
            for index in seconds.indices {
                guard let number = takeNumber(from: &rest) else { break }
                guard number < 60 else { return nil }
                seconds[index] = number
                _ = take(units[index + 1], from: &rest)
            }
        }
        let half = before ?? take(halvesOfDay, from: &rest)
        // 12 in the morning is 0h, 12 at noon 12h; 12 in the evening might be of either day.
        guard rest.isEmpty, half == nil || (half == 0 ? 0...12 : half == evening ? 1...11 : 1...23).contains(hour)
        else { return nil }
        let hours = half.map { hour < 13 ? hour % 12 + min($0, 12) : hour } ?? hour
        return hours * 3600 + seconds[0] * 60 + seconds[1]
    }

    private static let halvesOfDay: [(word: String, hours: Int)] =
        ["am", "上午", "早上", "凌晨", "清晨", "오전", "새벽", "아침", "午前", "sáng"].map { ($0, 0) }
        + ["pm", "下午", "中午", "傍晚", "오후", "午後", "chiều", "trưa"].map { ($0, 12) }
        + ["晚上", "저녁", "밤", "夜", "tối"].map { ($0, evening) }
    private static let evening = 24
    /// The words after hours, minutes and seconds.
    private static let units: [[(word: String, hours: Int)]] = [
        ["點", "点", "时", "時", "시", "giờ", "h", ":", "："], ["分钟", "分鐘", "分", "분", "phút", ":", "："], ["秒", "초", "giây"],
    ].map { $0.map { ($0, 0) } }

    /// Takes the word with which a text begins.
    private static func take(_ words: [(word: String, hours: Int)], from text: inout Substring) -> Int? {
        guard let found = words.first(where: { text.hasPrefix($0.word) }) else { return nil }
        text = text.dropFirst(found.word.count)
        return found.hours
    }

    /// Takes a number of one digit or two.
    private static func takeNumber(from text: inout Substring) -> Int? {
        let digits = text.prefix { ("0"..."9").contains($0) }
        guard (1...2).contains(digits.utf8.count) else { return nil }
        text = text.dropFirst(digits.count)
        return Int(digits)
    }
}
