import AlmanacCore

#if !hasFeature(Embedded)
    extension DayPlan: Codable {
        private enum CodingKeys: CodingKey {
            case rest
            case planned
            case done
        }

        /// Decodes an object of three sets of marks, `rest`, `planned` and `done`; an error if their days differ.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let rest = try container.decode(DayMarks.self, forKey: .rest)
            let planned = try container.decode(DayMarks.self, forKey: .planned)
            let done = try container.decode(DayMarks.self, forKey: .done)
            guard planned.days == rest.days, done.days == rest.days else {
                let message = "marks over different days"
                throw DecodingError.dataCorruptedError(forKey: .planned, in: container, debugDescription: message)
            }
            self.init(over: rest.days)
            self.rest = rest
            self.planned = planned
            self.done = done
        }

        /// Encodes an object of three sets of marks, `rest`, `planned` and `done`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(rest, forKey: .rest)
            try container.encode(planned, forKey: .planned)
            try container.encode(done, forKey: .done)
        }
    }
#endif
