import { describe, expect, it } from 'vitest';
import { asCaller } from '../caller';
import { CallerOverShare, ProviderError, ProviderUnavailable } from '../provider-error';
import { createGuard } from './guard';

const never = new AbortController().signal;
const VENDOR = { vendor: 'hotel-rates', url: 'https://provider.test' };
const outage = () => new ProviderError('down', { ...VENDOR, status: 500 });
const refusal = () => new ProviderError('no', { ...VENDOR, status: 400 });

function setUp(part: Partial<Parameters<typeof createGuard>[0]> = {}) {
  const clock = { now: 0 };
  const guard = createGuard({
    vendor: 'hotel-rates',
    maxCalls: 2,
    maxWaiting: 3,
    maxOutages: 5,
    openMs: 5_000,
    now: () => clock.now,
    ...part,
  });
  const fail = (error: Error) => guard.run(never, () => Promise.reject(error)).catch((thrown: unknown) => thrown);
  const failOften = async (times: number, error = outage) => {
    for (let k = 0; k < times; k++) await fail(error());
  };
  const ask = () => guard.run(never, async () => 'answer');
  return { clock, guard, fail, failOften, ask };
}

/** Calls that stay open until the test ends them. */
function held(guard: ReturnType<typeof createGuard>) {
  const begun: (() => void)[] = [];
  const open = (signal = never) => guard.run(signal, () => new Promise<void>((resolve) => begun.push(resolve)));
  return { begun, open };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the concurrency limit', () => {
  it('makes further calls wait, and serves them in order', async () => {
    const { guard } = setUp();
    const { begun, open } = held(guard);
    const calls = [open(), open(), open(), open()];
    await settled();
    expect(begun).toHaveLength(2);
    begun[0]?.();
    await settled();
    expect(begun).toHaveLength(3);
    for (let k = 1; k < 4; k++) {
      begun[k]?.();
      await settled();
    }
    await expect(Promise.all(calls)).resolves.toHaveLength(4);
  });

  it('refuses at once when the queue is full', async () => {
    const { guard } = setUp({ maxWaiting: 1 });
    const { open } = held(guard);
    for (let k = 0; k < 3; k++) void open();
    await expect(open()).rejects.toThrow(ProviderUnavailable);
  });

  it('gives no turn to a caller that left while waiting', async () => {
    const { guard } = setUp();
    const { begun, open } = held(guard);
    const leave = new AbortController();
    void open();
    void open();
    const leaver = open(leave.signal);
    void open();
    await settled();
    leave.abort();
    await expect(leaver).rejects.toThrow('aborted');
    begun[0]?.();
    await settled();
    expect(begun).toHaveLength(3);
  });
});

describe('callers', () => {
  it('are refused individually when their share is full, and others are served', async () => {
    const { guard } = setUp({ maxCalls: 3, maxWaiting: 4 });
    const { begun, open } = held(guard);
    const flood = () => asCaller('203.0.113.9', () => open());
    for (let k = 0; k < 4; k++) void flood();
    await settled();
    expect(begun).toHaveLength(2);
    await expect(flood()).rejects.toThrow(CallerOverShare);
    void asCaller('198.51.100.7', () => open());
    await settled();
    expect(begun).toHaveLength(3);
  });

  it('return their own turn, even if the answer arrives in the context of another caller', async () => {
    const { guard } = setUp({ maxCalls: 3, maxWaiting: 4 });
    const { begun, open } = held(guard);
    for (let k = 0; k < 3; k++) void asCaller('203.0.113.9', () => open());
    await settled();
    asCaller('198.51.100.7', () => begun[0]?.());
    await settled();
    expect(begun).toHaveLength(3);
  });
});

describe('the circuit', () => {
  it('opens after 5 outages in a row and then answers at once, without a call', async () => {
    const { guard, failOften, ask } = setUp();
    await failOften(4);
    await expect(ask()).resolves.toBe('answer');
    await failOften(5);
    const { begun, open } = held(guard);
    await expect(open()).rejects.toThrow(ProviderUnavailable);
    expect(begun).toEqual([]);
  });

  it.each([
    ['a time-out', { status: null, failure: 'late' }],
    ['a connection that was reset', { status: null, failure: 'lost' }],
    ['a stream that was cut', { status: 200, failure: 'lost' }],
    ['a 503', { status: 503 }],
  ] as const)('counts %s', async (_what, details) => {
    const { failOften, ask } = setUp();
    await failOften(5, () => new ProviderError('down', { ...VENDOR, ...details }));
    await expect(ask()).rejects.toThrow(ProviderUnavailable);
  });

  it('ignores a 4xx, and a caller that left', async () => {
    const { guard, failOften, ask } = setUp();
    await failOften(20, refusal);
    const leave = new AbortController();
    for (let k = 0; k < 6; k++) {
      const call = guard.run(leave.signal, async () => {
        leave.abort();
        throw outage();
      });
      await call.catch(() => {});
    }
    await expect(ask()).resolves.toBe('answer');
  });

  it('lets one call through after 5 seconds, and closes when that call is answered', async () => {
    const { clock, guard, failOften, ask } = setUp();
    await failOften(5);
    clock.now = 4_999;
    await expect(ask()).rejects.toThrow(ProviderUnavailable);
    clock.now = 5_000;
    const { begun, open } = held(guard);
    const probe = open();
    await settled();
    await expect(ask()).rejects.toThrow(ProviderUnavailable);
    begun[0]?.();
    await probe;
    await expect(ask()).resolves.toBe('answer');
  });

  it('stays open when a call that started before the opening is answered', async () => {
    const { clock, guard, failOften, ask } = setUp();
    const { begun, open } = held(guard);
    const early = open();
    await failOften(5);
    begun[0]?.();
    await early;
    await expect(ask()).rejects.toThrow(ProviderUnavailable);
    clock.now = 5_000;
    await expect(ask()).resolves.toBe('answer');
  });

  it('opens again for the same time when that call fails, and lets the next one try if it was abandoned', async () => {
    const { clock, guard, failOften, fail, ask } = setUp();
    await failOften(5);
    clock.now = 5_000;
    const leave = new AbortController();
    await guard
      .run(leave.signal, async () => {
        leave.abort();
        throw outage();
      })
      .catch(() => {});
    await fail(outage());
    clock.now = 9_999;
    await expect(ask()).rejects.toThrow(ProviderUnavailable);
    clock.now = 10_000;
    await expect(ask()).resolves.toBe('answer');
  });

  it('dismisses the callers that were waiting when it opened', async () => {
    const { guard } = setUp({ maxOutages: 1 });
    const { open } = held(guard);
    let fail = () => {};
    const failing = guard.run(
      never,
      () =>
        new Promise<void>((_, reject) => {
          fail = () => reject(outage());
        }),
    );
    void open();
    const waiting = open();
    await settled();
    fail();
    await expect(failing).rejects.toThrow('down');
    await expect(waiting).rejects.toThrow(ProviderUnavailable);
  });
});
