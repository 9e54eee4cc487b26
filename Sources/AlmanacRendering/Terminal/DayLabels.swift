// What a day has to say beside its number.

import Almanac

/// The labels of one day, the weightiest first.
struct DayLabels {
    /// The lunar date, the longest wording first.
    let lunar: [String]
    /// Festivals and the solar term, none hidden by another.
    let others: [StyledText]
    /// Whether the day of its term or of its new moon hangs by seconds, or another authority has another day.
    let isDoubtful: Bool

    init(_ cell: DayCell, in language: Language) {
        lunar = cell.lunarDate.labels(in: language)
        others = cell.term.map { [StyledText($0.name(in: language), .term($0.season))] } ?? []
        isDoubtful = cell.termDoubt != .certain || cell.newMoonDoubt != .certain
    }

    /// The width at which everything stands in one line.
    var wantedRoom: Int {
        DayLabels.line([StyledText(lunar.first ?? "")] + others).width
    }

    /// The lunar date and the labels behind it in one line.
    static func line(_ pieces: [StyledText]) -> StyledText {
        var line = StyledText()
        for (number, piece) in pieces.enumerated() {
            if number > 0 { line.append(number == 1 ? " " : " · ", number == 1 ? .normal : .dimmed) }
            line.append(piece)
        }
        return line
    }
}
