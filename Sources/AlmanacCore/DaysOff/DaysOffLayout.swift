/// Lays out the days off of a region for an audience: the days of a file of holidays over the weeks.
struct DaysOffLayout {
    /// The statuses that days have: those of weeks, then those of the file.
    private(set) var statuses: [WorkStatus]
    /// For each of the days an index into `statuses`.
    private(set) var codes: [UInt16]
    /// The days of the calendar.
    private let days: DayRange

    /// Some days, all of them undecided.
    init(_ days: DayRange) {
        self.days = days
        codes = [UInt16](repeating: 0, count: days.count)
        let weeks = [
            WorkStatus(.workday, .usual, week: .workday),
            WorkStatus(.halfDay, .usual, half: .afternoon, week: .halfDay),
            WorkStatus(.weekend, .usual, week: .weekend),
        ]
        let undecided = weeks.map { WorkStatus(.unknown, .usual, week: $0.week) }
        statuses = [.undecided] + undecided + weeks + [WorkStatus(.weekend, .law, week: .weekend)]
    }

    /// The index of a day of the calendar.
    private func index(of day: Day) -> Int { Int(day.rawValue &- days.firstDay.rawValue) }

    /// Lays out a week; outside the complete days only what a law says of it is known.
    mutating func layOut(_ week: WorkWeek, in range: DayRange, _ completeDays: DayRange?) {
        guard let range = range.intersection(days) else { return }
        let complete = completeDays?.intersection(range)
        guard let complete else { return layOut(week, in: range, from: 1) }
        if range.firstDay < complete.firstDay, let eve = complete.firstDay.previous {
            layOut(week, in: range.firstDay...eve, from: 1)
        }
        layOut(week, in: complete, from: 4)
        if complete.lastDay < range.lastDay, let next = complete.lastDay.next {
            layOut(week, in: next...range.lastDay, from: 1)
        }
    }

    /// Lays out a week with the codes from one on: a workday, half a day, a day of rest; the greatest wins.
    private mutating func layOut(_ week: WorkWeek, in range: DayRange, from workday: UInt16) {
        func code(_ rest: WorkWeek.Rest) -> UInt16 {
            switch rest {
            case .none: week.isKnown ? workday : 0
            case .afternoon, .day: workday + UInt16(rest.rawValue)
            case .dayByLaw: 7
            }
        }
        var pattern = [UInt16](repeating: code(.none), count: 7)
        let (every, others) = (
            week.restDays.filter { $0.recurrence == .every }, week.restDays.filter { $0.recurrence != .every }
        )
        let first = Int(range.firstDay.weekday.rawValue)
        for restDay in every {
            let ahead = (Int(restDay.weekday.rawValue) - first + 7) % 7
            pattern[ahead] = max(pattern[ahead], code(restDay.rest))
        }
        var ahead = 0
        for index in index(of: range.firstDay)...index(of: range.lastDay) {
            codes[index] = pattern[ahead]
            ahead = ahead == 6 ? 0 : ahead + 1
        }
        WorkWeek(from: week.firstDay, others).forEachRest(in: range) { day, rest in
            let index = index(of: day)
            codes[index] = max(codes[index], code(rest))
        }
    }

    /// Lays out the days of a region for an audience, by its index.
    mutating func layOut(
        _ region: HolidayRegion,
        _ names: HolidayNameSection,
        for audience: Int,
        _ calendar: LunisolarCalendar
    ) {
        let faces = region.days.faces
        // The code of each face with each kind of week; 0 until one is needed.
        let kinds = WorkStatus.Kind.allCases.count
        var faceCodes = [UInt16](repeating: 0, count: faces.count * kinds)
        region.days.forEach(for: audience) { day, face in
            guard days.contains(day) else { return }
            let index = index(of: day)
            let week = statuses[Int(codes[index])].week
            let known = face * kinds + Int(week.rawValue)
            if faceCodes[known] != 0 {
                codes[index] = faceCodes[known]
                return
            }
            var status = faces[face].status(on: day, week: week, names)
            if let uncertain = HolidayNameSection.festival(faces[face].uncertain) {
                let own = Day(rawValue: day.rawValue &+ Int32(faces[face].toUncertain))
                status.doubt = calendar.doubt(about: names.festivals[uncertain], on: own, in: region.head.id)
            }
            // No honest file has as many statuses; a hostile one gets days of which nothing is known.
            codes[index] = UInt16(exactly: statuses.count) ?? 0
            guard codes[index] != 0 else { return }
            statuses.append(status)
            if faces[face].isOfAnyDay { faceCodes[known] = codes[index] }
        }
    }
}
