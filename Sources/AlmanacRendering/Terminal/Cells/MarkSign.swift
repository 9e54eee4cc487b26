import Almanac

/// The sign after the number of a day that is worked or off otherwise than its weekday says.
struct MarkSign: Hashable, Sendable {
    /// What the sign says.
    let mark: WorkStatus.Mark
    /// The sign: 休, or `+` where that has no room.
    let text: String

    /// The most cells of the terminal that signs take.
    static let room = 2

    /// The word of the language in at most two cells, or else the sign of one cell.
    ///
    /// - Parameters:
    ///   - mark: What the sign says.
    ///   - room: The cells of the terminal for the sign.
    ///   - settings: The language; without days off a page has public holidays alone, whose sign is the same everywhere.
    init(_ mark: WorkStatus.Mark, within room: Int, _ settings: TerminalSettings) {
        let word = mark.name(in: settings.language)
        self.mark = mark
        text = settings.daysOff != nil && word.cellWidth <= min(room, Self.room) ? word : Self.letter(of: mark)
    }

    /// A sign of one cell, the same in every language.
    private static func letter(of mark: WorkStatus.Mark) -> String {
        switch mark {
        case .holiday: "+"
        case .makeUpWorkday: "!"
        case .halfDay: "½"
        }
    }

    /// The sign in its style.
    var styled: StyledText { StyledText(text, mark == .makeUpWorkday ? .title : .publicHoliday) }
}

extension Festivals {
    /// What the signs of a page mean, each once: `休 放假`, `班 調休上班`; without days off in the word of the regions, `+ 公眾假期`.
    func legend(_ signs: [MarkSign], _ settings: TerminalSettings) -> [StyledText] {
        let language = settings.language
        return WorkStatus.Mark.allCases.flatMap { mark in
            let isLaw = settings.daysOff == nil
            let meaning = isLaw ? name(of: .publicHoliday, in: language) : mark.kind.name(in: language)
            let found = signs.filter { $0.mark == mark }.reduce(into: [MarkSign]()) { found, sign in
                if !found.contains(sign) { found.append(sign) }
            }
            return found.map { sign in
                var entry = sign.styled
                entry.append(" " + meaning, .dimmed)
                return entry
            }
        }
    }
}
