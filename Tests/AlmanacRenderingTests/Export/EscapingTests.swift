import Almanac
import Testing

@testable import AlmanacRendering

/// Every format escapes the special characters of names.
@Suite struct EscapingTests {
    @Test("markup has no special characters") func escapedMarkup() {
        #expect(markup(hostileName) == "&lt;script&gt;&quot;a&quot;, &#39;b&#39;; \\ ]]&gt; &amp;")
        #expect(markup("a\u{0}b\u{1F}\u{FFFE}") == "a\u{FFFD}b\u{FFFD}\u{FFFD}")
    }

    @Test("strings of JSON are escaped") func jsonStrings() {
        #expect(JSONValue.string("a\"\\\n\u{1}\u{2028}é").text == #""a\"\\\n\u0001\u2028é""#)
        #expect(
            JSONValue.object(["a": .number(1), "b": .array([.truth(true), .null])]).text == #"{"a":1,"b":[true,null]}"#
        )
    }

    @Test("fields of CSV are quoted where they must be") func csvFields() {
        #expect(CSVRow.text(["a", "b,c", "d\"e", "f\ng", ""]) == "a,\"b,c\",\"d\"\"e\",\"f\ng\",\r\n")
    }

    @Test("no page has a hostile element") func hostileElements() throws {
        let request = try ExportRequest.hostile()
        let page = request.html
        let poster = request.poster()
        #expect(page.contains("&lt;script&gt;") && !page.contains("<script"))
        #expect(poster.contains("&lt;script&gt;") && !poster.contains("<script"))
    }

    @Test(
        "lengths are written short",
        arguments: [(0.0, "0"), (12, "12"), (12.5, "12.5"), (-0.25, "-0.25"), (3.0549, "3.05"), (0.999, "1")]
    )
    func shortLengths(value: Double, text: String) {
        #expect(Millimetres(value).description == text)
    }
}
