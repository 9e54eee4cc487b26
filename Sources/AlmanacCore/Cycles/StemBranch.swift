/// A pair of stem and branch (干支), one of sixty: 0 is 甲子, 1 乙丑, … 59 癸亥.
///
/// Only sixty of the 120 combinations exist. Stem and branch advance together, so both indices are even or both odd.
///
/// ```swift
/// let year = StemBranch.year(2026)
/// print(year, year.index, year.zodiac, year.name(in: .traditionalChinese), year.name(in: .vietnamese))
/// // bingwu 42 horse 丙午 Bính Ngọ
/// print(StemBranch(stem: .jia, branch: .chou) == nil)  // true
/// ```
public struct StemBranch: NamedCase {
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

// MARK: - Pillars by arithmetic: the calendar says on which day a year or a month begins

extension StemBranch {
    /// The pillar of a year: 甲子 for 1984.
    ///
    /// - Parameter year: The number of the lunar year, or the year of 立春 if years begin there; any number.
    public static func year(_ year: Int) -> StemBranch {
        // Reduced first, so that the subtraction does not overflow.
        StemBranch(wrapping: year % count - 4)
    }

    /// The pillar of a month of pillars, which begins with a sectional term (節).
    ///
    /// ```swift
    /// print(StemBranch.month(.yin, inYearOf: .jia))  // bingyin
    /// ```
    ///
    /// - Parameters:
    ///   - branch: The branch of the month: 寅 from 立春, 卯 from 驚蟄, … 丑 from 小寒.
    ///   - stem: The stem of the year that began with the last 立春 up to the beginning of this month.
    public static func month(_ branch: EarthlyBranch, inYearOf stem: HeavenlyStem) -> StemBranch {
        // 五虎遁: a year of 甲 or 己 begins with 丙寅, and the twelve months of a year advance the stem by two.
        let monthsAfterYin = (branch.index - EarthlyBranch.yin.index).modulo(EarthlyBranch.count)
        return StemBranch(wrapping: 12 * (stem.index % 5) + 2 + monthsAfterYin)
    }

    /// The pillar of a civil day, which begins at 0h: 甲子 for 2024-01-01.
    public static func day(_ day: Day) -> StemBranch {
        // 1970-01-01 was 辛巳, index 17.
        StemBranch(wrapping: Int(day.rawValue % 60) + 17)
    }

    /// The pillar of a double hour of a day.
    ///
    /// ```swift
    /// print(StemBranch.hour(.zi, inDayOf: .wu))  // renzi
    /// ```
    ///
    /// - Parameters:
    ///   - branch: The branch of the double hour.
    ///   - stem: The stem of the day; for an hour from 23h to 0h, of the next day.
    public static func hour(_ branch: EarthlyBranch, inDayOf stem: HeavenlyStem) -> StemBranch {
        // 五鼠遁: a day of 甲 or 己 begins with 甲子.
        StemBranch(wrapping: 12 * (stem.index % 5) + branch.index)
    }
}

extension StemBranch: CustomStringConvertible {
    /// Stem and branch in pinyin without tones: `jiazi`.
    public var description: String { "\(stem)\(branch)" }
}
