import Almanac

extension ExportRequest {
    /// Writes the request as one JSON object with an element on each line, which `Data/schema/export.schema.json` describes.
    package func writeJSON(to write: (String) throws -> Void) rethrows {
        try write("{\n" + head)
        try writeArray("months", calendar.months(beginningIn: days).lazy.map { jsonValue($0) }, to: write)
        try writeArray("terms", calendar.termEvents(in: days).lazy.map { jsonValue($0, "term") }, to: write)
        try writeArray("phases", calendar.phaseEvents(in: days).lazy.map { jsonValue($0, "phase") }, to: write)
        try writeArray("festivals", festivals.starting(in: days).lazy.map { jsonValue($0) }, to: write)
        try writeArray("anniversaries", entries([.anniversaries], in: days).lazy.map { jsonValue($0) }, to: write)
        try writeArray("days", years.lazy.flatMap { rows(ofYear: $0) }.map(\.json), to: write)
        try write("\n}\n")
    }

    /// Writes the events of the iCalendar file of some feeds as one JSON object with an event on each line; `last` is included.
    package func writeJSON(of feeds: [Feed], to write: (String) throws -> Void) rethrows {
        let file = ICalendarFile(self, feeds)
        let members: KeyValuePairs<String, JSONValue> = [
            "release": .string(release), "holidays": .string(holidays.release), "calendar": .string(file.name),
        ]
        try write("{\n" + Self.lines(of: members))
        try writeArray("events", file.events.lazy.map(\.json), to: write)
        try write("\n}\n")
    }

    private static func lines(of members: KeyValuePairs<String, JSONValue>) -> String {
        members.map { JSONValue.string($0).text + ":" + $1.text }.joined(separator: ",\n")
    }

    /// Writes a member whose value is an array, each element on a line of its own.
    private func writeArray(
        _ name: String,
        _ elements: some Sequence<JSONValue>,
        to write: (String) throws -> Void
    ) rethrows {
        try write(",\n\(JSONValue.string(name).text):[")
        var separator = "\n"
        for element in elements {
            try write(separator + element.text)
            separator = ",\n"
        }
        try write("]")
    }

    /// The members before the arrays.
    private var head: String {
        let members: KeyValuePairs<String, JSONValue> = [
            "format": .string("almanac"),
            "version": .number(1),
            "release": .string(release),
            "digest": .string(calendar.table.digest),
            "calendar": .string("\(calendar.id)"),
            "regions": .string(regionsText),
            "language": .string(language.tag),
            "firstYear": .number(years.lowerBound),
            "lastYear": .number(years.upperBound),
            "holidays": .string(holidays.release),
            "holidaysDigest": .string(holidays.digest),
            "daysOff": .array(daysOff.map { jsonValue($0) }),
        ]
        return Self.lines(of: members)
    }
}

/// Elements of the arrays, with their members in the order of the schema.
extension ExportRequest {
    private func jsonValue(_ text: (some CustomStringConvertible)?) -> JSONValue {
        text.map { .string($0.description) } ?? .null
    }

    func jsonValue(_ month: LunarMonth) -> JSONValue {
        let certainty = calendar.newMoon(of: month)?.certainty ?? .certain
        return .object([
            "day": .number(month.firstDay.rawValue),
            "date": .string("\(month.firstDay)"),
            "lunarYear": .number(month.year),
            "lunarMonth": .number(month.month.number),
            "lunarLeap": .truth(month.month.isLeap),
            "length": .number(month.length),
            "name": .string(month.month.name(in: language)),
            "certainty": .string("\(certainty)"),
            "authority": jsonValue(certainty.authority),
            "otherDate": jsonValue(certainty.otherDay),
        ])
    }

    /// An event, with the number of its kind under a key of its own.
    func jsonValue(_ event: CelestialEvent<some NamedEvent>, _ key: String) -> JSONValue {
        .object([
            "day": .number(event.day.rawValue),
            "date": .string("\(event.day)"),
            key: .number(event.kind.rawValue),
            "name": .string(event.kind.name(in: language)),
            "utc": .string("\(event.instant)"),
            "marginSeconds": .number(event.marginSeconds),
            "certainty": .string("\(event.certainty)"),
            "uncertaintySeconds": .number(event.uncertaintySeconds),
            "authority": jsonValue(event.certainty.authority),
            "otherDate": jsonValue(event.certainty.otherDay),
        ])
    }

    func jsonValue(_ festival: Festival) -> JSONValue {
        let certainty = festivals.certainty(of: festival)
        return .object([
            "day": .number(festival.firstDay.rawValue),
            "date": .string("\(festival.firstDay)"),
            "lastDay": .number(festival.lastDay.rawValue),
            "lastDate": .string("\(festival.lastDay)"),
            "id": .string("\(festival.id)"),
            "name": .string(festivals.name(of: festival.id, on: festival.firstDay, in: language)),
            "kind": .string("\(festival.kind)"),
            "certainty": .string("\(certainty)"),
            "authority": jsonValue(certainty.authority),
            "otherDate": jsonValue(certainty.otherDay),
        ])
    }

    func jsonValue(_ daysOff: WorkCalendar) -> JSONValue {
        let decided = daysOff.completeDays
        return .object([
            "region": .string("\(daysOff.region)"),
            "audience": .string("\(daysOff.audience)"),
            "firstDate": jsonValue(decided?.firstDay),
            "lastDate": jsonValue(decided?.lastDay),
            "lookedUp": .string("\(daysOff.lookedUp)"),
            "authorities": .array(daysOff.authorities.map { .string($0) }),
            "coversAllYears": .truth(decided?.intersection(days) == days),
        ])
    }

    func jsonValue(_ entry: CalendarEntry) -> JSONValue {
        .object([
            "day": .number(entry.firstDay.rawValue),
            "date": .string("\(entry.firstDay)"),
            "name": .string(entry.name),
            "certainty": .string("\(entry.certainty)"),
            "authority": jsonValue(entry.certainty.authority),
            "otherDate": jsonValue(entry.certainty.otherDay),
        ])
    }
}

extension ICalendarEvent {
    /// The event as subscribers of the feed know it.
    fileprivate var json: JSONValue {
        .object([
            "uid": .string(uid),
            "first": .string("\(firstDay)"),
            "last": .string("\(lastDay)"),
            "name": .string(summary),
            "description": .string(description),
        ])
    }
}

extension DayRow {
    /// The day with its columns, its festivals with the number of the day on which each of them is, and for each region
    /// whether it is worked.
    var json: JSONValue {
        let festivals = self.festivals.map {
            JSONValue.object(["id": .string("\($0.id)"), "dayNumber": .number($0.dayNumber)])
        }
        return .object(
            [("day", .number(day.rawValue))]
                + DayColumn.calendarDay.map { ($0.key, $0.value(self).json) }
                + [("publicHoliday", .truth(isPublicHoliday))]
                + DayColumn.lunarDoubts.map { ($0.key, $0.value(self).json) }
                + [("festivals", .array(festivals)), ("work", .array(request.daysOff.map(work)))]
        )
    }

    /// The status of the day in a region, under the names of the columns.
    private func work(_ daysOff: WorkCalendar) -> JSONValue {
        let status = daysOff.status(of: day)
        let columns = WorkColumn.all.map { ($0.key, $0.value(status, daysOff).json) }
        return .object([("region", .string("\(daysOff.region)"))] + columns)
    }
}

/// A value of JSON (RFC 8259) as text; members keep the order in which they are given.
package struct JSONValue: Hashable, Sendable {
    /// The value in JSON's notation, on one line.
    package let text: String

    static let null = JSONValue(text: "null")

    package static func number(_ value: some BinaryInteger) -> JSONValue { JSONValue(text: "\(value)") }

    /// `true` or `false`.
    package static func truth(_ value: Bool) -> JSONValue { JSONValue(text: value ? "true" : "false") }

    /// A string of any text; control characters and the line separators of JavaScript are escaped.
    package static func string(_ value: String) -> JSONValue {
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case ..<" ", "\u{7F}", "\u{2028}", "\u{2029}": text += "\\u" + scalar.value.hexadecimal(digits: 4)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return JSONValue(text: text + "\"")
    }

    package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        object(members.map { ($0, $1) })
    }

    /// An object of members in an array.
    static func object(_ members: [(name: String, value: JSONValue)]) -> JSONValue {
        JSONValue(text: "{" + members.map { string($0).text + ":" + $1.text }.joined(separator: ",") + "}")
    }

    package static func array(_ elements: [JSONValue]) -> JSONValue {
        JSONValue(text: "[" + elements.map(\.text).joined(separator: ",") + "]")
    }
}

extension FixedWidthInteger where Self: UnsignedInteger {
    /// The number in hexadecimal, with zeros before it up to a count of digits.
    package func hexadecimal(digits count: Int) -> String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
    }
}
