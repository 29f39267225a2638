import { describe, expect, it } from 'vitest';
import type { Send, SendInit } from '../page/services';
import { testServices } from '../page/testing/test-services';
import { createSession } from '../session/session';
import { callApi, openCall } from './api-call';

const never = () => new AbortController().signal;
const user = (uid: string) => ({ uid, displayName: uid, email: `${uid}@example.test`, photoURL: null });

/** Answers by hand; a token is named after the order in which it was asked for. */
function byHand() {
  const sent: { path: string; init: SendInit; answer(body: unknown): void }[] = [];
  let tokens = 0;
  const send: Send = async (path, init) => {
    if (path === '/auth/token') {
      tokens += 1;
      return Response.json({ token: `token-${tokens}`, expiresAt: '2999-01-01T00:00:00Z' });
    }
    return new Promise((resolve, reject) => {
      sent.push({ path, init, answer: (body) => resolve(Response.json(body)) });
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  };
  return { services: testServices({ send }), sent, tokens: () => tokens };
}

/** A few turns of the loop: time for everything that waits for nothing else. */
const settled = async () => {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
};
const headers = (init: SendInit | undefined) => init?.headers as Record<string, string> | undefined;

describe('a call of our API', () => {
  it('[API-08] sends JSON and asks for JSON', async () => {
    const { services, sent } = byHand();
    void callApi(services, { path: '/search/rates', body: { hotelIds: ['lp1'] }, signal: never() });
    void openCall(services, { path: '/search/rates/stream', body: { rooms: 1 }, signal: never() });
    void callApi(services, { path: '/data/hotels', signal: never() });
    await settled();
    expect(sent.map(({ init }) => [init.method ?? 'GET', init.body])).toEqual([
      ['POST', '{"hotelIds":["lp1"]}'],
      ['POST', '{"rooms":1}'],
      ['GET', undefined],
    ]);
    const both = { accept: 'application/json', 'content-type': 'application/json' };
    expect(sent.map(({ init }) => init.headers)).toEqual([both, both, { accept: 'application/json' }]);
  });

  it('[API-09] is made once for all identical simultaneous callers, and again for a later one', async () => {
    const { services, sent } = byHand();
    const ask = (body: object) => callApi(services, { path: '/search/rates', body, isRead: true, signal: never() });
    const answers = [ask({ rooms: 1 }), ask({ rooms: 1 }), ask({ rooms: 2 })];
    await settled();
    expect(sent.map(({ init }) => init.body)).toEqual(['{"rooms":1}', '{"rooms":2}']);
    sent.map(({ answer }, i) => answer({ number: i }));
    expect(await Promise.all(answers)).toEqual([{ number: 0 }, { number: 0 }, { number: 1 }]);
    void ask({ rooms: 1 });
    await settled();
    expect(sent).toHaveLength(3);
  });

  it('[API-09] is never shared if it writes, nor between two pages', async () => {
    const [one, two] = [byHand(), byHand()];
    for (const { services } of [one, one, two]) void callApi(services, { path: '/data/hotels', signal: never() });
    for (const { services } of [one, one]) void callApi(services, { path: '/write', body: {}, signal: never() });
    await settled();
    expect(one.sent.map(({ path }) => path).toSorted()).toEqual(['/data/hotels', '/write', '/write']);
    expect(two.sent).toHaveLength(1);
  });

  it('[API-09] continues while one of its callers waits, and is aborted when the last has gone', async () => {
    const { services, sent } = byHand();
    const [one, two] = [new AbortController(), new AbortController()];
    const answers = [one, two].map(({ signal }) => callApi(services, { path: '/data/hotels', signal }));
    await settled();
    one.abort();
    await expect(answers[0]).rejects.toThrow('aborted');
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    two.abort();
    await expect(answers[1]).rejects.toThrow('aborted');
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([true]);
    void callApi(services, { path: '/data/hotels', signal: never() });
    await settled();
    expect(sent).toHaveLength(2);
  });
});

describe('the identity of the caller', () => {
  it('[API-10] is sent as a bearer token if somebody is signed in and the call requires it', async () => {
    const { services, sent, tokens } = byHand();
    const session = createSession(true, async () => user('amara'));
    await session.refresh();
    void callApi(services, { path: '/account', auth: session, signal: never() });
    await settled();
    void openCall(services, { path: '/trips', auth: session, signal: never() });
    await settled();
    expect(sent.map(({ init }) => headers(init)?.['authorization'])).toEqual(['Bearer token-1', 'Bearer token-1']);
    expect(tokens()).toBe(1);
  });

  it('[API-10] is the current user, and nobody gets the answer of another user', async () => {
    const { services, sent } = byHand();
    const session = createSession(true, async () => user('kofi'));
    await session.refresh();
    void callApi(services, { path: '/account', auth: session, signal: never() });
    session.set(user('lena'));
    void callApi(services, { path: '/account', auth: session, signal: never() });
    await settled();
    const tokens = sent.map(({ init }) => headers(init)?.['authorization']);
    expect([tokens.length, new Set(tokens).size]).toEqual([2, 2]);
  });

  it.each([true, false])('[API-11] is not sent if nobody is signed in (cookie: %s)', async (hasCookie) => {
    const { services, sent, tokens } = byHand();
    const session = createSession(hasCookie, async () => null);
    void callApi(services, { path: '/account', auth: session, signal: never() });
    await settled();
    expect([sent.length, headers(sent[0]?.init)?.['authorization'], tokens()]).toEqual([1, undefined, 0]);
  });

  it('[API-12] is not sent by a call that does not require it', async () => {
    const { services, sent, tokens } = byHand();
    const session = createSession(true, async () => user('amara'));
    await session.refresh();
    void callApi(services, { path: '/data/hotels', signal: never() });
    await settled();
    expect([sent.length, headers(sent[0]?.init)?.['authorization'], tokens()]).toEqual([1, undefined, 0]);
  });
});
