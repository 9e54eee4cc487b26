import AlmanacCore

/// An uncertain holiday and a day that is off, or not, depending on it.
struct UncertainHoliday: Hashable {
    let audience: Audience
    let holiday: RegionHolidays.Holiday
    /// The days from the holiday to the day.
    let distance: Int8
}

extension HolidayLaws {
    /// The days of a region that the laws make off, or not, depending on an uncertain holiday, in the order of
    /// the holidays' own days; of a holiday its own day comes first.
    ///
    /// The laws are applied twice: to the days of the table, and to the same with every uncertain festival on its other day. A day
    /// that the two do not have in common is uncertain, and so are both days of the holiday, even where a weekend hides it.
    func uncertainDays(
        _ region: RegionHolidays,
        _ rules: [MovingRule],
        _ weeks: [WorkWeek],
        order: [FestivalID]
    ) throws(DataFileError) -> [UncertainHoliday] {
        let other = region.onOtherDays
        let same = Set(other.holidays)
        let different = region.holidays.filter { !same.contains($0) }
        let uncertain = different.sorted { ($0.id, $0.day) < ($1.id, $1.day) }.compactMap { holiday in
            let others = other.holidays.filter { $0.id == holiday.id }
            let nearest = others.min { abs($0.day.days(since: holiday.day)) < abs($1.day.days(since: holiday.day)) }
            return nearest.map { (holiday, $0) }
        }
        var found: Set<UncertainHoliday> = []
        func add(_ day: Day, _ audience: Audience, _ holiday: RegionHolidays.Holiday) {
            guard let distance = Int8(exactly: day.days(since: holiday.day)) else { return }
            found.insert(UncertainHoliday(audience: audience, holiday: holiday, distance: distance))
        }
        let listed = rows.filter { $0.action == .listed }
        for (holiday, moved) in uncertain {
            let isListed = listed.contains { $0.festival == holiday.id && $0.days[holiday.year] != nil }
            for audience in isListed ? [Audience.everybody, .listed] : [.everybody] {
                add(holiday.day, audience, holiday)
                add(moved.day, audience, holiday)
            }
        }
        let otherLaws = try HolidayLaws(other, rules, weeks, order: order)
        for fact in facts(region).symmetricDifference(otherLaws.facts(other)) {
            // Of two holidays of one event the fact's own one; a holiday that gives way is not itself uncertain.
            let nearest = uncertain.map(\.0).min { left, right in
                (abs(left.day.days(since: fact.day)), left.id == fact.festival ? 0 : 1)
                    < (abs(right.day.days(since: fact.day)), right.id == fact.festival ? 0 : 1)
            }
            let own = uncertain.map(\.0).first { $0.id == fact.festival && abs($0.day.days(since: fact.ownDay)) <= 1 }
            if let holiday = own ?? nearest { add(fact.day, fact.audience, holiday) }
        }
        return found.sorted { left, right in
            (left.holiday.day, abs(left.distance), left.distance, left.holiday.id, "\(left.audience)")
                < (right.holiday.day, abs(right.distance), right.distance, right.holiday.id, "\(right.audience)")
        }
    }

    /// A day that a row makes off for an audience, and the own day of its festival.
    fileprivate struct Fact: Hashable {
        let day: Day
        let audience: Audience
        let festival: FestivalID?
        let ownDay: Day
    }

    fileprivate func facts(_ region: RegionHolidays) -> Set<Fact> {
        var facts: Set<Fact> = []
        for row in rows where row.action != .listed && row.action != .bound {
            for (year, day) in row.days {
                let own = row.festival.flatMap { region.day(of: $0, inYear: year) }
                facts.insert(Fact(day: day, audience: row.audience, festival: row.festival, ownDay: own ?? day))
            }
        }
        return facts
    }
}
