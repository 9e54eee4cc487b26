import Almanac

/// The page of `almanac birthday`: how the date was read, the next birthdays, the years in which both fall on one day.
package struct BirthdayPage: Sendable {
    /// How the date of birth was given.
    package enum Origin: Sendable {
        case lunar, gregorian
        /// As a lunar date in the form of a Gregorian one, `1956-08-15`.
        case lunarLikeGregorian(String)
    }

    private let birth: Birth
    private let origin: Origin
    private let from: Day
    private let years: Int

    /// The page of a birth.
    ///
    /// - Parameters:
    ///   - birth: The birth.
    ///   - origin: How its date was given.
    ///   - from: The first day on which a birthday may fall, from which days are counted.
    ///   - years: The number of years.
    package init(_ birth: Birth, given origin: Origin, from: Day, years: Int) {
        self.birth = birth
        self.origin = origin
        self.from = from
        self.years = years
    }

    /// The lines.
    package func lines(_ settings: TerminalSettings) -> [StyledText] {
        let language = settings.language
        let caption = birth.festivals.captionNames(in: language).dropFirst().map { StyledText($0, .dimmed) }
        return reading(settings) + [StyledText()] + birthdays(settings) + [StyledText()]
            + sharedYears(settings)
            + Flow(pieces: Array(caption), separator: StyledText(" · ")).lines(width: settings.width)
    }
}

// MARK: - How the date was read

extension BirthdayPage {
    private func reading(_ settings: TerminalSettings) -> [StyledText] {
        let language = settings.language
        let lunar = StyledText(
            Self.lunarNames[language] + " " + birth.date.text(in: language, year: .numberAndPillar),
            .title
        )
        let gregorian = StyledText(
            Self.gregorianNames[language] + " " + GregorianDate(birth.day).text(in: language) + "  "
                + birth.day.weekday.name(in: language)
        )
        let calendar = StyledText(birth.calendar.name(in: language), .dimmed)
        let name = birth.name.map { [StyledText($0, .title)] } ?? []
        let dates = if case .gregorian = origin { [gregorian, lunar, calendar] } else { [lunar, gregorian, calendar] }
        let flow = Flow(pieces: name + dates, separator: StyledText(" · ", .dimmed))
        return flow.lines(width: settings.width) + hint(language)
    }

    /// The text to type if the other calendar was meant.
    private func hint(_ language: CalendarLanguage) -> [StyledText] {
        guard case .lunarLikeGregorian(let text) = origin else { return [] }
        return [StyledText("\(Self.otherwiseNames[language]): --gregorian \(text)", .dimmed)]
    }

    private static let lunarNames = Names("农历", "農曆", "Lunar", "음력", "旧暦", "Âm lịch")
    private static let gregorianNames = Names("公历", "公曆", "Gregorian", "양력", "新暦", "Dương lịch")
    private static let otherwiseNames = Names(
        "若指公历",
        "若指公曆",
        "If the Gregorian date was meant",
        "양력이라면",
        "新暦の日付なら",
        "Nếu là ngày dương lịch"
    )
}

// MARK: - The birthdays

extension BirthdayPage {
    private func birthdays(_ settings: TerminalSettings) -> [StyledText] {
        let language = settings.language
        let birthdays = birth.birthdays(from: from, years: years)
        guard let first = birthdays.first else { return [StyledText(Self.noneNames[language])] }
        let rows = birthdays.map { birthday in
            TableRow(
                cells: cells(of: birthday, language),
                notes: notes(on: birthday, isFirst: birthday.day == first.day, language)
            )
        }
        var lines: [StyledText] = []
        var year = first.year
        for ((birthday, row), head) in zip(zip(birthdays, rows), TableRow.heads(of: rows)) {
            if year < birthday.year { lines.append(withoutBirthday(year..<birthday.year, language)) }
            year = birthday.year + 1
            lines += row.lines(after: head, width: settings.width)
        }
        return lines
    }

    /// The day, its weekday and both ages.
    private func cells(of birthday: Birthday, _ language: CalendarLanguage) -> [StyledText] {
        [
            StyledText("\(birthday.day)\(birth.certainty(of: birthday).sign)"),
            StyledText(birthday.day.weekday.shortName(in: language), .dimmed),
            StyledText(birthday.ageText(in: language)), StyledText(birthday.countingAgeText(in: language), .dimmed),
        ]
    }

    /// In how many days the first one is; on which other date one is kept, and why.
    private func notes(on birthday: Birthday, isFirst: Bool, _ language: CalendarLanguage) -> [StyledText] {
        let days = isFirst ? DayCount(birthday.day.days(since: from)).text(in: language) : nil
        let departure = birthday.departure(from: birth, in: language)
        let doubt = birth.certainty(of: birthday).note(on: birthday.day)
        return [days.map { StyledText($0, .title) }, departure.map { StyledText($0) }, doubt.map { StyledText($0) }]
            .compactMap(\.self)
    }

    /// The years between two birthdays in which there is none, and why.
    private func withoutBirthday(_ years: Range<Int>, _ language: CalendarLanguage) -> StyledText {
        var reasons: [String] = []
        for year in years {
            let reason = birth.text(of: birth.reasonToSkip(year), in: language)
            if let reason, !reasons.contains(reason) { reasons.append(reason) }
        }
        let (first, last) = (years.lowerBound, years.upperBound - 1)
        let text = first == last ? "\(first)" : "\(first)–\(last)"
        return StyledText("\(text)  – (\(reasons.joined(separator: ", ")))", .dimmed)
    }

    private static let noneNames = Names(
        "历表之内再无生日",
        "曆表之內再無生日",
        "no birthday before the calendar ends",
        "역표가 끝날 때까지 생일 없음",
        "暦表の終わりまで誕生日はない",
        "không còn sinh nhật nào trong lịch"
    )
}

// MARK: - Both on one day

extension BirthdayPage {
    private func sharedYears(_ settings: TerminalSettings) -> [StyledText] {
        let years = birth.sharedDays.map { StyledText("\(GregorianDate($0).year)") }
        let none = StyledText(Self.neverNames[settings.language])
        let head = StyledText(Self.sharedNames[settings.language] + ": ", .dimmed)
        let flow = Flow(pieces: years.isEmpty ? [none] : years, separator: StyledText(" "))
        return head.beside(flow.lines(width: settings.width - head.width))
    }

    private static let sharedNames = Names(
        "农历公历生日同日",
        "農曆公曆生日同日",
        "Lunar and Gregorian birthday on one day",
        "음력·양력 생일이 같은 날인 해",
        "旧暦と新暦の誕生日が重なる年",
        "Sinh nhật âm và dương trùng ngày"
    )
    private static let neverNames = Names("无", "無", "never", "없음", "なし", "không năm nào")
}
