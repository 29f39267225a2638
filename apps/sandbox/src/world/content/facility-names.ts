/** What facilities are called: by the vendor's ids (reference §3.6, and those that the product's amenity list names). */
import type { ContentLanguage } from '../languages';
import facilityNames from './facility-names.seed.json' with { type: 'json' };
import type { NameTable } from './name-table';

/** In the order of their ids. */
export const FACILITIES: NameTable = facilityNames;

const byId = new Map(FACILITIES.map((facility) => [facility.id, facility.names]));

export function facilityName(id: number, language: ContentLanguage): string {
  const names = byId.get(id);
  if (!names) throw new Error(`No facility ${id}`);
  return names[language];
}
