import AlmanacCompiler
import Ephemeris
import TestSupport

/// The data folder and what it compiles to, computed once for all tests.
package enum Fixture {
    /// The files of the data folder.
    package static let folder = Result { try SourceFolder(path: DataFolder.path) }
    /// The theory of the Sun and the Moon.
    package static let theory = Result { try Theory(from: folder.get()) }
    /// The theories of the years of `almanac.bin`, and of no others.
    package static let theories = Result { try Theories(from: folder.get()) }
    /// The compilation of the folder.
    package static let compilation = Task { try await Compilation(folder.get()) }
}
