/** Units of each currency per US dollar. Plausible rates of 1 November 2026, fixed so that prices stay the same. */
import Type from 'typebox';
import { closed, type Seed, Texts } from '../kernel/seed';
import table from './currency-table.seed.json' with { type: 'json' };

export const CurrencyTable = closed({
  unitsPerUsd: Type.Record(Type.String(), Type.Number()),
  /** Currencies without decimals. All others have two. */
  withoutDecimals: Texts,
});
type CurrencyTable = Seed<typeof CurrencyTable>;

export const UNITS_PER_USD: CurrencyTable['unitsPerUsd'] = table.unitsPerUsd;
export const WITHOUT_DECIMALS: CurrencyTable['withoutDecimals'] = table.withoutDecimals;
