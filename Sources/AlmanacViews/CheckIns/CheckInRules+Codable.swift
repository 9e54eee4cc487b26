#if !hasFeature(Embedded)
    extension CheckInRules: Codable {
        private struct Form: Codable {
            let cutoff: DayCutoff
            let makeUpsPerMonth: Int
            let makeUpReach: Int
        }

        /// Decodes an object of three numbers, `cutoff`, `makeUpsPerMonth` and `makeUpReach`.
        public init(from decoder: any Decoder) throws {
            let form = try Form(from: decoder)
            self.init(cutoff: form.cutoff, makeUpsPerMonth: form.makeUpsPerMonth, makeUpReach: form.makeUpReach)
        }

        /// Encodes an object of three numbers, `cutoff`, `makeUpsPerMonth` and `makeUpReach`.
        public func encode(to encoder: any Encoder) throws {
            let form = Form(cutoff: cutoff, makeUpsPerMonth: makeUpsPerMonth, makeUpReach: makeUpReach)
            try form.encode(to: encoder)
        }
    }
#endif
