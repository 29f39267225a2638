/** `POST /hotels/rates`, plain and streamed, and `POST /hotels/min-rates` (reference §4). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type WireMinRatesAnswer,
  WireMinRatesRequest,
  type WireRatedHotel,
  type WireRatesAnswer,
  WireRatesRequest,
} from '@tenth-night/provider-wire/hotel-rates/rates';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../kernel/clock';
import type { Faults } from '../../../kernel/faults';
import type { Ledger } from '../../../kernel/ledger';
import { chanceOf } from '../../../kernel/random';
import { slices } from '../../../kernel/slices';
import type { Hotel } from '../../../world/hotels/hotel';
import { wireAmount } from '../../../world/money';
import type { World } from '../../../world/world';
import { sendGoJson } from '../go-json';
import { isOnSale } from '../pricing/availability';
import { hotelOffers, wireOffer } from '../pricing/hotel-offers';
import { pricedOffers, suggestedOf, totalOf } from '../pricing/priced-offer';
import type { RateSearch } from '../pricing/rate-search';
import { wireRatedHotel } from '../static-data/wire-rated-hotel';
import { NO_AVAILABILITY } from '../wire-errors';
import { ordered } from './rates-order';
import { createPace, pause } from './rates-pace';
import { readHotels, readRateSearch } from './rates-request';
import { sendRateStream } from './rates-stream';

export interface RatesOptions {
  readonly clock: Clock;
  readonly latencyMs: number;
  readonly ledger: Ledger;
  readonly faults: Faults;
}

function whenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

/** Fast hotels answer first. Their speed does not depend on the order of the request. */
const inOrderOfArrival = (hotels: readonly Hotel[], seed: string): Hotel[] => {
  const speed = new Map(hotels.map((hotel) => [hotel, chanceOf(`${seed} ${hotel.id} speed`)]));
  return hotels.toSorted((a, b) => (speed.get(a) ?? 0) - (speed.get(b) ?? 0));
};

/** Includes hotel data by default, unless the request lists hotel ids. */
async function ratedHotels(hotels: readonly Hotel[], request: FastifyRequest): Promise<WireRatedHotel[]> {
  const { body, protocol, host } = request;
  const { hotelIds, includeHotelData = false } = body as WireRatesRequest;
  if (hotelIds && !includeHotelData) return [];
  return slices.map(hotels, (hotel) => wireRatedHotel(hotel, `${protocol}://${host}`));
}

async function minRates(hotels: readonly Hotel[], search: RateSearch): Promise<WireMinRatesAnswer> {
  const rates = await slices.map(hotels, (hotel) => {
    const [offer] = pricedOffers(hotel, search);
    if (!offer) return [];
    const price = wireAmount(totalOf(offer), search.currency).amount;
    const suggestedSellingPrice = wireAmount(suggestedOf(offer), search.currency).amount;
    return [{ hotelId: hotel.id, price, suggestedSellingPrice, offerId: wireOffer(hotel, offer, search).offerId }];
  });
  return { data: rates.flat(), sandbox: true };
}

export function ratesRoutes(world: World, options: RatesOptions): FastifyPluginAsyncTypebox {
  const { clock, latencyMs, ledger, faults } = options;
  const paceOf = (asked: readonly Hotel[], { seed, checkin }: RateSearch) =>
    createPace(latencyMs, asked.length, `${seed} ${checkin} ${asked.map(({ id }) => id).join()}`);

  return async (app) => {
    app.post('/hotels/rates', { schema: { body: WireRatesRequest } }, async (request, reply) => {
      const { body, id } = request;
      const gone = whenGone(reply);
      const search = readRateSearch(body, world.seed, clock.now());
      const asked = await readHotels(body, world);
      const hotels = await slices.filter(asked, (hotel) => isOnSale(hotel, search));
      const pace = paceOf(asked, search);

      if (!body.stream || hotels.length === 0) {
        await pause(pace(hotels.length), gone);
        ledger.countHotels(id, hotels.length);
        if (hotels.length === 0) return NO_AVAILABILITY;
        const rated = await slices.map(hotels, (hotel) => ({ hotel, rates: hotelOffers(hotel, search) }));
        const hotelData = await ratedHotels(hotels, request);
        const answer: WireRatesAnswer = { data: ordered(rated, body.sort), guestLevel: 0, sandbox: true };
        return sendGoJson(reply, hotelData.length > 0 ? { ...answer, hotels: hotelData } : answer);
      }

      const cut = faults.take(request, 'cut');
      reply.hijack();
      ledger.note(id, { status: 200 });
      ledger.countHotels(id, 0);
      await sendRateStream(reply.raw, {
        hotels: inOrderOfArrival(hotels, world.seed).slice(0, cut?.after),
        isCut: cut !== undefined,
        hotelData: await ratedHotels(hotels, request),
        pace,
        gone,
        ratesOf: (hotel) => hotelOffers(hotel, search),
        onWritten: (written) => ledger.countHotels(id, written),
      });
      if (cut) ledger.note(id, { endedBy: 'cut' });
      return reply;
    });

    app.post('/hotels/min-rates', { schema: { body: WireMinRatesRequest } }, async (request, reply) => {
      const gone = whenGone(reply);
      const search = readRateSearch({ ...request.body, maxRatesPerHotel: 1 }, world.seed, clock.now());
      const asked = await readHotels(request.body, world);
      const hotels = await slices.filter(asked, (hotel) => isOnSale(hotel, search));
      await pause(paceOf(asked, search)(hotels.length), gone);
      ledger.countHotels(request.id, hotels.length);
      return hotels.length === 0 ? NO_AVAILABILITY : sendGoJson(reply, await minRates(hotels, search));
    });
  };
}
