// The lunar dates of a page: the days of up to three lunar months.

extension MonthGrid {
    /// The lunar months of up to 42 days.
    ///
    /// At most two new moons fall on the days after the first, as they are 29 days apart.
    struct LunarMonths: Hashable, Sendable {
        /// A lunar month on a page.
        struct Month: Hashable, Sendable {
            /// The index of its first day, negative if that is before the page; 127 if the month is not on the page.
            var start: Int8 = .max
            /// How sure its first day is.
            var certainty: Certainty.Level = .certain
            /// The raw value of its first date minus `start`: with an index added it is the date there.
            var base: UInt32 = 0

            /// Marks the first day of the month, if it is on the page and not certain.
            @inline(__always)
            func mark(_ cells: UnsafeMutableBufferPointer<DayCell>) {
                guard certainty != .certain, start >= 0 else { return }
                cells[Int(start)].mark(newMoonCertainty: certainty)
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

        /// Marks a cell with the certainty of the new moon on its day, if there is one.
        func mark(_ cell: inout DayCell, at index: Int) {
            if index == Int(first.start) { cell.mark(newMoonCertainty: first.certainty) }
            if index == Int(second.start) { cell.mark(newMoonCertainty: second.certainty) }
            if index == Int(third.start) { cell.mark(newMoonCertainty: third.certainty) }
        }

        /// Marks the cells of a page with the certainty of its new moons.
        @inline(__always)
        func mark(_ cells: UnsafeMutableBufferPointer<DayCell>) {
            first.mark(cells)
            second.mark(cells)
            third.mark(cells)
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
            certainty: months.isUncertain(lunation) ? certainty(.newMoon, index: lunation) : .certain,
            base: months.firstDate(ofLunation: lunation).rawValue &- UInt32(bitPattern: start)
        )
    }

    /// How sure the day of an event is on which there is a note.
    ///
    /// - Complexity: O(number of notes), a handful.
    @inline(never)
    func certainty(_ event: EventNote.Event, index: Int) -> Certainty.Level {
        remark(event, index: index)?.level ?? .certain
    }
}
