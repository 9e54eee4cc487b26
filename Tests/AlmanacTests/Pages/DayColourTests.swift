import Almanac
import TestSupport
import Testing

/// The one rule for the colour of the number of a day.
@Suite struct DayColourTests {
    @Test("a Saturday has the colour of the custom, whatever the law says of its work")
    func saturdays() {
        for colour in DayColour.allCases {
            #expect(DayColour(.saturday, saturdays: colour) == colour)
            #expect(DayColour(.saturday, .halfDay, saturdays: colour) == colour)
            #expect(DayColour(.sunday, saturdays: colour) == .red && DayColour(.monday, saturdays: colour) == .plain)
        }
    }

    @Test("a day off is red and a make-up workday is plain, on any weekday", arguments: Weekday.allCases)
    func marks(weekday: Weekday) {
        #expect(DayColour(weekday, .holiday, saturdays: .blue) == .red)
        #expect(DayColour(weekday, .makeUpWorkday, saturdays: .blue) == .plain)
    }

    @Test("where days off are not known, the public holidays of the law are red")
    func holidaysOfTheLaw() throws {
        let reader = try #require(Reader(tags: ["en"], home: ["mainland"], holidays: nil))
        let (newYear, monday) = (reader.face(on: day("2026-01-01")), reader.face(on: day("2026-01-05")))
        #expect(newYear?.colour == .red && newYear?.mark == .holiday && newYear?.badge == "off")
        #expect(monday?.colour == .plain && monday?.mark == nil && monday?.badge == nil)
    }

    @Test("days off that are known decide, also beside the holidays of other regions")
    func otherRegions() throws {
        var reader = try #require(Reader(tags: ["en"], home: ["mainland"]))
        reader.festivals = try #require(LunisolarCalendar.china.festivals(in: ["mainland", "taiwan"]))
        // 28 February is a holiday in Taiwan; in 2025 it is a Friday.
        let face = try #require(reader.face(on: day("2025-02-28")))
        #expect(face.colour == .plain && face.mark == nil)
        #expect(face.names.contains { $0.subject == .festival(.publicHoliday) })
        reader.daysOff = nil
        #expect(reader.face(on: day("2025-02-28"))?.colour == .red)
    }
}
