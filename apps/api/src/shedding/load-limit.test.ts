import { describe, expect, it } from 'vitest';
import { AT_REST, type LoadState, MAX_RUNNING, MIN_RUNNING, nextLoad } from './load-limit';

const LATE = { delayMs: 80, running: 100 };
const ON_TIME = { delayMs: 2, running: 100 };

/** After so many equal looks. */
function stateAfter(looks: number, look: Parameters<typeof nextLoad>[1], from: LoadState = AT_REST): LoadState {
  let state = from;
  for (let k = 0; k < looks; k++) state = nextLoad(state, look);
  return state;
}

describe('the number of searches and pages at once', () => {
  it('is at its highest while the loop is on time', () => {
    expect(stateAfter(50, ON_TIME).limit).toBe(MAX_RUNNING);
  });

  it('does not change because of one long turn', () => {
    expect(nextLoad(AT_REST, LATE).limit).toBe(MAX_RUNNING);
  });

  it('falls below the work that there is when the loop stays late', () => {
    const { limit } = stateAfter(3, LATE);
    expect(limit).toBeLessThan(LATE.running);
    expect(limit).toBeGreaterThan(LATE.running * 0.7);
    expect(stateAfter(4, LATE).limit).toBeLessThan(limit);
  });

  it('never falls so low that the core idles', () => {
    expect(stateAfter(200, LATE).limit).toBe(MIN_RUNNING);
    expect(stateAfter(200, { delayMs: 5_000, running: 0 }).limit).toBe(MIN_RUNNING);
  });

  it('stays between the two marks, so that it does not swing', () => {
    const state = { limit: 40, delayMs: 20 };
    expect(stateAfter(20, { delayMs: 20, running: 40 }, state).limit).toBe(40);
  });

  it('is back within five seconds of looks after an overload', () => {
    const low = stateAfter(200, LATE);
    const looks = Array.from({ length: 50 }, (_, k) => stateAfter(k, ON_TIME, low).limit);
    expect(looks.at(-1)).toBeGreaterThan(5 * MIN_RUNNING);
  });
});
