import { describe, expect, it } from 'vitest';
import { AT_REST, type LoadState, MAX_RUNNING, MIN_RUNNING, nextLoad } from './load-limit';

const LATE = { delayMs: 80, running: 100 };
const ON_TIME = { delayMs: 2, running: 100 };

/** The state after this many equal measurements. */
function stateAfter(looks: number, look: Parameters<typeof nextLoad>[1], from: LoadState = AT_REST): LoadState {
  let state = from;
  for (let k = 0; k < looks; k++) state = nextLoad(state, look);
  return state;
}

describe('the limit of simultaneous searches and pages', () => {
  it('is at its maximum while the event loop is on time', () => {
    expect(stateAfter(50, ON_TIME).limit).toBe(MAX_RUNNING);
  });

  it('does not change because of one slow turn of the loop', () => {
    expect(nextLoad(AT_REST, LATE).limit).toBe(MAX_RUNNING);
  });

  it('falls below the number of running ones if the loop stays late', () => {
    const { limit } = stateAfter(3, LATE);
    expect(limit).toBeLessThan(LATE.running);
    expect(limit).toBeGreaterThan(LATE.running * 0.7);
    expect(stateAfter(4, LATE).limit).toBeLessThan(limit);
  });

  it('never falls below its minimum, so the core is never idle', () => {
    expect(stateAfter(200, LATE).limit).toBe(MIN_RUNNING);
    expect(stateAfter(200, { delayMs: 5_000, running: 0 }).limit).toBe(MIN_RUNNING);
  });

  it('does not change while the delay is between the two thresholds', () => {
    const state = { limit: 40, delayMs: 20 };
    expect(stateAfter(20, { delayMs: 20, running: 40 }, state).limit).toBe(40);
  });

  it('rises again within five seconds of measurements after an overload', () => {
    const low = stateAfter(200, LATE);
    const looks = Array.from({ length: 50 }, (_, k) => stateAfter(k, ON_TIME, low).limit);
    expect(looks.at(-1)).toBeGreaterThan(5 * MIN_RUNNING);
  });
});
