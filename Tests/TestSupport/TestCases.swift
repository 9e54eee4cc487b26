import Foundation

/// How many cases the tests of damaged files try: a sample of them, or with `ALMANAC_EXHAUSTIVE=1` in the environment, as
/// `Scripts/test --exhaustive` sets it, every one.
package enum TestCases {
    /// Whether every case is tried.
    package static let areExhaustive = ProcessInfo.processInfo.environment["ALMANAC_EXHAUSTIVE"] == "1"

    /// The numbers of the cases to try, below a count: all of them, or some `sampled` with even spaces between.
    ///
    /// The space is odd, so that the sample of all bits of some bytes has every bit.
    package static func numbers(below count: Int, sampled: Int) -> StrideTo<Int> {
        stride(from: 0, to: count, by: areExhaustive ? 1 : max(1, count / sampled) | 1)
    }
}
