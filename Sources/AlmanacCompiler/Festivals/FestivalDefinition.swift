import AlmanacCore

/// A festival as the files state it.
struct FestivalDefinition {
    /// Which festival.
    let id: FestivalID
    /// What it is called.
    var names: NameTexts
    /// What some regions, by index, call it otherwise.
    var regionalNames: [(region: Int, names: NameTexts)] = []
    /// What else people call it.
    var aliases: [String] = []
    /// Its rows, in the order in which they stand.
    var entries: [FestivalEntry] = []
    /// Where it is named.
    let line: DataLine
}
