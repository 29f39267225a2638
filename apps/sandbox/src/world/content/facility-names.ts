/** The names of facilities by the vendor's ids (reference §3.6, plus the ids in the product's amenity list). */
import type { ContentLanguage } from '../languages';
import facilityNames from './facility-names.seed.json' with { type: 'json' };
import type { NameTable } from './name-table';

/** Sorted by id. */
export const FACILITIES: NameTable = facilityNames;

const byId = new Map(FACILITIES.map((facility) => [facility.id, facility.names]));

export function facilityName(id: number, language: ContentLanguage): string {
  const names = byId.get(id);
  if (!names) throw new Error(`No facility ${id}`);
  return names[language];
}
