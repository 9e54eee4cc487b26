import Almanac
import Foundation
import TestSupport
import Testing

@Suite("Views' values in JSON")
struct CodableTests {
    private enum Layer: String, Codable {
        case plans
        case festivals
    }

    private func expectRoundTrip<Value: Codable & Equatable>(_ value: Value) throws {
        #expect(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value)
    }

    private func expectRefusal<Value: Decodable>(_ type: Value.Type, _ json: String) {
        #expect(throws: DecodingError.self, "\(json)") { try JSONDecoder().decode(type, from: Data(json.utf8)) }
    }

    @Test("every value comes back")
    func roundTrips() throws {
        var numbers = RepeatableNumbers(seed: 12)
        for _ in 0..<30 {
            let days = numbers.days(longest: 400)
            let marks = DayMarks(numbers.some(of: days), over: days)
            try expectRoundTrip(marks)
            try expectRoundTrip(MonthSections(days, firstWeekday: numbers.weekday(), rows: .six))
            try expectRoundTrip(WeekStrip(days, firstWeekday: numbers.weekday()))
            var plan = DayPlan(over: days)
            plan.done = marks
            try expectRoundTrip(plan)
            var layers = MarkLayers<Layer>(over: days)
            layers.formUnion(marks, in: .plans)
            layers.formUnion(DayMarks(over: days), in: .festivals)
            try expectRoundTrip(layers)
            let day = days.firstDay
            let selections: [DaySelection] = [
                .none, .single(nil), .single(day), .multiple(marks),
                .range(.empty), .range(.begun(day)), .range(.complete(days)),
            ]
            for selection in selections { try expectRoundTrip(selection) }
        }
        try expectRoundTrip(MonthMarks(day: 30))
        try expectRoundTrip([DayStates.today, .done])
    }

    @Test("the form is as written down")
    func form() throws {
        let marks = DayMarks([Day(rawValue: 0), Day(rawValue: 5)], over: Day(rawValue: 0)...Day(rawValue: 8))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = String(decoding: try encoder.encode(marks), as: UTF8.self)
        #expect(json == #"{"days":{"firstDay":0,"lastDay":8},"marked":"120"}"#)
    }

    @Test("marks with other digits than their days need are refused, before any memory is taken for them")
    func hostileMarks() {
        for marked in ["", "12", "1200", "1g0", "1F0", "002", "12-", "1２"] {
            expectRefusal(DayMarks.self, #"{"days":{"firstDay":0,"lastDay":8},"marked":"\#(marked)"}"#)
        }
        expectRefusal(DayMarks.self, #"{"days":{"firstDay":-2147483648,"lastDay":2147483647},"marked":"1"}"#)
        expectRefusal(DayMarks.self, #"{"days":{"firstDay":9,"lastDay":8},"marked":"1"}"#)
        expectRefusal(DayMarks.self, #"{"days":{"firstDay":0,"lastDay":8}}"#)
    }

    @Test("values that contradict themselves are refused")
    func contradictions() {
        let (short, long) = (
            #"{"days":{"firstDay":0,"lastDay":3},"marked":"0"}"#, #"{"days":{"firstDay":0,"lastDay":4},"marked":"00"}"#
        )
        expectRefusal(DayPlan.self, #"{"rest":\#(short),"planned":\#(short),"done":\#(long)}"#)
        expectRefusal(DayPlan.self, #"{"rest":\#(short),"planned":\#(long),"done":\#(short)}"#)
        let days = #""days":{"firstDay":0,"lastDay":3}"#
        expectRefusal(MarkLayers<Int>.self, #"{\#(days),"ids":[1,1],"marks":[\#(short),\#(short)]}"#)
        expectRefusal(MarkLayers<Int>.self, #"{\#(days),"ids":[1,2],"marks":[\#(short)]}"#)
        expectRefusal(MarkLayers<Int>.self, #"{\#(days),"ids":[1],"marks":[\#(long)]}"#)
        expectRefusal(DaySelection.self, #"{"manner":"range","day":5,"lastDay":4}"#)
        expectRefusal(DaySelection.self, #"{"manner":"all"}"#)
        expectRefusal(MonthSections.self, #"{\#(days),"firstWeekday":8,"rows":6}"#)
        expectRefusal(DayCutoff.self, "24")
    }
}
