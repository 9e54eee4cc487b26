/// A column of the table of days. The article *Data dictionary* describes every one; a name never changes its meaning.
package struct DayColumn: Sendable {
    /// The name in the header of CSV: `lunar_month`.
    package let name: String
    /// The value on a day.
    let value: @Sendable (DayRow) -> ColumnValue

    init(_ name: String, _ value: @escaping @Sendable (DayRow) -> ColumnValue) {
        self.name = name
        self.value = value
    }

    /// Every column that all exports have, in the order of CSV. Those of work come after them, `WorkColumn`.
    package static let all =
        gregorian + lunar + pillars + term + phase + festivals + [
            DayColumn("anniversaries") { $0.listing($0.anniversaries.map(\.name), separator: "; ") },
            DayColumn("calendar") { .text("\($0.request.calendar.id)") },
            DayColumn("regions") { .text($0.request.regionsText) },
        ]

    /// What JSON says of every day; its terms, phases and festivals are arrays of their own.
    static let calendarDay = gregorian + lunar + pillars

    /// Whether the value tells of public holidays.
    package var showsHolidays: Bool { Self.festivals.contains { $0.name == name } }

    /// The name as a key of JSON: `lunarMonth`.
    var key: String {
        let words = name.split(separator: "_")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
