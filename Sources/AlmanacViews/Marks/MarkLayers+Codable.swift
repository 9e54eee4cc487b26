import AlmanacCore

#if !hasFeature(Embedded)
    extension MarkLayers: Codable where ID: Codable {
        private enum CodingKeys: CodingKey {
            case days
            case ids
            case marks
        }

        /// Decodes an object of `days`, `ids` and as many `marks`; an error if an id is there twice or days differ.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let ids = try container.decode([ID].self, forKey: .ids)
            let marks = try container.decode([DayMarks].self, forKey: .marks)
            self.init(over: try container.decode(DayRange.self, forKey: .days))
            guard Set(ids).count == ids.count, marks.count == ids.count, marks.allSatisfy({ $0.days == days }) else {
                let message = "not one set of marks over the same days for each id"
                throw DecodingError.dataCorruptedError(forKey: .marks, in: container, debugDescription: message)
            }
            for (id, marks) in zip(ids, marks) { formUnion(marks, in: id) }
        }

        /// Encodes an object of `days`, `ids` and as many `marks`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(days, forKey: .days)
            try container.encode(ids, forKey: .ids)
            try container.encode(layers, forKey: .marks)
        }
    }
#endif
