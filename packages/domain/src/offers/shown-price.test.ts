import { describe, expect, it } from 'vitest';
import { anOffer, dollars } from '../hotel/testing/samples';
import { shownPrice } from './shown-price';

const offer = anOffer({ price: { minor: 41_130, currency: 'USD' }, payAtHotel: { minor: 3_858, currency: 'USD' } });

describe('the price that screens show', () => {
  it('[PRICE-14] is the whole stay with every fee, and the night is that stay divided by the nights', () => {
    const { stay, night } = shownPrice(offer, 3);
    expect(stay).toEqual({ minor: 44_988, currency: 'USD' });
    expect(night).toEqual(dollars(150));
  });

  it('[PRICE-14] has a night that leads to the stay, except for half a unit per night', () => {
    for (const nights of [1, 2, 3, 7, 30]) {
      const { stay, night } = shownPrice(offer, nights);
      expect(Math.abs(night.minor * nights - stay.minor)).toBeLessThanOrEqual(50 * nights);
    }
  });

  it('[PRICE-12] adds the same fees to the price elsewhere', () => {
    const dearer = { ...offer, suggested: { minor: 43_542, currency: 'USD' } };
    expect(shownPrice(dearer, 3).nightElsewhere).toEqual(dollars(158));
  });

  it('[PRICE-13] has no price elsewhere if both nights round to the same', () => {
    expect(shownPrice({ ...offer, suggested: { minor: 41_132, currency: 'USD' } }, 3).nightElsewhere).toBeNull();
    expect(shownPrice({ ...offer, suggested: dollars(300) }, 3).nightElsewhere).toBeNull();
    expect(shownPrice(offer, 3).nightElsewhere).toBeNull();
  });
});
