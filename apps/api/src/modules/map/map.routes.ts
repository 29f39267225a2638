/** Serves the map's tiles from our own origin, so that no other company learns who looks at which town. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ROUTES } from '@tenth-night/contract/routes';
import { chooseForm } from '../../plugins/content-forms';
import { asSent, type ContractPlugin } from '../../plugins/declared-route';
import { goneSignal } from '../../plugins/gone-signal';
import type { MapService } from './map.service';

/** Streets change slowly. A browser may show an old tile for a week while it loads the new one. */
const CACHING = 'public, max-age=86400, stale-while-revalidate=604800';
const MVT = 'application/vnd.mapbox-vector-tile';
const unzip = promisify(gunzip);

export function mapRoutes(map: MapService): ContractPlugin {
  return async (app) => {
    app.route({
      ...asSent(ROUTES.mapTile),
      compress: false,
      handler: async ({ params, headers }, reply) => {
        const tile = await map.tile(params, goneSignal(reply));
        reply.header('cache-control', CACHING);
        if (!tile) return reply.code(204).send();
        reply.type(MVT).header('vary', 'accept-encoding');
        const isPlain = chooseForm(headers['accept-encoding'], ['gzip', 'identity']) === 'identity';
        return isPlain ? reply.send(await unzip(tile)) : reply.header('content-encoding', 'gzip').send(tile);
      },
    });
  };
}
