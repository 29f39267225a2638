/** Plain rates answers for tests: requested through the route, checked against the wire schema, and read in parts. */
import {
  type WireAmount,
  type WireHotelRates,
  type WireOffer,
  type WireRate,
  WireRatesAnswer,
  type WireRatesRequest,
} from '@tenth-night/provider-wire/hotel-rates/rates';
import { Compile } from 'typebox/compile';
import { RATES_PATH, ratesRequest, type TestSandbox } from './test-sandbox';

const checker = Compile(WireRatesAnswer);

export async function askRates(
  sandbox: TestSandbox,
  hotelIds: string[],
  change: Partial<WireRatesRequest> = {},
): Promise<WireHotelRates[]> {
  const answer = await sandbox.post(RATES_PATH, ratesRequest(hotelIds, change));
  const body: unknown = answer.json();
  if (!checker.Check(body)) throw new Error(`Not an answer with rates: ${answer.body.slice(0, 300)}`);
  return body.data;
}

export const offersOf = (hotels: readonly WireHotelRates[]): WireOffer[] =>
  hotels.flatMap(({ roomTypes }) => roomTypes);
export const ratesOf = (hotels: readonly WireHotelRates[]): WireRate[] =>
  offersOf(hotels).flatMap(({ rates }) => rates);
export const only = (amounts: readonly WireAmount[] | null | undefined): number => amounts?.[0]?.amount ?? Number.NaN;
export const priceOf = ({ offerRetailRate }: WireOffer): number =>
  'amount' in offerRetailRate ? offerRetailRate.amount : Number.NaN;
export const cheapestOf = ({ roomTypes: [offer] }: WireHotelRates): number => (offer ? priceOf(offer) : Number.NaN);
