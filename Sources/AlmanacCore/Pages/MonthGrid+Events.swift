// The events of a page: up to three solar terms, and the days of up to three lunar months.

extension MonthGrid {
    /// Marks cells of the page, the first of which is the one at index `start`, with their terms and with the certainty of
    /// their lunar dates.
    @inline(__always)
    func mark(_ cells: UnsafeMutableBufferPointer<DayCell>, from start: Int) {
        terms.first.mark(cells, from: start)
        terms.second.mark(cells, from: start)
        terms.third.mark(cells, from: start)
        lunarMonths.first.mark(cells, from: start, until: lunarMonths.second.start)
        lunarMonths.second.mark(cells, from: start, until: lunarMonths.third.start)
        lunarMonths.third.mark(cells, from: start, until: .max)
    }
}

// MARK: - The solar terms of a page

extension MonthGrid {
    /// The solar terms of up to 42 days: at most three, as they are 14 days apart or more.
    struct Terms: Hashable, Sendable {
        /// A term on a page.
        struct Term: Hashable, Sendable {
            /// The index of its day, 127 if it is not on the page.
            var index: Int8 = .max
            /// `SolarTerm.index`.
            var term: UInt8 = 0
            /// The certainty of its day.
            var certainty: Certainty.Level = .certain

            /// Marks the day of the term, if it is among the cells.
            @inline(__always)
            func mark(_ cells: UnsafeMutableBufferPointer<DayCell>, from start: Int) {
                let offset = Int(index) &- start
                guard UInt(bitPattern: offset) < UInt(bitPattern: cells.count) else { return }
                cells[offset].mark(termIndex: term, certainty: certainty)
            }
        }

        let first: Term
        let second: Term
        let third: Term
    }
}

extension LunisolarCalendar {
    /// The solar terms of a range of up to 42 days, as far as the calendar reaches.
    @inline(__always)
    func terms(on days: DayRange) -> MonthGrid.Terms {
        let number = termDays.firstNumber(onOrAfter: days.firstDay)
        return MonthGrid.Terms(
            first: term(number, on: days),
            second: term(number &+ 1, on: days),
            third: term(number &+ 2, on: days)
        )
    }

    @inline(__always)
    private func term(_ number: Int, on days: DayRange) -> MonthGrid.Terms.Term {
        guard number < termDays.numbers.upperBound else { return MonthGrid.Terms.Term() }
        let day = termDays.day(number)
        // A good table has no term before the first that is on the days or after them; a hostile one might.
        guard days.contains(day) else { return MonthGrid.Terms.Term() }
        return MonthGrid.Terms.Term(
            index: Int8(truncatingIfNeeded: day.rawValue &- days.firstDay.rawValue),
            term: UInt8(truncatingIfNeeded: SolarTerm.index(wrapping: number)),
            certainty: certainty(ofTerm: number)
        )
    }
}

// MARK: - The lunar dates of a page: the days of up to three lunar months

extension MonthGrid {
    /// The lunar months of up to 42 days.
    ///
    /// At most two new moons fall on the days after the first, as they are 29 days apart.
    struct LunarMonths: Hashable, Sendable {
        /// A lunar month on a page.
        struct Month: Hashable, Sendable {
            /// The index of its first day, negative if that is before the page; 127 if the month is not on the page.
            var start: Int8 = .max
            /// The certainty of its dates before the 30th.
            var certainty: Certainty.Level = .certain
            /// The certainty of its 30th.
            var certaintyOf30th: Certainty.Level = .certain
            /// The raw value of its first date minus `start`: with an index added it is the date there.
            var base: UInt32 = 0

            /// Marks the days of the month that are among the cells, up to the start of the next, if they are not certain.
            @inline(__always)
            func mark(_ cells: UnsafeMutableBufferPointer<DayCell>, from start: Int, until next: Int8) {
                guard certaintyOf30th != .certain else { return }
                for (offset, cell) in cells.enumerated()
                where offset >= Int(self.start) &- start && offset < Int(next) &- start {
                    let is30th = cell.lunarDate.day == 30
                    cells[offset].mark(lunarCertainty: is30th ? certaintyOf30th : certainty)
                }
            }
        }

        let first: Month
        let second: Month
        let third: Month

        /// The date at an index.
        func date(at index: Int) -> LunarDate {
            let month = index >= Int(third.start) ? third : index >= Int(second.start) ? second : first
            return LunarDate(uncheckedRawValue: month.base &+ UInt32(truncatingIfNeeded: index))
        }
    }
}

extension LunisolarCalendar {
    /// The lunar months of a range of up to 42 days, or nil if the calendar does not reach all of it.
    @inline(__always)
    func lunarMonths(on days: DayRange) -> MonthGrid.LunarMonths? {
        guard let lunation = months.lunation(containing: days.firstDay), days.lastDay <= self.days.lastDay else {
            return nil
        }
        let first = lunarMonth(lunation, on: days)
        let second = lunarMonth(lunation &+ 1, on: days)
        // If the second is not on the page, the third is not either, and the table may not hold it.
        let third = second.start == .max ? second : lunarMonth(lunation &+ 2, on: days)
        return MonthGrid.LunarMonths(first: first, second: second, third: third)
    }

    @inline(__always)
    private func lunarMonth(_ lunation: Int, on days: DayRange) -> MonthGrid.LunarMonths.Month {
        let firstDay = months.firstDay(ofLunation: lunation)
        guard firstDay <= days.lastDay else { return MonthGrid.LunarMonths.Month() }
        let start = firstDay.rawValue &- days.firstDay.rawValue
        return MonthGrid.LunarMonths.Month(
            start: Int8(truncatingIfNeeded: start),
            certainty: certainty(ofDate: 1, inLunation: lunation).level,
            certaintyOf30th: certainty(ofDate: 30, inLunation: lunation).level,
            base: months.firstDate(ofLunation: lunation).rawValue &- UInt32(bitPattern: start)
        )
    }
}

// MARK: - Certainties

extension LunisolarCalendar {
    /// The certainty of a term's day; the number has to be one of `termDays.numbers`.
    @inline(__always)
    func certainty(ofTerm number: Int) -> Certainty.Level {
        termDays.isUncertain(number) ? noted(.term, index: number &- termDays.numbers.lowerBound) : .certain
    }

    /// The certainty of the day of an event on which there is a note, or which is after the published calendars.
    ///
    /// - Complexity: O(number of notes), a handful.
    @inline(never)
    private func noted(_ event: EventNote.Event, index: Int) -> Certainty.Level {
        remark(event, index: index)?.level ?? .computed
    }
}
