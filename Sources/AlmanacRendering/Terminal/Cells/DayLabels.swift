import Almanac

/// The labels of one day, the most important first.
struct DayLabels {
    /// The lunar date, the longest wording first.
    let lunar: [String]
    /// The first day of a lunar month, which bears its name, stands out from the days after it.
    let lunarStyle: TextStyle
    /// The names of the day.
    let others: [StyledText]

    /// The labels of a day of the month.
    ///
    /// - Parameters:
    ///   - cell: The day.
    ///   - names: Its names.
    ///   - language: The language of the lunar date.
    init(_ cell: DayCell, _ names: [CellLabel], in language: CalendarLanguage) {
        lunar = cell.lunarDate.cellLabels(in: language)
        lunarStyle = cell.lunarDate.day == 1 ? .normal : .dimmed
        others = names.map(\.styled)
    }

    /// The label of a day of a neighbouring month: the lunar date in its shortest wording.
    init(neighbour cell: DayCell, in language: CalendarLanguage) {
        lunar = cell.lunarDate.cellLabels(in: language).suffix(1)
        lunarStyle = .dimmed
        others = []
    }

    /// The width at which all labels fit on one line.
    var wantedRoom: Int {
        DayLabels.line([StyledText(lunar.first ?? "")] + others).width
    }

    /// The lunar date and the labels after it on one line.
    static func line(_ pieces: [StyledText]) -> StyledText {
        var line = StyledText()
        for (number, piece) in pieces.enumerated() {
            if number > 0 { line.append(number == 1 ? " " : " · ", number == 1 ? .normal : .dimmed) }
            line.append(piece)
        }
        return line
    }
}

extension CellLabel {
    /// The text in the style of its subject; a term that is a festival keeps the colour of its season unless it is a day off.
    var styled: StyledText {
        switch (subject, term) {
        case (.festival(.publicHoliday), _): StyledText(text, .publicHoliday)
        case (_, let term?): StyledText(text, term.textStyle)
        case (.festival(let kind), nil): StyledText(text, kind.textStyle)
        case (.term, nil), (.lunarMonth, nil), (.lunarDay, nil): StyledText(text)
        }
    }
}

extension FestivalKind {
    /// Public holidays and traditional festivals stand out, each in a way of its own; observances and notes do not.
    var textStyle: TextStyle {
        switch self {
        case .publicHoliday: .publicHoliday
        case .traditional: .festival
        case .observance, .seasonCount, .calendarNote: .normal
        }
    }
}

extension LunisolarCalendar {
    func cell(of day: Day) -> DayCell? {
        grid(of: YearMonth(day)).flatMap { page in page.index(of: day).map { page[$0] } }
    }
}
