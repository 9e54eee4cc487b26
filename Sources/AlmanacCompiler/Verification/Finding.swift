// What a comparison with a published table found.

/// The outcome of comparing the table with one published table.
package struct Finding: Sendable {
    /// What was compared with what.
    package let title: String
    /// How many rows agree.
    package private(set) var agreements = 0
    /// How many rows differ in a way that a cited row explains.
    package private(set) var explainedCount = 0
    /// What explains them, one line for each difference or for all differences of one reason.
    package private(set) var explained: [String] = []
    /// Differences that nothing explains, one line each.
    package private(set) var unexplained: [String] = []
    /// A figure that sums up the comparison, if there is one.
    package var summary = ""

    /// A finding about nothing yet.
    init(_ title: String) {
        self.title = title
    }

    /// How many rows differ, explained or not.
    package var differences: Int { explainedCount + unexplained.count }

    mutating func agree() { agreements += 1 }
    mutating func explain(_ line: String) { explain(1, line) }
    mutating func fail(_ line: String) { unexplained.append(line) }

    /// Files so many differences under one reason.
    mutating func explain(_ count: Int, _ line: String) {
        explainedCount += count
        explained.append(line)
    }
}
