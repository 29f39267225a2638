/** The facilities that a card names: at most 3, the most distinctive first. Search-and-browse §2 "Search results". */
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

/** If the card names the free kind, it does not name the general kind too. */
const FREE_OF: Partial<Record<FacilityKey, FacilityKey>> = { parking: 'freeParking', wifi: 'freeWifi' };
