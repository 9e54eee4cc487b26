#if !hasFeature(Embedded)
    extension CheckInLedger: Codable {
        private struct Form: Codable {
            let rules: CheckInRules
            let checkIns: DayMarks
            let madeUp: DayMarks

            enum CodingKeys: CodingKey { case rules, checkIns, madeUp }
        }

        /// Decodes an object of `rules`, `checkIns` and `madeUp`.
        ///
        /// - Throws: `DecodingError`, also if a day was made up that is not checked in.
        public init(from decoder: any Decoder) throws {
            let form = try Form(from: decoder)
            guard let ledger = CheckInLedger(checkIns: form.checkIns, madeUp: form.madeUp, rules: form.rules) else {
                let message = "days made up that are not checked in, or other days than those of the ledger"
                throw decoder.contradiction(message, at: Form.CodingKeys.madeUp)
            }
            self = ledger
        }

        /// Encodes an object of `rules`, `checkIns` and `madeUp`.
        public func encode(to encoder: any Encoder) throws {
            try Form(rules: rules, checkIns: checkIns, madeUp: madeUp).encode(to: encoder)
        }
    }
#endif
