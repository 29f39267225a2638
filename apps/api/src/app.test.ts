import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from './testing/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the API', () => {
  it('[API-05][API-07] answers its health probe with JSON', async () => {
    const answer = await api.app.inject('/api/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual({ status: 'ok', database: api.database.kind });
  });

  it('gives every answer its own id and names it in errors', async () => {
    const answers = await Promise.all(['/api/nothing', '/api/nothing'].map((url) => api.app.inject(url)));
    const ids = answers.map((answer) => answer.headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    expect(answers.map((answer) => answer.json().error.requestId)).toEqual(ids);
  });

  it('accepts no request id from outside', async () => {
    const answer = await api.app.inject({ url: '/api/health', headers: { 'x-request-id': 'forged' } });
    expect(answer.headers['x-request-id']).not.toBe('forged');
  });

  it('sends the strict headers with every answer, even with an error', async () => {
    for (const url of ['/api/health', '/api/nothing']) {
      const { headers } = await api.app.inject(url);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });

  it.each([
    ['GET', '/api/nothing', undefined, undefined, 404],
    ['POST', '/', undefined, undefined, 404],
    ['GET', '/%E0%A4%A', undefined, undefined, 404],
    ['DELETE', '/api/data/places', undefined, undefined, 404],
    ['POST', '/api/search/rates/stream', '{"hotelIds":', 'application/json', 400],
    ['POST', '/api/search/rates/stream', '', 'application/json', 400],
    ['POST', '/api/search/rates/stream', '<x/>', 'text/xml', 415],
    ['POST', '/api/search/rates/stream', `{"x":"${'y'.repeat(300_000)}"}`, 'application/json', 413],
    ['POST', '/api/search/rates/stream', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['GET', '/api/data/places?textQuery=%E0%A4%A', undefined, undefined, 200],
    ['GET', '/api/data/places/%E0%A4%A', undefined, undefined, 400],
    ['GET', '/api/data/hotels?placeId=a&placeId=b', undefined, undefined, 400],
  ] as const)(
    'answers %s %s with a client error in our own shape, never with a 5xx',
    async (method, url, payload, type, status) => {
      const answer = await api.app.inject({
        method,
        url,
        ...(payload !== undefined && { payload }),
        ...(type && { headers: { 'content-type': type } }),
      });
      expect(answer.statusCode).toBe(status);
      if (status >= 400)
        expect(answer.json().error).toMatchObject({ code: expect.any(String), requestId: expect.any(String) });
      expect(answer.body).not.toMatch(/node_modules|\.ts:|at .*\(/);
    },
  );
});
