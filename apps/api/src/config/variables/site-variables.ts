/** The operator's facts about the site, and the sandbox. */
import { oneOf, pattern, text, url, type Variables } from '../variable';

const EMAIL = '[^\\s@,]+@[^\\s@,]+';
const phone = pattern('^\\+[0-9 ]{6,24}$');

export const SITE_VARIABLES = {
  SITE_NAME: {
    form: text,
    default: '`Tenth Night`',
    example: 'Tenth Night',
    purpose: 'The name in titles, header and copyright line. The `name` of a brand comes first.',
  },
  COMPANY_NAME: {
    form: text,
    default: '`Tenth Night Travel Limited`, or the name of the brand',
    example: 'Tenth Night Travel Limited',
    purpose: 'The company in the terms and the privacy policy.',
  },
  SUPPORT_EMAIL: {
    form: pattern('^[^\\s@]+@[^\\s@]+$'),
    default: 'with the sandbox `sandbox-support@example.test`, else unset',
    example: 'support@example.com',
    purpose:
      'Shown on the support page and in mails. Replies to mails go there. If unset, neither shows it. Without any of the three contacts there is no support page and no link to it.',
  },
  SUPPORT_PHONE: {
    form: phone,
    default: 'with the sandbox a number kept for fiction, else unset',
    example: '+353 1 555 0100',
    purpose: 'The general help line, with country code: `+353 1 555 0100`.',
  },
  SUPPORT_EMERGENCY_PHONE: {
    form: phone,
    default: 'with the sandbox a number kept for fiction, else unset',
    example: '+353 1 555 0199',
    purpose: 'The line for emergencies.',
  },
  DESK_EMAILS: {
    form: pattern(`^\\s*${EMAIL}(\\s*,\\s*${EMAIL})*\\s*$`),
    example: 'ada@example.com, grace@example.com',
    purpose:
      'The email addresses of the people who work at the desk (`/desk`), separated by commas. Each needs an account with this address, confirmed, and an authenticator app. Without it there is no desk. See [the desk](desk.md).',
  },
  OPERATOR_EMAIL: {
    form: pattern(`^${EMAIL}$`),
    example: 'ada@example.com',
    purpose: 'Who gets a letter when bookings wait for a person: one letter an hour at most.',
  },
  EXPERIENCES_URL: {
    form: url,
    default: 'with the sandbox a page of the sandbox, else unset',
    example: 'https://tours.example.com',
    purpose: 'The site for tours and activities. Without it there is no link, and `/experiences` is a 404.',
  },
  EXPERIENCES_PROVIDER: {
    form: text,
    example: 'Example Tours',
    purpose: 'The provider of the tours, named beside the link.',
  },
  FREE_NIGHTS: {
    form: oneOf('on', 'off'),
    default: '`on`',
    example: 'on',
    purpose:
      'Ten completed nights earn a free one, which you pay for: a voucher at the rate provider, worth the average of the ten nights. `off` counts no nights, hides the promise on every page and in every letter, and accepts no free night at checkout. Free nights that travellers already have come back when you switch it on again. `npm run free-nights` prints what they cost you.',
  },
  BRANDING_DIR: {
    form: text,
    default: '`branding`',
    example: '/etc/tenth-night/branding',
    purpose:
      'The folder of your own look: `brand.json` with its files, and the custom header, `header.html` and `header.css`. See [the brand](branding.md).',
  },
  PRICE_SPINNER_MS: {
    form: pattern('^\\d{1,4}$'),
    default: '`1000`',
    example: '1000',
    purpose: "The shortest time that a hotel without a rate shows its spinner before 'No rates'; 300 to 1000.",
  },
  SANDBOX_LATENCY_MS: {
    form: pattern('^\\d{1,5}$'),
    default: '`250`',
    example: '250',
    purpose: 'How long the sandbox waits before its first rates.',
  },
  SANDBOX_SEED: {
    form: text,
    default: '`tenth-night`',
    example: 'tenth-night',
    purpose: 'Determines everything that the sandbox invents.',
  },
} as const satisfies Variables;
