import AlmanacCore

/// A text that adds one notice to a holiday file: the region, rows of the head that change with it, then the notice with its
/// source and its rows.
///
/// `Data/holidays/README.md` is the specification of the rows, the article *Updating holidays* that of the block.
struct HolidayBlock {
    /// The row of the region, whose file takes the notice.
    let region: DataLine
    /// The rows `complete` and `looked-up`, if they are there: they replace the rows of the file.
    let replacements: [DataLine]
    /// The row `notice`.
    let notice: DataLine
    /// The lines of the notice, its source included, as they stand in the block, without the blank ones at both ends.
    let noticeLines: ArraySlice<ArraySlice<UInt8>>
    let lines: [ArraySlice<UInt8>]
    /// The block as it was read.
    let file: SourceFile

    /// The rows that may stand above the notice, each once.
    private static let headWords = ["region", "complete", "looked-up"]

    /// Reads a block; a carriage return at the end of a line is left out.
    init(_ original: SourceFile) throws(DataFileError) {
        file = SourceFile(name: original.name, bytes: original.bytes.filter { $0 != UInt8(ascii: "\r") })
        try file.requireText()
        let lines = file.lines
        self.lines = lines
        let rows = file.dataLines()
        let head = Array(rows.prefix { Self.headWords.contains($0.word(0)) })
        for row in head {
            try row.requireCount(row.word(0) == "complete" ? 2...4 : 2...2, "'\(row.word(0))' and its value")
            guard head.first(where: { $0.replaces(row) })?.number == row.number else {
                throw row.error("a second '\(row.word(0))'", expected: "one")
            }
        }
        guard let region = head.first, region.word(0) == "region" else {
            throw file.error("no region", expected: "'region ID' as the first row")
        }
        self.region = region
        replacements = Array(head.dropFirst())
        let notices = rows.dropFirst(head.count).filter { $0.word(0) == "notice" }
        guard let notice = notices.first, notices.count == 1 else {
            throw file.error("\(notices.count) notices", expected: "one")
        }
        self.notice = notice
        let headNumbers = head.map(\.number)
        let afterHead = headNumbers.last ?? 0
        // A comment between the rows of the head would go nowhere in the file.
        if let other = lines[..<afterHead].indices.first(where: { !lines[$0].isBlank && !headNumbers.contains($0 + 1) })
        {
            let expected = "its source below 'region', 'complete' and 'looked-up'"
            throw file.error(line: other + 1, "a comment above the notice", expected: expected)
        }
        let start = lines[afterHead...].firstIndex { !$0.isBlank } ?? lines.endIndex
        let end = lines.lastIndex { !$0.isBlank } ?? afterHead
        noticeLines = start <= end ? lines[start...end] : []
    }
}

extension DataLine {
    /// Whether a row of a head stands in place of another: the same word, and for `complete` the same audience.
    func replaces(_ other: DataLine) -> Bool {
        word(0) == other.word(0) && (word(0) != "complete" || rest(from: 2) == other.rest(from: 2))
    }
}

extension SourceFile {
    /// Throws at the first line that is not UTF-8, or has a control character other than a tab.
    fileprivate func requireText() throws(DataFileError) {
        for (index, text) in lines.enumerated() {
            let hasControls = text.contains { $0 < 0x20 && $0 != UInt8(ascii: "\t") || $0 == 0x7F }
            if hasControls || !String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) {
                let expected = "UTF-8 without control characters"
                throw error(line: index + 1, "bytes that are no text", expected: expected)
            }
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether a line has nothing but spaces.
    var isBlank: Bool { allSatisfy(SourceFile.isSpace) }
}
