import AlmanacCore
import TestSupport
import Testing

@Suite struct JulianDateTests {
    /// 1582-10-04 was followed by 1582-10-15, its Julian 5 October; from there the days are counted one by one.
    @Test("every Julian date up to the reform of Russia follows the one before") func everyDate() throws {
        var (year, month, number) = (1582, 10, 5)
        let last = try #require(Day("1918-02-13"))
        var day = try #require(Day("1582-10-15"))
        var failures = Failures()
        while day <= last {
            let text = "\(year)-\(month < 10 ? "0" : "")\(month)-\(number < 10 ? "0" : "")\(number)"
            failures.check(JulianDate(day)?.description == text, "\(day) is \(text)")
            failures.check(JulianDate(year: year, month: month, day: number)?.day == day, "\(text) is \(day)")
            let length = [31, year % 4 == 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
            failures.check(
                JulianDate(year: year, month: month, day: length + 1) == nil,
                "\(text): no day \(length + 1)"
            )
            number += 1
            if number > length { (month, number) = (month + 1, 1) }
            if month > 12 { (year, month) = (year + 1, 1) }
            day = try #require(day.next)
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect((year, month, number) == (1918, 2, 1))
        #expect(JulianDate(day) == nil)
    }
}
