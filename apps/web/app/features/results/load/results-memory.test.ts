import type { Place } from '@tenth-night/domain/places/place';
import { decodeSearch } from '@tenth-night/domain/search/search-params';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import type { Services } from '../../../lib/page/services';
import { createResultsMemory } from './results-memory';
import type { ResultsStore } from './results-store';

function remember() {
  let time = 0;
  const create = () => ({}) as ResultsStore;
  const memory = createResultsMemory({} as Services, { now: () => time, create });
  const open = (id: string, query = '') =>
    memory.open({
      place: { id } as Place,
      criteria: decodeSearch(new URLSearchParams(query), '2027-03-01' as CalendarDate),
    });
  return { open, pass: (ms: number) => (time += ms) };
}

describe('the merged results', () => {
  it('[RATE-46] are cached for 5 minutes', () => {
    const { open, pass } = remember();
    const first = open('paris');
    pass(299_999);
    expect(open('paris')).toBe(first);
    pass(1);
    expect(open('paris')).not.toBe(first);
  });

  it('belong to the same place, dates and party only', () => {
    const { open } = remember();
    const first = open('paris', 'adults=2');
    expect(open('rome', 'adults=2')).not.toBe(first);
    expect(open('paris', 'adults=3')).not.toBe(first);
    expect(open('paris', 'adults=2')).toBe(first);
  });

  it('are cached for the last four searches', () => {
    const { open } = remember();
    const [first, second] = [open('1'), open('2')];
    open('3');
    open('4');
    expect(open('1')).toBe(first);
    open('5');
    expect(open('1')).toBe(first);
    expect(open('2')).not.toBe(second);
  });
});
