/// The rows of a block above its notice: `region`, and those that change in the head of the region's file.
struct HolidayBlockHead {
    /// The region, whose file takes the notice.
    let region: DataLine
    /// The new row `complete`, if there is one.
    let complete: DataLine?
    /// The new row `looked-up`, if there is one.
    let lookedUp: DataLine?
    /// All of them, in the order of the block.
    let rows: [DataLine]

    /// The rows that may stand above the notice, each once.
    private static let words = ["region", "complete", "looked-up"]

    /// Reads the head of all rows of a block.
    init(_ all: [DataLine], of file: SourceFile) throws(DataFileError) {
        let rows = Array(all.prefix { Self.words.contains($0.word(0)) })
        for row in rows {
            try row.requireCount(2...2, "'\(row.word(0))' and its value")
            guard rows.first(where: { $0.word(0) == row.word(0) })?.number == row.number else {
                throw row.error(found: "a second '\(row.word(0))'", expected: "one")
            }
        }
        guard let region = rows.first, region.word(0) == "region" else {
            throw file.error(found: "no region", expected: "'region ID' as the first row")
        }
        self.region = region
        complete = rows.first { $0.word(0) == "complete" }
        lookedUp = rows.first { $0.word(0) == "looked-up" }
        self.rows = rows
    }
}
