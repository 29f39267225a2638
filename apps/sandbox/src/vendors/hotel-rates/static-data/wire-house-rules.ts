/** The house rules in the vendor's format (reference §3.4): policies, times, parking. */
import type { WireHotelDetail, WirePolicy } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import { chanceOf } from '../../../kernel/random';
import { arrivalAt } from '../../../world/content/arrival';
import { type PolicyKind, parkingOf, policiesOf } from '../../../world/content/hotel-policies';
import type { Hotel } from '../../../world/hotels/hotel';
import type { ContentLanguage } from '../../../world/languages';

const POLICY_TYPES: Readonly<Record<PolicyKind, string>> = {
  pets: 'POLICY_HOTEL_PETS',
  children: 'POLICY_CHILDREN',
  internet: 'POLICY_HOTEL_INTERNET',
  parking: 'POLICY_HOTEL_PARKING',
  groups: 'POLICY_HOTEL_GROUPS',
  general: 'general',
  'further-pets': 'PETS',
  sustainability: 'SUSTAINABILITY',
};
const PARKING_BLANK_SHARE = 0.3;
const PARKING_MISSING_SHARE = 0.15;

export function wirePolicies(hotel: Hotel, language: ContentLanguage): WirePolicy[] {
  return policiesOf(hotel, language).map(({ kind, heading, text }) => ({
    policy_type: POLICY_TYPES[kind],
    name: heading,
    description: text,
    child_allowed: '',
    pets_allowed: '',
    parking: '',
  }));
}

/** Empty, text, or missing. */
export function wireParking(hotel: Hotel, language: ContentLanguage): Pick<WireHotelDetail, 'parking'> {
  const lot = chanceOf(`${hotel.id} parking field`);
  if (lot < PARKING_MISSING_SHARE) return {};
  return { parking: lot < PARKING_MISSING_SHARE + PARKING_BLANK_SHARE ? '' : (parkingOf(hotel, language) ?? '') };
}

export function wireArrival(
  hotel: Hotel,
  language: ContentLanguage,
): NonNullable<WireHotelDetail['checkinCheckoutTimes']> {
  const { from, until, leaveBy, instructions } = arrivalAt(hotel, language);
  return {
    checkin_start: from,
    checkin_end: until,
    checkout: leaveBy,
    instructions: [...instructions],
    special_instructions: instructions[0] ?? '',
  };
}
