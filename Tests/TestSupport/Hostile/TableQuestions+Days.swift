import Almanac

extension TableQuestions {
    /// Dates, months, events and years around a day.
    func dayAnswers(_ calendar: LunisolarCalendar, on day: Day) -> Int {
        var answers = 0
        if let date = calendar.lunarDate(on: day) {
            answers += calendar.day(of: date) == nil ? 0 : 1
            answers += calendar.absence(of: date) == nil ? 0 : 1
            answers += date.description.utf8.count
        }
        if let month = calendar.month(containing: day) {
            answers += Int(month.lastDay.rawValue & 1)
            answers += calendar.month(month.month, inLunarYear: month.year)?.length ?? 0
            answers += calendar.month(after: month)?.length ?? 0
            answers += calendar.month(before: month)?.length ?? 0
            answers += calendar.newMoon(of: month)?.marginSeconds ?? 0
        }
        let year = GregorianDate(day).year
        answers += calendar.leapMonth(inLunarYear: year)?.number ?? 0
        answers += calendar.lichunEvents(inLunarYear: year)?.count ?? 0
        answers &+= calendar.termInstants(inYear: year).map { $0.reduce(0) { $0 ^ Int($1.secondsSince1970) } } ?? 0
        for term in [SolarTerm.xiaohan, .chunfen, .dongzhi] {
            answers += (calendar.termEvent(term, inYear: year)?.uncertaintySeconds ?? 0) & 1
        }
        if let year = calendar.lunarYear(containing: day) {
            answers += year.length + walk(year) { $0.length }
            answers += year.dayOfYear(day) ?? 0
            answers += year.day(355) == nil ? 0 : 1
        }
        answers += eventAnswers(calendar, on: day)
        answers += calendar.name(of: .rabbit, in: .english).utf8.count
        answers += calendar.rokuyo(on: day) == nil ? 0 : 1
        answers += calendar.isSonEomneunNal(day) ? 1 : 0
        answers += calendar.lunarMonthPillar(on: day)?.index ?? 0
        answers &+= calendar.countingAge(on: day, bornOn: calendar.days.firstDay) ?? 0
        return answers
    }

    private func eventAnswers(_ calendar: LunisolarCalendar, on day: Day) -> Int {
        var answers = calendar.phaseEvent(on: day)?.marginSeconds ?? 0
        answers += calendar.nextPhaseEvent(after: day)?.marginSeconds ?? 0
        answers += calendar.previousPhaseEvent(before: day)?.marginSeconds ?? 0
        answers += calendar.termEvent(on: day)?.marginSeconds ?? 0
        answers += calendar.nextTermEvent(after: day)?.marginSeconds ?? 0
        answers += calendar.previousTermEvent(before: day)?.marginSeconds ?? 0
        answers += calendar.season(on: day) == nil ? 0 : 1
        answers += calendar.term(containing: day)?.index ?? 0
        let span = day...Day(rawValue: day.rawValue.addingReportingOverflow(40).overflow ? .max : day.rawValue + 40)
        answers += walk(calendar.months(beginningIn: span)) { $0.length }
        answers += walk(calendar.months(overlapping: span)) { $0.length }
        answers += walk(calendar.termEvents(in: span)) { $0.marginSeconds }
        answers += walk(calendar.phaseEvents(in: span)) { $0.marginSeconds }
        return answers
    }

    /// Months and years later, and anniversaries.
    func sumAnswers(_ calendar: LunisolarCalendar, on day: Day, _ numbers: inout RepeatableNumbers) -> Int {
        guard let date = calendar.lunarDate(on: day) else { return 0 }
        var answers = 0
        let overflow = LunarDate.Overflow.allCases.randomElement(using: &numbers) ?? .lastDay
        for count in [1, -700, .max, .min] {
            answers += calendar.date(byAddingMonths: count, to: date, overflow: overflow)?.day ?? 0
            answers += calendar.date(byAddingYears: count, to: date, overflow: overflow)?.day ?? 0
        }
        let monthDay = LunarMonthDay(date)
        let rule = AnniversaryRule(
            leapMonth: .allCases.randomElement(using: &numbers) ?? .both,
            thirtieth: .allCases.randomElement(using: &numbers) ?? .nextDay
        )
        answers += calendar.nextAnniversary(of: monthDay, after: day, rule: rule) == nil ? 0 : 1
        answers += calendar.previousAnniversary(of: monthDay, before: day, rule: rule) == nil ? 0 : 1
        answers += calendar.anniversaries(of: monthDay, inLunarYears: date.year - 1...date.year + 1, rule: rule).count
        answers += calendar.days(of: monthDay, on: MonthDay(day), inYears: .min ... .max).count
        return answers
    }

    /// Pillars of the day, of its last second and of its first instant.
    func pillarAnswers(_ calendar: LunisolarCalendar, on day: Day, _ numbers: inout RepeatableNumbers) -> Int {
        var answers = calendar.pillars(on: day) == nil ? 0 : 1
        let boundaries = PillarBoundaries(
            year: .allCases.randomElement(using: &numbers) ?? .lichunInstant,
            month: .allCases.randomElement(using: &numbers) ?? .termInstant,
            day: .allCases.randomElement(using: &numbers) ?? .elevenPM
        )
        let instant = Instant(secondsSince1970: Int64(day.rawValue) * 86_400)
        for boundaries in [boundaries, .solar] {
            answers += calendar.pillars(on: day, atSecond: 86_399, boundaries: boundaries) == nil ? 0 : 1
            answers += calendar.pillars(at: instant, boundaries: boundaries)?.hour.index ?? 0
        }
        answers += calendar.pillarYear(at: instant) == nil ? 0 : 1
        answers += calendar.pillarMonth(at: instant) == nil ? 0 : 1
        answers += calendar.trueSolarOffsetSeconds(at: instant, longitudeDegrees: 180) == nil ? 0 : 1
        return answers
    }

    /// The time on the calendar's clock, and events before and after an instant.
    func clockAnswers(_ calendar: LunisolarCalendar, on day: Day) -> Int {
        var answers = 0
        let instants = [
            Instant(secondsSince1970: .min), Instant(secondsSince1970: .max),
            Instant(secondsSince1970: Int64(day.rawValue) * 86_400),
        ]
        for instant in instants {
            answers &+= Int(calendar.utcOffsetSeconds(at: instant)) &+ (calendar.localTime(of: instant)?.hour ?? 0)
            answers &+= calendar.civilDay(of: instant) == nil ? 0 : 1
            answers &+= calendar.nextTermEvent(after: instant)?.marginSeconds ?? 0
            answers &+= calendar.previousTermEvent(before: instant)?.marginSeconds ?? 0
            answers &+= calendar.nextPhaseEvent(after: instant)?.marginSeconds ?? 0
            answers &+= calendar.previousPhaseEvent(before: instant)?.marginSeconds ?? 0
        }
        return answers &+ Int(calendar.instant(on: day, atSecond: 86_399)?.secondsSince1970 ?? 0)
    }
}
