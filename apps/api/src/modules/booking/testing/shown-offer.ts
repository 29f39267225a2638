/** A shown offer for tests that need any booking. */
import type { ShownOffer } from '../intent-parts';

const PRICE = { minor: 50_400, currency: 'EUR' };
const NOTHING = { minor: 0, currency: 'EUR' };

export const SHOWN: ShownOffer = {
  hotelId: 'lp1',
  dates: { checkin: '2027-03-12', checkout: '2027-03-15' } as ShownOffer['dates'],
  rooms: [{ adults: 2, childrenAges: [] }],
  roomName: 'Double Room',
  terms: {
    price: PRICE,
    payAtHotel: NOTHING,
    board: null,
    boardName: null,
    isRefundable: false,
    hasPartialRefund: false,
    freeCancellationUntil: null,
    isBoardChanged: false,
    isCancellationChanged: false,
  },
  price: { total: PRICE, taxesAndFees: [], commissions: [], nights: 3 },
  cancellation: { penalties: [], total: PRICE, isRefundable: false, hasPartialRefund: false },
};
