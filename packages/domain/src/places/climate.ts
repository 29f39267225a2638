/**
 * The usual weather of each destination by month, rounded: the average high of a day, and the days with rain. It says
 * nothing about a single year.
 */
import table from './climate.json' with { type: 'json' };

export type ClimateMonth = {
  /** °C. */
  readonly high: number;
  readonly rainDays: number;
};

const CLIMATE: Readonly<Record<string, { readonly high: readonly number[]; readonly rainDays: readonly number[] }>> =
  table;

/** January first. None for an unknown city. */
export function climateOf(slug: string): readonly ClimateMonth[] {
  const city = CLIMATE[slug];
  return city ? city.high.map((high, month) => ({ high, rainDays: city.rainDays[month] ?? 0 })) : [];
}
