import AlmanacCore

#if !hasFeature(Embedded)
    extension DayMarks: Codable {
        private enum CodingKeys: CodingKey {
            case days
            case marked
        }

        /// Decodes an object of `days` and `marked`: hexadecimal digits, each for four days, the first day in the lowest
        /// bit of the first digit; an error if there are more or fewer than the days need.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let days = try container.decode(DayRange.self, forKey: .days)
            let digits = try container.decode(String.self, forKey: .marked)
            guard let marks = DayMarks(hexadecimalDigits: digits.utf8, over: days) else {
                let message = "not one hexadecimal digit for every four days"
                throw DecodingError.dataCorruptedError(forKey: .marked, in: container, debugDescription: message)
            }
            self = marks
        }

        /// Encodes an object of `days` and `marked`, as `init(from:)` reads it.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(days, forKey: .days)
            try container.encode(hexadecimalDigits, forKey: .marked)
        }
    }
#endif
