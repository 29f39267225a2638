/** A rate as the provider sends it: 428 for one room, a city tax of 24 at the hotel, two penalties. */
import type { WireRate } from '@tenth-night/provider-wire/hotel-rates/rates';

export const eur = (amount: number) => ({ amount, currency: 'EUR' });

export const wireRate = (part: Partial<WireRate> = {}): WireRate => ({
  rateId: 'r',
  occupancyNumber: 1,
  name: 'Superior Double Room',
  mappedRoomId: 5_100_441,
  maxOccupancy: 3,
  adultCount: 2,
  childCount: 0,
  boardType: 'BI',
  boardName: 'Breakfast Included',
  priceType: 'commission',
  commission: [eur(21.4)],
  retailRate: {
    total: [eur(428)],
    taxesAndFees: [
      { included: true, description: 'VAT', ...eur(38.91) },
      { included: false, description: 'City tax', ...eur(24) },
    ],
  },
  cancellationPolicies: {
    refundableTag: 'RFN',
    cancelPolicyInfos: [
      { cancelTime: '2027-03-08 23:00:00', ...eur(214), type: 'amount', timezone: 'GMT' },
      { cancelTime: '2027-03-10 23:00:00', ...eur(428), type: 'amount', timezone: 'GMT' },
    ],
  },
  ...part,
});
