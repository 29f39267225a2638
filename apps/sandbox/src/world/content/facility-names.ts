/** What facilities are called (reference §3.6). */
import type { ContentLanguage } from '../languages';
import { FACILITY_NAMES } from './facility-names.seed';
import { readNameTable } from './name-table';

/** In the order of their ids. */
export const FACILITIES = readNameTable(FACILITY_NAMES);

const byId = new Map(FACILITIES.map((facility) => [facility.id, facility.names]));

export function facilityName(id: number, language: ContentLanguage): string {
  const names = byId.get(id);
  if (!names) throw new Error(`No facility ${id}`);
  return names[language];
}
