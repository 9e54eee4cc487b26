#if !hasFeature(Embedded)
    extension YearBoundary: Codable {}
    extension MonthBoundary: Codable {}

    extension PillarBoundaries: Codable {
        private enum CodingKeys: CodingKey {
            case year, month, day
        }

        /// Decodes an object of three numbers, `year`, `month` and `day`.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                year: try container.decode(YearBoundary.self, forKey: .year),
                month: try container.decode(MonthBoundary.self, forKey: .month),
                day: try container.decode(DayBoundary.self, forKey: .day)
            )
        }

        /// Encodes an object of three numbers, `year`, `month` and `day`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(year, forKey: .year)
            try container.encode(month, forKey: .month)
            try container.encode(day, forKey: .day)
        }
    }
#endif
