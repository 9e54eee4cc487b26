// almanac_finder_open and almanac_find: festivals by what people type.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacNames
import CAlmanac

@c @implementation
public func almanac_finder_open(
    _ festivals: OpaquePointer?,
    _ finder: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.memory(festivals).pointee
        try finder.orThrow(.null).pointee = Handle.open(FestivalFinder(festivals))
    }
}

@c @implementation
public func almanac_finder_open_all(
    _ table: OpaquePointer?,
    _ finder: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.memory(table).pointee
        try finder.orThrow(.null).pointee = Handle.open(FestivalFinder(table))
    }
}

@c @implementation
public func almanac_finder_close(_ finder: OpaquePointer?) { Handle<FestivalFinder>.close(finder) }

@c @implementation
public func almanac_find(
    _ finder: OpaquePointer?,
    _ words: UnsafePointer<CChar>?,
    _ matches: UnsafeMutablePointer<almanac_match>?,
    _ size: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let finder = try Handle<FestivalFinder>.memory(finder)
        let words = String(decoding: try bytes(of: words), as: UTF8.self)
        try write(finder.pointee.matching(words), to: matches, size, count) { almanac_match($0) }
    }
}

extension almanac_match {
    fileprivate init(_ match: NameMatch<FestivalID>) {
        self.init()
        fill(&id, with: match.value.name)
        fit = match.fit.rawValue
    }
}
