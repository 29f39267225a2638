/** A tile server with the usual addresses: `/{z}/{x}/{y}.mvt`. An empty tile is a 204. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { VENDOR_PREFIXES } from '../../kernel/vendors';
import type { World } from '../../world/world';
import { createTileMaker, TILE_MAX_ZOOM } from './make-tile';

const TileParams = Type.Object({
  z: Type.Integer({ minimum: 0, maximum: TILE_MAX_ZOOM }),
  x: Type.Integer({ minimum: 0 }),
  file: Type.String({ pattern: '^\\d{1,5}\\.mvt$' }),
});

export function tilesRoutes(world: World): FastifyPluginAsyncTypebox {
  return async (app) => {
    const make = createTileMaker(world);
    app.setErrorHandler((_error, _request, reply) => reply.code(404).send('Tile not found'));
    app.get(`${VENDOR_PREFIXES.tiles}/:z/:x/:file`, { schema: { params: TileParams } }, async (request, reply) => {
      const { z, x, file } = request.params;
      const y = Number.parseInt(file, 10);
      if (Math.max(x, y) >= 2 ** z) return reply.code(404).send('Tile not found');
      const tile = await make({ z, x, y });
      if (!tile) return reply.code(204).send();
      return reply.type('application/vnd.mapbox-vector-tile').send(tile);
    });
  };
}
