import Foundation
import TestSupport
import Testing

extension CommandRun {
    /// Checks that the command failed as it should: status, one line on standard error, nothing on standard output.
    func expectFailure(_ status: Int32, mentioning text: String, _ comment: Comment? = nil) {
        #expect(self.status == status, comment)
        #expect(errorText.contains(text), comment)
        #expect(errorText.hasSuffix("\n") && errors.count == 1, comment)
        #expect(output.isEmpty, comment)
    }
}

extension Scratch {
    /// Replaces a passage in a file, which has to be there.
    func replace(_ old: String, in name: String, by new: String) throws {
        let text = try text(name)
        try #require(text.contains(old))
        try write(name, text.replacingOccurrences(of: old, with: new))
    }
}
