import AlmanacCore

// The rows of a holiday file, checked against week, laws and festivals of the days around them.

extension HolidayFile {
    /// The most days that a festival may be before or after a row for it.
    private static let nearby = 25

    /// Throws at the first row that cannot be right.
    func requireUsable(_ region: RegionHolidays, daysOffByLaw: Set<Day>) throws(DataFileError) {
        for row in rows {
            try requireRestDay(row, daysOffByLaw)
            try requireFestivalNearby(row, region)
        }
    }

    private func requireRestDay(_ row: HolidayRow, _ daysOffByLaw: Set<Day>) throws(DataFileError) {
        for day in row.days {
            let rest = weeks(of: row.audience).rest(on: day)
            let isHoliday = daysOffByLaw.contains(day)
            switch (row.kind, row.reason) {
            case (.makeUpWorkday, _) where rest == WorkWeek.Rest.none:
                throw row.line.error(found: "\(day), a workday anyway", expected: "a day of the weekend that is worked")
            case (.makeUpWorkday, _) where isHoliday:
                throw row.line.error(found: "\(day), a holiday by law", expected: "a day of the weekend that is worked")
            case (.makeUpWorkday, _) where isRestByLaw(day, row.audience):
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
        let weeks = head.weeks(for: audience)
        return weeks.isEmpty ? head.weeks : weeks
    }

    private func requireFestivalNearby(_ row: HolidayRow, _ region: RegionHolidays) throws(DataFileError) {
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
