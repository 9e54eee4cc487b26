/// One of the twelve animals (生肖), each of which belongs to a branch; some have other names in other countries.
///
/// ```swift
/// for calendar in [LunisolarCalendar.china, .vietnam] {
///     if let year = calendar.lunarYear(2023) { print(calendar.name(of: year.zodiac, in: .english)) }
/// }
/// ```
///
/// ```text
/// Rabbit
/// Cat
/// ```
public enum Zodiac: UInt8, NamedCase {
    /// 子, the rat.
    case rat
    /// 丑, the ox; in Vietnam the buffalo.
    case ox
    /// 寅, the tiger.
    case tiger
    /// 卯, the rabbit; in Vietnam the cat.
    case rabbit
    /// 辰, the dragon.
    case dragon
    /// 巳, the snake.
    case snake
    /// 午, the horse.
    case horse
    /// 未, the goat or sheep.
    case goat
    /// 申, the monkey.
    case monkey
    /// 酉, the rooster.
    case rooster
    /// 戌, the dog.
    case dog
    /// 亥, the pig; in Japan the boar.
    case pig

    /// The animal of a branch.
    public init(_ branch: EarthlyBranch) { self = Zodiac(rawValue: branch.rawValue) ?? .rat }

    /// The branch of the animal.
    public var branch: EarthlyBranch { EarthlyBranch(wrapping: Int(rawValue)) }
}
