import AlmanacCore

#if !hasFeature(Embedded)
    extension CheckInLedger: Codable {
        private enum CodingKeys: CodingKey {
            case rules
            case checkIns
            case madeUp
        }

        /// Decodes an object of `rules`, `checkIns` and `madeUp`; an error if a day was made up that is not checked in.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let ledger = CheckInLedger(
                checkIns: try container.decode(DayMarks.self, forKey: .checkIns),
                madeUp: try container.decode(DayMarks.self, forKey: .madeUp),
                rules: try container.decode(CheckInRules.self, forKey: .rules)
            )
            guard let ledger else {
                let message = "days made up that are not checked in, or other days than those of the ledger"
                throw DecodingError.dataCorruptedError(forKey: .madeUp, in: container, debugDescription: message)
            }
            self = ledger
        }

        /// Encodes an object of `rules`, `checkIns` and `madeUp`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(rules, forKey: .rules)
            try container.encode(checkIns, forKey: .checkIns)
            try container.encode(madeUp, forKey: .madeUp)
        }
    }
#endif
