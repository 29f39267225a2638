/** A hotel's name in the reviews service: mostly the same, sometimes slightly different. It keeps every word. */
import type { Random } from '../../kernel/random';
import type { Hotel } from '../../world/hotels/hotel';

type Change = (hotel: Hotel, random: Random) => string;

const withoutAccents: Change = ({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

const otherAnd: Change = ({ name }) =>
  name.includes(' & ') ? name.replace(' & ', ' and ') : name.replace(' and ', ' & ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const otherHotel: Change = ({ name, kind }, random) => {
  const first = /^h[oô]tel (.+)$/i.exec(name)?.[1];
  if (first !== undefined) return `${capital(first)} Hotel`;
  const last = /^(.+) h[oô]tel$/i.exec(name)?.[1];
  if (last !== undefined) return `Hotel ${last}`;
  if (kind !== 'hotel' || /h[oô]tel/i.test(name)) return name;
  return random.chance(0.5) ? `Hotel ${name}` : `${name} Hotel`;
};

const withPlace: Change = ({ name, area, city }, random) => {
  const places = [area, city.names.en].filter((place) => !name.includes(place));
  return places.length === 0 ? name : `${name}${random.pick([' ', ', ', ' - '])}${random.pick(places)}`;
};

/** Entries that occur more often are picked more often. */
const CHANGES: readonly Change[] = [
  ({ name }) => name,
  ({ name }) => name,
  otherAnd,
  withoutAccents,
  withoutAccents,
  otherHotel,
  withPlace,
];

export const listedName: Change = (hotel, random) => random.pick(CHANGES)(hotel, random);
