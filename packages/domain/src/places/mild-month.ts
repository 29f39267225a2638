/** Which months are good for a walk through a city. Without the table of climates, for browsers. */
import type { ClimateMonth } from './climate';

const MILD_FROM = 18;
const MILD_UP_TO = 28;
const DRY_UP_TO_DAYS = 8;

/** Warm but not hot, and dry on three days of four. */
export function isMildAndDry({ high, rainDays }: ClimateMonth): boolean {
  return high >= MILD_FROM && high <= MILD_UP_TO && rainDays <= DRY_UP_TO_DAYS;
}

export const toFahrenheit = (celsius: number): number => Math.round((celsius * 9) / 5 + 32);
