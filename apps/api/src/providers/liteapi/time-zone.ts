import tzLookup from '@photostructure/tz-lookup';

/** The provider does not say on which clock a hotel lives, but where it stands. Null where that is unknown, or no place on Earth. */
export function timeZoneAt(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return tzLookup(latitude, longitude);
}
