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
            do throws(RecurrenceError) {
                found += try Recurrence(parsing: dated(rule.value), from: start, in: table).days(in: window)
            } catch {
                throw EventFault(description: "\(error)")
            }
        }
        // The union of the two would be made for each event of a series anew.
        let missing = Set(try days(of: "EXDATE"))
        return Set(found).filter { window.contains($0) && !missing.contains($0) && !replaced.contains($0) }.sorted()
    }

    /// A rule in which UNTIL is a date. A moment, as RFC 5545 has it for events with a time (3.3.10), becomes the last day on which the
    /// event begins until then by its own clock; one of UTC stays where the zone of that clock is not known.
    private func dated(_ rule: String) -> String {
        rule.split(separator: ";", omittingEmptySubsequences: false).map { part in
            guard part.uppercased().hasPrefix("UNTIL="), var until = WallTime(basic: part.dropFirst(6)) else {
                return String(part)
            }
            let start = properties["DTSTART"]?.first
            let zone = start?.parameters.split(separator: ";").first { $0.uppercased().hasPrefix("TZID=") }
            if let offset = until.offset, let zone {
                guard let own = try? ReaderZone(named: zone.dropFirst(5).filter { $0 != "\"" }) else {
                    return String(part)
                }
                until = own.localTime(of: until.instant(utcOffsetSeconds: offset)).map { WallTime($0) } ?? until
            }
            let begin = start.flatMap { WallTime(basic: $0.value[...]) }?.secondOfDay ?? 0
            let last = until.secondOfDay < begin ? until.day.previous : until.day
            return "UNTIL=" + "\(last ?? until.day)".filter { $0 != "-" }
        }.joined(separator: ";")
    }

    /// The days of a property, which may have several and may be there several times, each as the clock of the event has it.
    package func days(of name: String) throws(EventFault) -> [Day] {
        var days: [Day] = []
        for property in properties[name] ?? [] {
            // An occurrence and all later ones, and a period with its end.
            let parameters = property.parameters.uppercased()
            guard !parameters.contains("RANGE="), !parameters.contains("PERIOD") else {
                throw EventFault(description: "\(name)\(property.parameters) is not supported")
            }
            for value in property.value.split(separator: ",", omittingEmptySubsequences: false) {
                let digits = value.utf8.prefix(8).map { Int($0) - 48 }
                let number = digits.reduce(0) { $0 * 10 + $1 }
                let isDate = digits.count == 8 && digits.allSatisfy((0...9).contains)
                guard isDate, let day = Day(year: number / 10_000, month: number / 100 % 100, day: number % 100),
                    value.utf8.count == 8 || value.utf8.dropFirst(8).first == UInt8(ascii: "T")
                else { throw EventFault(description: "\(name) is malformed") }
                days.append(day)
            }
        }
        return days
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
