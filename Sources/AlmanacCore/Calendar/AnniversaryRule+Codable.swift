#if !hasFeature(Embedded)
    extension LunarDate.Overflow: Codable {}
    extension AnniversaryRule.LeapMonth: Codable {}
    extension AnniversaryRule.Thirtieth: Codable {}

    extension AnniversaryRule: Codable {
        private enum CodingKeys: CodingKey {
            case leapMonth, thirtieth
        }

        /// Decodes an object of two numbers, `leapMonth` and `thirtieth`.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                leapMonth: try container.decode(LeapMonth.self, forKey: .leapMonth),
                thirtieth: try container.decode(Thirtieth.self, forKey: .thirtieth)
            )
        }

        /// Encodes an object of two numbers, `leapMonth` and `thirtieth`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(leapMonth, forKey: .leapMonth)
            try container.encode(thirtieth, forKey: .thirtieth)
        }
    }
#endif
