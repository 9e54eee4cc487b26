import Almanac
import TestSupport
import Testing

/// The questions of `Tests/Bindings/Edges`, which C, Python and JavaScript are asked too.
@Suite struct EdgeTests {
    private struct Refused: Error { let name: String }

    @Test("every question at an edge has its answer") func edges() throws {
        var failures = Failures()
        let rows = try DataFolder.rows(of: "../Tests/Bindings/Edges/edges.tsv")
        for row in rows {
            let found = Result { try Self.answer(row[0], Array(row[1..<(row.count - 1)])) }
            let text = try found.flatMapError { error in Result { "!" + (try #require(error as? Refused)).name } }.get()
            failures.check(text == row.last, "\(row): \(text)")
        }
        #expect(rows.count > 70 && failures.isEmpty, "\(failures)")
    }

    private static func answer(_ question: String, _ given: [String]) throws -> String {
        switch question {
        case "lunar": return "\(try found(calendar(given[0]).lunarDate(on: day(given[1])), or: "RANGE"))"
        case "day": return "\(try civilDay(given[1], in: calendar(given[0])))"
        case "anniversaries":
            let date = LunarMonthDay(try found(LunarDate(given[1]), or: "TEXT"))
            let rule = Recurrence(date, rule: try rule(given[4], given[5]), in: try calendar(given[0]))
            return text(rule.days(in: try window(given[2], given[3], in: calendar(given[0]).days)))
        case "recurrence":
            let rule: Recurrence
            do throws(RecurrenceError) {
                rule = try Recurrence(parsing: given[0], from: day(given[1]), in: .bundled)
            } catch {
                throw Refused(name: error == .outOfRange ? "RANGE" : "RULE")
            }
            return text(rule.days(in: try window(given[2], given[3], in: AlmanacTable.bundled.days)))
        case "own":
            let table: AlmanacTable
            do throws(OwnDayError) {
                table = try AlmanacTable.bundled.adding(OwnDay.days(inFile: "festival edge - - Edge\n\(given[0])".utf8))
            } catch {
                throw Refused(name: "RULE")
            }
            let festivals = try #require(table.calendar(.china)?.festivals(in: ["mainland"]))
            let window = day(given[1])...day(given[2])
            return text(festivals.filter { $0.id == "edge" && window.contains($0.day) }.map(\.day))
        case "pillars":
            let boundaries = PillarBoundaries(
                year: try #require(
                    YearBoundary(rawValue: number(given[2], ["new-year", "lichun-day", "lichun-instant"]))
                ),
                month: try #require(MonthBoundary(rawValue: number(given[3], ["term-day", "term-instant"]))),
                day: try #require(DayBoundary(rawValue: number(given[4], ["midnight", "23h"])))
            )
            let instant = Instant(secondsSince1970: try #require(Int64(given[1])))
            let four = try found(calendar(given[0]).pillars(at: instant, boundaries: boundaries), or: "RANGE")
            let pillars = [four.year, try #require(four.month), four.day, four.hour]
            return pillars.map { $0.name(in: .traditionalChinese) }.joined(separator: " ")
        case "works": return "\(try works(given[0]).status(of: day(given[1])).kind)"
        case "add-workdays":
            let found = try works(given[0]).workday(byAdding: #require(Int(given[2])), to: day(given[1]))
            return "\(try self.found(found, or: "UNDECIDED"))"
        case "page":
            let (year, month) = (try #require(Int(given[1])), try #require(Int(given[2])))
            guard (1...12).contains(month) else { throw Refused(name: "ARGUMENT") }
            let grid = YearMonth(year: year, month: month).flatMap { try? calendar(given[0]).grid(of: $0) }
            return "\(try found(grid, or: "RANGE")[0].day)"
        default: throw Refused(name: "no question \(question)")
        }
    }

    private static func found<Value>(_ value: Value?, or name: String) throws -> Value {
        guard let value else { throw Refused(name: name) }
        return value
    }

    private static func calendar(_ id: String) throws -> LunisolarCalendar {
        try found(CalendarID(id).flatMap { AlmanacTable.bundled.calendar($0) }, or: "UNKNOWN")
    }

    private static func works(_ region: String) throws -> WorkCalendar {
        try found(RegionID(region).flatMap { AlmanacTable.bundled.workCalendar(in: $0) }, or: "UNKNOWN")
    }

    private static func civilDay(_ text: String, in calendar: LunisolarCalendar) throws -> Day {
        let date = try found(LunarDate(text), or: "TEXT")
        switch calendar.absence(of: date) {
        case .outOfRange: throw Refused(name: "RANGE")
        case .noSuchLeapMonth: throw Refused(name: "LEAP_MONTH")
        case .noThirtiethDay: throw Refused(name: "THIRTIETH")
        case nil: return try #require(calendar.day(of: date))
        }
    }

    private static func window(_ first: String, _ last: String, in held: DayRange) throws -> DayRange {
        let days = try found(DayRange(from: day(first), to: day(last)), or: "ARGUMENT")
        guard days.overlaps(held) else { throw Refused(name: "RANGE") }
        return days
    }

    private static func rule(_ leapMonth: String, _ thirtieth: String) throws -> AnniversaryRule {
        let leap = AnniversaryRule.LeapMonth(rawValue: number(leapMonth, ["skip", "plain", "leap", "both"]))
        let overflow = LunarDate.Overflow(rawValue: number(thirtieth, ["skip", "last", "next"]))
        return AnniversaryRule(leapMonth: try #require(leap), thirtieth: try #require(overflow))
    }

    private static func number(_ word: String, _ words: [String]) -> UInt8 { UInt8(words.firstIndex(of: word) ?? 255) }

    private static func text(_ days: [Day]) -> String { days.map(\.description).joined(separator: " ") }
}
