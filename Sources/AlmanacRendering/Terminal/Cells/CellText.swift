import Almanac

/// The lines of a cell, and the labels that did not fit into it.
struct CellText {
    /// The number, then one label line or more.
    let lines: [StyledText]
    /// The labels that are not in `lines`.
    let hidden: [CellLabel]

    /// The largest number of lines of labels in a cell.
    private static let labelLines = 3
}

extension CellText {
    /// The number of a day and as many of its labels as fit; lines are at most `room` cells of the terminal wide.
    init(_ number: StyledText, _ labels: DayLabels, room: Int) {
        var shown = labels.others.count
        var below: [StyledText] = []
        repeat {
            below = Self.flow(labels, first: shown, room: room)
            shown -= 1
        } while shown >= 0 && (below.count > Self.labelLines || below.contains { $0.width > room })
        self.init(lines: [number] + below, hidden: Array(labels.others.dropFirst(shown + 1)))
    }

    /// The same text in one style, for a day of a neighbouring month.
    func dimmed() -> CellText {
        CellText(lines: lines.map { StyledText($0.pieces.map(\.text).joined(), .dimmed) }, hidden: hidden)
    }

    /// Two empty lines, in place of a day.
    static let empty = CellText(lines: [StyledText(), StyledText()], hidden: [])

    /// The lunar date and the first of the other labels: on one line if they fit, otherwise on a line each, broken
    /// between words. If no other label fits, the lunar date takes the style of the first.
    private static func flow(_ labels: DayLabels, first count: Int, room: Int) -> [StyledText] {
        let style = count == 0 ? labels.others.first?.styled.style ?? labels.lunarStyle : labels.lunarStyle
        let lunar = StyledText(labels.lunar.first { $0.cellWidth <= room } ?? labels.lunar.last ?? "", style)
        let others = labels.others.prefix(count).map(\.styled)
        let line = DayLabels.line([lunar] + others)
        guard line.width > room else { return [line] }
        return [lunar] + others.flatMap { $0.words.flow(width: room, separator: StyledText(" ")) }
    }
}

extension StyledText {
    /// The words, each in the style of its piece.
    fileprivate var words: [StyledText] {
        pieces.flatMap { piece in
            piece.text.split(separator: " ").map { StyledText(String($0), piece.style) }
        }
    }
}

/// The labels of one day, the most important first.
struct DayLabels {
    /// The lunar date, the longest wording first.
    let lunar: [String]
    /// The first day of a lunar month, which bears its name, stands out from the days after it.
    let lunarStyle: TextStyle
    /// The names of the day.
    let others: [CellLabel]

    /// The labels of a day of the month, with the names of its face.
    init(_ cell: DayCell, _ face: DayFace, in language: CalendarLanguage) {
        lunar = cell.lunarDate.cellLabels(in: language)
        lunarStyle = face.lunarDate.subject == .lunarMonth ? .normal : .dimmed
        others = face.names
    }

    /// The label of a day of a neighbouring month: the lunar date in its shortest wording.
    init(neighbour cell: DayCell, in language: CalendarLanguage) {
        lunar = cell.lunarDate.cellLabels(in: language).suffix(1)
        lunarStyle = .dimmed
        others = []
    }

    /// The width at which all labels fit on one line.
    var wantedRoom: Int { DayLabels.line([StyledText(lunar.first ?? "")] + others.map(\.styled)).width }

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
    /// The same before `≈`, if its day is not certain.
    var signed: StyledText { styled.appending(certainty.sign) }

    /// The text in the style of its season or its kind.
    var styled: StyledText {
        if let season { return StyledText(text, .term(season)) }
        guard case .festival(let kind) = subject else { return StyledText(text) }
        return StyledText(text, kind.textStyle)
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

/// The width of a cell of a month and the gap between two, both in cells of the terminal.
struct CellSize: Hashable, Sendable {
    /// The width of the text of a day.
    let room: Int
    /// The empty width between two days.
    let gap: Int

    /// The distance from one column to the next.
    var pitch: Int { room + gap }
    /// The width of seven columns.
    var pageWidth: Int { 7 * pitch - gap }

    /// Enough for two Chinese characters: every solar term, every lunar day.
    static let smallest = CellSize(room: 4, gap: 1)

    /// In wider cells the days of a week no longer read as a row.
    private static let widestRoom = 20

    /// The size nearest to the `wanted` room with which a page is at most `width` wide; `smallest` if none is.
    static func fitting(_ wanted: Int, within width: Int) -> CellSize {
        let room = min(wanted, widestRoom, (width + smallest.gap) / 7 - smallest.gap)
        guard room > smallest.room else { return smallest }
        let gap = 7 * (room + 2) - 2 <= width ? 2 : 1
        return CellSize(room: room, gap: gap)
    }
}
