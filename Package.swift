// swift-tools-version: 6.2
//
// Almanac: the East Asian lunisolar calendars, compiled from the theory of the Sun and the Moon.
// AlmanacCompiler reads Data, hands the theory to Ephemeris and writes Data/almanac.bin. Almanac reads that file, and what is
// shown stands on Almanac. See the article Architecture in Sources/Almanac/Almanac.docc.

import PackageDescription

// MARK: - Settings

/// Every target: a warning stops the build.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The astronomy of `almanac-gen` is always optimised: without that the series take most of a minute in a debug build, which a plain
/// `swift run almanac-gen` is. No library product has it in its closure, so a package that depends on this one never meets an unsafe flag.
let strictAndOptimised: [SwiftSetting] = strict + [.unsafeFlags(["-O"])]

/// The tests: never optimised, because they take longest to compile, and their time is spent in the library.
let forTests: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"])]

let package = Package(
    name: "almanac",
    platforms: [.macOS(.v13), .iOS(.v16), .watchOS(.v9), .tvOS(.v16), .visionOS(.v1)],
    products: [
        .library(name: "Almanac", targets: ["Almanac"]),
        .library(name: "AlmanacWide", targets: ["AlmanacWide"]),
        .library(name: "AlmanacWords", targets: ["AlmanacWords"]),
        .library(name: "AlmanacViews", targets: ["AlmanacViews"]),
        .library(name: "AlmanacFoundationEssentials", targets: ["AlmanacFoundationEssentials"]),
        .library(name: "AlmanacFoundation", targets: ["AlmanacFoundation"]),
        .library(name: "AlmanacViewsFoundation", targets: ["AlmanacViewsFoundation"]),
        .executable(name: "almanac-gen", targets: ["AlmanacGenCommand"]),
        .executable(name: "almanac", targets: ["AlmanacCommand"]),
    ],
    targets: [
        // MARK: - Pure rooms: no Foundation, no zlib, no libc

        .target(
            name: "AlmanacCore",
            swiftSettings: strict,
            // libm rounds where the processor has no instruction for it. On Linux a program without libc's module does not link it.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
        ),
        .target(name: "CAlmanacWords"),
        .target(name: "AlmanacNames", dependencies: ["AlmanacCore", "CAlmanacWords"], swiftSettings: strict),
        .target(
            name: "AlmanacWords",
            dependencies: ["AlmanacCore", "AlmanacNames", "CAlmanacWords"],
            swiftSettings: strict
        ),
        .target(name: "AlmanacViews", dependencies: ["AlmanacCore"], swiftSettings: strict),

        // MARK: - The library

        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(name: "CAlmanacData"),
        .target(name: "AlmanacFiles", dependencies: ["AlmanacCore", "CZlib"], swiftSettings: strict),
        .target(
            name: "Almanac",
            dependencies: ["AlmanacCore", "AlmanacFiles", "AlmanacNames", "CAlmanacData"],
            swiftSettings: strict
        ),
        .target(name: "CAlmanacWide"),
        .target(name: "AlmanacWide", dependencies: ["Almanac", "CAlmanacWide"], swiftSettings: strict),
        .target(name: "AlmanacFoundationEssentials", dependencies: ["Almanac"], swiftSettings: strict),
        .target(name: "AlmanacFoundation", dependencies: ["AlmanacFoundationEssentials"], swiftSettings: strict),
        .target(
            name: "AlmanacViewsFoundation",
            dependencies: ["AlmanacFoundation", "AlmanacViews"],
            swiftSettings: strict
        ),

        // MARK: - The C library: the functions of almanac.h. Scripts/build builds it as Embedded Swift; here it is tested

        .systemLibrary(name: "CAlmanac"),
        .target(
            name: "AlmanacC",
            dependencies: ["AlmanacCore", "AlmanacFiles", "AlmanacNames", "AlmanacWords", "CAlmanac", "CAlmanacData"],
            swiftSettings: strict
        ),

        // MARK: - The compiler

        .target(name: "Ephemeris", swiftSettings: strictAndOptimised),
        .target(
            name: "AlmanacCompiler",
            dependencies: ["AlmanacCore", "AlmanacFiles", "Ephemeris", "CZlib"],
            swiftSettings: strict
        ),

        // MARK: - Faces

        .target(name: "CAlmanacTexts"),
        .target(name: "AlmanacRendering", dependencies: ["Almanac", "CAlmanacTexts"], swiftSettings: strict),

        // MARK: - The commands

        .target(
            name: "CommandSupport",
            dependencies: ["AlmanacCore", "AlmanacFiles", "AlmanacNames", "AlmanacRendering", "AlmanacWords"],
            swiftSettings: strict
        ),
        .target(name: "CAlmanacGenTexts"),
        .executableTarget(
            name: "AlmanacGenCommand",
            dependencies: [
                "Almanac", "AlmanacCompiler", "AlmanacCore", "AlmanacFiles", "AlmanacNames", "AlmanacRendering",
                "AlmanacWords", "CAlmanacGenTexts", "CommandSupport", "Ephemeris",
            ],
            exclude: ["Emit/Readers", "Compare/ForeignWords.txt"],
            swiftSettings: strict
        ),
        .target(name: "CAlmanacEvidence"),
        .executableTarget(
            name: "AlmanacCommand",
            dependencies: [
                "Almanac", "AlmanacRendering", "AlmanacWide", "AlmanacWords", "CAlmanacEvidence", "CommandSupport",
            ],
            swiftSettings: strict
        ),

        // MARK: - Benchmarks

        .target(name: "CAllocationCount"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Almanac", "AlmanacCompiler", "AlmanacViews", "CAlmanacData", "CAlmanacWide", "CAllocationCount",
                "Ephemeris",
            ],
            swiftSettings: strict
        ),

        // MARK: - Tests

        // A target follows all that it needs, and the first tests that name a room are its own: see the end of the file.

        .target(
            name: "TestSupport",
            dependencies: ["Almanac", "AlmanacCore", "AlmanacWords"],
            path: "Tests/TestSupport",
            swiftSettings: forTests
        ),
        .testTarget(name: "AlmanacFilesTests", dependencies: ["AlmanacFiles", "TestSupport"], swiftSettings: forTests),
        .testTarget(
            name: "AlmanacNamesTests",
            dependencies: ["AlmanacNames", "AlmanacWords", "TestSupport"],
            swiftSettings: forTests
        ),
        .testTarget(
            name: "AlmanacTests",
            dependencies: ["Almanac", "AlmanacCore", "AlmanacWide", "AlmanacWords", "TestSupport"],
            swiftSettings: forTests
        ),
        .testTarget(
            name: "AlmanacViewsTests",
            dependencies: ["Almanac", "AlmanacViews", "AlmanacWide", "TestSupport"],
            swiftSettings: forTests
        ),
        .testTarget(
            name: "AlmanacFoundationTests",
            dependencies: [
                "AlmanacFoundation", "AlmanacFoundationEssentials", "AlmanacViewsFoundation", "TestSupport",
            ],
            swiftSettings: forTests
        ),
        .testTarget(
            name: "AlmanacRenderingTests",
            dependencies: ["AlmanacRendering", "AlmanacWide", "TestSupport"],
            swiftSettings: forTests
        ),
        .target(
            name: "CompilerSupport",
            dependencies: ["Almanac", "AlmanacCompiler", "Ephemeris", "TestSupport"],
            path: "Tests/CompilerSupport",
            swiftSettings: forTests
        ),
        .testTarget(
            name: "AlmanacCompilerTests",
            dependencies: ["AlmanacCompiler", "Almanac", "AlmanacFiles", "AlmanacWords", "CompilerSupport"],
            swiftSettings: forTests
        ),
        .testTarget(name: "EphemerisTests", dependencies: ["Ephemeris", "CompilerSupport"], swiftSettings: forTests),
        .testTarget(
            name: "AlmanacCTests",
            dependencies: ["Almanac", "AlmanacC", "AlmanacCompiler", "AlmanacWords", "CAlmanac", "TestSupport"],
            swiftSettings: forTests
        ),
        .testTarget(
            name: "CommandTests",
            dependencies: ["AlmanacGenCommand", "AlmanacCommand", "CommandSupport", "TestSupport"],
            swiftSettings: forTests
        ),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c17
)

// MARK: - One room

// With ALMANAC_ROOM=Core in the environment the package is AlmanacCore, its tests, and what these need.
if let room = Context.environment["ALMANAC_ROOM"] {
    func needs(_ target: Target) -> [String] {
        target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
    }
    let isNamed = { (target: Target) in needs(target).contains { $0 == room || $0 == "Almanac" + room } }
    let tests = package.targets.first { $0.isTest && isNamed($0) }
    guard let tests else { fatalError("ALMANAC_ROOM=\(room): there are no tests of such a room") }
    var kept: Set = [tests.name]
    for target in package.targets.reversed() where kept.contains(target.name) { kept.formUnion(needs(target)) }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { product in
        let targets = (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets ?? []
        return !kept.isSuperset(of: targets)
    }
}
