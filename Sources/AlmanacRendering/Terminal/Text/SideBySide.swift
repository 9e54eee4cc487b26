extension [[StyledText]] {
    /// The lines of blocks joined from left to right; a block shorter than the longest is filled with empty lines.
    ///
    /// - Parameters:
    ///   - width: The width of each block.
    ///   - gap: The empty width between two.
    func sideBySide(width: Int, gap: Int) -> [StyledText] {
        (0..<(map(\.count).max() ?? 0)).map { number in
            enumerated().reduce(into: StyledText()) { line, block in
                if block.offset > 0 { line.pad(to: block.offset * (width + gap)) }
                if number < block.element.count { line.append(block.element[number]) }
            }
        }
    }

    /// The lines of each row of blocks side by side, `count` blocks in a row.
    func inRows(of count: Int, width: Int, gap: Int) -> [[StyledText]] {
        stride(from: 0, to: self.count, by: count).map { first in
            Array(self[first..<Swift.min(first + count, self.count)]).sideBySide(width: width, gap: gap)
        }
    }
}
