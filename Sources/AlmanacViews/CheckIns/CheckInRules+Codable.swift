#if !hasFeature(Embedded)
    extension CheckInRules: Codable {
        private enum CodingKeys: CodingKey {
            case cutoff
            case makeUpsPerMonth
            case makeUpReach
        }

        /// Decodes an object of three numbers, `cutoff`, `makeUpsPerMonth` and `makeUpReach`.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                cutoff: try container.decode(DayCutoff.self, forKey: .cutoff),
                makeUpsPerMonth: try container.decode(Int.self, forKey: .makeUpsPerMonth),
                makeUpReach: try container.decode(Int.self, forKey: .makeUpReach)
            )
        }

        /// Encodes an object of three numbers, `cutoff`, `makeUpsPerMonth` and `makeUpReach`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(cutoff, forKey: .cutoff)
            try container.encode(makeUpsPerMonth, forKey: .makeUpsPerMonth)
            try container.encode(makeUpReach, forKey: .makeUpReach)
        }
    }
#endif
