import Almanac

/// The words of an explanation in a language.
struct ExplanationSentences: Sendable {
    let language: CalendarLanguage
    /// The calendar that is explained.
    let calendar: LunisolarCalendar

    /// The subject of the page.
    var subject: String {
        Phrase.newMoonsAndTerms.text(in: language)
    }

    /// A new moon in a legend.
    var newMoon: String { Phrase.newMoon.text(in: language) }

    /// A principal term in a legend.
    var principalTerm: String { Phrase.principalTerm.text(in: language) }

    /// The same with what stands below its sign in a strip, see `shortName(_:)`.
    var principalTermOfStrip: String {
        switch language {
        case .simplifiedChinese, .traditionalChinese, .korean, .japanese: principalTerm
        case .english: principalTerm + " (longitude of the Sun)"
        case .vietnamese: principalTerm + " (hoàng kinh Mặt Trời)"
        }
    }

    /// A leap month in a legend.
    var leapMonth: String { LunarMonthNumber.leapMonthNames[language] }

    /// The words in place of the principal terms of a month that has none.
    var noPrincipalTerm: String {
        Phrase.noPrincipalTerm.text(in: language)
    }

    /// The name of a month: 閏十一月.
    func name(_ month: LunarMonthNumber) -> String { month.name(in: language) }

    /// The name of a month without the word for month, for a strip: 十一, 閏十一, L11.
    func shortName(_ month: LunarMonthNumber) -> String {
        switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese, .korean: String(name(month).dropLast())
        case .english: (month.isLeap ? "L" : "") + "\(month.number)"
        case .vietnamese: "\(month.number)" + (month.isLeap ? "N" : "")
        }
    }

    /// A solar term in at most four cells of a terminal, for a strip: its two characters or syllables, or where it has a long
    /// name the longitude of the Sun.
    func shortName(_ term: SolarTerm) -> String {
        switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese, .korean: term.name(in: language)
        case .english, .vietnamese: "\(term.longitudeDegrees)°"
        }
    }

    /// The name of an event within a sentence.
    func name(_ event: SuiEvent) -> String {
        event.term?.name(in: language) ?? Phrase.theNewMoon.text(in: language)
    }

    /// From solstice to solstice, and the months between: 冬至 2033-12-21 – 冬至 2034-12-22, then 十三個月，閏十一月. A solstice that the
    /// calendar does not have is left out, and the months if some are missing.
    func heading(_ sui: Sui) -> [String] {
        func text(_ solstice: SuiEvent?) -> String? { solstice.map { "\(name($0)) \($0.day)" } }
        let range = [text(sui.months.first?.solstice), "–", text(sui.next?.solstice)].compactMap(\.self)
        let leap = sui.leapIndex.map { sui.months[$0].name }
        return (range.count > 1 ? [range.joined(separator: " ")] : [])
            + (sui.isComplete ? [months(sui.months.count, leap: leap)] : [])
    }

    /// How many months there are, twelve or thirteen, and which of them is leap.
    private func months(_ count: Int, leap: LunarMonthNumber?) -> String {
        let length = (count == 13 ? Phrase.thirteen : .twelve).text(in: language)
        return leap.map { Phrase.withLeapMonth.text(in: language, [length, name($0)]) } ?? length
    }
}

// MARK: - Statements

extension ExplanationSentences {
    /// A statement in a sentence or two.
    func text(of fact: SuiFact) -> String {
        func say(_ phrase: Phrase, _ values: String...) -> String { phrase.text(in: language, values) }
        func say(_ phrase: Phrase, of event: SuiEvent, _ values: String...) -> String {
            phrase.text(in: language, [name(event), "\(event.time)", "\(event.uncertaintySeconds)"] + values)
        }
        return switch fact {
        case .incomplete: say(.incomplete)
        case .issued: say(.issued)
        case .twelveMonths(let first, let next): say(.twelveMonths, "\(first)", "\(next)")
        case .thirteenMonths(let first, let next): say(.thirteenMonths, "\(first)", "\(next)")
        case .leap(let month, let day): say(.leap, "\(day)", name(month.plain), name(month))
        case .withoutTermOfTwelve(let month, let day):
            say(.withoutTermOfTwelve, name(month), "\(day)", capitalised(month))
        case .withoutTermAfterLeap(let month, let day):
            say(.withoutTermAfterLeap, name(month), "\(day)", capitalised(month))
        case .termBeforeNewMoon(let term, let newMoon):
            say(.termBeforeNewMoon, name(term), "\(term.time)", "\(newMoon.time)")
        case .leapByClockTimes(let day): say(.leapByClockTimes, "\(day)")
        case .noLeapByClockTimes: say(.noLeapByClockTimes)
        case .published(let event, let authority, let computed):
            say(.published, of: event, name(of: authority), "\(event.day)", "\(computed)")
        case .nearMidnight(let event): say(.nearMidnight, of: event)
        case .disputed(let event, let authority, let day): say(.disputed, of: event, name(of: authority), "\(day)")
        }
    }

    private func name(of authority: AuthorityID) -> String { calendar.name(of: authority, in: language) }

    /// The name of a month at the beginning of a sentence.
    private func capitalised(_ month: LunarMonthNumber) -> String {
        let name = name(month)
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
