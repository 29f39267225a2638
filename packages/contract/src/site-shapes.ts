/** Shapes of small routes: the health check, hotel pictures and map tiles. */
import Type from 'typebox';
import { PICTURE_WIDTHS } from './first-paths';

export const HealthAnswer = Type.Object({
  status: Type.Literal('ok'),
  database: Type.Enum(['embedded', 'postgresql']),
});

export const PictureQuery = Type.Object({
  url: Type.String({ minLength: 1, maxLength: 2000, description: 'The address at the provider.' }),
  w: Type.Optional(
    Type.Integer({
      enum: [...PICTURE_WIDTHS],
      description: 'The width in pixels. A photo is never enlarged. The largest width if left out.',
    }),
  ),
});

/** The deepest zoom of the map's tiles. A map enlarges them beyond it. */
const TILES_MAX_ZOOM = 15;
const TileColumn = Type.Integer({ minimum: 0, maximum: 2 ** TILES_MAX_ZOOM - 1 });

export const MapTileParams = Type.Object({
  z: Type.Integer({ minimum: 0, maximum: TILES_MAX_ZOOM }),
  x: TileColumn,
  y: TileColumn,
});
