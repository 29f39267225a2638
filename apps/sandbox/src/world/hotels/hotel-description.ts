/** A few sentences of HTML about a hotel, in English only so far. */
import { createRandom } from '../../kernel/random';
import type { HotelKind } from '../flavours/flavour';
import type { ContentLanguage } from '../languages';
import type { Hotel } from './hotel';

const NOUNS: Readonly<Record<HotelKind, string>> = {
  hotel: 'a hotel',
  apartments: 'an apartment house',
  hostel: 'a hostel',
  guesthouse: 'a guesthouse',
};

const HIGHLIGHTS: readonly (readonly [facilityId: number, sentence: string])[] = [
  [301, 'There is a pool to end the day in.'],
  [54, 'The spa takes bookings until late.'],
  [3, 'The restaurant cooks what the market had that morning.'],
  [7, 'The bar stays open as long as somebody is talking.'],
  [24, 'Breakfast is laid out from seven.'],
  [4, 'Pets are welcome on request.'],
  [46, 'Parking costs nothing extra.'],
  [107, 'WiFi is free in every room.'],
];

const MOODS = [
  'Rooms are quiet and turned towards the courtyard.',
  'The beds are good and the windows are tall.',
  'The house has been in one family for three generations.',
  'Everything was renewed two winters ago.',
  'The desk is awake day and night.',
];

function whereabouts({ distanceKm, city }: Hotel): string {
  if (distanceKm < 1) return `in the very centre of ${city.names.en}`;
  if (distanceKm < 4) return `${distanceKm.toFixed(1)} km from the centre of ${city.names.en}`;
  return `in a calmer part of ${city.names.en}, ${distanceKm.toFixed(0)} km from the centre`;
}

export function hotelDescription(hotel: Hotel, _language: ContentLanguage): string {
  const random = createRandom(`${hotel.id} description`);
  const highlights = HIGHLIGHTS.filter(([id]) => hotel.facilityIds.includes(id)).slice(0, 2);
  const text = [random.pick(MOODS), ...highlights.map(([, sentence]) => sentence)].join(' ');
  const name = hotel.name.replaceAll('&', '&amp;');
  return `<p><strong>${name}</strong> is ${NOUNS[hotel.kind]} ${whereabouts(hotel)}.</p><p>${text}</p>`;
}
