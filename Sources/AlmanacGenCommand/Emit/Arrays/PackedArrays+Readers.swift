import CAlmanacGenTexts

// The arrays to paste, one a language: a program of the folder Readers, with the values of the arrays in the places of `@name@`.

extension PackedArrays {
    /// A header of C99: static data and static functions, nothing but `stdint.h`.
    var cHeader: String {
        filled(
            ALMANAC_GEN_C,
            bracedLists + [
                ("names", names { "LUNISOLAR_\($0.uppercased())" }),
                ("languages", tags { "LUNISOLAR_" + Self.constant($0, $1) }),
            ]
        )
    }

    /// A class of Java, which Kotlin and Android use as it is.
    var javaClass: String {
        filled(
            ALMANAC_GEN_JAVA,
            bracedLists + [("names", names { $0.uppercased() }), ("languages", tags(Self.constant))]
        )
    }

    /// A module of Rust: constants and functions of `core` alone.
    var rustModule: String {
        let names = names { $0.prefix(1).uppercased() + $0.dropFirst() }
        let languages = tags { $0.prefix(1).uppercased() + $0.dropFirst() + $1 }
        return filled(ALMANAC_GEN_RUST, bracketedLists + [("names", names), ("languages", languages)])
    }

    /// A file of Swift, which imports nothing.
    var swiftFile: String {
        filled(
            ALMANAC_GEN_SWIFT,
            bracketedLists + [("names", names { $0 }), ("languages", tags { $0 + $1 })]
        )
    }

    /// A module of Python, which needs the standard library alone.
    var pythonModule: String {
        filled(
            ALMANAC_GEN_PYTHON,
            lists(separator: "\n") { "    \"\($0)\": (\n\($1),\n    )," } + [("language", emission.language.tag)]
        )
    }

    /// A module of Lua, by arithmetic alone: Lua 5.1 and LuaJIT have no operators for bits.
    var luaModule: String {
        let language = [("language", emission.language.tag)]
        return filled(
            ALMANAC_GEN_LUA,
            lists(separator: "\n") { "    [\"\($0)\"] = {\n\($1),\n    }," } + language
        )
    }

    /// An ES module: synchronous, without WebAssembly and without packages.
    ///
    /// The words are digits of base 64, because lists of numbers would not leave five calendars within 15 KB.
    var javaScriptModule: String {
        let lists = calendars.map { calendar in
            let bases = calendar.termBases.map(UInt32.init)
            let lists = [Self.digits(calendar.months, 4), Self.digits(calendar.terms, 4), Self.digits(bases, 5)]
            let text = lists.map { "\"\($0)\"" }.joined(separator: ",\n    ")
            return "  \(calendar.id): lists(\(text)),"
        }
        let labels = labels.map { "  \"\($0.tag)\": \"\($0.texts.joined(separator: "|"))\".split(\"|\")," }
        let own = [
            ("lists", lists.joined(separator: "\n")), ("digits", String(decoding: Self.digits, as: UTF8.self)),
            ("labels", labels.joined(separator: "\n")), ("language", emission.language.tag),
            ("notes", region?.notes.joined(separator: "|") ?? ""),
        ]
        return filled(ALMANAC_GEN_JAVASCRIPT, own)
    }

    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_".utf8)

    /// Each word as `count` digits of base 64.
    private static func digits(_ words: [UInt32], _ count: UInt32) -> String {
        let text = words.flatMap { word in (1...count).map { digits[Int(word >> (6 * (count - $0)) & 63)] } }
        return String(decoding: text, as: UTF8.self)
    }

    /// The name of a constant for a tag: ZH_HANS.
    private static func constant(_ language: String, _ rest: String) -> String {
        [language, rest].filter { !$0.isEmpty }.joined(separator: "_").uppercased()
    }

    private var bracedLists: [(name: String, value: String)] { lists { "    {\n\($1)\n    }" } }

    private var bracketedLists: [(name: String, value: String)] { lists { "    [\n\($1)\n    ]" } }

    /// The text of a reader with its values. The text before a place is repeated on each line of its value, so that comments stay comments.
    /// A line that begins with `@region@` is only in a file with a region.
    private func filled(_ reader: almanac_gen_text, _ own: [(name: String, value: String)]) -> String {
        let (years, days) = (emission.years, emission.days)
        let shared = [
            ("title", head[0]), ("head", head.dropFirst().joined(separator: "\n")),
            ("firstDay", "\(days.firstDay.rawValue)"), ("lastDay", "\(days.lastDay.rawValue)"),
            // The same in all calendars: 1 January and 31 December are before and after New Year in each.
            ("firstLunarYear", "\(years.lowerBound - 1)"), ("lunarYears", "\(years.count + 1)"),
            ("firstYear", "\(years.lowerBound)"), ("years", "\(years.count)"), ("calendarCount", "\(calendars.count)"),
            ("languageCount", "\(emission.languages.count)"), ("labelCount", "\(labels.first?.texts.count ?? 0)"),
            ("firstDecided", "\((region?.decided?.firstDay ?? days.lastDay).rawValue)"),
            ("lastDecided", "\((region?.decided?.lastDay ?? days.firstDay).rawValue)"), ("region", ""),
        ]
        let lines = String(cString: almanac_gen_text(reader)).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.filter { region != nil || !$0.hasPrefix("@region@") }.map { line in
            (shared + own).reduce(String(line)) { text, field in
                let place = "@\(field.0)@"
                guard let start = text.firstRange(of: place)?.lowerBound else { return text }
                return text.replacing(place, with: field.1.replacing("\n", with: "\n" + text[..<start]))
            }
        }.joined(separator: "\n")
    }
}
