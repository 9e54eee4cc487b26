import Almanac

/// The number of a day on a page of the terminal, with its signs. Colour alone says nothing: signs say the same, and
/// for weekends the columns do.
struct DayNumber {
    /// The number in the colour of the day and today inverse, then its signs.
    let text: StyledText
    /// The sign of a day that is worked or off otherwise than its weekday says.
    let sign: MarkSign?

    /// After today, if the palette has no inverse text.
    static let todaySign = "*"
}

extension DayNumber {
    /// The number of a day, or a whole date, with its signs, which take two cells at most: `≈` if the day of an event
    /// is not certain, the sign of a day off or a make-up workday, and `*` today, if the palette has no inverse text.
    init(_ number: String, of face: DayFace, certaintySign: String = "", _ settings: TerminalSettings) {
        let todaySign = settings.needsTodaySign(face.day) ? Self.todaySign : ""
        let room = MarkSign.room - certaintySign.cellWidth - todaySign.cellWidth
        let sign = face.mark.map { MarkSign($0, within: room, settings) }
        let signs = [StyledText(certaintySign), sign?.styled, StyledText(todaySign)].compactMap(\.self)
        var text = StyledText(number, settings.style(ofNumber: face.day, face.mark))
        for sign in signs where text.width + sign.width <= number.cellWidth + MarkSign.room { text.append(sign) }
        self.init(text: text, sign: sign)
    }
}

extension TerminalSettings {
    /// The face of a day on a page of festivals.
    func face(of cell: DayCell, _ festivals: Festivals, _ style: CellLabel.Style) -> DayFace {
        let work = daysOff?.status(of: cell.day)
        return festivals.calendar.face(
            of: cell,
            festivals,
            work: work,
            saturdays: saturdayColour,
            in: language,
            style: style
        )
    }

    func style(ofNumber day: Day, _ mark: WorkStatus.Mark?) -> TextStyle {
        let colour = DayColour(day.weekday, mark, saturdays: saturdayColour)
        return day == today ? .today(colour) : .number(colour)
    }

    /// Whether a day is today, and no style can say so.
    func needsTodaySign(_ day: Day) -> Bool { day == today && palette == .none }

    /// The name of a weekday above its column, in the colour of the weekday.
    func columnHead(_ weekday: Weekday) -> StyledText {
        StyledText(weekday.shortName(in: language), .weekday(DayColour(weekday, saturdays: saturdayColour)))
    }
}

extension Festivals {
    /// `≈` if the lunar date of a day, its solar term or a festival that begins on it is not certain, otherwise empty.
    func certaintySign(of cell: DayCell) -> String {
        let levels = [cell.lunarCertainty, cell.termCertainty, certainty(on: cell.day)?.level]
        return levels.first { $0?.isDoubtful == true }?.sign ?? ""
    }
}

/// The sign after the number of a day that is worked or off otherwise than its weekday says.
struct MarkSign: Hashable, Sendable {
    /// The mark that the sign shows.
    let mark: WorkStatus.Mark
    /// The sign: 休, or `+` where that has no room.
    let text: String

    /// The most cells of the terminal that signs take.
    static let room = 2

    /// The word of the language in at most `room` cells of the terminal, or else the sign of one cell. Without days off
    /// a page has public holidays alone, whose sign is the same everywhere.
    init(_ mark: WorkStatus.Mark, within room: Int, _ settings: TerminalSettings) {
        let word = mark.name(in: settings.language)
        // The sign of one cell is the same in every language.
        let letter =
            switch mark {
            case .holiday: "+"
            case .makeUpWorkday: "!"
            case .halfDay: "½"
            }
        self.mark = mark
        text = settings.daysOff != nil && word.cellWidth <= min(room, Self.room) ? word : letter
    }

    /// The sign in its style.
    var styled: StyledText { StyledText(text, mark == .makeUpWorkday ? .title : .publicHoliday) }
}

extension Festivals {
    /// The meaning of the signs of a page, each once: `休 放假`, `班 調休上班`; without days off in the word of the regions, `+ 公眾假期`.
    func legend(_ signs: [MarkSign], _ settings: TerminalSettings) -> [StyledText] {
        let language = settings.language
        return WorkStatus.Mark.allCases.flatMap { mark in
            let isLaw = settings.daysOff == nil
            let meaning = isLaw ? name(of: .publicHoliday, in: language) : mark.kind.name(in: language)
            return signs.filter { $0.mark == mark }.unique.map { $0.styled.appending(" " + meaning, .dimmed) }
        }
    }
}
