// The lunar dates of a page: up to three stretches of days of one lunar month each.

extension MonthGrid {
    /// The lunar dates of up to 42 days in a row.
    ///
    /// Two new moons at the most fall on the days after the first, as they are 29 days apart.
    struct LunarRuns: Hashable, Sendable {
        /// The days of one lunar month.
        struct Run: Hashable, Sendable {
            /// The place of its first day, before the page if negative, 127 if the month does not come to the page.
            var place: Int8 = .max
            /// What is doubted about its first day.
            var certainty: Certainty.Level = .certain
            /// The raw value of its first day's date, less the place: with a place added it gives the date there.
            var base: UInt32 = 0
        }

        let first: Run
        let second: Run
        let third: Run

        /// The raw value of the date at a place.
        @inline(__always)
        func rawValue(on place: Int32) -> UInt32 {
            let base = place >= Int32(second.place) ? second.base : first.base
            return (place >= Int32(third.place) ? third.base : base) &+ UInt32(bitPattern: place)
        }

        /// Marks a cell with the certainty about the new moon, if there is one.
        @inline(__always)
        func mark(_ cell: inout DayCell, on place: Int32) {
            if place == Int32(first.place) { cell.mark(newMoonCertainty: first.certainty) }
            if place == Int32(second.place) { cell.mark(newMoonCertainty: second.certainty) }
            if place == Int32(third.place) { cell.mark(newMoonCertainty: third.certainty) }
        }

        /// Marks the cells of a page, which begins at `start`, with the doubts about new moons.
        @inline(__always)
        func mark(_ cells: inout MutableSpan<DayCell>, from start: Int) {
            if first.certainty != .certain && first.place >= 0 {
                cells[start &+ Int(first.place)].mark(newMoonCertainty: first.certainty)
            }
            if second.certainty != .certain {
                cells[start &+ Int(second.place)].mark(newMoonCertainty: second.certainty)
            }
            if third.certainty != .certain { cells[start &+ Int(third.place)].mark(newMoonCertainty: third.certainty) }
        }
    }
}

extension LunisolarCalendar {
    /// The lunar dates of some days, or nil if the calendar does not reach them all.
    @inline(__always)
    func lunarRuns(on days: DayRange) -> MonthGrid.LunarRuns? {
        guard let lunation = months.lunation(containing: days.firstDay), days.lastDay <= self.days.lastDay
        else {
            return nil
        }
        let first = lunarRun(lunation, on: days)
        let second = lunarRun(lunation &+ 1, on: days)
        // The lunation after the next is not on the page, nor perhaps in the table, if the next one is not.
        let third = second.place == .max ? second : lunarRun(lunation &+ 2, on: days)
        return MonthGrid.LunarRuns(first: first, second: second, third: third)
    }

    @inline(__always)
    private func lunarRun(_ lunation: Int, on days: DayRange) -> MonthGrid.LunarRuns.Run {
        let firstDay = months.firstDay(ofLunation: lunation)
        guard firstDay <= days.lastDay else { return MonthGrid.LunarRuns.Run() }
        let place = firstDay.rawValue &- days.firstDay.rawValue
        let date = LunarDate(
            uncheckedYear: UInt32(truncatingIfNeeded: months.year(ofLunation: lunation)),
            month: months.month(ofLunation: lunation),
            day: 1
        )
        return MonthGrid.LunarRuns.Run(
            place: Int8(truncatingIfNeeded: place),
            certainty: months.isDoubtful(lunation) ? certainty(.newMoon, index: lunation) : .certain,
            base: date.rawValue &- UInt32(bitPattern: place)
        )
    }

    /// What is doubted about an event on which there is a note. O(number of notes).
    @inline(never)
    func certainty(_ event: EventNote.Event, index: Int) -> Certainty.Level {
        dispute(event, index: index) == nil ? .nearMidnight : .disputed
    }
}
