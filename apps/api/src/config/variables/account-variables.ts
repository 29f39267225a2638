/** Variables of sign-in and mail. */
import { longText, pattern, text, type Variables } from '../variable';

const sender = pattern('^([^<>@"\\r\\n]+ <[^\\s@<>]+@[^\\s@<>]+>|[^\\s@<>]+@[^\\s@<>]+)$');

export const ACCOUNT_VARIABLES = {
  AUTH_SECRET: {
    form: longText(32),
    default: 'made at the first start and kept in the data folder',
    example: '32-characters-or-more',
    isSecret: true,
    purpose: 'Signs sessions; 32 characters or more. A live site needs it, the same on every machine.',
  },
  AUTH_SECRET_PREVIOUS: {
    form: longText(32),
    example: 'the-secret-before',
    isSecret: true,
    purpose:
      'After a change of `AUTH_SECRET`: the old secret. Sessions, links to bookings and signing keys that were made with it stay valid. Keep it for 30 days for sessions; links to bookings need it until 90 days after the last stay.',
  },
  GOOGLE_CLIENT_ID: {
    form: text,
    example: 'your-id.apps.googleusercontent.com',
    purpose:
      "'Continue with Google' with the real Google. Without it the sandbox's issuer answers; with a live provider the button is hidden.",
  },
  GOOGLE_CLIENT_SECRET: {
    form: text,
    example: 'your-secret',
    isSecret: true,
    purpose: 'Its secret; the two go together.',
  },
  SMTP_URL: {
    form: pattern('^smtps?://[^\\s/]+/?$'),
    example: 'smtps://user:password@smtp.example.com',
    isSecret: true,
    purpose:
      "The mail server: `smtp://…` or `smtps://…`, with a name and a password if the server needs them: `smtps://user:password@smtp.example.com`. With `smtp:` the connection is encrypted if the server offers it, and always if there is a password. On this machine it is not encrypted. Without it the sandbox catches every mail; with a key of the provider's test environment mails wait until it is set. A live site needs it.",
  },
  MAIL_FROM: {
    form: sender,
    default: '`SITE_NAME`, and `bookings@` the host of `PUBLIC_URL`',
    example: 'Tenth Night <bookings@example.com>',
    purpose: 'Who writes to travellers: `Tenth Night <bookings@example.com>`. The mail server has to allow it.',
  },
} as const satisfies Variables;
