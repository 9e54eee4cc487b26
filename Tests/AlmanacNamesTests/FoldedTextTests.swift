import Foundation
import TestSupport
import Testing

@testable import AlmanacNames

@Suite("Folded texts")
struct FoldedTextTests {
    /// The canonical decompositions of Unicode, as Foundation has them, are the truth; đ and ø have none.
    @Test("letters with diacritics are those below them")
    func diacritics() {
        for range in [0xC0...0x17F, 0x1A0...0x1B0, 0x1CD...0x1DC, 0x1EA0...0x1EF9] as [ClosedRange<UInt32>] {
            for value in range {
                guard let scalar = Unicode.Scalar(value) else { continue }
                let text = String(scalar)
                let base = text.decomposedStringWithCanonicalMapping.unicodeScalars.first
                guard let base, base != scalar, "acdeinouyACDEINOUY".unicodeScalars.contains(base) else { continue }
                let expected = Array(String(base).lowercased().unicodeScalars.map(\.value))
                #expect(FoldedText(text).letters == expected)
                let decomposed = text.decomposedStringWithCanonicalMapping
                #expect(FoldedText(decomposed).letters == expected, "\(text) decomposed")
            }
        }
        #expect(FoldedText("Đđ").words == ["dd"], "Đđ")
    }

    @Test(
        "words are folded, without spaces and signs between them",
        arguments: [
            ("Mid-Autumn", ["mid", "autumn"]), ("Father’s Day", ["fathers", "day"]), ("ＦＵＬＬ　ｍｏｏｎ", ["full", "moon"]),
            ("Tết Đoan Ngọ", ["tet", "doan", "ngo"]), ("小年(北)", ["小年", "北"]), (" \t-·、", []), ("２０２７", ["2027"]),
        ]
    )
    func words(text: String, expected: [String]) {
        #expect(FoldedText(text).words == expected)
    }
}
