import { describe, expect, it } from 'vitest';
import { keptMeters } from '../metrics/testing/kept-meters';
import { NO_TRACER } from '../traces/tracer';
import { createGuard } from './guards/guard';
import { meterGuards } from './metered-guard';
import { meterPort } from './metered-port';
import { ProviderError } from './provider-error';

const failed = (status: number | null) => new ProviderError('no', { vendor: 'inns', url: '', status });
const never = new AbortController().signal;

type Port = {
  find(id: string, signal: AbortSignal): Promise<string>;
  stream(id: string, signal: AbortSignal): AsyncIterable<number>;
};

function portThat(fails: Error | null): Port {
  return {
    async find(id) {
      if (fails) throw fails;
      return id;
    },
    async *stream() {
      yield 1;
      if (fails) throw fails;
      yield 2;
    },
  };
}

async function all(stream: AsyncIterable<number>): Promise<number[]> {
  const numbers: number[] = [];
  for await (const number of stream) numbers.push(number);
  return numbers;
}

describe('a metered port', () => {
  it('passes on answers and streams, and measures their time', async () => {
    const { meters, lines } = keptMeters();
    const port = meterPort(portThat(null), 'inns', { meters, tracer: NO_TRACER });
    expect(await port.find('a', never)).toBe('a');
    expect(await all(port.stream('a', never))).toEqual([1, 2]);
    expect(lines).toEqual(['providerCall inns find answered', 'providerCall inns stream answered']);
  });

  it.each([
    [failed(400), 'refused'],
    [failed(503), 'outage'],
    [failed(null), 'outage'],
    [new Error('a mistake'), 'outage'],
  ])('passes on %s, and counts it as %s', async (error, outcome) => {
    const { meters, lines } = keptMeters();
    const port = meterPort(portThat(error), 'inns', { meters, tracer: NO_TRACER });
    await expect(port.find('a', never)).rejects.toBe(error);
    await expect(all(port.stream('a', never))).rejects.toBe(error);
    expect(lines).toEqual([`providerCall inns find ${outcome}`, `providerCall inns stream ${outcome}`]);
  });

  it('counts a call as abandoned if its caller left', async () => {
    const { meters, lines } = keptMeters();
    const gone = AbortSignal.abort();
    const port = meterPort(portThat(failed(null)), 'inns', { meters, tracer: NO_TRACER });
    await expect(port.find('a', gone)).rejects.toThrow('no');
    for await (const _ of port.stream('a', never)) break;
    expect(lines).toEqual(['providerCall inns find abandoned', 'providerCall inns stream abandoned']);
  });
});

describe('a metered guard', () => {
  it('reports its state, and why it refuses calls', async () => {
    const { meters, lines, read } = keptMeters();
    const openGuard = meterGuards(createGuard, meters);
    const guard = openGuard({
      vendor: 'inns',
      kind: 'book',
      maxCalls: 1,
      maxWaiting: 1,
      maxOutages: 1,
      openMs: 60_000,
    });
    const value = (name: string) => (read(name) as { value: number }[])[0]?.value;
    const leave = await guard.enter(never);
    const waiting = guard.enter(never);
    await expect(guard.enter(never)).rejects.toThrow('too many');
    expect([value('circuitOpen'), value('providerCallsRunning'), value('providerCallsWaiting')]).toEqual([0, 1, 1]);
    leave('outage');
    await expect(waiting).rejects.toThrow('down');
    await expect(guard.run(never, async () => 1)).rejects.toThrow('down');
    expect([value('circuitOpen'), value('providerCallsRunning'), value('providerCallsWaiting')]).toEqual([1, 0, 0]);
    expect(lines).toEqual([
      'providerRefusals inns book queue-full',
      'providerRefusals inns book circuit-open',
      'providerRefusals inns book circuit-open',
    ]);
  });
});
