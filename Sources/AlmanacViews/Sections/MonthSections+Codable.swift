import AlmanacCore

#if !hasFeature(Embedded)
    extension MonthSections: Codable {
        private struct Form: Codable {
            let days: DayRange
            let firstWeekday: Weekday
            let rows: RowPolicy
        }

        /// Decodes an object of `days`, `firstWeekday` and `rows`.
        public init(from decoder: any Decoder) throws {
            let form = try Form(from: decoder)
            self.init(form.days, firstWeekday: form.firstWeekday, rows: form.rows)
        }

        /// Encodes an object of `days`, `firstWeekday` and `rows`.
        public func encode(to encoder: any Encoder) throws {
            try Form(days: days, firstWeekday: firstWeekday, rows: rows).encode(to: encoder)
        }
    }
#endif
