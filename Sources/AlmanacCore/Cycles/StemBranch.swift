/// A pair of stem and branch (干支), one of sixty: 0 is 甲子, 1 乙丑, … 59 癸亥.
///
/// Only sixty of the 120 combinations exist, because stem and branch advance together: both indices are even or both odd.
public struct StemBranch: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// The index of the pair, 0 (甲子) … 59 (癸亥).
    public let rawValue: UInt8

    /// The number of pairs, 60.
    public static var count: Int { 60 }

    /// The pair with this index, or nil unless it is 0 … 59.
    public init?(rawValue: UInt8) {
        guard rawValue < StemBranch.count else { return nil }
        self.rawValue = rawValue
    }

    /// The pair with an index, which wraps.
    ///
    /// - Parameter index: Any number, negative ones too: 0 is 甲子, and so is 60.
    public init(wrapping index: Int) {
        rawValue = UInt8(truncatingIfNeeded: index.modulo(StemBranch.count))
    }

    /// The pair of a stem and a branch, or nil if they form none, as 甲 and 丑.
    public init?(stem: HeavenlyStem, branch: EarthlyBranch) {
        guard stem.isYang == (branch.rawValue & 1 == 0) else { return nil }
        // 6s − 5b is s modulo 10 and b modulo 12, because s − b is even.
        self.init(wrapping: 6 * stem.index - 5 * branch.index)
    }

    /// The index of the pair, 0 (甲子) … 59 (癸亥).
    public var index: Int { Int(rawValue) }

    /// The heavenly stem, the first half of the pair.
    public var stem: HeavenlyStem { HeavenlyStem(wrapping: index) }

    /// The earthly branch, the second half of the pair.
    public var branch: EarthlyBranch { EarthlyBranch(wrapping: index) }

    /// The animal of the branch.
    public var zodiac: Zodiac { branch.zodiac }

    /// The next pair; 甲子 follows 癸亥.
    public var next: StemBranch { StemBranch(wrapping: index + 1) }

    /// The preceding pair; 癸亥 precedes 甲子.
    public var previous: StemBranch { StemBranch(wrapping: index - 1) }

    /// All sixty pairs, from 甲子 to 癸亥.
    public static var allCases: some RandomAccessCollection<StemBranch> {
        (0..<StemBranch.count).lazy.map { StemBranch(wrapping: $0) }
    }
}
