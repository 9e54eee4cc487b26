/// The festivals of some regions in one calendar, laid out by day: `calendar.festivals(in: ["taiwan"])`.
///
/// A collection of every day of every festival in the order of days; a festival of several days (三伏, 九九) is an element
/// on each of them. The festivals that begin on a day come first: public holidays, then traditional festivals, observances,
/// season counts and notes, and within a kind in the order of the data files; festivals that began earlier follow in the same
/// order. A festival appears at most once on a day. If regions give it different kinds, the first counts.
///
/// Make it once and keep it. It is one reference to storage that is never written again: copying it costs next to
/// nothing, and it can be used from any number of threads. Elements are made when they are asked for; nothing allocates.
///
/// ```swift
/// if let taiwan = LunisolarCalendar.china.festivals(in: ["taiwan"]), let today = Day("2026-11-21"),
///     let festival = taiwan.next("zhongqiu", after: today)
/// {
///     print(festival.day, festival.day.days(since: today))  // 2027-09-15 298
///     print(taiwan.on(festival.day).map { taiwan.name(of: $0.id, in: .traditionalChinese) })  // ["中秋節"]
/// }
/// ```
public struct Festivals: RandomAccessCollection, Sendable {
    /// The calendar by which the festivals are reckoned.
    public let calendar: LunisolarCalendar
    /// The regions in which they are kept, in the order in which they were asked for.
    public let regions: [RegionID]
    /// Whether public holidays among them are holidays for the reader; not in `withoutHolidays`.
    public let haveHolidays: Bool
    @usableFromInline let storage: Storage

    /// Zero.
    @inlinable public var startIndex: Int { 0 }

    /// The number of elements.
    @inlinable
    @inline(__always)
    public var endIndex: Int { storage.entries.count }

    /// The festival at an index, on the day of that index. O(1).
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    @inlinable
    @inline(__always)  // A loop over a year is otherwise a call for each element.
    public subscript(index: Int) -> Festival {
        let entry = storage.entries[index]
        return Festival(entry, storage.templates[Int(entry.template)])
    }

    /// The days for which there are festivals: those of the calendar.
    public var days: DayRange { calendar.days }

    /// The same festivals for a reader in no region that keeps them, who works on these days: a public holiday is a traditional
    /// festival if it goes by the Moon or by a solar term, and an observance otherwise.
    ///
    /// ```swift
    /// let abroad = LunisolarCalendar.china.festivals().withoutHolidays
    /// if let day = Day("2026-10-01") {
    ///     print(abroad.on(day).map { "\($0.id) \($0.kind)" })  // ["national-day-prc observance"]
    /// }
    /// ```
    ///
    /// - Complexity: As for `calendar.festivals(in:)`; this allocates. Keep the result.
    public var withoutHolidays: Festivals {
        let layout = FestivalLayout(withoutHolidaysOf: calendar, regions: calendar.festivalSection.bits(of: regions))
        return Festivals(calendar: calendar, regions: regions, haveHolidays: false, storage: layout.storage())
    }
}

extension LunisolarCalendar {
    /// The regions whose people use this calendar, its home first; empty if the table knows none.
    public var regions: [RegionID] { festivalSection.regions.compactMap { $0.calendar == id ? $0.id : nil } }

    /// The festivals of the calendar's home region: mainland China for the Chinese calendar.
    ///
    /// Worldwide festivals are kept in every region. A calendar that is no region's has the festivals of all regions.
    ///
    /// - Complexity: O(number of festivals × years), some 0.3 ms for the bundled table; this allocates. Keep the result.
    public func festivals() -> Festivals {
        let home = regions.prefix(1)
        return festivals(ofKnown: home.isEmpty ? festivalSection.regions.map { $0.id } : Array(home))
    }

    /// The festivals of some regions, or nil if the table does not know one of them.
    ///
    /// Regions choose among the festivals that are reckoned by this calendar: 추석 is not a festival of the Chinese
    /// calendar, whatever the region. With several regions a festival has its first kind among them.
    ///
    /// - Parameter regions: Such as `["taiwan"]`; `AlmanacTable.regionIDs` has them all. Without any region only worldwide
    ///   festivals are left.
    /// - Complexity: O(number of festivals × years), some 0.3 ms for the bundled table; this allocates. Keep the result.
    public func festivals(in regions: [RegionID]) -> Festivals? {
        regions.allSatisfy { festivalSection.bit(of: $0) != nil } ? festivals(ofKnown: regions) : nil
    }

    /// Whether the calendar has every public holiday of a region: the Chinese calendar lacks 설날 of Korea.
    ///
    /// The calendar that the region uses has them all. A region that the table does not know has none to lack.
    ///
    /// - Complexity: O(number of rows × number of festivals); this allocates.
    public func hasHolidays(of region: RegionID) -> Bool {
        let section = festivalSection
        guard let own = section.regions.first(where: { $0.id == region })?.calendar, own != id else { return true }
        let bits = section.bits(of: [region])
        let known = section.rows(of: id, bits).filter { $0.kind == .publicHoliday }
        return section.rows(of: own, bits).allSatisfy { row in
            row.kind != .publicHoliday || known.contains { $0.festival == row.festival }
        }
    }

    private func festivals(ofKnown regions: [RegionID]) -> Festivals {
        let layout = FestivalLayout(self, regions: festivalSection.bits(of: regions))
        return Festivals(calendar: self, regions: regions, haveHolidays: true, storage: layout.storage())
    }
}

// MARK: - The festivals of a day, of a range of days and of a year

extension Festivals {
    /// The festivals of a day, spans that began earlier included; empty on a day the calendar does not have.
    ///
    /// A slice keeps the indices of the whole collection: ask for `first`, not for `[0]`.
    ///
    /// ```swift
    /// let festivals = LunisolarCalendar.china.festivals()
    /// if let day = Day("2027-02-06") {
    ///     print(festivals.on(day).map { festivals.name(of: $0.id, in: .english) })
    ///     // ["Lunar New Year", "Sixth Nine"]
    /// }
    /// ```
    ///
    /// - Complexity: O(number of festivals of the day).
    public func on(_ day: Day) -> SubSequence { days.contains(day) ? self.in(day...day) : self[endIndex...] }

    /// The festivals of a range of days, each on every one of its days in the range.
    ///
    /// Days the calendar does not have are left out.
    ///
    /// - Complexity: O(1).
    public func `in`(_ days: DayRange) -> SubSequence {
        guard let days = days.intersection(self.days) else { return self[endIndex...] }
        let end = days.lastDay.rawValue &+ 1
        return self[storage.count(before: days.firstDay.rawValue)..<storage.count(before: end)]
    }

    /// The festivals of the days of a Gregorian year.
    ///
    /// - Complexity: O(1).
    public func inYear(_ year: Int) -> SubSequence { DayRange(year: year).map { self.in($0) } ?? self[endIndex...] }

    /// The festivals that begin in a range of days, each on its first day.
    ///
    /// ```swift
    /// if let vietnam = LunisolarCalendar.vietnam.festivals(in: ["vietnam"]), let month = YearMonth("2026-09") {
    ///     print(vietnam.starting(in: month.days).map { "\($0.day) \($0.id)" })
    ///     // ["2026-09-02 national-day-vn", "2026-09-25 trung-thu"]
    /// }
    /// ```
    ///
    /// - Complexity: O(number of elements on the days); this allocates.
    public func starting(in days: DayRange) -> [Festival] { self.in(days).filter { $0.isFirstDay } }

    /// The festival of a day that is the solar term of that day, if there is one.
    ///
    /// - Complexity: O(number of festivals of the day × number of rows).
    public func festival(for term: SolarTerm, on day: Day) -> Festival? {
        on(day).first { $0.isFirstDay && $0.kind <= .traditional && self.term(of: $0.id) == term }
    }
}

// MARK: - The days of one festival, and the list of festivals

extension Festivals {
    /// The first beginning of a festival after a day; nil if there is none before the end of the calendar, or if there may be
    /// an earlier one that the calendar does not have, as from a day before it begins.
    ///
    /// - Complexity: O(number of elements between), a year's for a festival of every year.
    public func next(_ id: FestivalID, after day: Day) -> Festival? {
        guard let next = day.next, next >= firstKnownDay(of: id) else { return nil }
        return first(of: id, from: next)
    }

    /// The last beginning of a festival before a day; nil if there is none since the start of the calendar, or if there may be
    /// a later one that the calendar does not have, as before a day after it ends.
    ///
    /// - Complexity: O(number of elements between), a year's for a festival of every year.
    public func previous(_ id: FestivalID, before day: Day) -> Festival? {
        guard let last = day.previous, last <= days.lastDay, let rest = DayRange(from: days.firstDay, to: last)
        else { return nil }
        return self.in(rest).last { $0.isFirstDay && $0.id == id }
    }

    /// The first day from which the calendar has every beginning of a festival. Terms may begin later than the months, and a
    /// festival that first falls in the first year of the terms depends on them.
    ///
    /// - Complexity: O(number of elements before its first beginning).
    package func firstKnownDay(of id: FestivalID) -> Day {
        let firstTerm = calendar.firstTermDay
        guard firstTerm > days.firstDay, let first = first(of: id, from: days.firstDay) else { return days.firstDay }
        return (0...366).contains(first.day.days(since: firstTerm)) ? firstTerm : days.firstDay
    }

    /// The first beginning from a day on, if the calendar has the day.
    private func first(of id: FestivalID, from day: Day) -> Festival? {
        guard days.contains(day) else { return nil }
        for index in storage.count(before: day.rawValue)..<endIndex where self[index].isFirstDay && self[index].id == id
        {
            return self[index]
        }
        return nil
    }

    /// The beginnings of a festival in a range of days, in order; nil if it is never kept in these regions.
    ///
    /// A festival of the lunar winter may begin twice in a Gregorian year, and not at all in the next.
    ///
    /// ```swift
    /// if let years = DayRange(years: 2026...2028) {
    ///     let duanwu = LunisolarCalendar.china.festivals().occurrences(of: "duanwu", in: years) ?? []
    ///     print(duanwu.map(\.day))
    ///     // [2026-06-19, 2027-06-09, 2028-05-28]
    /// }
    /// ```
    ///
    /// - Complexity: O(number of elements on the days); this allocates.
    public func occurrences(of id: FestivalID, in days: DayRange) -> [Festival]? {
        let isSought = storage.templates.map { $0.id == id }
        guard isSought.contains(true) else { return nil }
        let range = self.in(days)
        var found: [Festival] = []
        for index in range.startIndex..<range.endIndex {
            let entry = storage.entries[index]
            if entry.dayNumber == 1 && isSought[Int(entry.template)] { found.append(self[index]) }
        }
        return found
    }

    /// The Gregorian years in which a festival begins on a month and day, in order; nil if it is never kept in these regions.
    ///
    /// ```swift
    /// if let nationalDay = MonthDay("10-01") {
    ///     let years = LunisolarCalendar.china.festivals().years(of: "zhongqiu", on: nationalDay)
    ///     print(years ?? [])
    ///     // [1944, 1982, 2001, 2020, 2031, 2077]
    /// }
    /// ```
    ///
    /// - Complexity: O(number of elements); this allocates.
    public func years(of id: FestivalID, on date: MonthDay) -> [Int]? {
        occurrences(of: id, in: days)?.compactMap { festival in
            MonthDay(festival.day) == date ? GregorianDate(festival.day).year : nil
        }
    }

    /// The festivals kept in these regions in any year, in the order in which the data files name them.
    ///
    /// - Complexity: O(number of rows × number of festivals); this allocates.
    public var ids: [FestivalID] { calendar.festivalSection.ids.filter { contains($0) } }

    /// Whether a festival is kept in these regions in any year.
    ///
    /// - Complexity: O(number of rows).
    public func contains(_ id: FestivalID) -> Bool { storage.templates.contains { $0.id == id } }
}

// MARK: - The rules of a festival in these regions and in this calendar

extension Festivals {
    /// The solar term that a festival is: 清明 for 清明節, 冬至 for 동지; nil for any other, and for one that is not kept here.
    ///
    /// A festival is a term if it is a public holiday or a traditional festival on the civil day of that term itself; an
    /// observance on that day, such as 中國農民豐收節 on 秋分, is something else.
    ///
    /// ```swift
    /// print(LunisolarCalendar.china.festivals().term(of: "qingming") ?? "none")  // qingming
    /// ```
    ///
    /// - Complexity: O(number of rows).
    public func term(of id: FestivalID) -> SolarTerm? {
        for row in rows(of: id) where row.length == 1 && row.kind <= .traditional {
            if case .term(let term, days: 0) = row.anchor { return term }
        }
        return nil
    }

    /// Whether a lunar date or a solar term fixes the days of a festival, so that calendars may differ in them.
    ///
    /// - Complexity: O(number of rows).
    public func isLunisolar(_ id: FestivalID) -> Bool {
        rows(of: id).contains { row in
            switch row.anchor {
            case .gregorian, .list: false
            case .lunar, .lastOfLunarYear, .term: true
            }
        }
    }

    /// The day of the lunar year on which a festival begins every year, or nil if another rule fixes its day in any year.
    ///
    /// - Complexity: O(number of rows).
    package func lunarAnchor(of id: FestivalID) -> FestivalRow.Anchor? {
        var anchor: FestivalRow.Anchor?
        for row in rows(of: id) {
            switch row.anchor {
            case .lunar, .lastOfLunarYear: guard anchor == nil || anchor == row.anchor else { return nil }
            case .gregorian, .term, .list: return nil
            }
            anchor = row.anchor
        }
        return anchor
    }

    /// The rows of a festival that hold here, in the order of the data files.
    func rows(of id: FestivalID) -> [FestivalRow] {
        let section = calendar.festivalSection
        return section.rows(of: id, in: calendar.id, section.bits(of: regions))
    }
}
