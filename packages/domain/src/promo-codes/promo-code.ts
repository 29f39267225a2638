/** What a promo code is, and which texts can be one. Decision: promo codes. */
import type { Money } from '../money/money';
import { isFreeNightCode } from '../rewards/free-night-code';

/** What a promo code takes off a price. */
export type PromoDiscount = { readonly code: string; readonly amount: Money };

/** Why a code is not accepted. The provider does not always say it: then it is `unknown`. */
export type PromoProblem =
  | 'promo-code-unknown'
  | 'promo-code-expired'
  | 'promo-code-used-up'
  /** The stay costs less than the code requires. */
  | 'promo-code-too-cheap'
  /** It is not valid for prices in this currency. */
  | 'promo-code-currency';

const CODE = /^[A-Z0-9][A-Z0-9_-]{2,31}$/;

/** As the provider knows it: without spaces around it, in capital letters. Null if it cannot be a promo code. */
export function readPromoCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) && !isFreeNightCode(code) ? code : null;
}
