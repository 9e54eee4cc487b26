import TestSupport
import Testing

@testable import AlmanacWords

@Suite("The rows of words")
struct VocabularyTests {
    @Test("every row is of a known kind or slot, its brackets close, and no two free texts stand side by side")
    func rows() throws {
        var failures = Failures()
        for name in ["numbers", "chinese", "english", "korean", "japanese", "vietnamese"] {
            let rows = try DataFolder.text(of: "words/\(name).txt").split(separator: "\n").filter { $0.first != "#" }
            failures.check(rows.first == "language \(name)", "\(name): the first row")
            for row in rows.dropFirst() {
                if let problem = problem(row) { failures.check(false, "\(name): \(problem) in \(row)") }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// The fault of a row; nil if it has none.
    private func problem(_ row: Substring) -> String? {
        let words = row.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return "nothing after the first word" }
        let scalars = Array(words[0].unicodeScalars)
        if scalars == ["~"] || scalars == ["!"] { return nil }
        if scalars.count == 1, Slot(rawValue: scalars[0].value) != nil {
            let parts = words[1].split(separator: ":", maxSplits: 1)
            return parts.count == 2 && Int(parts[0]) != nil ? nil : "no number and colon"
        }
        guard Vocabulary.Kind(scalars[...]) != nil else { return "no such kind" }
        let parts = words[1].split(separator: ":", maxSplits: 1)
        guard parts.count == 1 || Int(parts[0]) != nil else { return "no number before the colon" }
        return problem(ofPattern: parts[parts.count - 1])
    }

    private func problem(ofPattern pattern: Substring) -> String? {
        var open: [Character] = []
        var hasText = false
        var last: Character = " "
        for sign in pattern where sign != " " {
            switch sign {
            case "(", "[": open.append(sign == "(" ? ")" : "]")
            case ")", "]": if open.popLast() != sign { return "a bracket that does not match" }
            case "X", "T", "F": if "XTF".contains(last) { return "two texts side by side" }
            default: if sign != "|", !open.contains(")") { hasText = true }
            }
            if !"()[]|".contains(sign) { last = sign }
        }
        if !open.isEmpty { return "an open bracket" }
        return hasText || !"XT".contains(where: pattern.contains) ? nil : "nothing but a text"
    }
}
