/** `GET /location/{locationId}/photos`: at most five per call, each in five sizes. */
import Type from 'typebox';
import { WireReviewLanguage } from './search';

export const WIRE_PHOTOS_MAX = 5;
export const WIRE_PHOTO_SOURCES = ['Expert', 'Management', 'Traveler'] as const;

const Source = `(${WIRE_PHOTO_SOURCES.join('|')})`;

export const WirePhotosQuery = Type.Object({
  key: Type.String(),
  language: Type.Optional(WireReviewLanguage),
  limit: Type.Optional(Type.Integer({ minimum: 1 })),
  offset: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Separated by commas. */
  source: Type.Optional(Type.String({ pattern: `^${Source}(,\\s*${Source})*$` })),
});
export type WirePhotosQuery = Type.Static<typeof WirePhotosQuery>;

const Image = Type.Object({ height: Type.Integer(), width: Type.Integer(), url: Type.String() });

export const WirePhoto = Type.Object({
  id: Type.Integer(),
  is_blessed: Type.Boolean(),
  /** Often empty. */
  caption: Type.Optional(Type.String()),
  published_date: Type.String(),
  images: Type.Object({ thumbnail: Image, small: Image, medium: Image, large: Image, original: Image }),
  album: Type.String(),
  source: Type.Object({ name: Type.String(), localized_name: Type.String() }),
  user: Type.Object({ username: Type.String() }),
});
export type WirePhoto = Type.Static<typeof WirePhoto>;

export const WirePhotosAnswer = Type.Object({ data: Type.Array(WirePhoto) });
export type WirePhotosAnswer = Type.Static<typeof WirePhotosAnswer>;
