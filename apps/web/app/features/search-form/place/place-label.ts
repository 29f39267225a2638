import type { Place } from '@tenth-night/domain/places/place';

/** The second line of a suggestion: the location of the place, without repeating its name. */
export function placeContext({ name, type, city, country }: Place, separator: string): string {
  const parts = type === 'city' ? [country] : [city, country];
  return [...new Set(parts)].filter((part) => part && part !== name).join(separator);
}
