/**
 * Headers of every answer. No inline script runs, nothing external loads, and nobody may frame us. Only the checkout may load the hosted payment widget. The checkout is always a full page load, so no other page
 * needs it.
 */
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const NONE = ["'none'"];
const SELF = ["'self'"];
const YEAR_S = 31_536_000;
const UNUSED_FEATURES = ['camera', 'microphone', 'payment', 'usb'];
/** Our own pages may ask for the position, for 'Near me'. Frames may not. */
const PERMISSIONS = ['geolocation=(self)', ...UNUSED_FEATURES.map((feature) => `${feature}=()`)].join(', ');

type Options = {
  readonly isHttps: boolean;
  /** Origins of our API, if pages find it elsewhere. */
  readonly apiOrigins: readonly string[];
  /** Where the payment widget comes from, and what it loads. */
  readonly paymentOrigins: readonly string[];
};

const CHECKOUT = /^\/checkout\/?(?:\?|$)/;
const isCheckout = ({ url = '' }: Pick<IncomingMessage, 'url'>) => CHECKOUT.test(url);

export async function secureHeaders(app: FastifyInstance, options: Options): Promise<void> {
  const { isHttps, apiOrigins, paymentOrigins } = options;
  const widget = (request: IncomingMessage) => (isCheckout(request) ? paymentOrigins.join(' ') : '');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: [...SELF, widget],
        styleSrc: [...SELF, widget],
        imgSrc: [...SELF, widget],
        fontSrc: SELF,
        connectSrc: [...SELF, ...apiOrigins, widget],
        frameSrc: [(request) => widget(request) || "'none'"],
        workerSrc: SELF,
        manifestSrc: SELF,
        formAction: SELF,
        frameAncestors: NONE,
        baseUri: NONE,
      },
    },
    strictTransportSecurity: isHttps && { maxAge: YEAR_S, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
  });
  app.addHook('onRequest', async (request, reply) => {
    // The payment widget's frames do not opt in to being embedded under this header.
    if (isCheckout(request)) reply.removeHeader('cross-origin-embedder-policy');
    reply.header('permissions-policy', PERMISSIONS);
  });
}
