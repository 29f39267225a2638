/** Promo codes at the rate provider. Free nights are vouchers there too, and no call of this port shows or changes one. */
import type { Money } from '@tenth-night/domain/money/money';
import type { NewPromoCode } from '@tenth-night/domain/promo-codes/new-promo-code';

export type PromoCode = {
  readonly id: number;
  readonly code: string;
  readonly kind: 'percentage' | 'amount';
  /** Null for an amount. */
  readonly percent: number | null;
  /** Null for a percentage. */
  readonly amount: Money | null;
  readonly leastSpend: Money;
  /** The most that it takes off. Null if the provider does not say. */
  readonly most: Money | null;
  readonly from: Date;
  readonly until: Date;
  readonly uses: number;
  readonly usesLeft: number;
  readonly isActive: boolean;
  readonly description: string;
};

export type PromoCodePort = {
  promoCodes(signal: AbortSignal): Promise<readonly PromoCode[]>;
  /** Null if there is none with this id. */
  promoCode(id: number, signal: AbortSignal): Promise<PromoCode | null>;
  /** A code that exists is refused as 'voucher-exists'. */
  createPromoCode(code: NewPromoCode, signal: AbortSignal): Promise<void>;
  /** The caller has read it before: so it is a promo code. */
  switchPromoCode(id: number, isActive: boolean, signal: AbortSignal): Promise<void>;
};
