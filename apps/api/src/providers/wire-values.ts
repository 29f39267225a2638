/** Values of a wire whose records are often thin and sometimes of another type than the schema says. */
import type { Coordinates } from '@tenth-night/domain/places/distance';
import { fieldsOf } from './wire-records';

/** Trimmed; null for what is empty or no text. A number is as good as its digits. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).trim() || null;
}

export function numberOf(value: unknown): number | null {
  const text = textOf(value);
  const number = Number(text);
  return text !== null && Number.isFinite(number) ? number : null;
}

/** 0 stands for unknown in stars, ratings, sizes and counts. */
export function countOf(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && number > 0 ? number : null;
}

/** What is no list is an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined) : [];
}

export function textsOf(value: unknown): readonly string[] {
  return listOf(value).flatMap((item) => textOf(item) ?? []);
}

export function numbersOf(value: unknown): readonly number[] {
  return listOf(value).flatMap((item) => numberOf(item) ?? []);
}

/** Null where one of the two is missing, or where it is no place on Earth. */
export function coordinatesOf(value: unknown): Coordinates | null {
  const { latitude: north, longitude: east } = fieldsOf<Coordinates>(value);
  const [latitude, longitude] = [numberOf(north), numberOf(east)];
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Names stand by themselves, or in a field of that name. A bare number is an id, and says nothing. */
export function namesOf(value: unknown): readonly string[] {
  return listOf(value).flatMap((item) => nameOf(item) ?? []);
}

export function nameOf(item: unknown): string | null {
  const name = typeof item === 'string' ? item : fieldsOf<{ name: string }>(item).name;
  return typeof name === 'string' ? textOf(name) : null;
}
