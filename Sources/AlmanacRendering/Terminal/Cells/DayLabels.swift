import Almanac

/// The labels of one day, the most important first.
struct DayLabels {
    /// The lunar date, the longest wording first.
    let lunar: [String]
    /// The first day of a lunar month, which bears its name, stands out from the days after it.
    let lunarStyle: TextStyle
    /// Festivals and the solar term: holidays and traditional festivals, then the term, then the other festivals; last those
    /// whose names only repeat the lunar date.
    let others: [StyledText]

    /// The labels of a day of the month.
    ///
    /// - Parameters:
    ///   - cell: The day.
    ///   - festivals: The festivals that begin on it, in the order of labels.
    ///   - language: The language of names.
    init(_ cell: DayCell, _ festivals: [FestivalLabel], in language: CalendarLanguage) {
        lunar = cell.lunarDate.cellLabels(in: language)
        lunarStyle = cell.lunarDate.day == 1 ? .normal : .dimmed
        // A term that is a festival is named once, as the festival; it keeps the colour of its season unless it is a day off.
        let festivalOfTerm = festivals.first { $0.term != nil && $0.kind != .publicHoliday }
        let isSaid = festivals.contains { $0.term != nil && $0.kind == .publicHoliday }
        let term =
            isSaid
            ? nil
            : cell.term.map { term in
                StyledText(festivalOfTerm?.name ?? term.name(in: language), .term(term.season))
            }
        let festivals = festivals.filter { $0.term == nil || $0.kind == .publicHoliday }
        let isRepetition = { (label: FestivalLabel) in cell.lunarDate.isRepeated(by: label.name, in: language) }
        let (repetitions, telling) = (festivals.filter(isRepetition), festivals.filter { !isRepetition($0) })
        let before = telling.prefix { $0.kind <= .traditional }
        others =
            before.map(\.text) + [term].compactMap(\.self) + telling.dropFirst(before.count).map(\.text)
            + repetitions.map(\.text)
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

extension FestivalLabel {
    /// The name in the style of its kind.
    fileprivate var text: StyledText { StyledText(name, kind.textStyle) }
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
