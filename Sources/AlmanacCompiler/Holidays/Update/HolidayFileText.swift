import AlmanacCore

/// The text of a holiday file with a block in it, and where each of its lines comes from.
struct HolidayFileText {
    /// The file with the block.
    let file: SourceFile
    /// The number of the first line of the notice.
    let firstLine: Int
    private let block: HolidayBlock
    /// The numbers of head rows that were replaced, each with its number in the block.
    private let replacedLines: [Int: Int]

    /// Adds a block to a file.
    ///
    /// - Parameters:
    ///   - block: The block.
    ///   - file: A holiday file of the block's region.
    ///   - line: The number of the line after which the notice goes; 0 for the end of the file.
    init(_ block: HolidayBlock, in file: SourceFile, after line: Int) {
        var lines: [ArraySlice<UInt8>] = []
        file.forEachLine { _, text in lines.append(text) }
        while lines.last?.isBlank == true { lines.removeLast() }
        var replaced: [Int: Int] = [:]
        for row in [block.head.complete, block.head.lookedUp].compactMap({ $0 }) {
            guard let old = file.dataLines().first(where: { $0.word(0) == row.word(0) }) else { continue }
            lines[old.number - 1] = block.text(of: row)
            replaced[old.number] = row.number
        }
        let index = line == 0 ? lines.count : line
        lines.insert(contentsOf: [[]] + block.lines, at: index)
        self.file = SourceFile(name: file.name, bytes: Array((lines + [[]]).joined(separator: [UInt8(ascii: "\n")])))
        self.block = block
        firstLine = index + 2
        replacedLines = replaced
    }

    /// Runs `body`, whose errors about lines that come from the block become errors about the block.
    func blaming<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as DataFileError where error.file == file.name {
            let isOfNotice = (firstLine..<firstLine + block.lines.count).contains(error.line)
            guard let line = isOfNotice ? error.line - firstLine + block.firstLine : replacedLines[error.line] else {
                throw error
            }
            throw DataFileError(file: block.file.name, line: line, found: error.found, expected: error.expected)
        }
    }
}
