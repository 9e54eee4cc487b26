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
 * such as "ja", means the likeliest. Of readers elsewhere the language says whose calendar they know, then the time zone; English says
 * nothing, because most software comes in it. A time zone that names the region says that the reader lives there.
 */
export function homeOf(almanac, tags, timeZone) {
  const regionOf = (territory) => (territory ? almanac.regionOfTerritory(territory) : null);
  const first = tags.map((tag) => almanac.territoryOfLocale(tag) ?? likely(tag).region).find(Boolean);
  const own = regionOf(first);
  const territory = first ?? null;
  if (own) return { territory, region: own, livesThere: true };
  const languages = tags.map(likely);
  const spoken = languages.map(({ language, script }) => language && regionOf(likely(`${language}-${script}`).region)).find(Boolean) ?? null;
  const zone = regionOfZone(almanac, timeZone);
  const region = languages[0]?.language === "en" ? zone ?? spoken : spoken ?? zone;
  return { territory, region: region ?? almanac.regions[0], livesThere: zone !== null && region === zone };
}

/** The region to whose territories alone a time zone belongs, where the platform knows them; else null. */
function regionOfZone(almanac, timeZone) {
  const zone = canonical(timeZone);
  return almanac.regions.find((region) => almanac.territoriesOfRegion(region).some((territory) => timeZonesOf(territory).includes(zone))) ?? null;
}

function timeZonesOf(territory) {
  const locale = new Intl.Locale(`und-${territory}`);
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(canonical);
}

/** The name that the platform gives to a zone of several: Asia/Saigon, or Asia/Ho_Chi_Minh. */
function canonical(timeZone) {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}
