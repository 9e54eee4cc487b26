// The lunar dates of a page: up to three stretches of days of one lunar month each.

extension MonthGrid {
    /// The lunar dates of up to 42 days in a row.
    ///
    /// Two new moons at the most fall on the days after the first, as they are 29 days apart.
    struct LunarRuns: Hashable, Sendable {
        /// The date of the first day, less one for each day before it; so is each of the three.
        private let first: UInt32
        private let second: UInt32
        private let third: UInt32
        /// The place of the first day of the second month, and of the third; 255 if it is not on the page.
        private let secondPlace: UInt8
        private let thirdPlace: UInt8
        /// The doubts about the new moons, two bits for each month.
        private let doubts: UInt8
        /// The place of the first day of the first month, or 255.
        private let firstPlace: UInt8

        init?(_ calendar: LunisolarCalendar, _ days: ClosedRange<Day>) {
            guard let lunation = calendar.months.lunation(containing: days.lowerBound) else { return nil }
            let firstDays = (
                calendar.months.firstDay(ofLunation: lunation).rawValue &- days.lowerBound.rawValue,
                calendar.months.firstDay(ofLunation: lunation + 1).rawValue &- days.lowerBound.rawValue
            )
            first = calendar.date(ofPlaceZero: firstDays.0, inLunation: lunation)
            firstPlace = firstDays.0 == 0 ? 0 : .max
            secondPlace = UInt8(truncatingIfNeeded: firstDays.1)
            second = calendar.date(ofPlaceZero: firstDays.1, inLunation: lunation + 1)
            var doubts = calendar.newMoonDoubt(lunation) | calendar.newMoonDoubt(lunation + 1) << 2
            // The lunation after the next is beyond the page, and perhaps beyond the table, if the next one is.
            let lastPlace = days.upperBound.rawValue &- days.lowerBound.rawValue
            if firstDays.1 &+ 29 <= lastPlace {
                let place = calendar.months.firstDay(ofLunation: lunation + 2).rawValue &- days.lowerBound.rawValue
                thirdPlace = UInt8(truncatingIfNeeded: place)
                third = calendar.date(ofPlaceZero: place, inLunation: lunation + 2)
                doubts |= calendar.newMoonDoubt(lunation + 2) << 4
            } else {
                (third, thirdPlace) = (0, .max)
            }
            self.doubts = doubts
        }

        /// The raw value of the date at a place, and the doubt about the new moon as a cell marks it.
        @inline(__always)
        func date(on place: Int32) -> (rawValue: UInt32, doubt: UInt8) {
            let isSecond = place >= Int32(secondPlace)
            let isThird = place >= Int32(thirdPlace)
            let base = isThird ? third : isSecond ? second : first
            let rawValue = base &+ UInt32(bitPattern: place)
            guard doubts != 0 else { return (rawValue, 0) }
            let start = isThird ? thirdPlace : isSecond ? secondPlace : firstPlace
            let shift: UInt8 = isThird ? 4 : isSecond ? 2 : 0
            return (rawValue, place == Int32(start) ? (doubts >> shift) << DayCell.newMoonDoubtShift : 0)
        }
    }
}

extension LunisolarCalendar {
    /// The date of the month of a lunation such that a place on a page added to it gives the date there.
    fileprivate func date(ofPlaceZero firstPlace: Int32, inLunation lunation: Int) -> UInt32 {
        let year = UInt32(truncatingIfNeeded: months.year(ofLunation: lunation))
        let date = LunarDate(uncheckedYear: year, month: months.month(ofLunation: lunation), day: 1)
        return date.rawValue &- UInt32(bitPattern: firstPlace)
    }

    /// What is doubted about the first day of a lunation.
    fileprivate func newMoonDoubt(_ lunation: Int) -> UInt8 {
        months.isDoubtful(lunation) ? doubt(.newMoon, index: lunation).rawValue : 0
    }

    /// What is doubted about the day of an event on which there is a note. O(number of notes).
    func doubt(_ event: EventNote.Event, index: Int) -> DayCell.Doubt {
        dispute(event, index: index) == nil ? .nearMidnight : .disputed
    }
}
