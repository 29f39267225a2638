/**
 * Reads single values of a wire. Records are often incomplete, and some values have another type than in the schema.
 */
import type { Coordinates } from '@tenth-night/domain/places/distance';
import { fieldsOf } from './wire-records';

/** Trimmed text; null if empty or not text. Accepts numbers too. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).trim() || null;
}

export function numberOf(value: unknown): number | null {
  const text = textOf(value);
  const number = Number(text);
  return text !== null && Number.isFinite(number) ? number : null;
}

/** 0 means unknown in stars, ratings, sizes and counts. */
export function countOf(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && number > 0 ? number : null;
}

/** Anything that is not a list becomes an empty list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined) : [];
}

export function textsOf(value: unknown): readonly string[] {
  return listOf(value).flatMap((item) => textOf(item) ?? []);
}

export function numbersOf(value: unknown): readonly number[] {
  return listOf(value).flatMap((item) => numberOf(item) ?? []);
}

/** Null if one of the two is missing or impossible. */
export function coordinatesOf(value: unknown): Coordinates | null {
  const { latitude: north, longitude: east } = fieldsOf<Coordinates>(value);
  const [latitude, longitude] = [numberOf(north), numberOf(east)];
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Items are names, or records with a `name` field. A plain number is an id and gives no name. */
export function namesOf(value: unknown): readonly string[] {
  return listOf(value).flatMap((item) => nameOf(item) ?? []);
}

export function nameOf(item: unknown): string | null {
  const name = typeof item === 'string' ? item : fieldsOf<{ name: string }>(item).name;
  return typeof name === 'string' ? textOf(name) : null;
}
