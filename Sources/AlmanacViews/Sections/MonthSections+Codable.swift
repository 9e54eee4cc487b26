import AlmanacCore

#if !hasFeature(Embedded)
    extension MonthSections: Codable {
        private enum CodingKeys: CodingKey {
            case days
            case firstWeekday
            case rows
        }

        /// Decodes an object of `days`, `firstWeekday` and `rows`.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                try container.decode(DayRange.self, forKey: .days),
                firstWeekday: try container.decode(Weekday.self, forKey: .firstWeekday),
                rows: try container.decode(RowPolicy.self, forKey: .rows)
            )
        }

        /// Encodes an object of `days`, `firstWeekday` and `rows`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(days, forKey: .days)
            try container.encode(firstWeekday, forKey: .firstWeekday)
            try container.encode(rows, forKey: .rows)
        }
    }
#endif
