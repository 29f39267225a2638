/**
 * How fast accounts may be created from one address. The guests of a hotel or a whole university may share an address.
 * So we first slow sign-ups down, and refuse only a flood.
 */

/** Per hour and address. */
export const SIGN_UPS_AT_ONCE = 50;
export const SIGN_UPS_MAX = 300;

/** The wait grows by one step for every ten more accounts. */
const STEP_MS = 250;
const ACCOUNTS_PER_STEP = 10;
const WAIT_MAX_MS = 5_000;

export type SignUpPace =
  | { readonly kind: 'go' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'refuse' };

/** `count` is the number of this sign-up within the hour, from 1. */
export function signUpPace(count: number): SignUpPace {
  if (count <= SIGN_UPS_AT_ONCE) return { kind: 'go' };
  if (count > SIGN_UPS_MAX) return { kind: 'refuse' };
  const steps = Math.ceil((count - SIGN_UPS_AT_ONCE) / ACCOUNTS_PER_STEP);
  return { kind: 'wait', ms: Math.min(WAIT_MAX_MS, steps * STEP_MS) };
}
