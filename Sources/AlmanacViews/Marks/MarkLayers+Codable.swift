import AlmanacCore

#if !hasFeature(Embedded)
    extension MarkLayers: Codable where ID: Codable {
        private struct Form: Codable {
            let days: DayRange
            let ids: [ID]
            let marks: [DayMarks]

            enum CodingKeys: CodingKey { case days, ids, marks }
        }

        /// Decodes an object of `days`, `ids` and one set of `marks` for each id.
        ///
        /// - Throws: `DecodingError`, also if an id is repeated, if `marks` are over other days, or if there are no marks and
        ///   more days than the years 1 to 9999 have: a few bytes must not become gigabytes of marks later.
        public init(from decoder: any Decoder) throws {
            let form = try Form(from: decoder)
            guard Set(form.ids).count == form.ids.count, form.marks.count == form.ids.count,
                form.marks.allSatisfy({ $0.days == form.days })
            else {
                let message = "not one set of marks over the same days for each id"
                throw decoder.contradiction(message, at: Form.CodingKeys.marks)
            }
            guard !form.marks.isEmpty || form.days.count <= Self.mostUnmarkedDays else {
                throw decoder.contradiction("more days than the years 1 to 9999 have", at: Form.CodingKeys.days)
            }
            self.init(over: form.days)
            ids = form.ids
            layers = form.marks
        }

        private static var mostUnmarkedDays: Int { 9999 * 366 }

        /// Encodes an object of `days`, `ids` and one set of `marks` for each id.
        public func encode(to encoder: any Encoder) throws {
            try Form(days: days, ids: ids, marks: layers).encode(to: encoder)
        }
    }
#endif
