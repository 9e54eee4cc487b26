// The values of the options of `almanac birthday`.

import AlmanacRendering
import CommandSupport

extension Arguments {
    /// The number of `--years`.
    func yearCount() throws(UsageError) -> Int {
        guard let text = self[AlmanacSyntax.yearCount] else { return 10 }
        guard let count = Int(text), (1...201).contains(count) else {
            throw UsageError("\(quoted(text)) is no number of years, 1-201")
        }
        return count
    }

    /// The alarms of `--alarm`; one a day before at 9h if neither it nor `--no-alarm` is given.
    func alarms() throws(UsageError) -> [ICalendarAlarm] {
        let texts = all(AlmanacSyntax.alarm)
        guard !has(AlmanacSyntax.noAlarm) || texts.isEmpty else {
            throw UsageError("--alarm and --no-alarm contradict each other")
        }
        if has(AlmanacSyntax.noAlarm) { return [] }
        var alarms: [ICalendarAlarm] = []
        for text in texts.isEmpty ? ["1"] : texts {
            let alarm = try ICalendarAlarm(asked: text)
            if !alarms.contains(alarm) { alarms.append(alarm) }
        }
        return alarms
    }

    /// Whether an option is given that means nothing on a page.
    var hasOptionsOfFiles: Bool {
        !all(AlmanacSyntax.alarm).isEmpty || has(AlmanacSyntax.noAlarm) || self[AlmanacSyntax.output] != nil
    }
}

extension ICalendarAlarm {
    /// Reads `1`, or `3@18:30`.
    fileprivate init(asked text: String) throws(UsageError) {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let second = parts.count == 2 ? WallTime.secondOfDay(String(parts[1])) : 9 * 3600
        let isNumber = parts[0].utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isNumber, let days = Int(parts[0]), days <= 366, let second else {
            throw UsageError(
                "\(quoted(text)) is no alarm: expected days before, 0-366, perhaps with a time, such as 1 or 3@18:30"
            )
        }
        self.init(daysBefore: days, secondOfDay: second)
    }
}
