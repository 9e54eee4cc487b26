import Almanac

/// The name and the kind of a festival.
struct FestivalLabel {
    /// The name in the language of the page.
    let name: String
    /// What decides on the style of the name.
    let kind: FestivalKind
}

extension Festivals {
    /// The labels of the festivals of some kinds that begin on a day, in order.
    func labels(on day: Day, kinds: ClosedRange<FestivalKind>, in language: CalendarLanguage) -> [FestivalLabel] {
        on(day).filter { $0.isFirstDay && kinds.contains($0.kind) }
            .map { FestivalLabel(name: name(of: $0.id, in: language), kind: $0.kind) }
    }
}
