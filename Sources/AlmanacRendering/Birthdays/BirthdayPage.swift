import Almanac

/// The page of `almanac birthday`: of one person how the date was read, the next birthdays, and the years in which both fall on
/// one day; of the persons of a file a line for each birthday, in the order of days.
package struct BirthdayPage: Sendable {
    /// How the date of birth of one person was given.
    package enum Origin: Sendable {
        case lunar, gregorian
        /// As a lunar date in the form of a Gregorian one, `1956-08-15`.
        case lunarLikeGregorian(String)
    }

    let births: [Birth]
    private let origin: Origin?
    let from: Day
    let years: Int

    /// The page of some births.
    ///
    /// - Parameters:
    ///   - births: The births, at least one.
    ///   - origin: How the date of the only one was given; nil for those of a file.
    ///   - from: The first day on which a birthday may fall, from which days are counted.
    ///   - years: The number of years of each person.
    package init(_ births: [Birth], given origin: Origin?, from: Day, years: Int) {
        (self.births, self.origin, self.from, self.years) = (births, origin, from, years)
    }

    private var birth: Birth { births[0] }

    /// The lines.
    ///
    /// - Parameters:
    ///   - settings: How the page is shown.
    ///   - count: The number of birthdays of the persons of a file; those on the day of the last are shown too.
    package func lines(_ settings: TerminalSettings, count: Int = .max) -> [StyledText] {
        let shared = origin == nil ? [] : birth.sharedBirthdays.map(\.day)
        let last = (births.flatMap { $0.birthdays(from: from, years: years) }.map(\.day) + shared).max()
        let computed = birth.calendar.computedNames(until: last, in: settings.language)
        let captions = (birth.festivals.captionNames(in: settings.language) + computed).map { StyledText($0, .dimmed) }
        let (page, caption) =
            origin == nil
            ? (persons(settings, count), captions)
            : (reading(settings) + [StyledText()] + birthdays(settings), Array(captions.dropFirst()))
        return page + [StyledText()]
            + (birth.day == nil || origin == nil || birth.kind == .memorial ? [] : sharedYears(settings))
            + caption.flow(width: settings.width, separator: StyledText(" · "))
    }

    /// Of each birthday of the persons of a file when, in how many days, who, how old, and born when.
    private func persons(_ settings: TerminalSettings, _ count: Int) -> [StyledText] {
        let language = settings.language
        let all = births.flatMap { birth in birth.birthdays(from: from, years: years).map { (birth, $0) } }
        let sorted = all.sorted { $0.1.day < $1.1.day }
        guard let last = sorted.prefix(count).last?.1.day else {
            return [StyledText(Phrase.noBirthday.text(in: language))]
        }
        let rows = sorted.prefix { $0.1.day <= last }.map { row($1, of: $0, language) }
        return TableRow.lines(rows, width: settings.width)
    }

    /// The line of a birthday.
    private func row(
        _ birthday: Birthday,
        of birth: Birth,
        isFirst: Bool = false,
        _ language: CalendarLanguage
    ) -> TableRow {
        let (day, certainty) = (birthday.day, birth.certainty(of: birthday))
        let when = [StyledText("\(day)\(certainty.sign)"), StyledText(day.weekday.shortName(in: language), .dimmed)]
        let count = StyledText(DayCount(day.days(since: from)).text(in: language), origin == nil ? .normal : .title)
        let countingAge = birthday.countingAgeText(in: language).map { StyledText($0, .dimmed) }
        let ages = [birthday.ageText(in: language).map { StyledText($0) }, countingAge].compactMap(\.self)
        let remarks = [birthday.departure(from: birth, in: language), certainty.note(on: day)].compactMap(\.self)
        let notes = remarks.map { StyledText($0) }
        if origin != nil { return TableRow(cells: when + ages, notes: (isFirst ? [count] : []) + notes) }
        let person =
            [StyledText(birth.shownName ?? "", .title)] + ages + [StyledText(birth.text(in: language), .dimmed)]
        return TableRow(cells: when + [count], notes: person + notes)
    }
}

// MARK: - How the date was read

extension BirthdayPage {
    private func reading(_ settings: TerminalSettings) -> [StyledText] {
        let language = settings.language
        let lunar = StyledText(birth.text(in: language), .title)
        let gregorian = birth.day.map { day in
            let date = GregorianDate(day).text(in: language) + "  " + day.weekday.name(in: language)
            return StyledText(Phrase.gregorian.text(in: language) + " " + date)
        }
        // The date that was not given is as sure as the lunar date of the day.
        let sign = birth.day.flatMap { birth.calendar.lunarCertainty(on: $0)?.sign } ?? ""
        let dates =
            if case .gregorian = origin { [gregorian, lunar.appending(sign)] } else {
                [lunar, gregorian?.appending(sign)]
            }
        let pieces = [birth.shownName.map { StyledText($0, .title) }] + dates
        let calendar = StyledText(birth.calendar.name(in: language), .dimmed)
        return (pieces.compactMap(\.self) + [calendar])
            .flow(width: settings.width, separator: StyledText(" · ", .dimmed)) + hint(language)
    }

    /// The text to type if the other calendar was meant.
    private func hint(_ language: CalendarLanguage) -> [StyledText] {
        guard case .lunarLikeGregorian(let text) = origin else { return [] }
        return [StyledText("\(Phrase.ifGregorian.text(in: language)): --gregorian \(text)", .dimmed)]
    }
}

// MARK: - The birthdays

extension BirthdayPage {
    private func birthdays(_ settings: TerminalSettings) -> [StyledText] {
        let language = settings.language
        let birthdays = birth.birthdays(from: from, years: years)
        guard let first = birthdays.first else { return [StyledText(Phrase.noBirthday.text(in: language))] }
        let rows = birthdays.map { row($0, of: birth, isFirst: $0.day == first.day, language) }
        var lines: [StyledText] = []
        var year = first.year
        for ((birthday, row), head) in zip(zip(birthdays, rows), TableRow.heads(of: rows)) {
            if year < birthday.year { lines.append(withoutBirthday(year..<birthday.year, language)) }
            year = birthday.year + 1
            lines += row.lines(after: head, width: settings.width)
        }
        return lines
    }

    /// The years between two birthdays in which there is none, and why.
    private func withoutBirthday(_ years: Range<Int>, _ language: CalendarLanguage) -> StyledText {
        let reasons = years.compactMap { birth.text(of: birth.reasonToSkip($0), in: language) }.unique
        return StyledText("\(ClosedRange(years).text)  – (\(reasons.joined(separator: ", ")))", .dimmed)
    }
}

// MARK: - Both on one day

extension BirthdayPage {
    private func sharedYears(_ settings: TerminalSettings) -> [StyledText] {
        let years = birth.sharedBirthdays.map {
            StyledText("\(birth.certainty(of: $0).sign)\(GregorianDate($0.day).year)")
        }
        let none = StyledText(Phrase.never.text(in: settings.language))
        let head = StyledText(Phrase.sharedBirthdays.text(in: settings.language) + ": ", .dimmed)
        let width = settings.width - head.width
        return head.beside((years.isEmpty ? [none] : years).flow(width: width, separator: StyledText(" ")))
    }
}

// MARK: - The person

extension Birth {
    /// The name on one line whatever it holds: without control characters, line ends and changes of direction.
    fileprivate var shownName: String? {
        let hidden: [Unicode.GeneralCategory] = [.control, .format, .lineSeparator, .paragraphSeparator]
        let characters = name?.unicodeScalars.map { scalar in
            // Emoji are joined by a format character.
            hidden.contains(scalar.properties.generalCategory) && scalar != "\u{200D}" ? " " : Character(scalar)
        }
        return characters.map { String($0) }
    }

    /// The date of birth in the calendar in which it is kept: 農曆 1956丙申年八月十五, Gregorian 09-18.
    fileprivate func text(in language: CalendarLanguage) -> String {
        if let monthDay {
            let date = year.flatMap { LunarDate(year: $0, monthDay)?.text(in: language, year: .numberAndPillar) }
            return Phrase.lunar.text(in: language) + " " + (date ?? monthDay.text(in: language))
        }
        let date = day.map { GregorianDate($0).text(in: language) } ?? gregorian.map { "\($0)" } ?? ""
        return Phrase.gregorian.text(in: language) + " " + date
    }
}
