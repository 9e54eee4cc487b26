// What `import Almanac` brings: the table and the calendars (AlmanacCore) and their names (AlmanacNames), so that a
// user imports one module. The attribute is underscored but stable in practice, and there is no other way to say this.

@_exported import AlmanacCore
@_exported import AlmanacNames
