import AlmanacCore

#if !hasFeature(Embedded)
    extension WeekStrip: Codable {
        private struct Form: Codable {
            let days: DayRange
            let firstWeekday: Weekday
        }

        /// Decodes an object of `days` and `firstWeekday`.
        public init(from decoder: any Decoder) throws {
            let form = try Form(from: decoder)
            self.init(form.days, firstWeekday: form.firstWeekday)
        }

        /// Encodes an object of `days` and `firstWeekday`.
        public func encode(to encoder: any Encoder) throws {
            try Form(days: days, firstWeekday: firstWeekday).encode(to: encoder)
        }
    }
#endif
