// What laws make of days: public holidays, where rules move them, and days of rest of every week and every year.

extension DaysOffLayout {
    mutating func layOutLaws() {
        let own = OwnHolidays(of: region.head.id, calendar, names)
        layOutOwnDays(own)
        for law in region.laws where concerns(law.audience) { layOut(law, own) }
    }

    private mutating func layOutOwnDays(_ own: OwnHolidays) {
        // What law makes of a holiday on a day of the week: the statuses that there are before laws, of each holiday.
        let kinds = statuses.count
        var lawCodes = [UInt16](repeating: 0, count: own.ids.count * kinds)
        let isKept = keptHolidays()
        for holiday in own.holidays {
            if let index = own.fileIndices[holiday.index] {
                guard isKept[index, holiday.year] else { continue }
            } else if audience == .listed {
                continue
            }
            let index = index(of: holiday.day)
            let was = Int(codes[index])
            // Of two holidays on a day the first has it.
            guard was < kinds else { continue }
            let lawIndex = holiday.index * kinds + was
            if lawCodes[lawIndex] == 0 {
                let status = WorkStatus(.dayOff, .law, festival: own.ids[holiday.index], week: statuses[was].week)
                lawCodes[lawIndex] = code(of: status, since: statuses.count)
            }
            codes[index] = lawCodes[lawIndex]
        }
    }

    /// Which holidays stay on their own days in which years, and are in the audience's list.
    private func keptHolidays() -> FestivalYears<Bool> {
        var isKept = FestivalYears(of: names, during: days, audience != .listed)
        for law in region.laws where law.action == .listed && concerns(law.audience) {
            if let festival = law.festival { law.years.forEach { isKept[festival, $0] = true } }
        }
        for law in region.laws where law.action == .move && concerns(law.audience) {
            if let festival = law.festival { law.forEachYear { year, _ in isKept[festival, year] = false } }
        }
        return isKept
    }

    private mutating func layOut(_ law: HolidayLaw, _ own: OwnHolidays) {
        let id = law.festival.map { names.festivals[$0] }
        let start = statuses.count
        law.forEachYear { year, value in
            switch law.action {
            case .listed: break
            case .move, .add:
                guard let ownDay = law.festival.flatMap({ own.day(of: $0, inYear: year) }),
                    let target = ownDay.advanced(by: Int(value)), let was = status(on: target), was.kind != .dayOff
                else { return }
                let status = WorkStatus(.dayOff, .substitute, festival: id, otherDay: ownDay, week: was.week)
                set(target, to: status, since: statuses.count)
            case .between, .only, .half:
                guard let day = HolidayLaw.day(value, inYear: year), let was = status(on: day),
                    let status = law.action.status(over: was, of: id)
                else { return }
                set(day, to: status, since: start)
            }
        }
    }
}

extension HolidayLaw.Action {
    /// What a day becomes by a law about the day itself; nil if it stays what it is.
    fileprivate func status(over was: WorkStatus, of festival: FestivalID?) -> WorkStatus? {
        guard was.kind != .dayOff else { return nil }
        switch self {
        case .between: return WorkStatus(.dayOff, .between, week: was.week)
        case .half where was.isOff: return nil
        case .half: return WorkStatus(.halfDay, .law, half: .either, festival: festival, week: was.week)
        default: return WorkStatus(.dayOff, .law, festival: festival, week: was.week)
        }
    }
}

// MARK: - Every week and every year

extension DaysOffLayout {
    /// Lays out days of rest of every week; a holiday on one of them is laid over it.
    mutating func layOutRestOfTheWeekByLaw() {
        let weekend = code(of: WorkStatus(.weekend, .law, week: .weekend), since: statuses.count)
        for (law, days) in restLaws {
            law.week.forEachRest(in: days) { day, rest in
                if rest == .day { codes[index(of: day)] = weekend }
            }
        }
    }

    /// Lays out days of every year; one that is a holiday remains it.
    mutating func layOutRestOfTheYearByLaw() {
        let start = statuses.count
        for (law, days) in restLaws {
            let years = GregorianDate(days.firstDay).year - 1...GregorianDate(days.lastDay).year
            for yearDays in law.yearDays {
                for year in years {
                    guard let range = yearDays.days(from: year)?.intersection(days) else { continue }
                    for day in range {
                        guard let was = status(on: day), was.kind != .dayOff else { continue }
                        set(day, to: WorkStatus(.dayOff, .law, week: was.week), since: start)
                    }
                }
            }
        }
    }

    /// The laws about the audience, each with the days of the calendar for which it holds.
    private var restLaws: [(law: RestLaw, days: DayRange)] {
        region.restLaws.enumerated().compactMap { index, law in
            guard concerns(law.audience) else { return nil }
            let next = region.restLaws[(index + 1)...].first { $0.audience == law.audience }
            let last = next?.week.firstDay.previous ?? days.lastDay
            return DayRange(from: law.week.firstDay, to: last)?.intersection(days).map { (law, $0) }
        }
    }
}
