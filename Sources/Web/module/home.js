// The region of a reader: whose calendar, festivals and days off are shown first.

/** The likeliest meaning of the tag of a language by the tables of the platform; empty for one that is no tag. */
function likely(tag) {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return {};
  }
}

/**
 * The region of a reader, and whether its days off are the reader's. The territory of the first tag decides that; a tag that names none,
 * such as "ja", means the likeliest. Of readers elsewhere the language says whose calendar they know, then the time zone.
 */
export function homeOf(almanac, tags, timeZone) {
  const regionOf = (territory) => (territory ? almanac.regionOfTerritory(territory) : null);
  const first = tags.map((tag) => almanac.territoryOfLocale(tag) ?? likely(tag).region).find(Boolean);
  const own = regionOf(first);
  const territory = first ?? null;
  if (own) return { territory, region: own, livesThere: true };
  for (const { language, script } of tags.map(likely)) {
    const region = language && regionOf(likely(`${language}-${script}`).region);
    if (region) return { territory, region, livesThere: false };
  }
  const isHere = (region) => almanac.territoriesOfRegion(region).some((territory) => timeZonesOf(territory).includes(timeZone));
  return { territory, region: almanac.regions.find(isHere) ?? almanac.regions[0], livesThere: false };
}

/** The time zones of a territory, where the platform knows them. */
function timeZonesOf(territory) {
  const locale = new Intl.Locale(`und-${territory}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
