import { describe, expect, it } from 'vitest';
import { createTestSandbox, KEY } from '../../testing/test-sandbox';

const HOTELS = '/v3.0/data/hotels?countryCode=FR&cityName=Paris&limit=1';

describe('the limit of requests per second', () => {
  it('refuses the sixth request within a second if the limit is five, and accepts it a second later', async () => {
    const sandbox = createTestSandbox({ requestsPerSecond: 5 });
    const ask = async () => (await sandbox.get(HOTELS)).statusCode;
    for (let k = 0; k < 5; k++) expect(await ask()).toBe(200);
    const refused = await sandbox.get(HOTELS);
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { error: { code: 4290, message: 'You have exceeded the allowed request limit' } },
    ]);
    const other = { 'x-api-key': 'sand_another' };
    expect((await sandbox.app.inject({ url: HOTELS, headers: other })).statusCode).toBe(200);
    await sandbox.post('/__sandbox/clock', { advanceSeconds: 1 });
    expect(await ask()).toBe(200);
  });

  it('is off by default', async () => {
    const sandbox = createTestSandbox();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, () => sandbox.app.inject({ url: HOTELS, headers: KEY })),
    );
    expect(new Set(statuses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
