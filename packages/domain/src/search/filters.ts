/**
 * Decides which hotels of a list stay. Each filter is a row of `filter-rules`.
 * Search-and-browse §2, §5; OPEN-19, OPEN-41.
 */
import { FILTER_RULES, type FilterRule, type KnownPrice } from './filter-rules';
import type { Hotel } from './hotel';

type Rules = typeof FILTER_RULES;
export type Filters = { readonly [Name in keyof Rules]: Rules[Name] extends FilterRule<infer Value> ? Value : never };

/** Filters that are on or off. */
export type FlagName = { [Name in keyof Filters]: Filters[Name] extends boolean ? Name : never }[keyof Filters];

const NAMES = Object.keys(FILTER_RULES) as (keyof Filters)[];
/** A row without the type of its value. Each row is used only with its own value. */
const ruleOf = (name: keyof Filters) => FILTER_RULES[name] as FilterRule<unknown>;

export const FLAGS = NAMES.filter((name): name is FlagName => FILTER_RULES[name].off === false);

/** The names of the filters in an address. */
export const FILTER_PARAMS: readonly string[] = NAMES.map((name) => ruleOf(name).param);

export function readFilters(get: (param: string) => string | null): Filters {
  const values = NAMES.map((name) => {
    const { param, off, read } = ruleOf(name);
    const text = get(param);
    return [name, text === null ? off : read(text)];
  });
  return Object.fromEntries(values) as Filters;
}

/** Writes only filters that are on. */
export function writeFilters(filters: Filters): [string, string][] {
  const pairs = NAMES.map((name): [string, string] => [ruleOf(name).param, ruleOf(name).write(filters[name])]);
  return pairs.filter(([, text]) => text !== '');
}

export const NO_FILTERS: Filters = readFilters(() => null);

type Keeps = (hotel: Hotel, price: KnownPrice) => boolean;

/** Asks only the rules that are on: for thousands of hotels, the others would take most of the time. */
export function hotelFilter(filters: Filters): Keeps {
  const on = NAMES.filter((name) => ruleOf(name).write(filters[name]) !== '');
  return (hotel, price) => on.every((name) => ruleOf(name).keeps(hotel, price, filters[name]));
}

/** The same list if no filter is on. */
export function filterRows<Row extends { readonly hotel: Hotel }>(
  rows: readonly Row[],
  filters: Filters,
  priceOf: (hotelId: string) => KnownPrice,
): readonly Row[] {
  if (writeFilters(filters).length === 0) return rows;
  const keeps = hotelFilter(filters);
  return rows.filter(({ hotel }) => keeps(hotel, priceOf(hotel.hotelId)));
}

/** How many filters are on. Each facility counts. */
export function countFilters(filters: Filters): number {
  const others = writeFilters({ ...filters, name: filters.name.trim(), facilities: [] });
  return others.length + filters.facilities.length;
}
