import AlmanacCore

/// A text that adds one notice to a holiday file: the region, rows of the head that change with it, then the notice with its
/// source and its rows.
///
/// `Data/holidays/README.md` is the specification of the rows, the article *Updating holidays* that of the block.
struct HolidayBlock {
    /// The rows before the notice.
    let head: HolidayBlockHead
    /// The row `notice`.
    let notice: DataLine
    /// The lines of the notice, its source included, as they stand in the block.
    let lines: [ArraySlice<UInt8>]
    /// The number of the first of these lines in the block.
    let firstLine: Int
    /// The block as it was read.
    let file: SourceFile

    /// Reads a block; a carriage return at the end of a line is left out.
    init(_ original: SourceFile) throws(DataFileError) {
        file = SourceFile(name: original.name, bytes: original.bytes.filter { $0 != UInt8(ascii: "\r") })
        try file.requireText()
        let rows = file.dataLines()
        head = try HolidayBlockHead(rows, of: file)
        notice = try Self.notice(in: rows.dropFirst(head.rows.count), of: file)
        (lines, firstLine) = try Self.lines(below: head, of: file)
    }

    /// The one row `notice` of the rows below the head.
    private static func notice(in rows: ArraySlice<DataLine>, of file: SourceFile) throws(DataFileError) -> DataLine {
        let notices = rows.filter { $0.word(0) == "notice" }
        guard let notice = notices.first, notices.count == 1 else {
            throw file.error(found: "\(notices.count) notices", expected: "one")
        }
        return notice
    }

    /// The lines below the head, without the blank ones at both ends, and the number of the first of them.
    private static func lines(
        below head: HolidayBlockHead,
        of file: SourceFile
    ) throws(DataFileError) -> (lines: [ArraySlice<UInt8>], first: Int) {
        var all: [ArraySlice<UInt8>] = []
        file.forEachLine { _, text in all.append(text) }
        let headNumbers = head.rows.map(\.number)
        let afterHead = headNumbers.last ?? 0
        // A comment between the rows of the head would go nowhere in the file.
        if let other = all[..<afterHead].indices.first(where: { !all[$0].isBlank && !headNumbers.contains($0 + 1) }) {
            throw file.error(
                line: other + 1,
                found: "a comment above the notice",
                expected: "its source below 'region', 'complete' and 'looked-up'"
            )
        }
        let start = all[afterHead...].firstIndex { !$0.isBlank } ?? all.endIndex
        let end = all.lastIndex { !$0.isBlank } ?? afterHead
        return (start <= end ? Array(all[start...end]) : [], start + 1)
    }

    /// The line of a row of the head as it stands in the block.
    func text(of row: DataLine) -> ArraySlice<UInt8> {
        var found: ArraySlice<UInt8> = []
        file.forEachLine { number, text in if number == row.number { found = text } }
        return found
    }
}

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

extension SourceFile {
    /// Throws at the first line that is not UTF-8, or has a control character other than a tab.
    fileprivate func requireText() throws(DataFileError) {
        var wrongLine: Int?
        forEachLine { number, text in
            let hasControls = text.contains { $0 < 0x20 && $0 != UInt8(ascii: "\t") || $0 == 0x7F }
            let isText = !hasControls && String(decoding: text, as: UTF8.self).utf8.elementsEqual(text)
            if !isText && wrongLine == nil { wrongLine = number }
        }
        if let wrongLine {
            throw error(line: wrongLine, found: "bytes that are no text", expected: "UTF-8 without control characters")
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether a line has nothing but spaces.
    var isBlank: Bool {
        allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    }
}
