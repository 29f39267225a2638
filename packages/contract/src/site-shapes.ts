/** Shapes of small routes: the health check and hotel pictures. */
import Type from 'typebox';

export const HealthAnswer = Type.Object({
  status: Type.Literal('ok'),
  database: Type.Enum(['embedded', 'postgresql']),
});

export const PictureQuery = Type.Object({ url: Type.String({ minLength: 1, maxLength: 2000 }) });
