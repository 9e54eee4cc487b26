import AlmanacCore
import AlmanacNames
import CommandSupport

/// A column of a text file: its name, its meaning, and its field in a row.
struct TextColumn<Row> {
    let name: String
    /// The meaning, for the head of the file.
    let meaning: String
    let field: (Row) -> String

    init(_ name: String, _ meaning: String, _ field: @escaping (Row) -> String) {
        (self.name, self.meaning, self.field) = (name, meaning, field)
    }

    /// The columns about the certainty of a day, the same in every file.
    static func doubts(_ certainty: @escaping (Row) -> Certainty) -> [TextColumn] {
        [
            TextColumn("certainty", "certain, near-midnight, disputed, published or computed") { "\(certainty($0))" },
            TextColumn("other_day", "if disputed the day of the authority, if published the computed day, else -") {
                certainty($0).otherDay.field
            },
            TextColumn("authority", "the authority of a disputed or published day, else -") {
                certainty($0).authority.field
            },
        ]
    }
}

extension Emission {
    /// A file of tab-separated values in UTF-8 with LF: comments that begin with `#`, the names of the columns, a line for
    /// each row.
    func tabSeparated<Row>(_ head: [String], _ columns: [TextColumn<Row>], _ rows: some Sequence<Row>) -> String {
        var text = head.map { "# \($0)\n" }.joined()
        for column in columns { text += "# \(column.name): \(column.meaning)\n" }
        text += columns.map(\.name).joined(separator: "\t") + "\n"
        for row in rows { text += columns.map { $0.field(row) }.joined(separator: "\t") + "\n" }
        return text
    }
}

// MARK: - Months

extension Emission {
    /// The lunar months, with certainty: the source for every other form of them.
    var months: String {
        let columns: [TextColumn<(calendar: LunisolarCalendar, month: LunarMonth)>] =
            [
                TextColumn("calendar", "whose calendar") { "\($0.calendar)" },
                TextColumn("lunar_year", "the Gregorian year in which the lunar year begins") { "\($0.month.year)" },
                TextColumn("month", "1 to 12") { "\($0.month.month.number)" },
                TextColumn("leap", "1 for a leap month, which follows the month of its number, else 0") {
                    $0.month.month.isLeap ? "1" : "0"
                },
                TextColumn("first_day", "Gregorian") { "\($0.month.firstDay)" },
                TextColumn("length", "29 or 30 days") { "\($0.month.length)" },
            ] + TextColumn.doubts { $0.calendar.newMoon(of: $0.month)?.certainty ?? .certain }
        let rows = calendars.lazy.flatMap { calendar in
            calendar.months(overlapping: days).map { (calendar: calendar, month: $0) }
        }
        return tabSeparated(head("Lunar months that have a day in the years"), columns, rows)
    }
}

// MARK: - Solar terms and phases of the Moon

extension Emission {
    /// The solar terms, to the second and by civil day.
    var terms: String {
        let number = ("term", "0 (xiaohan, 285 degrees) to 23 (dongzhi, 270 degrees)")
        return events("Solar terms", number, id: \.identifier) { $0.termEvents(in: days) }
    }

    /// The phases of the Moon, to the second and by civil day.
    var phases: String {
        let number = ("phase", "0 (new) to 3 (last quarter)")
        return events("Phases of the Moon", number, id: \.identifier) { $0.phaseEvents(in: days) }
    }

    private func events<Kind: RawRepresentable<UInt8>>(
        _ contents: String,
        _ number: (name: String, meaning: String),
        id: @escaping (Kind) -> String,
        of events: (LunisolarCalendar) -> CalendarSlice<CelestialEvent<Kind>>
    ) -> String {
        let columns: [TextColumn<(calendar: LunisolarCalendar, event: CelestialEvent<Kind>)>] =
            [
                TextColumn("calendar", "whose calendar, which decides the civil day") { "\($0.calendar)" },
                TextColumn("day", "the civil day, Gregorian") { "\($0.event.day)" },
                TextColumn(number.name, number.meaning) { "\($0.event.kind.rawValue)" },
                TextColumn("id", "its name, the same in every release") { id($0.event.kind) },
                TextColumn("utc", "the instant in UTC, before 1972 UT1, rounded half up") { "\($0.event.instant)" },
                TextColumn("margin_seconds", "from the nearest midnight of the calendar's clock, negative before it") {
                    "\($0.event.marginSeconds)"
                },
                TextColumn("uncertainty_seconds", "by which the instant may be wrong") {
                    "\($0.event.uncertaintySeconds)"
                },
            ] + TextColumn.doubts(\.event.certainty)
        let rows = calendars.flatMap { calendar in events(calendar).map { (calendar: calendar, event: $0) } }
        return tabSeparated(head(contents), columns, rows)
    }
}
