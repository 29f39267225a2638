import type { DeskStoryLine } from '@tenth-night/contract/desk';
import { describe, expect, it } from 'vitest';
import { ageWords, letterWords, moneyWords } from '../../desk-words';
import { joinRepeats } from './story';

const line = (kind: DeskStoryLine['kind'], what: string, outcome: string | null = null): DeskStoryLine => ({
  at: '2027-01-10T09:00:00.000Z',
  kind,
  what,
  outcome,
  ms: null,
  who: null,
  requestId: null,
});

describe('the story of a booking', () => {
  it('counts equal calls in a row, and keeps everything else apart', () => {
    const story = [
      line('call', 'book', 'lost'),
      line('state', 'unknown'),
      line('call', 'findByReference', 'none'),
      line('call', 'findByReference', 'none'),
      line('call', 'findByReference', 'ok'),
      line('state', 'confirmed'),
      line('state', 'confirmed'),
    ];
    expect(joinRepeats(story).map(({ what, times }) => [what, times])).toEqual([
      ['book', 1],
      ['unknown', 1],
      ['findByReference', 2],
      ['findByReference', 1],
      ['confirmed', 1],
      ['confirmed', 1],
    ]);
  });
});

describe('the words of the desk', () => {
  it('say how long something lasts', () => {
    const since = '2027-01-10T09:00:00.000Z';
    const after = (seconds: number) => ageWords(since, Date.parse(since) + seconds * 1_000);
    expect([0, 59, 60, 3_599, 3_600, 86_399, 86_400, 172_800].map(after)).toEqual([
      '0 s',
      '59 s',
      '1 min',
      '59 min',
      '1 h',
      '23 h',
      '1 d',
      '2 d',
    ]);
  });

  it('say sums and letters', () => {
    expect(moneyWords({ minor: 24_536, currency: 'EUR' })).toBe('€245.36');
    expect(moneyWords({ minor: 24_536, currency: 'JPY' })).toBe('¥24,536');
    expect(letterWords('not-booked')).toBe('Not booked');
  });
});
