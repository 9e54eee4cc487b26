/// A pair of stem and branch (干支), one of sixty: 0 is 甲子, 1 乙丑, … 59 癸亥.
///
/// Only sixty of the 120 thinkable pairs exist, since stem and branch step together: both numbers are even or both odd.
public struct StemBranch: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// The number of the pair, 0 (甲子) … 59 (癸亥).
    public let rawValue: UInt8

    /// The number of pairs.
    public static var count: Int { 60 }

    /// The pair with this number, or nil unless it is 0 … 59.
    public init?(rawValue: UInt8) {
        guard rawValue < StemBranch.count else { return nil }
        self.rawValue = rawValue
    }

    /// The pair at a position counted from 甲子, round and round.
    ///
    /// - Parameter index: Any number, negative ones too; 60 is 甲子 again.
    public init(wrapping index: Int) {
        rawValue = UInt8(truncatingIfNeeded: index.modulo(StemBranch.count))
    }

    /// The pair of this stem and this branch, or nil if there is none: 甲丑, say.
    public init?(stem: HeavenlyStem, branch: EarthlyBranch) {
        guard stem.isYang == (branch.rawValue & 1 == 0) else { return nil }
        // Modulo 10 this is the stem and modulo 12 the branch, because both are even or both odd.
        self.init(wrapping: 6 * stem.index - 5 * branch.index)
    }

    /// The number of the pair, 0 (甲子) … 59 (癸亥).
    public var index: Int { Int(rawValue) }

    /// The heavenly stem.
    public var stem: HeavenlyStem { HeavenlyStem(wrapping: index) }

    /// The earthly branch.
    public var branch: EarthlyBranch { EarthlyBranch(wrapping: index) }

    /// The animal of the branch.
    public var zodiac: Zodiac { branch.zodiac }

    /// The following pair; 甲子 follows 癸亥.
    public var next: StemBranch { StemBranch(wrapping: index + 1) }

    /// The preceding pair; 癸亥 precedes 甲子.
    public var previous: StemBranch { StemBranch(wrapping: index - 1) }

    /// All sixty pairs, from 甲子 to 癸亥.
    public static var allCases: some RandomAccessCollection<StemBranch> {
        (0..<StemBranch.count).lazy.map { StemBranch(wrapping: $0) }
    }
}
