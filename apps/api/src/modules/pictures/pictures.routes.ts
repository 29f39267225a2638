/**
 * Serves hotel pictures from our own origin: no third party learns who looks at what, and one policy covers sandbox and
 * live.
 */
import { LARGEST_PICTURE } from '@tenth-night/contract/first-paths';
import { ROUTES } from '@tenth-night/contract/routes';
import { asSent, type ContractPlugin } from '../../plugins/declared-route';
import { goneSignal } from '../../plugins/gone-signal';
import { formatFor } from './accepted-format';
import type { PicturesService } from './pictures.service';

const A_DAY_S = 86_400;
/** The next visitor should get a lighter file. */
const A_MINUTE_S = 60;
/** A browser can open a picture as a document. This policy allows it to draw, and nothing else. */
const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

export function picturesRoutes(pictures: PicturesService): ContractPlugin {
  return async (app) => {
    app.route({
      ...asSent(ROUTES.picture),
      compress: false,
      handler: async ({ query, headers }, reply) => {
        const wish = { width: query.w ?? LARGEST_PICTURE, format: formatFor(headers.accept) };
        const { type, bytes, isMade } = await pictures.get(query.url, wish, goneSignal(reply));
        reply
          .type(type)
          .header('vary', 'accept')
          .header('cache-control', `public, max-age=${isMade ? A_DAY_S : A_MINUTE_S}`)
          .header('content-security-policy', PICTURE_POLICY);
        return reply.send(bytes);
      },
    });
  };
}
