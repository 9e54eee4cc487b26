// What `import Almanac` brings: the table and the calendars (AlmanacCore), their names (AlmanacNames) and what views are
// made of (AlmanacViews), so that a user imports one module. The attribute is underscored but stable in practice, and
// there is no other way to say this.

@_exported import AlmanacCore
@_exported import AlmanacViews
@_exported import AlmanacNames
