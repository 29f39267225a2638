/** Rates as newline-delimited JSON: written in groups as the provider sends them, only as fast as the browser reads. */
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { encodeOffer } from '@tenth-night/contract/offer-codec';
import { PATHS } from '@tenth-night/contract/paths';
import { type HotelRatesLine, RatesBody, type RatesDoneLine } from '@tenth-night/contract/rates';
import type { HotelOffers } from '@tenth-night/domain/offers/offer';
import type { FastifyBaseLogger } from 'fastify';
import { goneSignal } from '../../plugins/gone-signal';
import type { RatesService } from './rates.service';

export function ratesRoutes(rates: RatesService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(PATHS.rateStream, { schema: { body: RatesBody } }, async ({ body, log }, reply) => {
      const gone = goneSignal(reply);
      const groups = rates.stream(body, gone)[Symbol.asyncIterator]();
      // What fails before the first group still gets an honest status; later failures go into the last line.
      const first = await groups.next();
      reply.type('application/x-ndjson; charset=utf-8').header('cache-control', 'no-store');
      return reply.send(Readable.from(toLines(first, groups, gone, log), { objectMode: false }));
    });
  };
}

type Groups = AsyncIterator<readonly HotelOffers[]>;

async function* toLines(
  first: IteratorResult<readonly HotelOffers[]>,
  groups: Groups,
  gone: AbortSignal,
  log: FastifyBaseLogger,
): AsyncGenerator<string> {
  let hotels = 0;
  let status: RatesDoneLine['status'] = 'success';
  try {
    for (let group = first; !group.done; group = await groups.next()) {
      hotels += group.value.length;
      if (group.value.length > 0) yield group.value.map(toLine).join('');
    }
  } catch (error) {
    if (gone.aborted) return;
    log.warn({ err: error }, 'rates ended early');
    status = 'failed';
  }
  if (status === 'success' && hotels === 0) status = 'empty';
  yield `${JSON.stringify({ done: true, status, hotels } satisfies RatesDoneLine)}\n`;
}

function toLine({ hotelId, offers }: HotelOffers): string {
  return `${JSON.stringify({ hotelId, offers: offers.map(encodeOffer) } satisfies HotelRatesLine)}\n`;
}
