import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { LIMITS } from '../limits/limit-table';
import { createMemoryBuckets } from '../limits/memory-buckets';
import { keptMeters } from '../metrics/testing/kept-meters';
import { handleErrors } from './errors';
import { limitPages } from './rate-limit';
import { meterRequests } from './request-meters';

it('serves one address as many pages as the table allows, and still serves another address', async () => {
  const app = Fastify();
  const { meters, lines } = keptMeters();
  meterRequests(app, meters);
  handleErrors(app);
  limitPages(
    app,
    createMemoryBuckets(() => 0),
  );
  app.get('/*', { onRequest: (request) => app.limitPage?.(request) ?? Promise.resolve() }, async () => 'page');
  const ask = async (remoteAddress: string) => (await app.inject({ url: '/', remoteAddress })).statusCode;
  const all: number[] = [];
  for (let k = 0; k < LIMITS.pages.address.burst + 2; k++) all.push(await ask('203.0.113.9'));
  expect(all.filter((status) => status === 429)).toHaveLength(2);
  expect(await ask('203.0.113.10')).toBe(200);
  const hits = lines.filter((line) => line.startsWith('limitHits'));
  expect(hits, 'the metrics contain the rule, never the address').toEqual([
    'limitHits pages address',
    'limitHits pages address',
  ]);
});
