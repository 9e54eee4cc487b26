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
    init(_ cell: DayCell, _ festivals: [FestivalLabel], in language: CalendarLanguage) {
        lunar = cell.lunarDate.labels(in: language)
        let term = cell.term.map { [StyledText($0.name(in: language), .term($0.season))] } ?? []
        // A term that is kept as a festival too has its name but once.
        let festivals = festivals.filter { $0.name != cell.term?.name(in: language) }
        let names = festivals.map { StyledText($0.name, $0.kind.textStyle) }
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

/// The name and the kind of a festival.
struct FestivalLabel {
    /// The name in the language of the page.
    let name: String
    /// The kind.
    let kind: FestivalKind
}

extension FestivalKind {
    /// Holidays and the festivals of custom are red; the rest of what days are called is not.
    var textStyle: TextStyle { self <= .traditional ? .festival : .normal }
}

extension Festivals {
    /// The festivals of some kinds that begin on a day, in the order of labels.
    func beginning(on day: Day, kinds: ClosedRange<FestivalKind>) -> [Festival] {
        on(day).filter { $0.isFirstDay && kinds.contains($0.kind) }
    }

    /// The labels of the festivals of some kinds that begin on a day, in order.
    func labels(on day: Day, kinds: ClosedRange<FestivalKind>, in language: CalendarLanguage) -> [FestivalLabel] {
        beginning(on: day, kinds: kinds).map { FestivalLabel(name: name(of: $0.id, in: language), kind: $0.kind) }
    }
}
