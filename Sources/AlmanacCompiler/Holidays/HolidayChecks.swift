import AlmanacCore

/// The rows of a holiday file, checked against week, laws and festivals of the days around them.
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
            let rest = weeks(of: row.audience).rest(on: day)
            let isHoliday = daysOffByLaw.contains(day)
            switch (row.kind, row.reason) {
            case (.makeUpWorkday, _) where rest == WorkWeek.Rest.none:
                throw row.line.error(found: "\(day), a workday anyway", expected: "a day of the weekend that is worked")
            case (.makeUpWorkday, _) where isHoliday:
                throw row.line.error(found: "\(day), a holiday by law", expected: "a day of the weekend that is worked")
            case (.makeUpWorkday, _) where file.isRestByLaw(day, row.audience):
                throw row.line.error(
                    found: "\(day), a day of rest by law",
                    expected: "a day that a notice may have worked"
                )
            case (.dayOff, .exchanged) where rest == .day || isHoliday:
                throw row.line.error(found: "\(day), off anyway", expected: "a workday that is exchanged")
            case (_, .moved) where !(row.otherDay.map(daysOffByLaw.contains) ?? false):
                throw row.line.error(
                    found: "moved-from \(row.otherDay.map(\.description) ?? "-")",
                    expected: "the day of a holiday by law"
                )
            default: break
            }
        }
    }

    /// The week of an audience, or that of the usual one if nobody looked it up.
    private func weeks(of audience: Audience) -> [WorkWeek] {
        let weeks = file.head.weeks(for: audience)
        return weeks.isEmpty ? file.head.weeks : weeks
    }

    private func requireFestivalNearby(_ row: HolidayRow) throws(DataFileError) {
        guard let festival = row.festival else { return }
        for day in row.days {
            let year = GregorianDate(day).year
            let days = (year - 1...year + 1).compactMap { region.day(of: festival, inYear: $0) }
            let nearest = days.min { abs($0.days(since: day)) < abs($1.days(since: day)) }
            guard let nearest, abs(nearest.days(since: day)) > Self.nearby else { continue }
            throw row.line.error(
                found: "\(day) for \(festival), which falls on \(nearest)",
                expected: "a day at most \(Self.nearby) days from the festival"
            )
        }
    }
}
