/** LiteAPI's own environment variables. */
import { longText, pattern, text, url, type Variables } from '../../config/variable';

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
  LITEAPI_MARGIN: {
    form: pattern('^\\d{1,4}(\\.\\d{1,2})?$'),
    default: "the markup of the account, set in the provider's dashboard",
    example: '12.5',
    isForSandbox: true,
    purpose:
      'What the site earns, in percent of the net rate: above 0, at most 100. It replaces the markup of the account in every search, and the prices that travelers see contain it. The page `/desk/margin` shows what it earns.',
  },
  LITEAPI_ADDITIONAL_MARKUP: {
    form: pattern('^\\d{1,4}$'),
    default: 'nothing',
    example: '5',
    isForSandbox: true,
    purpose:
      'A whole percentage of the net rate, from 1 to 100, that is added to the markup of the account. Set this or `LITEAPI_MARGIN`, not both.',
  },
  LITEAPI_WEBHOOK_SECRET: {
    form: longText(16),
    example: 'at-least-16-characters',
    isSecret: true,
    purpose:
      "A secret of 16 characters or more that the provider adds to its webhooks. Register `https://your-site/api/webhooks/liteapi?secret=…` in the provider's dashboard; a proxy can send the header `X-Webhook-Secret` instead. Without it webhooks work too: we believe nothing in them and only ask the provider sooner. Needs the key.",
  },
} as const satisfies Variables;
