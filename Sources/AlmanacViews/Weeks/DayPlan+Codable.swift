import AlmanacCore

#if !hasFeature(Embedded)
    extension DayPlan: Codable {
        private struct Form: Codable {
            let rest: DayMarks
            let planned: DayMarks
            let done: DayMarks

            enum CodingKeys: CodingKey { case rest, planned, done }
        }

        /// Decodes an object of three sets of marks, `rest`, `planned` and `done`.
        ///
        /// - Throws: `DecodingError`, also if the sets are over different ranges.
        public init(from decoder: any Decoder) throws {
            let form = try Form(from: decoder)
            guard form.planned.days == form.rest.days, form.done.days == form.rest.days else {
                throw decoder.contradiction("marks over different days", at: Form.CodingKeys.planned)
            }
            self.init(over: form.rest.days)
            (rest, planned, done) = (form.rest, form.planned, form.done)
        }

        /// Encodes an object of three sets of marks, `rest`, `planned` and `done`.
        public func encode(to encoder: any Encoder) throws {
            try Form(rest: rest, planned: planned, done: done).encode(to: encoder)
        }
    }
#endif
