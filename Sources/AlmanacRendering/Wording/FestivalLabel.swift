import Almanac

/// The name and the kind of a festival.
struct FestivalLabel {
    /// The name in the language of the page.
    let name: String
    /// What decides on the style of the name.
    let kind: FestivalKind
    /// The solar term that the festival is, if it is one.
    let term: SolarTerm?
}
