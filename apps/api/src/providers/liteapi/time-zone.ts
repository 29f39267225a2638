import tzLookup from '@photostructure/tz-lookup';

/** The provider tells a hotel's position but not its time zone. Null if the position is unknown or impossible. */
export function timeZoneAt(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return tzLookup(latitude, longitude);
}
