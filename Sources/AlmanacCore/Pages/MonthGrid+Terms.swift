// The solar terms of a page.

extension MonthGrid {
    /// The solar terms of up to 42 days: at most three, as they are 14 days apart or more.
    struct Terms: Hashable, Sendable {
        /// A term on a page.
        struct Term: Hashable, Sendable {
            /// The index of its day, 127 if it is not on the page.
            var index: Int8 = .max
            /// `SolarTerm.index`.
            var term: UInt8 = 0
            /// How sure its day is.
            var certainty: Certainty.Level = .certain

            /// Marks the day of the term, if it is on the page.
            @inline(__always)
            func mark(_ cells: UnsafeMutableBufferPointer<DayCell>) {
                guard index != .max else { return }
                cells[Int(index)].mark(termIndex: term, certainty: certainty)
            }
        }

        let first: Term
        let second: Term
        let third: Term

        /// Marks a cell with the term on its day, if there is one.
        func mark(_ cell: inout DayCell, at index: Int) {
            if index == Int(first.index) { cell.mark(termIndex: first.term, certainty: first.certainty) }
            if index == Int(second.index) { cell.mark(termIndex: second.term, certainty: second.certainty) }
            if index == Int(third.index) { cell.mark(termIndex: third.term, certainty: third.certainty) }
        }

        /// Marks the cells of a page with its terms.
        @inline(__always)
        func mark(_ cells: UnsafeMutableBufferPointer<DayCell>) {
            first.mark(cells)
            second.mark(cells)
            third.mark(cells)
        }
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
            certainty: termDays.isUncertain(number)
                ? certainty(.term, index: number &- termDays.numbers.lowerBound) : .certain
        )
    }
}
