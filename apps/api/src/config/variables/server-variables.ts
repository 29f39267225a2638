/** Variables of the server: where it listens and how it runs. */
import Type from 'typebox';
import { oneOf, pattern, text, url, type Variables } from '../variable';

export const SERVER_VARIABLES = {
  NODE_ENV: {
    form: oneOf('production', 'development', 'test'),
    example: 'production',
    purpose:
      '`production` listens on all interfaces and logs every request. It does not make the site live: the key does.',
  },
  HOST: {
    form: text,
    default: '`127.0.0.1`, in production `0.0.0.0`',
    example: '127.0.0.1',
    purpose:
      'The interface to listen on. The sandbox listens only on `127.0.0.1`: its card form, its sign-in and its inbox open only in a browser on the same machine.',
  },
  PORT: {
    form: pattern('^\\d{1,5}$'),
    default: 'the first free one from 3000',
    example: '3000',
    purpose: 'The port. If you set one that is taken, that is an error; 0 takes any free one.',
  },
  PUBLIC_URL: {
    form: url,
    example: 'https://stays.example.com',
    purpose:
      'The address that visitors use: for sign-in, canonical links and the sitemap. With `https:` it tells browsers to use nothing else. A live site needs it, with `https:` unless it is this machine.',
  },
  API_BASE: {
    form: Type.String({ pattern: '^(https?://[\\w.-]+(:\\d{1,5})?)?(/[\\w-]+)*/?$', minLength: 2 }),
    default: '`/api`',
    example: '/api',
    purpose:
      "Where the browser finds our API: a path of this site such as `/hotels/api`, or `https://…` on another host. Another host has to allow this site's origin. Sign-in uses a cookie, so it only works on the site's own host. If our API does not answer there, the browser tries `/api` and `/functions/api`.",
  },
  TRUST_PROXY: {
    form: oneOf('0', '1', '2', '3'),
    default: '`0`',
    example: '1',
    purpose:
      "How many of your proxies, up to `3`, are in front of the site and add to `X-Forwarded-For`. The site ignores anything that a visitor writes there. The number must be right: the limits count by address, and if it is too low all visitors share the proxy's address.",
  },
  DRAIN_SECONDS: {
    form: pattern('^(\\d|1\\d|20)$'),
    default: '`3` with `DATABASE_URL`, otherwise `0`',
    example: '3',
    purpose:
      'Up to `20`. On shutdown `/ready` and `/api/health` answer 503 for this long before anything closes, so that a load balancer stops sending visitors here. Then the process finishes running bookings and streams. The whole shutdown takes 30 seconds at most.',
  },
  LIMITS: {
    form: oneOf('on', 'off'),
    default: '`on`',
    example: 'on',
    purpose:
      '`off` removes the limits for every address and account, and serves everybody however busy the process is. It is for tests, where all calls come from one address; a live site refuses to start with it. The limits are in `apps/api/src/limits/limit-table.ts`.',
  },
  LOG_LEVEL: {
    form: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    default: '`warn`, in production `info`',
    example: 'info',
    purpose: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
  },
  WEB_CONCURRENCY: {
    form: pattern('^([1-9]|[1-5]\\d|6[0-4])$'),
    default: '`1`',
    example: '4',
    purpose:
      'How many processes serve the site on this machine: one for each core is a good start. More than one needs `DATABASE_URL` and the key of a provider; use `REDIS_URL` too, so that they share their caches and limits. A process that ends is replaced.',
  },
  METRICS_PORT: {
    form: pattern('^\\d{1,5}$'),
    example: '9464',
    purpose:
      'Serves metrics for Prometheus at `/metrics` on this port, for all processes together. They are not for visitors: keep the port inside your network. [operations.md](operations.md) explains them.',
  },
  METRICS_HOST: {
    form: text,
    default: '`127.0.0.1`',
    example: '127.0.0.1',
    purpose: 'The interface of that port. Needs `METRICS_PORT`.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    form: url,
    example: 'http://127.0.0.1:4318',
    purpose:
      "Sends traces to this OpenTelemetry collector by OTLP over HTTP: `http://127.0.0.1:4318`. The exporter's other standard variables work too, such as `OTEL_EXPORTER_OTLP_HEADERS`. [operations.md](operations.md) says what a trace contains.",
  },
  OTEL_TRACES_SAMPLER_ARG: {
    form: pattern('^(0(\\.\\d+)?|1(\\.0+)?)$'),
    default: '`1`',
    example: '0.05',
    purpose: 'The part of all traces that is sent: `0.05` is one in twenty. Needs `OTEL_EXPORTER_OTLP_ENDPOINT`.',
  },
} as const satisfies Variables;
