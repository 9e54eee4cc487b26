import AlmanacCore

/// A part of an event that is not expanded, in words.
package struct EventFault: Error, CustomStringConvertible {
    package let description: String
}

// MARK: - The days of an event

extension Event {
    /// The most days that the events of a file may have, as all are held at once.
    package static let mostDays = 1_000_000

    /// The days of each series, by UID, that events of their own replace.
    package static func replacedDays(of events: [Event]) -> [String: Set<Day>] {
        var replaced: [String: Set<Day>] = [:]
        for event in events {
            replaced[event.text("UID"), default: []].formUnion((try? event.days(of: "RECURRENCE-ID")) ?? [])
        }
        return replaced
    }

    /// The first days of an event within a range, in order, without those that other events of its series replace.
    package func days(
        in window: DayRange,
        by table: AlmanacTable,
        without replaced: Set<Day>
    ) throws(EventFault) -> [Day] {
        guard let start = try days(of: "DTSTART").first else { throw EventFault(description: "DTSTART is missing") }
        if properties["RECURRENCE-ID"] != nil {
            _ = try days(of: "RECURRENCE-ID")
            return window.contains(start) ? [start] : []
        }
        guard properties["EXRULE"] == nil else { throw EventFault(description: "EXRULE is not supported") }
        let rules = properties["RRULE"] ?? []
        guard rules.count < 2 else { throw EventFault(description: "a second RRULE is not supported") }
        var found = try [start] + days(of: "RDATE")
        if let rule = rules.first {
            let rule = try dated(rule.value)
            do throws(RecurrenceError) {
                found += try Recurrence(parsing: rule, from: start, in: table).days(in: window)
            } catch {
                throw EventFault(description: "\(error)")
            }
        }
        // The union of the two would be made for each event of a series anew.
        let missing = Set(try days(of: "EXDATE"))
        return Set(found).filter { window.contains($0) && !missing.contains($0) && !replaced.contains($0) }.sorted()
    }

    /// How many days an event takes: it ends before the day of DTEND, or at a time on it.
    package func length() throws(EventFault) -> Int {
        guard let start = try times(of: "DTSTART").first, let end = try times(of: "DTEND").first else { return 1 }
        return max(1, end.day.days(since: start.day) + (end.secondOfDay > 0 ? 1 : 0))
    }

    /// A rule in which UNTIL is a date. A moment, as RFC 5545 has it for events with a time (3.3.10), becomes the last day on which the
    /// event begins until then by its own clock; one of UTC stays where the zone of DTSTART is not known.
    private func dated(_ rule: String) throws(EventFault) -> String {
        let begin = try times(of: "DTSTART").first?.secondOfDay ?? 0
        let isOfDates = properties["DTSTART"]?.first?.value.utf8.count == 8
        let hasZone = zoneName != nil || fileZone != nil
        return rule.split(separator: ";", omittingEmptySubsequences: false).map { part in
            guard part.uppercased().hasPrefix("UNTIL="), let moment = WallTime(basic: part.dropFirst(6)),
                let until = isOfDates || !hasZone ? moment : local(moment)
            else { return String(part) }
            let last = until.secondOfDay < begin ? until.day.previous : until.day
            return "UNTIL=" + "\(last ?? until.day)".filter { $0 != "-" }
        }.joined(separator: ";")
    }

    /// The days of a property, which may have several and may be there several times, each as the clock of the event has it.
    package func days(of name: String) throws(EventFault) -> [Day] { try times(of: name).map(\.day) }

    /// The days and times of a property by the clock of the event; 0h for a date.
    private func times(of name: String) throws(EventFault) -> [WallTime] {
        var times: [WallTime] = []
        for property in properties[name] ?? [] {
            // An occurrence and all later ones, and a period with its end.
            let parameters = property.parameters.uppercased()
            guard !parameters.contains("RANGE="), !parameters.contains("PERIOD") else {
                throw EventFault(description: "\(name)\(property.parameters) is not supported")
            }
            for value in property.value.split(separator: ",", omittingEmptySubsequences: false) {
                let isDate = value.utf8.count == 8
                guard let time = WallTime(basic: isDate ? value + "T000000" : value) else {
                    throw EventFault(description: "\(name) is malformed")
                }
                guard let local = local(time) else {
                    let right = "a date, or X-WR-TIMEZONE with a zone such as Asia/Seoul"
                    throw EventFault(description: "\(name) is a moment of UTC, which is no day: expected \(right)")
                }
                times.append(local)
            }
        }
        return times
    }

    /// A time by the clock of the event: one of UTC in the zone of DTSTART, else in that of the file; nil if it is not known.
    private func local(_ time: WallTime) -> WallTime? {
        guard let offset = time.offset else { return time }
        let zone = zoneName.map { try? ReaderZone(named: $0) } ?? fileZone
        return zone?.localTime(of: time.instant(utcOffsetSeconds: offset)).map { WallTime($0) }
    }

    /// The name of the zone of DTSTART.
    private var zoneName: String? {
        let parameters = properties["DTSTART"]?.first?.parameters.split(separator: ";") ?? []
        return parameters.first { $0.uppercased().hasPrefix("TZID=") }?.dropFirst(5).filter { $0 != "\"" }
    }
}

extension WallTime {
    /// Reads a moment as iCalendar writes it, `20280101T000000Z`: of UTC, or without the `Z` of some clock.
    fileprivate init?(basic text: Substring) {
        let bytes = Array(text.utf8)
        guard bytes.count == (text.hasSuffix("Z") ? 16 : 15), bytes[8] == UInt8(ascii: "T") else { return nil }
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let day = "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))"
        self.init("\(day)T\(part(9..<11)):\(part(11..<13)):\(part(13..<15))" + part(15..<bytes.count))
    }
}
