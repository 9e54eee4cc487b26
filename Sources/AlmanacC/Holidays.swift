// almanac_holidays_release, almanac_notice_at and their like: what a file of holidays is, and who decided.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_holidays_close(_ holidays: Opened) { Handle<HolidayTable>.close(holidays) }

@c @implementation
public func almanac_holidays_release(_ holidays: Opened, _ text: Room, _ size: Int, _ needed: Out<Int>) -> Status {
    writeText(to: text, size, needed, try Handle<HolidayTable>.memory(holidays).pointee.release)
}

@c @implementation
public func almanac_holidays_digest(_ holidays: Opened, _ text: Room, _ size: Int, _ needed: Out<Int>) -> Status {
    writeText(to: text, size, needed, try Handle<HolidayTable>.memory(holidays).pointee.digest)
}

@c @implementation
public func almanac_holidays_made_with(_ holidays: Opened, _ table: Opened, _ isMadeWith: Out<Int32>) -> Status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.value(table)
        let answer = try Handle<HolidayTable>.memory(holidays).pointee.wasMade(with: table)
        try write(answer ? 1 : 0, to: isMadeWith)
    }
}

@c @implementation
public func almanac_holidays_region(_ holidays: Opened, _ number: Int, _ text: Room, _ size: Int, _ needed: Out<Int>)
    -> Status
{
    writeText(to: text, size, needed, try Handle<HolidayTable>.value(holidays).regionIDs.at(number).description)
}

@c @implementation
public func almanac_holidays_audience(
    _ holidays: Opened,
    _ region: Text,
    _ number: Int,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let region = try RegionID(named: region)
        let audiences = try Handle<HolidayTable>.memory(holidays).pointee.audiences(in: region).orThrow(.unknown)
        try write(try audiences.at(number).description, to: text, size, needed)
    }
}

// MARK: - Notices

@c @implementation
public func almanac_notice_at(_ daysOff: Opened, _ index: Int, _ notice: Out<almanac_notice>) -> Status {
    status(try write(almanac_notice(try heldNotice(index, of: daysOff)), to: notice))
}

@c @implementation
public func almanac_notice_authority(_ daysOff: Opened, _ index: Int, _ text: Room, _ size: Int, _ needed: Out<Int>)
    -> Status
{
    writeText(to: text, size, needed, try heldNotice(index, of: daysOff).authority)
}

@c @implementation
public func almanac_notice_number(_ daysOff: Opened, _ index: Int, _ text: Room, _ size: Int, _ needed: Out<Int>)
    -> Status
{
    writeText(to: text, size, needed, try heldNotice(index, of: daysOff).number)
}

private func heldNotice(_ index: Int, of daysOff: Opened) throws(Failure) -> HolidayNotice {
    try Handle<WorkCalendar>.memory(daysOff).pointee.notices.at(index)
}

extension almanac_notice {
    fileprivate init(_ notice: HolidayNotice) {
        self.init()
        day = notice.day?.rawValue ?? noDay
        fill(&id, with: notice.id)
        fill(&authority, with: notice.authorityID.name)
    }
}
