// `import Almanac` brings the table and the calendars (AlmanacCore) and their names (AlmanacNames), so that a program imports
// one module for both. What views and trackers need is a product of its own, AlmanacViews. The attribute is underscored but
// stable in practice, and Swift has no other way to re-export a module.

@_exported import AlmanacCore
@_exported import AlmanacNames
