import AlmanacCore

#if !hasFeature(Embedded)
    extension DaySelection: Codable {
        private enum CodingKeys: CodingKey {
            case manner
            case day
            case marks
            case lastDay
        }

        private enum Manner: String, Codable {
            case none
            case single
            case multiple
            case range
        }

        /// Decodes an object of `manner` and what is chosen in it: `day`, `marks`, or `day` and `lastDay`.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            switch try container.decode(Manner.self, forKey: .manner) {
            case .none: self = .none
            case .single: self = .single(try container.decodeIfPresent(Day.self, forKey: .day))
            case .multiple: self = .multiple(try container.decode(DayMarks.self, forKey: .marks))
            case .range: self = .range(try DaySelection.range(from: container))
            }
        }

        /// Encodes an object of `manner` and what is chosen in it: `day`, `marks`, or `day` and `lastDay`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .none:
                try container.encode(Manner.none, forKey: .manner)
            case .single(let day):
                try container.encode(Manner.single, forKey: .manner)
                try container.encodeIfPresent(day, forKey: .day)
            case .multiple(let marks):
                try container.encode(Manner.multiple, forKey: .manner)
                try container.encode(marks, forKey: .marks)
            case .range(let selection):
                try container.encode(Manner.range, forKey: .manner)
                try container.encodeIfPresent(selection.days?.firstDay, forKey: .day)
                if case .complete(let days) = selection { try container.encode(days.lastDay, forKey: .lastDay) }
            }
        }

        private static func range(from container: KeyedDecodingContainer<CodingKeys>) throws -> RangeSelection {
            guard let day = try container.decodeIfPresent(Day.self, forKey: .day) else { return .empty }
            guard let lastDay = try container.decodeIfPresent(Day.self, forKey: .lastDay) else { return .begun(day) }
            guard day <= lastDay else {
                let message = "the last day is before the first"
                throw DecodingError.dataCorruptedError(forKey: .lastDay, in: container, debugDescription: message)
            }
            return .complete(day...lastDay)
        }
    }
#endif
