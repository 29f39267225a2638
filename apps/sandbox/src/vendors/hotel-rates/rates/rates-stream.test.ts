import { once } from 'node:events';
import { connect } from 'node:net';
import { WireRatesEvent, type WireRatesRequest } from '@tenth-night/provider-wire/hotel-rates/rates';
import { Compile } from 'typebox/compile';
import { afterEach, describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../../kernel/ledger';
import { createTestSandbox, KEY, RATES_PATH, ratesRequest, type TestSandbox } from '../../../testing/test-sandbox';

const checker = Compile(WireRatesEvent);

let open: TestSandbox | undefined;
afterEach(() => open?.app.close());

async function listen(latencyMs = 0): Promise<{ sandbox: TestSandbox; url: string }> {
  const sandbox = createTestSandbox({ latencyMs });
  open = sandbox;
  return { sandbox, url: await sandbox.app.listen({ host: '127.0.0.1', port: 0 }) };
}

const streamed = (hotelIds: string[], change: Partial<WireRatesRequest> = {}): string =>
  JSON.stringify(ratesRequest(hotelIds, { ...change, stream: true }));
const ask = (url: string, body: string, signal: AbortSignal | null = null): Promise<Response> =>
  fetch(url + RATES_PATH, { method: 'POST', headers: { ...KEY, 'content-type': 'application/json' }, body, signal });

/** Over the network: during an injected request the stream would not continue. */
async function lastEntry(url: string): Promise<LedgerEntry | undefined> {
  const { requests } = (await (await fetch(`${url}/__sandbox/ledger`)).json()) as { requests: LedgerEntry[] };
  return requests.at(-1);
}

/** The hotels of each event, and the text after the last blank line. */
function readEvents(text: string): { groups: string[][]; isDone: boolean; rest: string } {
  const parts = text.split('\n\n');
  const rest = parts.pop() ?? '';
  const isDone = parts.at(-1) === 'data: [DONE]';
  const groups = (isDone ? parts.slice(0, -1) : parts).map((part) => {
    expect(part).toMatch(/^data: \{[^\n]+\}$/);
    const event: unknown = JSON.parse(part.slice('data: '.length));
    if (!checker.Check(event)) throw new Error(`Not an event: ${part.slice(0, 300)}`);
    return event.rates?.map(({ hotelId }) => hotelId) ?? [];
  });
  return { groups, isDone, rest };
}

describe('a stream of rates', () => {
  it('is framed as events of one to five hotels and ends with [DONE]', async () => {
    const { sandbox, url } = await listen();
    const ids = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=200');
    const answer = await ask(url, streamed(ids));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const { groups, isDone, rest } = readEvents(await answer.text());
    expect(isDone).toBe(true);
    expect(rest).toBe('');
    expect(new Set(groups.map((group) => group.length))).toEqual(new Set([1, 2, 3, 4, 5]));
    const plain = (await sandbox.post(RATES_PATH, ratesRequest(ids))).json();
    const plainIds = plain.data.map(({ hotelId }: { hotelId: string }) => hotelId);
    expect(groups.flat()).not.toEqual(plainIds);
    expect(groups.flat().toSorted()).toEqual(plainIds.toSorted());
  });

  it('contains the same rates as the plain answer', async () => {
    const { sandbox } = await listen();
    const ids = await sandbox.hotelIds('countryCode=GB&cityName=London&limit=30');
    const text = (await sandbox.post(RATES_PATH, ratesRequest(ids, { stream: true }))).body;
    const events = text.split('\n\n').filter((part) => part.startsWith('data: {'));
    const rates = events.flatMap((part) => JSON.parse(part.slice('data: '.length)).rates);
    const plain = (await sandbox.post(RATES_PATH, ratesRequest(ids))).json().data;
    const byId = (a: { hotelId: string }, b: { hotelId: string }): number => a.hotelId.localeCompare(b.hotelId);
    expect(rates.toSorted(byId)).toEqual(plain.toSorted(byId));
  });

  it('trickles when the vendor is slow', async () => {
    const { sandbox, url } = await listen(60);
    const ids = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=200');
    const started = performance.now();
    const answer = await ask(url, streamed(ids));
    const chunks: number[] = [];
    for await (const chunk of answer.body ?? []) chunks.push(chunk.length);
    expect(chunks.length).toBeGreaterThan(10);
    expect(performance.now() - started).toBeGreaterThan(60 * 2.5);
  });

  it('is written no faster than the client reads', async () => {
    const { sandbox, url } = await listen();
    const ids = await sandbox.hotelIds('countryCode=GB&cityName=London&limit=5000');
    const party = { adults: 2 };
    const body = streamed(ids, { occupancies: [party, party, party, party] });
    const { hostname, port } = new URL(url);
    const client = connect(Number(port), hostname);
    await once(client, 'connect');
    client.pause();
    const headers = `host: ${hostname}\r\nx-api-key: ${KEY['x-api-key']}\r\ncontent-length: ${body.length}`;
    client.write(`POST ${RATES_PATH} HTTP/1.1\r\n${headers}\r\n\r\n${body}`);

    const written = async (): Promise<number> => (await lastEntry(url))?.hotels ?? 0;
    await expect.poll(written).toBeGreaterThan(0);
    let count = 0;
    for (let quiet = 0, polls = 0; quiet < 100 && polls < 5000; polls++) {
      const now = await written();
      quiet = now === count ? quiet + 1 : 0;
      count = now;
    }
    expect(count).toBeLessThan(1500);
    expect(await lastEntry(url)).toMatchObject({ endedBy: null, status: 200 });

    client.destroy();
    await expect.poll(() => lastEntry(url)).toMatchObject({ endedBy: 'client-gone' });
    expect(await written()).toBeLessThan(1500);
  });

  it('stops when the client goes away in the middle', async () => {
    const { sandbox, url } = await listen();
    const ids = await sandbox.hotelIds('countryCode=GB&cityName=London&limit=5000');
    const leaving = new AbortController();
    const answer = await ask(url, streamed(ids), leaving.signal);
    const reader = answer.body?.getReader();
    await reader?.read();
    leaving.abort();
    await expect.poll(() => lastEntry(url)).toMatchObject({ endedBy: 'client-gone', status: 200 });
    const hotels = (await lastEntry(url))?.hotels ?? 0;
    expect(hotels).toBeGreaterThan(0);
    expect(hotels).toBeLessThan(3000);
    for (let k = 0; k < 20; k++) expect((await lastEntry(url))?.hotels).toBe(hotels);
  });

  it('stops at once when the client goes away while it waits', async () => {
    const ids = await createTestSandbox().hotelIds('countryCode=FR&cityName=Paris&limit=200');
    const { sandbox, url } = await listen(60_000);
    const leaving = new AbortController();
    const answer = await ask(url, streamed(ids), leaving.signal);
    expect(answer.status).toBe(200);
    leaving.abort();
    await expect.poll(() => lastEntry(url)).toMatchObject({ endedBy: 'client-gone', hotels: 0 });
    await sandbox.app.close();
  });

  it('drops a plain request whose client goes away while it waits', async () => {
    const ids = await createTestSandbox().hotelIds('countryCode=FR&cityName=Paris&limit=20');
    const { url } = await listen(60_000);
    const leaving = new AbortController();
    const answer = ask(url, JSON.stringify(ratesRequest(ids)), leaving.signal);
    await expect.poll(() => lastEntry(url)).toMatchObject({ path: RATES_PATH, endedBy: null });
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => lastEntry(url)).toMatchObject({ endedBy: 'client-gone', status: null });
  });

  it.each([0, 1, 20])('breaks off after %i hotels on request', async (after) => {
    const { sandbox, url } = await listen();
    await sandbox.post('/__sandbox/faults', { faults: [{ path: RATES_PATH, kind: 'cut', after, times: 1 }] });
    const ids = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=200');
    const answer = await ask(url, streamed(ids));
    const decoder = new TextDecoder();
    let text = '';
    const readAll = async (): Promise<void> => {
      for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true });
    };
    await expect(readAll()).rejects.toThrow('terminated');
    const { groups, isDone } = readEvents(text);
    expect(groups.flat()).toHaveLength(after);
    expect(isDone).toBe(false);
    expect(await lastEntry(url)).toMatchObject({ endedBy: 'cut', hotels: after, status: 200 });
    expect(readEvents(await (await ask(url, streamed(ids))).text()).isDone).toBe(true);
  });

  it('keeps a requested cut for the next stream if a plain answer comes first', async () => {
    const sandbox = createTestSandbox();
    await sandbox.post('/__sandbox/faults', { faults: [{ path: RATES_PATH, kind: 'cut', after: 1, times: 1 }] });
    const ids = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=20');
    expect((await sandbox.post(RATES_PATH, ratesRequest(ids))).json().data.length).toBeGreaterThan(1);
  });
});
