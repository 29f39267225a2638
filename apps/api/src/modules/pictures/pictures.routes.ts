/**
 * Serves hotel pictures from our own origin: no third party learns who looks at what, and one policy covers sandbox and
 * live. Fetches only from configured origins, so nobody can use the route to reach other hosts.
 */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ROUTES } from '@tenth-night/contract/routes';
import { AppError } from '../../app-error';
import { asSent, type ContractPlugin } from '../../plugins/declared-route';
import { goneSignal } from '../../plugins/gone-signal';

const TIMEOUT_MS = 15_000;
const A_DAY_S = 86_400;
/** A browser can open an SVG as a document. This policy allows it to draw, and nothing else. */
const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

export function picturesRoutes(allowedOrigins: readonly string[]): ContractPlugin {
  return async (app) => {
    app.route({
      ...asSent(ROUTES.picture),
      compress: false,
      handler: async ({ query }, reply) => {
        const response = await fetchPicture(query.url, allowedOrigins, goneSignal(reply));
        reply
          .type(response.headers.get('content-type') ?? '')
          .header('cache-control', `public, max-age=${A_DAY_S}`)
          .header('content-security-policy', PICTURE_POLICY);
        return reply.send(Readable.fromWeb(response.body as ReadableStream));
      },
    });
  };
}

async function fetchPicture(url: string, allowedOrigins: readonly string[], gone: AbortSignal): Promise<Response> {
  const target = URL.canParse(url) ? new URL(url) : null;
  if (!target || !allowedOrigins.includes(target.origin)) {
    throw new AppError('bad_request', 'url must be a picture of the provider');
  }
  const signal = AbortSignal.any([gone, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await fetch(target, { signal, redirect: 'error' }).catch((cause: unknown) => {
    throw new AppError('not_found', 'The picture could not be fetched', { cause });
  });
  const isPicture = response.headers.get('content-type')?.startsWith('image/');
  if (!response.ok || !isPicture || !response.body) throw new AppError('not_found', 'There is no such picture');
  return response;
}
