import AlmanacCore

#if !hasFeature(Embedded)
    extension WeekStrip: Codable {
        private enum CodingKeys: CodingKey {
            case days
            case firstWeekday
        }

        /// Decodes an object of `days` and `firstWeekday`.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                try container.decode(DayRange.self, forKey: .days),
                firstWeekday: try container.decode(Weekday.self, forKey: .firstWeekday)
            )
        }

        /// Encodes an object of `days` and `firstWeekday`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(days, forKey: .days)
            try container.encode(firstWeekday, forKey: .firstWeekday)
        }
    }
#endif
