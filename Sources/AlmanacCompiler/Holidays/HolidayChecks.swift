import AlmanacCore

/// What the rows of a holiday file say of the days around them, checked against week, laws and festivals.
struct HolidayChecks {
    private let file: HolidayFile
    private let region: RegionHolidays
    private let daysOffByLaw: Set<Day>

    /// The most days that a festival may be before or after a row for it.
    private static let nearby = 25

    init(_ file: HolidayFile, _ region: RegionHolidays, daysOffByLaw: Set<Day>) {
        self.file = file
        self.region = region
        self.daysOffByLaw = daysOffByLaw
    }

    /// Throws at the first row that cannot be right.
    func requireUsable() throws(DataFileError) {
        for row in file.rows {
            try requireRestDay(row)
            try requireFestivalNearby(row)
        }
    }

    private func requireRestDay(_ row: HolidayRow) throws(DataFileError) {
        for day in row.days {
            let isRest = file.weeks.rest(on: day) != WorkWeek.Rest.none
            switch (row.effect, row.reason) {
            case (.work, _) where !isRest:
                throw row.line.error(found: "\(day), a workday anyway", expected: "a day of the weekend that is worked")
            case (.work, _) where daysOffByLaw.contains(day):
                throw row.line.error(found: "\(day), a holiday by law", expected: "a day of the weekend that is worked")
            case (.work, _) where file.isRestByLaw(day, row.audience):
                throw row.line.error(
                    found: "\(day), a day of rest by law",
                    expected: "a day that a notice may have worked"
                )
            case (.off, .exchanged) where file.weeks.rest(on: day) == .day || daysOffByLaw.contains(day):
                throw row.line.error(found: "\(day), off anyway", expected: "a workday that is exchanged")
            case (_, .moved) where !(row.otherDay.map(isHoliday) ?? false):
                throw row.line.error(
                    found: "moved-from \(row.otherDay.map(\.description) ?? "-")",
                    expected: "the day of a holiday by law"
                )
            default: break
            }
        }
    }

    private func isHoliday(_ day: Day) -> Bool { daysOffByLaw.contains(day) }

    private func requireFestivalNearby(_ row: HolidayRow) throws(DataFileError) {
        guard let festival = row.festival else { return }
        for day in row.days {
            let year = GregorianDate(day).year
            let days = (year - 1...year + 1).compactMap { region.day(of: festival, inYear: $0) }
            guard days.isEmpty || days.contains(where: { abs($0.days(since: day)) <= Self.nearby }) else {
                let nearest = days.min { abs($0.days(since: day)) < abs($1.days(since: day)) }
                throw row.line.error(
                    found: "\(day) for \(festival), which falls on \(nearest.map(\.description) ?? "no day")",
                    expected: "a day at most \(Self.nearby) days from the festival"
                )
            }
        }
    }
}
