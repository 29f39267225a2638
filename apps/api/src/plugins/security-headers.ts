/** Headers that every answer carries. Nothing inline runs, nothing from elsewhere loads but a configured map, nobody frames us. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const NONE = ["'none'"];
const SELF = ["'self'"];
/** The one rule that the widget library adds as a style element (how a finger may pan over what can be pressed). */
const WIDGET_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";
const YEAR_S = 31_536_000;
const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

type Options = {
  readonly isHttps: boolean;
  /** Of our API, where pages find it elsewhere. */
  readonly apiOrigins: readonly string[];
  /** The origins of a configured map. */
  readonly mapOrigins: readonly string[];
};

export async function secureHeaders(app: FastifyInstance, { isHttps, apiOrigins, mapOrigins }: Options): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: [...SELF, WIDGET_STYLE],
        imgSrc: [...SELF, ...mapOrigins],
        fontSrc: SELF,
        connectSrc: [...SELF, ...apiOrigins, ...mapOrigins],
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
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '));
  });
}
