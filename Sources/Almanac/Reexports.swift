// `import Almanac` brings the table and the calendars (AlmanacCore), opening a table (AlmanacFiles) and names (AlmanacNames), so
// that a program imports one module for all. The values of views and trackers are a product of their own, AlmanacViews. The attribute is
// underscored but stable in practice, and Swift has no other way to re-export a module.

@_exported import AlmanacCore
@_exported import AlmanacFiles
@_exported import AlmanacNames
