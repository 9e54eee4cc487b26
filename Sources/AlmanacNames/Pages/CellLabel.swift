import AlmanacCore

/// The one label that a cell of a page shows below its number.
public struct CellLabel: Sendable {
    /// What a label is about; a view colours it by this.
    public enum Subject: Hashable, Sendable {
        /// A festival of a kind.
        case festival(FestivalKind)
        /// A solar term.
        case term(SolarTerm)
        /// The first day of a lunar month, named after the month.
        case lunarMonth
        /// Any other day of a lunar month.
        case lunarDay
    }

    /// The text: 端午節, 夏至, 六月, 初二.
    public let text: String
    /// What the text is about.
    public let subject: Subject

    /// A label from its text and its subject.
    public init(text: String, subject: Subject) {
        self.text = text
        self.subject = subject
    }
}

#if !hasFeature(Embedded)
    // Comparing texts would link the tables of Unicode.
    extension CellLabel: Hashable {}

// What a user chooses is stored.
#endif

extension CellLabel {
    /// Which label a cell shows when its day has several.
    public struct Style: Codable, Hashable, Sendable {
        /// Where a label may come from.
        public enum Source: UInt8, CaseIterable, Codable, Hashable, Sendable {
            /// The first festival of the day.
            case festival
            /// The solar term of the day.
            case term
            /// The lunar date, which every day has.
            case lunarDate
        }

        /// On which of its days a festival of several days is a label.
        public enum SpanDays: UInt8, CaseIterable, Codable, Hashable, Sendable {
            /// On the first: 初伏 does not hide the lunar dates of ten days.
            case first
            /// On every one, with its number: 初伏第3天.
            case all
        }

        /// The sources in the order of preference; the first that has something for the day is shown.
        public var sources: [Source]
        /// The last kind of festival that is shown, in the order of `FestivalKind`: public holidays and traditional festivals
        /// unless something else is asked for.
        public var lastKind: FestivalKind
        /// On which of its days a festival of several days is shown.
        public var spanDays: SpanDays

        /// Festivals before terms before lunar dates; of festivals the traditional ones and holidays, on their first days.
        ///
        /// - Parameters:
        ///   - sources: The sources in the order of preference.
        ///   - lastKind: The last kind of festival that is shown.
        ///   - spanDays: On which of its days a festival of several days is shown.
        public init(
            sources: [Source] = [.festival, .term, .lunarDate],
            lastKind: FestivalKind = .traditional,
            spanDays: SpanDays = .first
        ) {
            self.sources = sources
            self.lastKind = lastKind
            self.spanDays = spanDays
        }
    }
}

extension Festivals {
    /// The labels of a page, one for each of its cells.
    ///
    /// - Parameters:
    ///   - page: A page of the calendar of these festivals.
    ///   - language: The language of the labels.
    ///   - style: Which label a day with several shows.
    /// - Complexity: O(number of cells × festivals of a day); this allocates.
    public func labels(
        of page: MonthGrid,
        in language: CalendarLanguage,
        style: CellLabel.Style = CellLabel.Style()
    ) -> [CellLabel] {
        page.map { label(of: $0, in: language, style: style) }
    }

    /// The label of a cell.
    ///
    /// - Parameters:
    ///   - cell: A cell of a page of the calendar of these festivals.
    ///   - language: The language of the label.
    ///   - style: Which label a day with several shows.
    /// - Returns: The first that a source of the style has, or the lunar date if none has any. A festival whose name only
    ///   repeats the lunar date, 年初二, gives way to a solar term that the style shows.
    public func label(
        of cell: DayCell,
        in language: CalendarLanguage,
        style: CellLabel.Style = CellLabel.Style()
    ) -> CellLabel {
        for source in style.sources {
            switch source {
            case .festival: if let label = festivalLabel(of: cell, in: language, style) { return label }
            case .term: if let label = cell.termLabel(in: language) { return label }
            case .lunarDate: return cell.lunarLabel(in: language)
            }
        }
        return cell.lunarLabel(in: language)
    }

    /// The first festival of the day; one whose name only repeats the lunar date comes after any other, and after the term.
    private func festivalLabel(of cell: DayCell, in language: CalendarLanguage, _ style: CellLabel.Style) -> CellLabel?
    {
        let labels = on(cell.day).lazy.filter { $0.kind <= style.lastKind && (style.spanDays == .all || $0.isFirstDay) }
            .map { CellLabel(text: shortLabel(of: $0, in: language), subject: .festival($0.kind)) }
        if let label = labels.first(where: { !cell.lunarDate.isRepeated(by: $0.text, in: language) }) { return label }
        return cell.term != nil && style.sources.contains(.term) ? nil : labels.first
    }
}

extension DayCell {
    fileprivate func termLabel(in language: CalendarLanguage) -> CellLabel? {
        term.map { CellLabel(text: $0.name(in: language), subject: .term($0)) }
    }

    fileprivate func lunarLabel(in language: CalendarLanguage) -> CellLabel {
        CellLabel(text: lunarDate.cellText(in: language), subject: lunarDate.day == 1 ? .lunarMonth : .lunarDay)
    }
}
