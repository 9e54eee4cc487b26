#if !hasFeature(Embedded)
    extension DayRange: Codable {
        private enum CodingKeys: CodingKey {
            case firstDay
            case lastDay
        }

        /// Decodes an object of two numbers, `firstDay` and `lastDay`; an error if the last day is before the first.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let firstDay = try container.decode(Day.self, forKey: .firstDay)
            let lastDay = try container.decode(Day.self, forKey: .lastDay)
            guard let range = DayRange(from: firstDay, to: lastDay) else {
                let message = "the last day is before the first"
                throw DecodingError.dataCorruptedError(forKey: .lastDay, in: container, debugDescription: message)
            }
            self = range
        }

        /// Encodes an object of two numbers, `firstDay` and `lastDay`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(firstDay, forKey: .firstDay)
            try container.encode(lastDay, forKey: .lastDay)
        }
    }
#endif
