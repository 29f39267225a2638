/** Prebook with a promo code has a path of its own, and so a limit of its own. Only the checkout loads it. */

export const PROMO_PATHS = { promoPrebook: '/rates/prebook/promo-code' } as const;
