// Dates are coded as the text they print; days, instants and weekdays as their number.

#if !hasFeature(Embedded)
    extension GregorianDate: Codable {}
    extension YearMonth: Codable {}
    extension MonthDay: Codable {}
    extension ISOWeek: Codable {}
    extension Weekday: Codable {}

    extension Day: Codable {
        /// Decodes the days since 1970-01-01, a number.
        public init(from decoder: any Decoder) throws {
            self.init(rawValue: try decoder.singleValueContainer().decode(Int32.self))
        }

        /// Encodes the days since 1970-01-01, a number.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }
    }

    extension Instant: Codable {
        /// Decodes the seconds since 1970-01-01, a number.
        public init(from decoder: any Decoder) throws {
            self.init(secondsSince1970: try decoder.singleValueContainer().decode(Int64.self))
        }

        /// Encodes the seconds since 1970-01-01, a number.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(secondsSince1970)
        }
    }
#endif
