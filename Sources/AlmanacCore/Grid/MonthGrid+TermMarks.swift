// The solar terms of a page.

extension MonthGrid {
    /// The solar terms of up to 42 days in a row: three at the most, as they are 14 days apart or more.
    struct TermMarks: Hashable, Sendable {
        private let first: Mark
        private let second: Mark
        private let third: Mark

        /// A term, its place, and the doubt about its day as a cell marks it.
        private struct Mark: Hashable, Sendable {
            var place: UInt8 = .max
            var term: UInt8 = DayCell.noTerm
            var doubt: UInt8 = 0

            static let none = Mark()

            init() {}

            init(_ calendar: LunisolarCalendar, _ number: Int, _ days: ClosedRange<Day>) {
                guard number < calendar.termDays.numbers.upperBound else { return }
                let day = calendar.termDays.day(number)
                guard day <= days.upperBound else { return }
                place = UInt8(truncatingIfNeeded: day.rawValue &- days.lowerBound.rawValue)
                term = UInt8(truncatingIfNeeded: SolarTerm.index(cycling: number))
                guard calendar.termDays.isDoubtful(number) else { return }
                let index = number - calendar.termDays.numbers.lowerBound
                doubt = calendar.doubt(.term, index: index).rawValue << DayCell.termDoubtShift
            }
        }

        init(_ calendar: LunisolarCalendar, _ days: ClosedRange<Day>) {
            let number = calendar.termDays.firstNumber(onOrAfter: days.lowerBound)
            first = Mark(calendar, number, days)
            second = Mark(calendar, number + 1, days)
            third = Mark(calendar, number + 2, days)
        }

        /// The raw value of the term at a place, and the doubt about its day.
        @inline(__always)
        func mark(on place: Int32) -> (rawValue: UInt8, doubt: UInt8) {
            let place = UInt8(truncatingIfNeeded: place)
            let mark = place == first.place ? first : place == second.place ? second : place == third.place ? third : .none
            return (mark.term, mark.doubt)
        }
    }
}
