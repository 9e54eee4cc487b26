import Almanac
import AlmanacViews
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
            plan.rest = DayMarks(days, over: numbers.days(longest: 400))
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

    /// The value is coded as this text, and the text is decoded to this value.
    private func expectForm<Value: Codable & Equatable>(_ value: Value, _ json: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
        #expect(try JSONDecoder().decode(Value.self, from: Data(json.utf8)) == value, "\(json)")
    }

    private static let days = Day(rawValue: 0)...Day(rawValue: 8)
    private static let codedDays = #"{"firstDay":"1970-01-01","lastDay":"1970-01-09"}"#
    private static let empty = #"{"days":{"firstDay":"1970-01-01","lastDay":"1970-01-09"},"marked":"000"}"#

    @Test("marks are coded as hexadecimal digits")
    func marksForm() throws {
        let marks = DayMarks([Day(rawValue: 0), Day(rawValue: 5)], over: Self.days)
        let coded = #"{"days":\#(Self.codedDays),"marked":"120"}"#
        try expectForm(marks, coded)
        var plan = DayPlan(over: Self.days)
        plan.planned = marks
        try expectForm(plan, #"{"done":\#(Self.empty),"planned":\#(coded),"rest":\#(Self.empty)}"#)
        var layers = MarkLayers<Layer>(over: Self.days)
        layers.formUnion(marks, in: .plans)
        try expectForm(layers, #"{"days":\#(Self.codedDays),"ids":["plans"],"marks":[\#(coded)]}"#)
        try expectForm([MonthMarks(day: 1), MonthMarks(day: 31)], "[1,1073741824]")
        try expectForm([DayStates([.today, .done])], "[12]")
    }

    @Test("sections and weeks are coded as what they are made from")
    func pagesForm() throws {
        let sections = MonthSections(Self.days, firstWeekday: .sunday, rows: .six)
        try expectForm(sections, #"{"days":\#(Self.codedDays),"firstWeekday":"sunday","rows":"six"}"#)
        let strip = WeekStrip(Self.days, firstWeekday: .monday)
        try expectForm(strip, #"{"days":\#(Self.codedDays),"firstWeekday":"monday"}"#)
    }

    @Test("selections are coded with the keys that their manner needs")
    func selectionForm() throws {
        let marks = DayMarks([Day(rawValue: 8)], over: Self.days)
        try expectForm(DaySelection.none, #"{"manner":"none"}"#)
        try expectForm(DaySelection.single(nil), #"{"manner":"single"}"#)
        try expectForm(DaySelection.single(Day(rawValue: 3)), #"{"day":"1970-01-04","manner":"single"}"#)
        try expectForm(
            DaySelection.multiple(marks),
            #"{"manner":"multiple","marks":{"days":\#(Self.codedDays),"marked":"001"}}"#
        )
        try expectForm(DaySelection.range(.empty), #"{"manner":"range"}"#)
        try expectForm(DaySelection.range(.begun(Day(rawValue: 3))), #"{"day":"1970-01-04","manner":"range"}"#)
        try expectForm(
            DaySelection.range(.complete(Self.days)),
            #"{"day":"1970-01-01","lastDay":"1970-01-09","manner":"range"}"#
        )
    }

    @Test("a ledger is coded with its rules and two sets of marks")
    func ledgerForm() throws {
        let rules = CheckInRules(cutoff: try #require(DayCutoff(hour: 4)), makeUpsPerMonth: 2, makeUpReach: 7)
        let codedRules = #"{"cutoff":4,"makeUpReach":7,"makeUpsPerMonth":2}"#
        try expectForm(rules, codedRules)
        var ledger = CheckInLedger(over: Self.days, rules: rules)
        try ledger.checkIn(today: Day(rawValue: 5))
        try ledger.makeUp(Day(rawValue: 0), today: Day(rawValue: 5))
        let checkIns = #"{"days":\#(Self.codedDays),"marked":"120"}"#
        let madeUp = #"{"days":\#(Self.codedDays),"marked":"100"}"#
        try expectForm(ledger, #"{"checkIns":\#(checkIns),"madeUp":\#(madeUp),"rules":\#(codedRules)}"#)
    }

    @Test("marks with other digits than their days need are refused, before any memory is taken for them")
    func hostileMarks() {
        for marked in ["", "12", "1200", "1g0", "1F0", "002", "12-", "1２"] {
            expectRefusal(
                DayMarks.self,
                #"{"days":{"firstDay":"1970-01-01","lastDay":"1970-01-09"},"marked":"\#(marked)"}"#
            )
        }
        expectRefusal(DayMarks.self, #"{"days":{"firstDay":"-5877641-06-23","lastDay":"+5881580-07-11"},"marked":"1"}"#)
        expectRefusal(DayMarks.self, #"{"days":{"firstDay":"1970-01-10","lastDay":"1970-01-09"},"marked":"1"}"#)
        expectRefusal(DayMarks.self, #"{"days":{"firstDay":"1970-01-01","lastDay":"1970-01-09"}}"#)
    }

    @Test("values that contradict themselves are refused")
    func contradictions() {
        let (short, long) = (
            #"{"days":{"firstDay":"1970-01-01","lastDay":"1970-01-04"},"marked":"0"}"#,
            #"{"days":{"firstDay":"1970-01-01","lastDay":"1970-01-05"},"marked":"00"}"#
        )
        expectRefusal(DayPlan.self, #"{"rest":\#(short),"planned":\#(short),"done":\#(long)}"#)
        expectRefusal(DayPlan.self, #"{"rest":\#(short),"planned":\#(long),"done":\#(short)}"#)
        let days = #""days":{"firstDay":"1970-01-01","lastDay":"1970-01-04"}"#
        expectRefusal(MarkLayers<Int>.self, #"{\#(days),"ids":[1,1],"marks":[\#(short),\#(short)]}"#)
        expectRefusal(MarkLayers<Int>.self, #"{\#(days),"ids":[1,2],"marks":[\#(short)]}"#)
        expectRefusal(MarkLayers<Int>.self, #"{\#(days),"ids":[1],"marks":[\#(long)]}"#)
        let anyDays = #""days":{"firstDay":"-5877641-06-23","lastDay":"+5881580-07-11"}"#
        expectRefusal(MarkLayers<Int>.self, #"{\#(anyDays),"ids":[],"marks":[]}"#)
        expectRefusal(DaySelection.self, #"{"manner":"range","day":"1970-01-06","lastDay":"1970-01-05"}"#)
        expectRefusal(DaySelection.self, #"{"manner":"all"}"#)
        expectRefusal(DaySelection.self, #"{"manner":"multiple"}"#)
        expectRefusal(MonthSections.self, #"{\#(days),"firstWeekday":"sun","rows":"six"}"#)
        expectRefusal(DayCutoff.self, "24")
    }
}
