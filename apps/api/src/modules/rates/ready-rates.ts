/**
 * Whole answers of the rate stream as bytes that are ready to send. An equal request within some seconds then costs
 * one look-up, not one for each hotel.
 */
import { createHash } from 'node:crypto';
import type { DocumentRatesBody, RatesBody } from '@tenth-night/contract/rates';
import type { Cache } from '../../cache/cache.port';
import { compressAs, type Form } from '../../plugins/content-forms';

/** Also the longest that such an answer shows an older price than the cache of single hotels. */
const KEPT_MS = 10_000;
const QUALITY = { br: 4, gzip: 6 };
/** Three times a usual batch. A larger answer is not kept, because many streams may be open at once. */
const MAX_CHARACTERS = 200_000;
const DONE = '{"done":true,';
const FAILED = '"status":"failed"';

export type ReadyRates = {
  find(body: RatesBody | DocumentRatesBody, form: Form): Promise<Buffer | null>;
  /** Passes the lines on, and keeps them if none is missing. */
  keep(body: RatesBody | DocumentRatesBody, form: Form, lines: AsyncIterable<string>): AsyncGenerator<string>;
};

export function createReadyRates(cache: Cache): ReadyRates {
  return {
    find: (body, form) => cache.get(keyOf(body, form)),
    async *keep(body, form, lines) {
      let groups: string[] = [];
      let length = 0;
      for await (const group of lines) {
        length += group.length;
        if (length > MAX_CHARACTERS) groups = [];
        else groups.push(group);
        yield group;
      }
      if (!isWhole(groups.at(-1) ?? '')) return;
      const bytes = await compressAs(Buffer.from(groups.join('')), form, QUALITY);
      await cache.set(keyOf(body, form), bytes, KEPT_MS);
    },
  };
}

/** Whether every hotel was asked. If the reader left, or a part is missing, the last line does not say so. */
function isWhole(last: string): boolean {
  return last.startsWith(DONE) && !last.includes(FAILED);
}

/** Ignores what only describes the hotels. */
function keyOf(body: RatesBody | DocumentRatesBody, form: Form): string {
  const { placeId: _, hotels = [], ...question } = body as RatesBody;
  const ids = question.hotelIds.length > 0 ? question.hotelIds : hotels.map(({ id }) => id);
  const hash = createHash('sha1').update(JSON.stringify({ ...question, hotelIds: ids }));
  return `ready-rates:${form}:${hash.digest('base64url')}`;
}
