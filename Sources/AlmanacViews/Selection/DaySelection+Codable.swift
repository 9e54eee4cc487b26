import AlmanacCore

#if !hasFeature(Embedded)
    extension DaySelection: Codable {
        private enum Manner: String, Codable {
            case none, single, multiple, range
        }

        private struct Form: Codable {
            let manner: Manner
            var day: Day?
            var marks: DayMarks?
            var lastDay: Day?

            enum CodingKeys: CodingKey { case manner, day, marks, lastDay }
        }

        /// Decodes an object of `manner` and what is selected: `day`, `marks`, or `day` and `lastDay`.
        ///
        /// - Throws: `DecodingError`, also if marks are missing or if `lastDay` is before `day`.
        public init(from decoder: any Decoder) throws {
            let form = try Form(from: decoder)
            switch form.manner {
            case .none: self = .none
            case .single: self = .single(form.day)
            case .multiple:
                guard let marks = form.marks else {
                    throw decoder.contradiction("several days without marks", at: Form.CodingKeys.marks)
                }
                self = .multiple(marks)
            case .range:
                guard let range = RangeSelection(from: form.day, to: form.lastDay) else {
                    throw decoder.contradiction("the last day is before the first", at: Form.CodingKeys.lastDay)
                }
                self = .range(range)
            }
        }

        /// Encodes an object of `manner` and what is selected: `day`, `marks`, or `day` and `lastDay`.
        public func encode(to encoder: any Encoder) throws {
            try form.encode(to: encoder)
        }

        private var form: Form {
            switch self {
            case .none: Form(manner: .none)
            case .single(let day): Form(manner: .single, day: day)
            case .multiple(let marks): Form(manner: .multiple, marks: marks)
            case .range(.complete(let days)): Form(manner: .range, day: days.firstDay, lastDay: days.lastDay)
            case .range(let selection): Form(manner: .range, day: selection.days?.firstDay)
            }
        }
    }

    extension RangeSelection {
        /// The selection with these ends, as far as they are known; nil if the last day is before the first.
        fileprivate init?(from day: Day?, to lastDay: Day?) {
            guard let day else {
                self = .empty
                return
            }
            guard let lastDay else {
                self = .begun(day)
                return
            }
            guard let days = DayRange(from: day, to: lastDay) else { return nil }
            self = .complete(days)
        }
    }
#endif
