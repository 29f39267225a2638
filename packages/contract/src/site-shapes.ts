/** Shapes of small routes: the health check and hotel pictures. */
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
