import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameSimilarity } from './name-similarity';

const inRome = (one: string, other: string) => nameSimilarity(one, other, 'Rome');

describe('the similarity of two names', () => {
  it.each([
    ['Hotel Bel Colle', 'Hotel Bel Colle'],
    ['Hotel Bel Colle', 'Bel Colle Hotel'],
    ['Hôtel Bél Collé', 'HOTEL BEL COLLE'],
    ['Sole & Luna', 'Sole and Luna'],
  ])('is 1 for the same words in any spelling: %s, %s', (one, other) => {
    expect(inRome(one, other)).toBe(1);
  });

  it.each([
    ['Hotel Bel Colle', 'Bel Colle'],
    ['Bel Colle', 'The Bel Colle Hotel, Rome'],
    ['Bel Colle Rome', 'Hotel Bel Colle'],
  ])('nearly ignores generic words and the city: %s, %s', (one, other) => {
    expect(inRome(one, other)).toBeGreaterThanOrEqual(0.85);
    expect(inRome(one, other)).toBeLessThan(1);
  });

  it('tolerates a district after the name', () => {
    expect(inRome('Hotel Bel Colle', 'Hotel Bel Colle - Monti')).toBeGreaterThanOrEqual(0.5);
  });

  it.each([
    ['Hotel Bel Colle', 'Hotel Bel Monte'],
    ['Hotel Bel Colle', 'Grand Hotel Bel Colle'],
    ['Bel Colle Monti', 'Bel Colle Suites Monti'],
    ['Hotel delle Tre Fontane Monti', 'Hotel delle Due Fontane Monti'],
    ['Hotel Bel Colle', 'Hotel Rome'],
    ['Hotel', '!'],
  ])('is too small for two different hotels: %s, %s', (one, other) => {
    expect(inRome(one, other)).toBeLessThan(0.5);
  });

  it('supports any script', () => {
    expect(nameSimilarity('فندق التل', 'فندق التل', 'روما')).toBe(1);
    expect(nameSimilarity('ホテル 桜', 'ホテル 梅', '東京')).toBeLessThan(0.5);
  });

  it('is between 0 and 1, and the same both ways', () => {
    const name = fc.array(fc.constantFrom('hotel', 'bel', 'colle', 'monte', 'rome', 'suites', '&'), { maxLength: 5 });
    fc.assert(
      fc.property(name, name, (a, b) => {
        const [one, other] = [a.join(' '), b.join(' ')];
        expect(inRome(one, other)).toBeCloseTo(inRome(other, one), 10);
        expect(inRome(one, other)).toBeGreaterThanOrEqual(0);
        expect(inRome(one, other)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
