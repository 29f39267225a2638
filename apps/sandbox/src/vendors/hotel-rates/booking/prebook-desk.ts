/** Prebooks: made from an offer and stored for a while, with a payment if the caller wants the widget. */
import type { WirePrebook } from '@tenth-night/provider-wire/hotel-rates/prebook';
import type { Clock } from '../../../kernel/clock';
import { stableId } from '../../../kernel/stable-id';
import type { Store } from '../../../kernel/store';
import { wireAmount } from '../../../world/money';
import type { World } from '../../../world/world';
import type { PaymentDesk } from '../../payments/payment-desk';
import { mappedRoomId, publicPrice, wireRates } from '../pricing/hotel-offers';
import { commissionOf, suggestedOf, totalOf } from '../pricing/priced-offer';
import type { Discount, VoucherDesk, VoucherRefusal } from '../vouchers/voucher-desk';
import { changeByChance, changedOffer, type PrebookChange } from './prebook-changes';
import { type ReadOffer, readOffer } from './read-offer';

export interface PrebookRecord {
  readonly prebook: WirePrebook;
  readonly hotelName: string;
  readonly nationality: string;
  /** In minor units, all rooms together, after the voucher. */
  readonly minor: number;
  readonly discount: Discount | null;
  /** The id of the booking that this prebook can replace. */
  readonly rebookFrom: string | null;
  readonly createdAt: string;
}

/** An existing booking that the prebook can replace, and its price. */
export interface Replaced {
  readonly bookingId: string;
  readonly minor: number;
}

const PREBOOK_LIFETIME_MS = 60 * 60_000;
const CREDIT_LINE = 1000;

export interface PrebookWish {
  readonly offerId: string;
  readonly withPayment: boolean;
  readonly voucherCode?: string | undefined;
  readonly replaced?: Replaced;
}

export interface PrebookDesk {
  /** `order` overrides the random change. */
  prebook(wish: PrebookWish, order?: PrebookChange | 'sold-out'): Promise<WirePrebook | 'sold-out' | VoucherRefusal>;
  /** Null if it has expired, undefined if it never existed. */
  byId(prebookId: string): PrebookRecord | null | undefined;
}

interface Parts {
  readonly world: World;
  readonly store: Store;
  readonly clock: Clock;
  readonly payments: PaymentDesk;
  readonly vouchers: VoucherDesk;
}

const roundedPercent = (from: number, to: number): number => Math.round(((to - from) / from) * 10_000) / 100;

function wirePrebook(prebookId: string, offerId: string, read: ReadOffer, change: PrebookChange) {
  const { content, hotel, search } = read;
  const { currency } = search;
  const offer = changedOffer(hotel, read.offer, change);
  const [before, rates] = [wireRates(hotel, read.offer, search), wireRates(hotel, offer, search)];
  const policies = (list: typeof rates): string =>
    JSON.stringify(
      list.map(({ cancellationPolicies }) => [
        cancellationPolicies.refundableTag,
        cancellationPolicies.cancelPolicyInfos?.map(({ cancelTime }) => cancelTime),
      ]),
    );
  return {
    prebookId,
    offerId,
    hotelId: hotel.id,
    checkin: content.checkin,
    checkout: content.checkout,
    currency: currency.code,
    termsAndConditions: '',
    roomTypes: [{ rates }],
    mappedRoomId: mappedRoomId(offer.product),
    suggestedSellingPrice: publicPrice(hotel, suggestedOf(offer), search),
    isPackageRate: offer.product.isPackage || null,
    commission: wireAmount(commissionOf(offer), currency).amount,
    addonsTotalAmount: 0,
    addonsRequest: [],
    priceType: 'commission',
    priceDifferencePercent: roundedPercent(content.price, totalOf(offer)),
    cancellationChanged: policies(before) !== policies(rates),
    boardChanged: offer.product.plan.board !== read.offer.product.plan.board,
    supplier: 'nuitee',
    supplierId: 2,
    paymentTypes: ['NUITEE_PAY'],
    creditLine: { remainingCredit: CREDIT_LINE, currency: currency.code },
  };
}

export function createPrebookDesk({ world, store, clock, payments, vouchers }: Parts): PrebookDesk {
  const prebooks = store.shelf<PrebookRecord>('prebooks');
  return {
    prebook: async ({ offerId, withPayment, voucherCode, replaced }, order) => {
      const read = await readOffer(world, offerId, clock.now());
      const change = order ?? changeByChance(world.seed, read.content);
      if (change === 'sold-out') return 'sold-out';
      const full = totalOf(changedOffer(read.hotel, read.offer, change));
      const { currency } = read.search;
      const discount = voucherCode ? vouchers.discount(voucherCode, full, currency) : null;
      if (typeof discount === 'string') return discount;
      const prebookId = stableId(`${world.seed} prebook ${store.nextNumber()}`, 9);
      const minor = full - (discount?.minor ?? 0);
      const plain = {
        ...wirePrebook(prebookId, offerId, read, change),
        price: wireAmount(minor, currency).amount,
        voucherCode: discount?.voucherCode ?? '',
        voucherTotalAmount: wireAmount(discount?.minor ?? 0, currency).amount,
        ...(replaced && { priceDifferencePercent: roundedPercent(replaced.minor, minor) }),
      };
      const payment = withPayment ? payments.open(prebookId, { minor, currency: plain.currency }) : undefined;
      const prebook = payment
        ? { ...plain, transactionId: payment.transactionId, secretKey: payment.secretKey }
        : plain;
      prebooks.put(prebookId, {
        prebook,
        hotelName: read.hotel.name,
        nationality: read.content.nationality,
        minor,
        discount,
        rebookFrom: replaced?.bookingId ?? null,
        createdAt: clock.now().toISOString(),
      });
      return prebook;
    },
    byId: (prebookId) => {
      const record = prebooks.get(prebookId);
      const isStale = record && clock.now().getTime() - Date.parse(record.createdAt) > PREBOOK_LIFETIME_MS;
      return isStale ? null : record;
    },
  };
}
