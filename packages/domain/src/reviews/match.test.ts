import { describe, expect, it } from 'vitest';
import { bestMatch, type MatchCandidate } from './match';

const hotel = { name: 'Hotel Bel Colle', city: 'Rome', address: null };

const candidate = (changes: Partial<MatchCandidate>): MatchCandidate => ({
  location_id: '1',
  name: hotel.name,
  city: 'Rome',
  address: null,
  distanceKm: 0.02,
  isHotel: true,
  ...changes,
});

const matchOf = (...candidates: readonly Partial<MatchCandidate>[]) =>
  bestMatch(hotel, candidates.map(candidate))?.location_id ?? null;

/** Its likeness is below 0.85 and above 0.5. */
const LIKE = 'Hotel Bel Colle Monti';

describe('the match of a hotel', () => {
  it.each([
    [0, hotel.name, '1'],
    [5, hotel.name, '1'],
    [5.01, hotel.name, null],
    [6, hotel.name, null],
    [0.5, LIKE, '1'],
    [0.51, LIKE, null],
    [null, hotel.name, null],
  ])('[REV-29] is within 5 km, or within 0.5 km if the names differ: %s km, %s', (distanceKm, name, id) => {
    expect(matchOf({ distanceKm, name })).toBe(id);
  });

  it('[REV-29][REV-31] has a name similarity of at least 0.5, however near it is', () => {
    expect(matchOf({ name: 'Hotel Bel Monte', distanceKm: 0 })).toBeNull();
  });

  it('[REV-31] may have a name similarity of exactly 0.5', () => {
    const bare = { ...hotel, name: 'Bel Colle' };
    // Two shared words and five others. Each of the others counts 0.4: 2 / (2 + 2).
    const name = 'Bel Colle Monti Terme Giardino Palazzo Vecchio';
    expect(bestMatch(bare, [candidate({ name })])?.location_id).toBe('1');
  });

  it('has a house number of both addresses, if both have any', () => {
    const at = (ours: string | null, theirs: string | null) =>
      bestMatch({ ...hotel, address: ours }, [candidate({ address: theirs })]) !== null;
    expect(at('Via Esempio 3', 'Via Esempio 7')).toBe(false);
    expect(at('Via Esempio 3, 00184', '3 Via Esempio')).toBe(true);
    expect([at('Via Esempio', 'Via Esempio 7'), at('Via Esempio 3', 'Via Esempio')]).toEqual([true, true]);
  });

  it('[REV-30] is the nearer of two with the same name', () => {
    expect(matchOf({ location_id: 'far', distanceKm: 0.3 }, { location_id: 'near', distanceKm: 0.1 })).toBe('near');
  });

  it('[REV-31] is the one with the more similar name, even if it is farther', () => {
    const twin = { location_id: 'twin', name: `${hotel.name} Annexe`, distanceKm: 0.01 };
    expect(matchOf(twin, { location_id: 'itself', distanceKm: 0.08 })).toBe('itself');
  });

  it('[REV-32] is the one in the same city when all else is equal', () => {
    const [elsewhere, unknown] = [
      { location_id: 'elsewhere', city: 'Ostia' },
      { location_id: 'unknown', city: null },
    ];
    expect(matchOf(elsewhere, unknown, { location_id: 'here', city: 'ROME' })).toBe('here');
  });

  it('[REV-33] is the one in the category of hotels when all else is equal', () => {
    expect(matchOf({ location_id: 'other', isHotel: false }, { location_id: 'hotel' })).toBe('hotel');
  });

  it('[REV-32][REV-33] does not depend on city or category if name or distance decide', () => {
    const beside = { location_id: 'beside', distanceKm: 0.1 };
    expect(matchOf(beside, { location_id: 'nearer', distanceKm: 0.02, city: 'Ostia', isHotel: false })).toBe('nearer');
  });

  it.each([
    ['Via Esempio 3', 'Via Esempio, 3', '1'],
    ['Via Esempio 3', '3-5 Esempio Street', '1'],
    ['Via Esempio 3', 'Via Esempio', '1'],
    ['Via Esempio 3', null, '1'],
    ['Via Esempio 3', 'Via Esempio 30', null],
  ])('has no different house number: %s, %s', (address, other, id) => {
    expect(bestMatch({ ...hotel, address }, [candidate({ address: other })])?.location_id ?? null).toBe(id);
  });

  it('is null if nothing was found', () => {
    expect(matchOf()).toBeNull();
  });
});
