// almanac_ask: what people type, by the reader of words.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacNames
import AlmanacWords
import CAlmanac

@c @implementation
public func almanac_ask(
    _ table: Opened,
    _ festivals: Opened,
    _ daysOff: Opened,
    _ words: Text,
    _ locale: Text,
    _ today: Int32,
    _ answer: Out<almanac_answer>,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let words = try string(of: words)
        let answer = try answer.orThrow(.null)
        let reader = QuestionReader(
            try Handle<AlmanacTable>.value(table),
            try Handle<Festivals>.value(festivals),
            locale: try string(of: locale),
            today: today == noDay ? nil : Day(rawValue: today)
        )
        let found = reader.answer(to: words, Handle<WorkCalendar>.optional(daysOff))
        try write(found.lines.joined(separator: "\n"), to: text, size, needed)
        answer.initialize(to: found.answer)
    }
}

extension QuestionReader {
    fileprivate init(_ table: AlmanacTable, _ festivals: Festivals, locale: String, today: Day?) {
        let ofTerritory = TerritoryCode(locale: locale).flatMap { table.firstWeekday(ofTerritory: $0) }
        self.init(
            table,
            festivals,
            language: CalendarLanguage(tag: locale) ?? .english,
            order: DateOrder(locale: locale),
            firstWeekday: ofTerritory ?? festivals.regions.first.flatMap { table.firstWeekday(of: $0) } ?? .monday,
            today: today
        )
    }

    fileprivate func answer(to words: String, _ daysOff: WorkCalendar?) -> (answer: almanac_answer, lines: [String]) {
        var answer = almanac_answer()
        (answer.first_day, answer.last_day, answer.number) = (noDay, noDay, noNumber)
        do throws(QuestionError) {
            let asked = try read(words)
            // An answer has no room for the reason and the kind of days, nor for the days off of two things.
            let isOfKind = asked.question == .works && (asked.reason != nil || asked.kind != nil)
            if isOfKind || asked.question != .plain && asked.parts.count > 1 { throw .notUnderstood }
            let (days, notes) = (try days(of: asked, by: daysOff), asked.notes.map { sentence(about: $0, of: asked) })
            guard case .occasion(let occasion, let range) = asked.subject else {
                answer.kind = UInt8(ALMANAC_ASKED_DAYS)
                answer.question = asked.question.rawValue
                answer.fill(days)
                if let region = asked.region { AlmanacC.fill(&answer.region, with: region.name) }
                return (answer, [""] + notes)
            }
            guard let days else {
                let ends = [today ?? table.days.firstDay, table.days.lastDay].map { "\($0)" }
                return (answer, [Sentences.never.filled(in: language, [name(of: occasion)] + ends)])
            }
            let home = home(of: asked).home(of: occasion)
            answer.question = asked.question.rawValue
            answer.fill(days)
            answer.fill(occasion, festivals.calendar.termEvent(on: days.firstDay)?.kind)
            if let range { answer.count = UInt32(clamping: home.days(of: occasion, in: range).count) }
            // Days of the six-day cycle, weekdays and days of lunar months are days, which have neither name nor region.
            if answer.kind == UInt8(ALMANAC_ASKED_DAYS) { return (answer, [""] + notes) }
            if let region = home.regions.first { AlmanacC.fill(&answer.region, with: region.name) }
            // 8월 15일 alone is a day of August.
            let name = if case .lunarDay = occasion { language.lunar(name(of: occasion)) } else { name(of: occasion) }
            return (answer, [name] + notes)
        } catch {
            return (answer, [sentence(about: shown(words), typed: words, error)] + suggestions(for: words, error))
        }
    }

    /// The typed words within quotation marks, on one line; of many the beginning.
    private func shown(_ words: String) -> String {
        var text = "'"
        for scalar in words.unicodeScalars.prefix(60) {
            let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
            text.unicodeScalars.append(isControl ? " " : scalar)
        }
        return text + (words.unicodeScalars.count > 60 ? "…'" : "'")
    }
}

extension almanac_answer {
    fileprivate mutating func fill(_ days: DayRange?) {
        (first_day, last_day) = (days?.firstDay.rawValue ?? noDay, days?.lastDay.rawValue ?? noDay)
    }

    /// The occasion; of any term the one on its first day.
    fileprivate mutating func fill(_ occasion: Asked.Occasion, _ firstTerm: SolarTerm?) {
        switch occasion {
        case .festival(let id):
            kind = UInt8(ALMANAC_ASKED_FESTIVAL)
            AlmanacC.fill(&festival, with: id.name)
        case .term(let term): (kind, number) = (UInt8(ALMANAC_ASKED_TERM), term.rawValue)
        case .phase(let phase): (kind, number) = (UInt8(ALMANAC_ASKED_PHASE), phase.rawValue)
        case .anyTerm: (kind, number) = (UInt8(ALMANAC_ASKED_TERM), firstTerm?.rawValue ?? noNumber)
        case .rokuyo, .sonEomneunNal, .weekday, .lunarMonthDays: kind = UInt8(ALMANAC_ASKED_DAYS)
        case .leapMonth: kind = UInt8(ALMANAC_ASKED_LEAP_MONTH)
        case .lunarDay: kind = UInt8(ALMANAC_ASKED_LUNAR_DAY)
        }
    }
}
