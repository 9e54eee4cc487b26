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

    /// - Parameters:
    ///   - cell: the day.
    ///   - festivals: what begins on it, in the order of labels.
    ///   - language: the language of names.
    init(_ cell: DayCell, _ festivals: [Festival], in language: CalendarLanguage) {
        lunar = cell.lunarDate.labels(in: language)
        let term = cell.term.map { [StyledText($0.name(in: language), .term($0.season))] } ?? []
        // A term that is kept as a festival too has its name but once.
        let festivals = festivals.filter { $0.name(in: language) != cell.term?.name(in: language) }
        let names = festivals.map { StyledText($0.name(in: language), $0.kind.textStyle) }
        let redCount = festivals.prefix { $0.kind.textStyle == .festival }.count
        others = names.prefix(redCount) + term + names.dropFirst(redCount)
        isDoubtful = cell.termCertainty != .certain || cell.newMoonCertainty != .certain
    }

    /// The labels of a day of a neighbouring month: the lunar date alone, in the shortest wording.
    init(neighbour cell: DayCell, in language: CalendarLanguage) {
        lunar = cell.lunarDate.labels(in: language).suffix(1)
        others = []
        isDoubtful = false
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

extension FestivalKind {
    /// Holidays and the festivals of custom are red; the rest of what days are called is not.
    var textStyle: TextStyle { self <= .traditional ? .festival : .normal }
}

extension LunisolarCalendar {
    /// The festivals that begin on a day, in the order of labels; spans that go on are left out.
    func festivalsBeginning(on day: Day, in regions: Regions?, kinds: ClosedRange<FestivalKind>) -> [Festival] {
        festivals(on: day, in: regions)?.filter { $0.isFirstDay && kinds.contains($0.kind) } ?? []
    }
}
