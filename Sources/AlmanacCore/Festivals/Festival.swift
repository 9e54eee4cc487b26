/// A festival on one of its days, with its kind and its length.
///
/// ```swift
/// if let day = Day("2026-12-24") {
///     for festival in LunisolarCalendar.china.festivals().on(day) where festival.length > 1 {
///         print(festival.id, festival.dayNumber, festival.firstDay, festival.lastDay)
///         // shujiu-1 3 2026-12-22 2026-12-30
///     }
/// }
/// ```
public struct Festival: Hashable, Sendable {
    /// The identifier of the festival, the same in every year and region.
    public let id: FestivalID
    /// The day in question, from `firstDay` to `lastDay`.
    public let day: Day
    /// Its kind in the regions asked about, that year.
    public let kind: FestivalKind
    // Bytes, so that a festival is four words and is returned in registers.
    @usableFromInline let storedLength: UInt8
    @usableFromInline let storedDayNumber: UInt8
    /// The certainty of its days: that of the month, the term or the count that fixes them. `Festivals.certainty(of:)` also has
    /// the authority and its other day.
    public let certainty: Certainty.Level

    /// A festival of `length` days (1 … 255) on its day `dayNumber` (1 … `length`).
    package init(
        id: FestivalID,
        kind: FestivalKind,
        day: Day,
        length: UInt8,
        dayNumber: UInt8,
        certainty: Certainty.Level = .certain
    ) {
        (self.id, self.kind, self.day, self.certainty) = (id, kind, day, certainty)
        (storedLength, storedDayNumber) = (length, dayNumber)
    }

    @inlinable
    @inline(__always)
    init(_ entry: Festivals.Entry, _ template: Festivals.Template) {
        id = template.id
        day = Day(rawValue: entry.day)
        kind = template.kind
        storedLength = template.length
        storedDayNumber = entry.dayNumber
        certainty = entry.certainty
    }

    /// The number of its days: 1 for most, 10 or 20 for 三伏, 9 for each of the 九九.
    @inlinable public var length: Int { Int(storedLength) }

    /// The number of `day` among its days, 1 … `length`: 3 makes the label 初伏第3天.
    @inlinable public var dayNumber: Int { Int(storedDayNumber) }

    /// Whether `day` is its first day.
    @inlinable public var isFirstDay: Bool { storedDayNumber == 1 }

    /// The day on which it begins.
    @inlinable
    public var firstDay: Day { Day(rawValue: day.rawValue &- Int32(storedDayNumber) &+ 1) }

    /// The day on which it ends.
    @inlinable
    public var lastDay: Day { Day(rawValue: firstDay.rawValue &+ Int32(storedLength) &- 1) }
}

extension Festival: CustomStringConvertible {
    /// The day, the festival and its kind; of one that lasts several days also which of how many the day is:
    /// `2026-02-17 chunjie public`, `2026-07-17 sanfu-chu season 3/10`.
    public var description: String {
        let text = "\(day) \(id) \(kind)"
        return length == 1 ? text : "\(text) \(dayNumber)/\(length)"
    }
}

#if !hasFeature(Embedded)
    extension Festival: Codable {
        private enum CodingKeys: String, CodingKey {
            case id, kind, day, certainty
            case storedLength = "length"
            case storedDayNumber = "dayNumber"
        }

        /// Decodes an object of texts and of two numbers, `length` and `dayNumber`; an error if that is not one of its days.
        public init(from decoder: any Decoder) throws {
            let form = try decoder.container(keyedBy: CodingKeys.self)
            id = try form.decode(FestivalID.self, forKey: .id)
            kind = try form.decode(FestivalKind.self, forKey: .kind)
            day = try form.decode(Day.self, forKey: .day)
            storedLength = try form.decode(UInt8.self, forKey: .storedLength)
            storedDayNumber = try form.decode(UInt8.self, forKey: .storedDayNumber)
            certainty = try form.decode(Certainty.Level.self, forKey: .certainty)
            guard storedDayNumber > 0, storedDayNumber <= storedLength else {
                throw decoder.refusal("not one of the days of the festival", at: CodingKeys.storedDayNumber)
            }
        }
    }
#endif
