/// Where festivals are kept: one or several regions. Worldwide ones are in every region.
///
/// Regions choose among the festivals of one calendar. Those of Korea, Vietnam and Japan that go by their own months are in
/// the calendars `korea`, `vietnam` and `japan` alone: 추석 is no festival of the Chinese calendar, whatever the region.
public struct Regions: OptionSet, Hashable, Sendable {
    /// A bit for each region; the eighth is not used yet.
    public let rawValue: UInt8

    /// The regions of some bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Mainland China.
    public static let mainland = Regions(rawValue: 1)
    /// Hong Kong.
    public static let hongkong = Regions(rawValue: 2)
    /// Macau.
    public static let macau = Regions(rawValue: 4)
    /// Taiwan.
    public static let taiwan = Regions(rawValue: 8)
    /// Korea.
    public static let korea = Regions(rawValue: 16)
    /// Vietnam.
    public static let vietnam = Regions(rawValue: 32)
    /// Japan.
    public static let japan = Regions(rawValue: 64)
    /// Every region.
    public static let all = Regions(rawValue: 0xFF)

    /// The regions that have a name, in the order of their bits.
    public static var named: [Regions] { [mainland, hongkong, macau, taiwan, korea, vietnam, japan] }

    /// The regions of one or more names with commas between them, `mainland` … `japan`, or all regions for `all`; nil for
    /// any other text.
    public init?(_ names: some StringProtocol) {
        var regions: Regions = []
        for name in names.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            guard let region = (Regions.named + [.all]).first(where: { $0.nameMatches(name) }) else { return nil }
            regions.formUnion(region)
        }
        self = regions
    }

    private func nameMatches(_ bytes: some Sequence<UInt8>) -> Bool {
        name.withUTF8Buffer { bytes.elementsEqual($0) }
    }

    private var name: StaticString {
        switch self {
        case .mainland: "mainland"
        case .hongkong: "hongkong"
        case .macau: "macau"
        case .taiwan: "taiwan"
        case .korea: "korea"
        case .vietnam: "vietnam"
        case .japan: "japan"
        default: "all"
        }
    }
}

extension Regions: CustomStringConvertible {
    /// The names, with commas between them, or `all`.
    public var description: String {
        if self == .all { return "all" }
        var text = ""
        for region in Regions.named where contains(region) {
            if text.utf8.count > 0 { text += "," }
            text += "\(region.name)"
        }
        return text
    }
}

extension CalendarID {
    /// The region whose festivals go with the calendar if nothing else is said: mainland China for the Chinese one.
    public var homeRegions: Regions {
        switch self {
        case .china: .mainland
        case .hongkong: .hongkong
        case .korea: .korea
        case .vietnam: .vietnam
        case .japan: .japan
        default: .all
        }
    }
}
