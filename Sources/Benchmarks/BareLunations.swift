// The least that a conversion can cost: a loop over lunations that are ready and have been checked.

import Almanac

/// The lunations of a calendar, laid out so that a conversion is a multiplication, a comparison and an addition.
///
/// It holds what no library can leave out and nothing else: no calendar behind a reference, no answer nil for a day out
/// of range, no check of an index.
struct BareLunations {
    /// A lunar month.
    struct Lunation {
        /// Days since 1970-01-01 of its first day.
        let firstDay: Int32
        /// The raw value of its first date.
        let date: UInt32
    }

    private let lunations: [Lunation]
    private let origin: Int32

    init(_ calendar: LunisolarCalendar) {
        lunations = calendar.months(beginningIn: .min ... .max).map { month in
            Lunation(
                firstDay: month.firstDay.rawValue,
                date: LunarDate(year: month.year, month: month.month, day: 1)?.rawValue ?? 0
            )
        }
        // Early enough that no prediction is too small; the benchmark would find a wrong sum.
        origin = lunations[0].firstDay - 2
    }

    /// The raw values of the lunar dates of days, added up.
    @inline(never)
    func sumOfDates(_ days: [Day]) -> UInt64 {
        var sum: UInt64 = 0
        lunations.withUnsafeBufferPointer { lunations in
            for day in days { sum &+= UInt64(date(on: day, lunations)) }
        }
        return sum
    }

    /// The raw values of the lunar dates of days, written into a buffer.
    @inline(never)
    func writeDates(_ days: [Day], into dates: inout [UInt32]) {
        lunations.withUnsafeBufferPointer { lunations in
            dates.withUnsafeMutableBufferPointer { dates in
                for index in days.indices { dates[index] = date(on: days[index], lunations) }
            }
        }
    }

    /// The raw value of the lunar date of a day.
    @inline(__always)
    private func date(on day: Day, _ lunations: UnsafeBufferPointer<Lunation>) -> UInt32 {
        // Days over the mean lunation, as a product with 2³⁷ / 29.530588861: right or one too many.
        let elapsed = UInt64(UInt32(bitPattern: day.rawValue &- origin &+ 1))
        var index = Int(truncatingIfNeeded: (elapsed &* 4_654_121_667) >> 37)
        if day.rawValue < lunations[index].firstDay { index &-= 1 }
        return lunations[index].date &+ UInt32(bitPattern: day.rawValue &- lunations[index].firstDay)
    }
}
