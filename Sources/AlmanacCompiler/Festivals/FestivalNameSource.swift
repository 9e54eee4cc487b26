// The names of the festivals as Swift source for AlmanacNames.
//
// Names are code, as those of terms and stems are: the table stays small, a reader without names stays without them, and
// the linker drops what a program does not use. But festivals are data, and a name typed in two places would sooner or
// later differ; so the data files have the names, and almanac-gen writes this file together with the table.

import AlmanacCore

/// Writes `FestivalNames+Generated.swift`.
struct FestivalNameSource {
    /// The text of the file.
    let text: String

    /// The file for some festivals.
    init(_ set: FestivalSet) {
        var text = """
            // The names of the festivals. Written by almanac-gen from Data/festivals; edit those files instead.
            // swift-format-ignore-file

            import AlmanacCore

            extension FestivalID {
                /// The names in every language, or nil if this code was built before the festival was added.
                var names: Names? {
                    switch fingerprint {

            """
        for festival in set.festivals { text += Self.row(festival) }
        self.text =
            text + """
                        default: nil
                        }
                    }
                }

                """
    }

    private static func row(_ festival: FestivalDefinition) -> String {
        let texts = ["zh-Hans", "zh-Hant", "en", "ko", "ja", "vi"].map { "\"\(name(festival, $0))\"" }
        let digits = String(festival.id.fingerprint, radix: 16)
        return "        case 0x\(digits): // \(festival.id)\n            Names(\(texts.joined(separator: ", ")))\n"
    }

    /// A name, or that of the language most likely to be read in its place.
    private static func name(_ festival: FestivalDefinition, _ tag: String) -> String {
        let substitute = tag == "ja" ? "zh-Hant" : "en"
        let name = festival.names.first { $0.tag == tag } ?? festival.names.first { $0.tag == substitute }
        return name?.text ?? "\(festival.id)"
    }
}
