import { describe, expect, it } from 'vitest';
import { createGarbageCheck } from './collect-garbage';

const MB = 1_000_000;

/** A process whose heap and work the test decides. */
function createProcess() {
  const state = { heap: 60 * MB, alive: 60 * MB, share: 0, collected: 0 };
  const check = createGarbageCheck({
    collect: () => {
      state.collected += 1;
      state.heap = state.alive;
    },
    heapBytes: () => state.heap,
    utilization: () => ({ idle: 0, active: 0, utilization: state.share }),
  });
  return { state, check };
}

describe('the check for garbage', () => {
  it('collects once after a rush, when it is quiet', () => {
    const { state, check } = createProcess();
    Object.assign(state, { heap: 190 * MB, share: 0.6 });
    check();
    expect(state.collected, 'visitors would wait').toBe(0);
    state.share = 0.02;
    check();
    check();
    expect(state.collected).toBe(1);
  });

  it('leaves a heap alone that has grown little', () => {
    const { state, check } = createProcess();
    state.heap += 20 * MB;
    check();
    expect(state.collected).toBe(0);
  });

  it('does not repeat in vain if the heap stays large', () => {
    const { state, check } = createProcess();
    state.heap = state.alive = 190 * MB;
    check();
    check();
    expect(state.collected).toBe(1);
  });
});
