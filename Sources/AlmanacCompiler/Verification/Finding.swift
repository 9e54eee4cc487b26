// What a comparison with a published table found.

/// The outcome of comparing the table with one published table.
package struct Finding: Sendable {
    /// What was compared with what.
    package let title: String
    /// How many rows agree.
    package private(set) var agreements = 0
    /// Differences that a cited row of a rule file explains, one line each.
    package private(set) var explained: [String] = []
    /// Differences that nothing explains, one line each.
    package private(set) var unexplained: [String] = []
    /// A figure that sums up the comparison, if there is one.
    package var summary = ""

    /// A finding about nothing yet.
    init(_ title: String) {
        self.title = title
    }

    mutating func agree() { agreements += 1 }
    mutating func explain(_ line: String) { explained.append(line) }
    mutating func fail(_ line: String) { unexplained.append(line) }
}
