// JavaScript's numbers hold instants: no function of the module takes or gives 64-bit integers.

import AlmanacCore
import CAlmanac

/// The four pillars of an instant, as `almanac_pillars_at` has them.
@c(web_pillars_at)
public func pillarsAt(
    _ calendar: OpaquePointer?,
    _ seconds: Double,
    _ yearFrom: Int32,
    _ monthFrom: Int32,
    _ dayFrom: Int32,
    _ pillars: UnsafeMutablePointer<almanac_pillars>?
) -> almanac_status {
    guard let instant = Int64(exactly: seconds) else { return Failure.argument.status }
    return almanac_pillars_at(calendar, instant, yearFrom, monthFrom, dayFrom, pillars)
}
