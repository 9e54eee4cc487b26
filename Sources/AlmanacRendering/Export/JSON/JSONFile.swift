import Almanac

/// A request as one JSON object with an element on each line, which `Data/schema/export.schema.json` describes.
package struct JSONFile: Sendable {
    private let request: ExportRequest

    /// The file of a request.
    package init(_ request: ExportRequest) {
        self.request = request
    }

    /// Writes the file element by element.
    package func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
        try sink.write("{\n" + head)
        let days = request.days
        try write("months", request.calendar.months(beginningIn: days).lazy.map { request.jsonValue($0) }, to: &sink)
        try write("terms", request.calendar.termEvents(in: days).lazy.map { request.jsonValue($0) }, to: &sink)
        try write("phases", request.calendar.phaseEvents(in: days).lazy.map { request.jsonValue($0) }, to: &sink)
        let festivals = request.festivals.starting(in: days)
        try write("festivals", festivals.lazy.map { request.jsonValue($0) }, to: &sink)
        let anniversaries = request.entries([.anniversaries], in: days)
        try write("anniversaries", anniversaries.lazy.map { request.jsonValue($0) }, to: &sink)
        try write("days", request.years.lazy.flatMap { request.rows(ofYear: $0) }.map(\.json), to: &sink)
        try sink.write("\n}\n")
    }

    /// Writes a member whose value is an array, each element on a line of its own.
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

    /// The members before the arrays.
    private var head: String {
        let decided = request.daysOff.map { request.jsonValue(DecidedDays($0)) }
        let members: KeyValuePairs<String, JSONValue> = [
            "format": .string("almanac"),
            "version": .number(1),
            "release": .string(request.release),
            "digest": .string(request.digest),
            "calendar": .string("\(request.calendar.id)"),
            "regions": .string(request.regionsText),
            "language": .string(request.language.tag),
            "firstYear": .number(request.years.lowerBound),
            "lastYear": .number(request.years.upperBound),
            "holidays": .string(request.holidaysRelease),
            "holidaysDigest": .string(request.holidaysDigest),
            "daysOff": .array(decided),
        ]
        return members.map { JSONValue.string($0).text + ":" + $1.text }.joined(separator: ",\n")
    }
}
