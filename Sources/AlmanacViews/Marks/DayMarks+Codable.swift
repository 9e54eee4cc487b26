import AlmanacCore

#if !hasFeature(Embedded)
    extension DayMarks: Codable {
        private struct Form: Codable {
            let days: DayRange
            let marked: String

            enum CodingKeys: CodingKey { case days, marked }
        }

        /// Decodes an object of `days` and `marked`, a string of hexadecimal digits: one for every four days, the first day
        /// in the lowest bit of the first digit.
        ///
        /// - Throws: `DecodingError`, also if there are more or fewer digits than the days need.
        public init(from decoder: any Decoder) throws {
            let form = try Form(from: decoder)
            guard let marks = DayMarks(hexadecimalDigits: form.marked.utf8, over: form.days) else {
                let message = "not one hexadecimal digit for every four days"
                throw decoder.contradiction(message, at: Form.CodingKeys.marked)
            }
            self = marks
        }

        /// Encodes an object of `days` and `marked`, as `init(from:)` reads it.
        public func encode(to encoder: any Encoder) throws {
            try Form(days: days, marked: hexadecimalDigits).encode(to: encoder)
        }
    }
#endif
