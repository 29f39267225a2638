/** The hosted payment script, its gateway, and the frames for the card (reference §6 and §12 point 8). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type WirePaymentConfig,
  WirePaymentConfigRequest,
  type WirePaymentKey,
  WirePaymentKeyRequest,
} from '@tenth-night/provider-wire/payments/payment-wrapper';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { Clock } from '../../kernel/clock';
import { contentLanguageOf } from '../../world/languages';
import { currencyOf, minorOf } from '../../world/money';
import { readBrowserFile } from './browser-files';
import type { CardDesk } from './card-desk';
import { cardPage, challengePage, FRAME_HEADERS } from './card-pages';
import type { PaymentDesk } from './payment-desk';

interface PaymentsOptions {
  readonly clock: Clock;
  readonly payments: PaymentDesk;
  readonly cards: CardDesk;
}

const strict = { additionalProperties: false };
const ConfirmRequest = Type.Object(
  { secretKey: Type.String(), number: Type.String(), expiry: Type.String(), cvc: Type.String() },
  strict,
);
const SecretRequest = Type.Object({ secretKey: Type.String() }, strict);
const DecideRequest = Type.Object({ isApproved: Type.Boolean() }, strict);
const Challenge = Type.Object({ transactionId: Type.String() });
const InLanguage = Type.Object({ lang: Type.Optional(Type.String()) });

/** Pages of any origin may load these files and call the two endpoints. Everything else is closed to them. */
const OPEN_TO_ALL = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const PREFLIGHT = { ...OPEN_TO_ALL, 'access-control-allow-headers': 'content-type', 'access-control-max-age': '600' };
const problem = (message: string) => ({ error: { message } });

function scriptRoutes({ payments }: PaymentsOptions): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(OPEN_TO_ALL);
    });
    const files = {
      '/dist/liteAPIPayment.js': 'lite-api-payment.js',
      '/card-widget.js': 'card-widget.js',
      '/card-widget.css': 'card-widget.css',
    } as const;
    for (const [path, name] of Object.entries(files)) {
      const { type, content } = readBrowserFile(name);
      app.get(path, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(content));
    }
    for (const path of ['/config', '/payment-key']) {
      app.options(path, (_request, reply) => reply.code(204).headers(PREFLIGHT).send());
    }

    app.post(
      '/config',
      { schema: { body: WirePaymentConfigRequest } },
      (request, reply): WirePaymentConfig | FastifyReply => {
        if (request.body.publicKey !== 'sandbox') return reply.code(400).send(problem('unknown publicKey'));
        const base = `${request.protocol}://${request.host}/payment-wrapper`;
        return {
          publicKey: 'pk_test_sandbox',
          provider: {
            name: 'sandbox-card',
            origin: 'sandbox',
            className: 'SandboxCardPayment',
            jsFile: `${base}/card-widget.js`,
            cssFile: `${base}/card-widget.css`,
          },
        };
      },
    );

    app.post(
      '/payment-key',
      { schema: { body: WirePaymentKeyRequest } },
      ({ body }, reply): WirePaymentKey | FastifyReply => {
        const currency = currencyOf(body.currency);
        if (!currency) return reply.code(400).send(problem('currency is not supported'));
        return { key: payments.open('', { minor: minorOf(body.amount, currency), currency: currency.code }).secretKey };
      },
    );
  };
}

function frameRoutes({ clock, cards }: PaymentsOptions): FastifyPluginAsyncTypebox {
  const sendPage = (reply: FastifyReply, page: string): FastifyReply => reply.headers(FRAME_HEADERS).send(page);
  return async (app) => {
    for (const name of ['card-form.js', 'challenge.js', 'card-frame.css'] as const) {
      const { type, content } = readBrowserFile(name);
      app.get(`/${name}`, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(content));
    }

    app.get('/card', { schema: { querystring: InLanguage } }, ({ query }, reply) =>
      sendPage(reply, cardPage(contentLanguageOf(query.lang ?? 'en'), clock.now())),
    );
    app.post('/confirm', { schema: { body: ConfirmRequest } }, ({ body: { secretKey, ...card } }) =>
      cards.confirm(secretKey, card),
    );
    app.post('/challenged', { schema: { body: SecretRequest } }, ({ body }) => cards.afterChallenge(body.secretKey));

    app.get(
      '/challenge/:transactionId',
      { schema: { params: Challenge, querystring: InLanguage } },
      ({ params, query }, reply) => {
        const payment = cards.challenged(params.transactionId);
        if (!payment) return reply.code(404).send(problem('no such challenge'));
        return sendPage(reply, challengePage(contentLanguageOf(query.lang ?? 'en'), payment));
      },
    );
    app.post(
      '/challenge/:transactionId',
      { schema: { params: Challenge, body: DecideRequest } },
      ({ params, body }) => {
        cards.decide(params.transactionId, body.isApproved);
        return { ok: true };
      },
    );
  };
}

export function paymentsRoutes(options: PaymentsOptions): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.register(scriptRoutes(options));
    app.register(frameRoutes(options));
  };
}
