/** `POST /hotels/rates`, plain and streamed (reference §4). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type WireRatesAnswer, WireRatesRequest } from '@tenth-night/provider-wire/hotel-rates/rates';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../../../kernel/clock';
import type { Faults } from '../../../kernel/faults';
import type { Ledger } from '../../../kernel/ledger';
import { chanceOf } from '../../../kernel/random';
import { pathOf } from '../../../kernel/request-path';
import type { Hotel } from '../../../world/hotels/hotel';
import type { World } from '../../../world/world';
import { isOnSale } from '../pricing/availability';
import { hotelOffers } from '../pricing/hotel-offers';
import { ordered } from './rates-order';
import { createPace, pause } from './rates-pace';
import { readHotels, readRateSearch } from './rates-request';
import { sendRateStream } from './rates-stream';
import { NO_AVAILABILITY } from '../wire-errors';

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

/** Fast hotels answer first; which ones are fast has nothing to do with the order they were asked in. */
const inOrderOfArrival = (hotels: readonly Hotel[], seed: string): Hotel[] => {
  const speed = new Map(hotels.map((hotel) => [hotel, chanceOf(`${seed} ${hotel.id} speed`)]));
  return hotels.toSorted((a, b) => (speed.get(a) ?? 0) - (speed.get(b) ?? 0));
};

export function ratesRoutes(
  world: World,
  { clock, latencyMs, ledger, faults }: RatesOptions,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post('/hotels/rates', { schema: { body: WireRatesRequest } }, async (request, reply) => {
      const { body, id } = request;
      const search = readRateSearch(body, world.seed, clock.now());
      const asked = readHotels(body, world);
      const hotels = asked.filter((hotel) => isOnSale(hotel, search));
      const pace = createPace(latencyMs, asked.length, `${world.seed} ${body.checkin} ${body.hotelIds.join()}`);
      const gone = whenGone(reply);

      if (!body.stream || hotels.length === 0) {
        await pause(pace(hotels.length), gone);
        ledger.countHotels(id, hotels.length);
        if (hotels.length === 0) return NO_AVAILABILITY;
        const rated = hotels.map((hotel) => ({ hotel, rates: hotelOffers(hotel, search) }));
        return { data: ordered(rated, body.sort), guestLevel: 0, sandbox: true } satisfies WireRatesAnswer;
      }

      const cut = faults.take(pathOf(request), 'cut');
      reply.hijack();
      ledger.note(id, { status: 200 });
      ledger.countHotels(id, 0);
      await sendRateStream(reply.raw, {
        hotels: inOrderOfArrival(hotels, world.seed).slice(0, cut?.after),
        isCut: cut !== undefined,
        pace,
        gone,
        ratesOf: (hotel) => hotelOffers(hotel, search),
        onWritten: (written) => ledger.countHotels(id, written),
      });
      if (cut) ledger.note(id, { endedBy: 'cut' });
      return reply;
    });
  };
}
