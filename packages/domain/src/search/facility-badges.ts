/** The facilities that a card names: at most 3, what sets a hotel apart first. Search-and-browse §2 "Search results". */
import { type Facilities, type FacilityKey, hasFacility } from './facilities';

export const MAX_BADGES = 3;

const WORTH_NAMING: readonly FacilityKey[] = [
  'pool',
  'spa',
  'breakfast',
  'freeParking',
  'petsAllowed',
  'freeWifi',
  'gymFitness',
  'airConditioning',
  'airportShuttle',
  'restaurant',
  'bar',
  'parking',
  'wheelchairAccessible',
  'wifi',
];

export function facilityBadges(hotel: Facilities): readonly FacilityKey[] {
  const badges: FacilityKey[] = [];
  for (const key of WORTH_NAMING) {
    if (badges.length === MAX_BADGES) break;
    if (hasFacility(hotel, key) && !badges.includes(FREE_OF[key] ?? key)) badges.push(key);
  }
  return badges;
}

/** What is named as free is not named again. */
const FREE_OF: Partial<Record<FacilityKey, FacilityKey>> = { parking: 'freeParking', wifi: 'freeWifi' };
