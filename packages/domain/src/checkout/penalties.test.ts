import { describe, expect, it } from 'vitest';
import { type CancellationTerms, joinPenalties, penaltySteps } from './penalties';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const step = (from: number, minor: number) => ({ from, amount: eur(minor) });
const terms = (...penalties: CancellationTerms['penalties']): CancellationTerms => ({
  penalties,
  total: eur(42_800),
  isRefundable: true,
  hasPartialRefund: false,
});

describe('penalties', () => {
  it('are steps in chronological order', () => {
    expect(penaltySteps(terms(step(20, 42_800), step(10, 21_400)))).toEqual([step(10, 21_400), step(20, 42_800)]);
  });

  it('cost the greater of two that begin at the same time, and never more than everything', () => {
    expect(penaltySteps(terms(step(10, 50_000), step(10, 100)))).toEqual([step(10, 42_800)]);
  });

  it('have no step where nothing changes: free of charge first, or the same again', () => {
    expect(penaltySteps(terms(step(5, 0), step(10, 21_400), step(20, 21_400)))).toEqual([step(10, 21_400)]);
    expect(penaltySteps(terms(step(5, 0)))).toEqual([]);
  });

  it('of several rooms cost the sum of all rooms at that time', () => {
    const rooms = [
      [step(30, 20_000), step(10, 10_000)],
      [step(20, 22_800), step(30, 22_800)],
    ];
    expect(penaltySteps(terms(...joinPenalties(rooms)))).toEqual([
      step(10, 10_000),
      step(20, 32_800),
      step(30, 42_800),
    ]);
    expect(joinPenalties([[], []])).toEqual([]);
  });
});
