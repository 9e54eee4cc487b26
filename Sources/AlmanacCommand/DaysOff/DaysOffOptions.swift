// The values of `--holidays`, `--audience` and `--region` for days off.

import Almanac
import CommandSupport

extension HolidayTable {
    /// The file of `--holidays`, or the bundled one.
    init(asked arguments: Arguments) throws(HolidayFileFailure) {
        if let path = arguments[AlmanacSyntax.holidays] {
            try self.init(named: path)
        } else {
            self = .bundled
        }
    }

    /// The audience of `--audience`, or nil for each region's usual one; every region has to have it.
    func audience(asked arguments: Arguments, in regions: [RegionID]) throws(UsageError) -> Audience? {
        var audience: Audience?
        for region in regions { audience = try self.audience(asked: arguments, in: region) ?? audience }
        return audience
    }

    /// The audience of `--audience`, or nil for the region's usual one.
    func audience(asked arguments: Arguments, in region: RegionID) throws(UsageError) -> Audience? {
        // A region that the file does not know is refused as such.
        guard let name = arguments[AlmanacSyntax.audience], let audiences = audiences(in: region) else { return nil }
        guard let audience = Audience(name), audiences.contains(audience) else {
            throw arguments.refusal(of: name, for: AlmanacSyntax.audience, among: audiences.map(\.description))
        }
        return audience
    }
}

extension AlmanacTable {
    /// The days off of the region of a page, by the file of `--holidays` or the bundled one; nil for several regions, which have
    /// none in common, and for a region that the file does not know.
    func daysOff(of festivals: Festivals, asked arguments: Arguments) throws(HolidayFileFailure) -> WorkCalendar? {
        guard festivals.regions.count == 1, let region = festivals.regions.first else { return nil }
        return workCalendar(in: region, by: try HolidayTable(asked: arguments))
    }

    /// The one region of `--region`, or that of the reader, or the mainland.
    func workRegion(asked arguments: Arguments, _ reader: Reader?) throws(UsageError) -> RegionID {
        if let names = arguments[AlmanacSyntax.region] {
            guard let regions = regions(named: names) else {
                throw arguments.refusal(of: names, for: AlmanacSyntax.region, among: regionIDs.map(\.description))
            }
            guard regions.count == 1, let region = regions.first else {
                throw UsageError("days off are those of one region: '--region \(names)' names \(regions.count)")
            }
            return region
        }
        return try reader.flatMap { reader throws(UsageError) in try self.regions(of: reader) }?.first ?? "mainland"
    }
}
