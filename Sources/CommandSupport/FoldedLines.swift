/// Text in lines that a terminal of the usual width shows whole.
enum FoldedLines {
    /// The longest line, in cells.
    static let width = 80

    /// Words with spaces between them, the first after `head` and those of further lines below it. Ends with a line feed.
    ///
    /// A word that is longer than a line stands in one of its own.
    static func text(_ head: String, _ words: [String]) -> String {
        let indent = cells(head)
        var (text, used, gap) = (head, indent, "")
        for word in words {
            let length = cells(word)
            if gap.isEmpty || used + 1 + length <= width {
                text += gap + word
                used += gap.utf8.count + length
            } else if length > 0 {
                while text.last == " " { text.removeLast() }
                text += "\n" + String(repeating: " ", count: indent) + word
                used = indent + length
            }
            gap = " "
        }
        return text + "\n"
    }

    /// A sentence after `head`; a gap of several spaces stays as it is, unless a line ends there.
    static func text(_ head: String, _ sentence: String) -> String {
        text(head, sentence.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
    }

    /// The width in cells: two for each Chinese, Japanese or Korean character. Help has no
    /// combining marks, which pages of the almanac do reckon with.
    private static func cells(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ((0x2E80...0xFFDC).contains($1.value) ? 2 : 1) }
    }
}
