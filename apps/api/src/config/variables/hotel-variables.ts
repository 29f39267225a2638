/** Variables of what every rate provider has. Each provider adds its own (`providers/rate-vendor.ts`). */
import { text, url, type Variables } from '../variable';

export const HOTEL_VARIABLES = {
  RATE_PROVIDER: {
    form: text,
    default: '`liteapi`',
    example: 'liteapi',
    purpose:
      'Which provider sells hotels, by its name in `apps/api/src/providers/rate-providers.ts`. A booking stays with the provider that made it: keep the key of a former provider until its last stay is over.',
  },
  PICTURE_ORIGINS: {
    form: text,
    default: "the provider's picture hosts",
    example: 'https://static.cupid.travel,https://snaphotelapi.com',
    purpose: 'Comma list of origins whose pictures our API may fetch.',
  },
  PAYMENT_SCRIPT_URL: {
    form: url,
    default: "the provider's hosted script",
    example: 'https://payment-wrapper.liteapi.travel/dist/liteAPIPayment.js?v=a1',
    purpose: "The payment widget that the checkout loads. With the sandbox: the sandbox's own.",
  },
  PAYMENT_PUBLIC_KEY: {
    form: text,
    default: '`live`, or `sandbox` with a key that begins with `sand_`',
    example: 'live',
    purpose: 'The public key that the widget starts with.',
  },
  PAYMENT_ORIGINS: {
    form: text,
    default: "the card processor's three hosts",
    example: 'https://js.stripe.com,https://hooks.stripe.com,https://api.stripe.com',
    purpose: 'Comma-separated origins that the widget itself loads from. Only the checkout may load from there.',
  },
} as const satisfies Variables;
