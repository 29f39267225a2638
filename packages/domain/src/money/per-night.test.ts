import { describe, expect, it } from 'vitest';
import { perNight } from './per-night';

const usd = (minor: number) => ({ minor, currency: 'USD' });

describe('price per night', () => {
  it('[PRICE-14] is the total divided by the nights, rounded to whole currency units', () => {
    expect(perNight(usd(50_400), 3)).toEqual(usd(16_800));
    expect(perNight(usd(10_000), 3)).toEqual(usd(3_300));
    expect(perNight(usd(20_000), 3)).toEqual(usd(6_700));
    expect(perNight({ minor: 1_000, currency: 'JPY' }, 3)).toEqual({ minor: 333, currency: 'JPY' });
  });
});
