/** LiteAPI's own environment variables. */
import { longText, text, url, type Variables } from '../../config/variable';

export const LITEAPI_VARIABLES = {
  LITEAPI_KEY: {
    form: text,
    example: 'sand_00000000-0000-4000-8000-000000000000',
    isSecret: true,
    purpose:
      "The key of LiteAPI, the hotel-rate provider. Without it the sandbox answers. A key that begins with `sand_` is for the provider's own test environment. Any other key makes the site live: it then needs `PUBLIC_URL`, `AUTH_SECRET` and `SMTP_URL`, whatever `NODE_ENV` is, and addresses of other companies must begin with `https:` unless they are on this machine.",
  },
  LITEAPI_URL: {
    form: url,
    default: '`https://api.liteapi.travel/v3.0`',
    example: 'https://api.liteapi.travel/v3.0',
    purpose: 'Where the provider is. Needs the key.',
  },
  LITEAPI_BOOK_URL: {
    form: url,
    default: '`https://book.liteapi.travel/v3.0`, or `LITEAPI_URL` if you changed it',
    example: 'https://book.liteapi.travel/v3.0',
    purpose: 'Where the provider takes bookings. Needs the key.',
  },
  LITEAPI_VOUCHER_URL: {
    form: url,
    default: '`https://da.liteapi.travel`, or the origin of `LITEAPI_URL` if you changed it',
    example: 'https://da.liteapi.travel',
    purpose: 'Where the provider keeps vouchers, without a version. Needs the key.',
  },
  LITEAPI_WEBHOOK_SECRET: {
    form: longText(16),
    example: 'at-least-16-characters',
    isSecret: true,
    purpose:
      "A secret of 16 characters or more that the provider adds to its webhooks. Register `https://your-site/api/webhooks/liteapi?secret=…` in the provider's dashboard; a proxy can send the header `X-Webhook-Secret` instead. Without it webhooks work too: we believe nothing in them and only ask the provider sooner. Needs the key.",
  },
} as const satisfies Variables;
