// almanac_table_adding and its fault: own days among the festivals of a table.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacNames
import CAlmanac

@c @implementation
public func almanac_table_adding(_ table: Opened, _ rows: Text, _ added: Out<Opened>) -> Status {
    status { () throws(Failure) in
        guard case .success(let found) = try adding(rows, to: table) else { throw .rule }
        try added.orThrow(.null).pointee = Handle.open(found)
    }
}

@c @implementation
public func almanac_table_adding_fault(_ table: Opened, _ rows: Text, _ text: Room, _ size: Int, _ needed: Out<Int>)
    -> Status
{
    status { () throws(Failure) in
        guard case .failure(let error) = try adding(rows, to: table) else { throw .none }
        try write("line \(error)", to: text, size, needed)
    }
}

/// The table with the own days of a text of the caller's, or why there is none.
private func adding(_ rows: Text, to table: Opened) throws(Failure) -> Result<AlmanacTable, OwnDayError> {
    let (table, rows) = (try Handle<AlmanacTable>.value(table), try bytes(of: rows))
    return Result { () throws(OwnDayError) in try table.adding(try OwnDay.days(inFile: rows)) }
}
