// What is measured, and what it has to keep.

/// An operation to be measured, done many times at once.
struct Row {
    /// The operation, in words.
    let name: String
    /// How many operations one call of `body` does.
    let operations: Int
    /// The sum that `body` has to return, so that it can neither be left out nor be wrong.
    let expected: UInt64
    /// The most allocations one operation may make; nil if they do not matter.
    let allocations: Double?
    /// How fast it has to be.
    let claims: [Claim]
    /// Does the operations and returns a sum over the answers.
    let body: () -> UInt64

    /// A row of the report; without claims it is only shown, or compared with.
    init(
        _ name: String,
        operations: Int,
        expected: UInt64,
        allocations: Double? = 0,
        claims: [Claim] = [],
        _ body: @escaping () -> UInt64
    ) {
        self.name = name
        self.operations = operations
        self.expected = expected
        self.allocations = allocations
        self.claims = claims
        self.body = body
    }
}

/// That an operation is some number of times as fast as another one measured with it.
///
/// Floors are about half of what a quiet machine shows, so that a busy one does not fail the check.
struct Claim {
    /// The name of the row to compare with.
    let reference: String
    /// How many operations of that row do the same work: 42 conversions for a page.
    let count: Double
    /// The least ratio that is accepted.
    let floor: Double

    /// At least `floor` times as fast as `count` operations of the row named `reference`.
    static func atLeast(_ floor: Double, timesAsFastAs reference: String, count: Int = 1) -> Claim {
        Claim(reference: reference, count: Double(count), floor: floor)
    }
}
