/** The body of a prebook request. Hotel-checkout-trips §7; OPEN-64, OPEN-72. */
import type { PrebookBody, PromoPrebookBody } from '@tenth-night/contract/booking';
import type { Contact } from '@tenth-night/domain/checkout/payer';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import { dealRooms, type Travellers } from '@tenth-night/domain/stay/occupancy';

/** The same for everybody. The offer was priced for the visitor's own country, and keeps that price. */
const GUEST_NATIONALITY = 'US';

type Asked = {
  readonly offerId: string;
  readonly dates: StayDates | null;
  readonly travellers: Travellers;
  readonly currency: string;
  readonly contact: Contact | null;
  readonly language: string;
  readonly useFreeNight: boolean;
  readonly promoCode: string | null;
  readonly changeOf: PrebookBody['changeOf'] | null;
};

/** A promo code and a free night never come together. */
export function prebookBody(asked: Asked): PrebookBody | PromoPrebookBody {
  const { offerId, dates, travellers, currency, contact, language, useFreeNight, promoCode, changeOf } = asked;
  return {
    offerId,
    ...dates,
    currency,
    occupancies: dealRooms(travellers).map(({ adults, childrenAges }) => ({
      adults,
      ...(childrenAges.length > 0 && { children: [...childrenAges] }),
    })),
    rooms: travellers.rooms,
    guestNationality: GUEST_NATIONALITY,
    ...(contact && { contact }),
    usePaymentSdk: true,
    paymentSdk: true,
    payment: { sdk: true },
    ...(promoCode ? { promoCode } : useFreeNight && { useFreeNight }),
    ...(changeOf && { changeOf }),
    language,
  };
}
