import AlmanacCore

/// Reads one row below a notice: `off DAYS …`, `work DAYS …`, `swap OFF WORK …`, `half DAYS morning …`, `revert DAYS …`.
struct HolidayRowReader {
    private let line: DataLine
    private let notice: Int
    private let festivals: [FestivalID]

    /// The words at the end of a row.
    private struct Ending {
        var festival: FestivalID?
        var reason = HolidayDecision.Reason.holiday
        var otherDay: Day?
        var audience = Audience.everybody
    }

    init(_ line: DataLine, notice: Int, festivals: [FestivalID]) {
        self.line = line
        self.notice = notice
        self.festivals = festivals
    }

    /// The rows that the line comes down to: two of an exchange, else one.
    func rows() throws(DataFileError) -> [HolidayRow] {
        guard line.count > 1 else { throw line.error(found: "no days", expected: "'\(line.word(0)) DAYS'") }
        if line.word(0) == "swap" { return try exchange() }
        let days = try line.days(1)
        guard days.count <= 31 else {
            throw line.error(found: "\(days.count) days", expected: "a range of at most 31 days")
        }
        try requireDecidable(days)
        let effect = try effect()
        let ending = try ending(from: line.word(0) == "half" ? 3 : 2)
        if let otherDay = ending.otherDay { try requireNear(otherDay, days) }
        if effect == .work || effect == .revert, ending.reason != .holiday {
            throw line.error(found: "a reason", expected: "reasons in rows 'off' and 'half' only")
        }
        return [row(effect, days, ending)]
    }

    private func exchange() throws(DataFileError) -> [HolidayRow] {
        let off = try line.day(1, "the day off")
        let worked = try line.day(2, "the day worked for it")
        var ending = try ending(from: 3)
        guard ending.reason == .holiday else {
            throw line.error(found: "a reason", expected: "reasons in rows 'off' and 'half' only")
        }
        try requireNear(worked, off...off)
        for day in [off, worked] { try requireDecidable(day...day) }
        ending.reason = .exchanged
        ending.otherDay = worked
        let first = row(.off, off...off, ending)
        ending.otherDay = off
        return [first, row(.work, worked...worked, ending)]
    }

    private func requireDecidable(_ days: DayRange) throws(DataFileError) {
        let decidable = HolidayRegion.epoch...HolidayRegion.lastFirstDay
        if let day = [days.firstDay, days.lastDay].first(where: { !decidable.contains($0) }) {
            throw line.error(found: "\(day)", expected: "days of \(decidable)")
        }
    }

    /// Throws unless another day is none of the days, and near enough to each of them for the file of holidays.
    private func requireNear(_ otherDay: Day, _ days: DayRange) throws(DataFileError) {
        let most = HolidayDecision.farthestOtherDay
        let distances = [days.firstDay, days.lastDay].map { abs($0.days(since: otherDay)) }
        guard !days.contains(otherDay), distances.allSatisfy({ $0 <= most }) else {
            throw line.error(
                found: "\(line.word(1)) and \(otherDay)",
                expected: "two days at most \(most) days apart"
            )
        }
    }

    private func effect() throws(DataFileError) -> HolidayRow.Effect {
        switch (line.word(0), line.word(2)) {
        case ("off", _): .off
        case ("work", _): .work
        case ("revert", _): .revert
        case (_, "morning"): .morning
        case (_, "afternoon"): .afternoon
        default: throw line.error(found: "'\(line.word(2))'", expected: "morning or afternoon")
        }
    }

    private func ending(from first: Int) throws(DataFileError) -> Ending {
        var fields = FieldReader(line, from: first)
        var ending = Ending()
        if fields.skip("for") { ending.festival = try festival(fields.next()) }
        if let reason = Self.reasons.first(where: { fields.skip($0.word) })?.reason {
            ending.reason = reason
            if reason == .moved { ending.otherDay = try line.day(fields.next(), "the day it is moved from") }
        }
        if fields.skip("only") { ending.audience = try line.audience(fields.next()) }
        try fields.requireEnd("'for FESTIVAL', a reason, 'only AUDIENCE' in this order, or the end")
        return ending
    }

    private func festival(_ index: Int) throws(DataFileError) -> FestivalID {
        guard let id = FestivalID(line.word(index)), festivals.contains(id) else {
            throw line.error(found: "festival '\(line.word(index))'", expected: "a festival of Data/festivals")
        }
        return id
    }

    private static let reasons: [(word: String, reason: HolidayDecision.Reason)] = [
        ("moved-from", .moved), ("bridge", .bridge), ("once", .once), ("election", .election),
    ]

    private func row(_ effect: HolidayRow.Effect, _ days: DayRange, _ ending: Ending) -> HolidayRow {
        HolidayRow(
            effect: effect,
            days: days,
            reason: ending.reason,
            otherDay: ending.otherDay,
            festival: ending.festival,
            audience: ending.audience,
            notice: notice,
            line: line
        )
    }
}
