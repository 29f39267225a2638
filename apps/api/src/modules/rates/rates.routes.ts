/** Rates over HTTP: as a stream of lines, written in groups as they arrive, or as one answer. */
import { Readable } from 'node:stream';
import {
  type DocumentRatesBody,
  type HotelRatesLine,
  NO_RATES,
  type RatesAnswer,
  type RatesBody,
  type RatesDoneLine,
  type RatesOutcome,
} from '@tenth-night/contract/rates';
import { ROUTES } from '@tenth-night/contract/routes';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Meters } from '../../metrics/meters';
import { chooseForm } from '../../plugins/content-forms';
import { asJson, asSent, type ContractPlugin } from '../../plugins/declared-route';
import { errorCode, sendError } from '../../plugins/errors';
import { goneSignal } from '../../plugins/gone-signal';
import { countReadySearch, meterSearch } from './metered-search';
import type { PricedHotel } from './rate-flight';
import type { RatesService } from './rates.service';
import type { ReadyRates } from './ready-rates';

type Body = RatesBody | DocumentRatesBody;
type Groups = AsyncIterator<readonly PricedHotel[]>;

export function ratesRoutes(rates: RatesService, ready: ReadyRates, meters?: Meters): ContractPlugin {
  async function asStream(body: Body, { headers }: FastifyRequest, reply: FastifyReply) {
    const form = chooseForm(headers['accept-encoding']);
    const known = await ready.find(body, form);
    if (known) {
      countReadySearch(meters);
      if (form !== 'identity') reply.header('content-encoding', form);
      return asLines(reply).header('vary', 'accept-encoding').send(known);
    }
    const gone = goneSignal(reply);
    const groups = meterSearch(rates.stream(body, gone), gone, meters)[Symbol.asyncIterator]();
    // A failure before the first group still gets the right status code. Later failures go into the last line.
    const first = await groups.next();
    const lines = ready.keep(body, form, toLines(first, groups, gone, reply.log));
    return asLines(reply).send(Readable.from(lines, { objectMode: false }));
  }

  async function asOneAnswer(body: Body, reply: FastifyReply): Promise<RatesAnswer> {
    const gone = goneSignal(reply);
    const priced: PricedHotel[] = [];
    let error: unknown = null;
    try {
      for await (const group of meterSearch(rates.stream(body, gone), gone, meters)) priced.push(...group);
    } catch (thrown) {
      if (priced.length === 0 || gone.aborted) throw thrown;
      error = thrown;
      reply.log.warn({ err: error }, 'the rate stream ended early');
    }
    reply.header('cache-control', 'no-store');
    return { hotels: inOrder(priced, body), ...outcomeOf(priced.length, error) };
  }

  return async (app) => {
    app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) =>
      sendError(error, request, reply, NO_RATES),
    );
    app.route({ ...asSent(ROUTES.rateStream), handler: (request, reply) => asStream(request.body, request, reply) });
    app.route({ ...asJson(ROUTES.rates), handler: ({ body }, reply) => asOneAnswer(body, reply) });
    app.route({
      ...asSent(ROUTES.documentRates),
      handler: (request, reply) => {
        const { body, query } = request;
        return query.stream || body.stream ? asStream(body, request, reply) : asOneAnswer(body, reply);
      },
    });
  };
}

function asLines(reply: FastifyReply): FastifyReply {
  return reply.type('application/x-ndjson; charset=utf-8').header('cache-control', 'no-store');
}

async function* toLines(
  first: IteratorResult<readonly PricedHotel[]>,
  groups: Groups,
  gone: AbortSignal,
  log: FastifyBaseLogger,
): AsyncGenerator<string> {
  let hotels = 0;
  let failure: unknown = null;
  try {
    for (let group = first; !group.done; group = await groups.next()) {
      hotels += group.value.length;
      yield group.value.map(toLine).join('');
    }
  } catch (error) {
    if (gone.aborted) return;
    log.warn({ err: error }, 'the rate stream ended early');
    failure = error;
  } finally {
    await groups.return?.();
  }
  const last: RatesDoneLine = { done: true, ...outcomeOf(hotels, failure), hotels };
  yield `${JSON.stringify(last)}\n`;
}

function toLine({ hotelId, offers }: PricedHotel): string {
  return `{"hotelId":${JSON.stringify(hotelId)},"offers":${offers}}\n`;
}

function outcomeOf(hotels: number, failure: unknown): RatesOutcome {
  if (failure === null) return { status: hotels > 0 ? 'success' : 'empty' };
  return { status: 'failed', error: { code: errorCode(failure), message: 'Not every hotel could be asked.' } };
}

/** By the price of the cheapest offer, ascending unless the request says otherwise. Search-and-browse §9. */
function inOrder(priced: readonly PricedHotel[], { sort }: Body): readonly HotelRatesLine[] {
  const sign = sort?.some(({ direction }) => direction === 'descending') ? -1 : 1;
  const priceOf = ({ offers }: HotelRatesLine) => offers[0]?.price ?? 0;
  return priced
    .map(({ hotelId, offers }) => ({ hotelId, offers: JSON.parse(offers) as HotelRatesLine['offers'] }))
    .sort((a, b) => sign * (priceOf(a) - priceOf(b)));
}
