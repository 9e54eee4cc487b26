// The solar terms of a page.

extension MonthGrid {
    /// The solar terms of up to 42 days in a row: three at the most, as they are 14 days apart or more.
    struct TermMarks: Hashable, Sendable {
        /// A term on the page.
        struct Mark: Hashable, Sendable {
            /// Its place, 127 if it does not come to the page.
            var place: Int8 = .max
            /// `SolarTerm.index`.
            var term: UInt8 = 0
            /// What is doubted about its day.
            var certainty: Certainty.Level = .certain
        }

        let first: Mark
        let second: Mark
        let third: Mark

        /// Marks a cell with the term on its day, if there is one.
        @inline(__always)
        func mark(_ cell: inout DayCell, on place: Int32) {
            if place == Int32(first.place) { cell.mark(termIndex: first.term, certainty: first.certainty) }
            if place == Int32(second.place) { cell.mark(termIndex: second.term, certainty: second.certainty) }
            if place == Int32(third.place) { cell.mark(termIndex: third.term, certainty: third.certainty) }
        }

        /// Marks the cells of a page, which begins at `start`, with its terms.
        @inline(__always)
        func mark(_ cells: inout MutableSpan<DayCell>, from start: Int) {
            mark(&cells, from: start, first)
            mark(&cells, from: start, second)
            mark(&cells, from: start, third)
        }

        @inline(__always)
        private func mark(_ cells: inout MutableSpan<DayCell>, from start: Int, _ mark: Mark) {
            guard mark.place != .max else { return }
            cells[start &+ Int(mark.place)].mark(termIndex: mark.term, certainty: mark.certainty)
        }
    }
}

extension LunisolarCalendar {
    /// The solar terms of some days, as far as the calendar reaches.
    @inline(__always)
    func termMarks(on days: DayRange) -> MonthGrid.TermMarks {
        let number = termDays.firstNumber(onOrAfter: days.firstDay)
        return MonthGrid.TermMarks(
            first: termMark(number, on: days),
            second: termMark(number &+ 1, on: days),
            third: termMark(number &+ 2, on: days)
        )
    }

    @inline(__always)
    private func termMark(_ number: Int, on days: DayRange) -> MonthGrid.TermMarks.Mark {
        guard number < termDays.numbers.upperBound else { return MonthGrid.TermMarks.Mark() }
        let day = termDays.day(number)
        guard day <= days.lastDay else { return MonthGrid.TermMarks.Mark() }
        let index = number &- termDays.numbers.lowerBound
        return MonthGrid.TermMarks.Mark(
            place: Int8(truncatingIfNeeded: day.rawValue &- days.firstDay.rawValue),
            term: UInt8(truncatingIfNeeded: SolarTerm.index(wrapping: number)),
            certainty: termDays.isDoubtful(number) ? certainty(.term, index: index) : .certain
        )
    }
}
