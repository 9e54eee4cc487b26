// An edition as JSON, described by Data/schema/export.schema.json.

import Almanac

/// Months, events and days of an edition as one JSON object, an element a line.
package struct JSONFile: Sendable {
    private let edition: Edition

    /// The file of an edition.
    package init(_ edition: Edition) {
        self.edition = edition
    }

    /// Writes the file, an element at a time.
    package func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
        try sink.write("{\n" + head)
        let days = edition.days
        try write("months", edition.calendar.months(beginningIn: days).lazy.map { edition.value($0) }, to: &sink)
        try write("terms", edition.calendar.termEvents(in: days).lazy.map { edition.value($0) }, to: &sink)
        try write("phases", edition.calendar.phaseEvents(in: days).lazy.map { edition.value($0) }, to: &sink)
        let festivals = edition.festivals.beginning(in: days)
        try write("festivals", festivals.lazy.map { edition.value($0) }, to: &sink)
        let anniversaries = edition.occasions([.anniversaries], in: days)
        try write("anniversaries", anniversaries.lazy.map { edition.value($0) }, to: &sink)
        try write("days", days.lazy.compactMap { edition.value($0) }, to: &sink)
        try sink.write("\n}\n")
    }

    /// Writes a member whose value is an array, each of its elements on a line.
    private func write<Sink: TextSink & ~Copyable>(
        _ name: String,
        _ elements: some Sequence<JSONValue>,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        try sink.write(",\n\(JSONValue.string(name).text):[")
        var separator = "\n"
        for element in elements {
            try sink.write(separator + element.text)
            separator = ",\n"
        }
        try sink.write("]")
    }

    private var head: String {
        let members: KeyValuePairs<String, JSONValue> = [
            "format": .string("almanac"),
            "version": .number(1),
            "release": .string(edition.release),
            "digest": .string(edition.digest),
            "calendar": .string("\(edition.calendar.id)"),
            "regions": .string(edition.regionsText),
            "language": .string(edition.language.tag),
            "firstYear": .number(edition.years.lowerBound),
            "lastYear": .number(edition.years.upperBound),
        ]
        return members.map { JSONValue.string($0).text + ":" + $1.text }.joined(separator: ",\n")
    }
}

extension Edition {
    /// A text, or null for nil.
    private func value(_ text: (some CustomStringConvertible)?) -> JSONValue {
        text.map { .string($0.description) } ?? .null
    }

    fileprivate func value(_ month: DatedLunarMonth) -> JSONValue {
        let certainty = calendar.newMoon(of: month)?.certainty ?? .certain
        return .object([
            "day": .number(month.firstDay.rawValue),
            "date": .string("\(month.firstDay)"),
            "lunarYear": .number(month.year),
            "month": .number(month.month.number),
            "leap": .truth(month.month.isLeap),
            "length": .number(month.length),
            "name": .string(month.month.name(in: language)),
            "certainty": .string("\(certainty)"),
            "authority": value(certainty.authority),
            "otherDate": value(certainty.otherDay),
        ])
    }

    fileprivate func value(_ event: SolarTermEvent) -> JSONValue {
        .object([
            "day": .number(event.day.rawValue),
            "date": .string("\(event.day)"),
            "term": .number(event.kind.index),
            "name": .string(event.kind.name(in: language)),
            "utc": .string("\(event.instant)"),
            "marginSeconds": .number(event.marginSeconds),
            "certainty": .string("\(event.certainty)"),
            "uncertaintySeconds": .number(event.uncertaintySeconds),
            "authority": value(event.certainty.authority),
            "otherDate": value(event.certainty.otherDay),
        ])
    }

    fileprivate func value(_ event: MoonPhaseEvent) -> JSONValue {
        .object([
            "day": .number(event.day.rawValue),
            "date": .string("\(event.day)"),
            "phase": .number(event.kind.rawValue),
            "name": .string(event.kind.name(in: language)),
            "utc": .string("\(event.instant)"),
            "marginSeconds": .number(event.marginSeconds),
            "certainty": .string("\(event.certainty)"),
            "uncertaintySeconds": .number(event.uncertaintySeconds),
            "authority": value(event.certainty.authority),
            "otherDate": value(event.certainty.otherDay),
        ])
    }

    fileprivate func value(_ festival: Festival) -> JSONValue {
        .object([
            "day": .number(festival.firstDay.rawValue),
            "date": .string("\(festival.firstDay)"),
            "lastDay": .number(festival.lastDay.rawValue),
            "lastDate": .string("\(festival.lastDay)"),
            "id": .string("\(festival.id)"),
            "name": .string(festivals.name(of: festival.id, in: language)),
            "kind": .string("\(festival.kind)"),
        ])
    }

    fileprivate func value(_ occasion: Occasion) -> JSONValue {
        .object([
            "day": .number(occasion.firstDay.rawValue),
            "date": .string("\(occasion.firstDay)"),
            "name": .string(occasion.name),
        ])
    }

    fileprivate func value(_ day: Day) -> JSONValue? {
        guard let date = calendar.lunarDate(on: day), let pillars = calendar.pillars(on: day) else { return nil }
        return .object([
            "day": .number(day.rawValue),
            "date": .string("\(day)"),
            "weekday": .number(day.weekday.number),
            "lunarYear": .number(date.year),
            "month": .number(date.month.number),
            "leap": .truth(date.month.isLeap),
            "dayOfMonth": .number(date.day),
            "name": .string(LunarMonthDay(date).text(in: language)),
            "pillars": .array([pillars.year, pillars.month, pillars.day].map { .string($0.name(in: language)) }),
        ])
    }
}
