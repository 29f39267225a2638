/** The name of a street, made of the words of its country. */
import type { Random } from '../../../kernel/random';
import type { City } from '../../../world/cities/city';
import { fillPattern } from '../../../world/flavours/flavour';

const NUMBERS = /\{(number|houseNumber)\}/g;
const LEFT_OVER = /\b(No|Building|Bldg)\b\.?/g;

/** Null in a country whose addresses have no streets. */
export function streetName({ country, names }: City, random: Random): string | null {
  const pattern = random.pick(country.flavour.addresses);
  if (pattern.includes('{block}')) return null;
  const bare = pattern
    .replace(NUMBERS, '')
    .replace(LEFT_OVER, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.#-]+|[\s,.#-]+$/g, '');
  const name = fillPattern(bare, country.flavour, { area: '', city: names.en }, random).replace(/[\s,]+$/, '');
  return name === '' ? null : name;
}
