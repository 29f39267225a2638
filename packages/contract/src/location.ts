/** `GET /geo/primary` and `GET /geo/secondary`: the fields that we read. Search-and-browse §7 "Location lookup". */
import Type from 'typebox';

const where = {
  country_code: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
};

export const PrimaryLocationAnswer = Type.Object({
  success: Type.Boolean(),
  ...where,
  currency: Type.Optional(Type.Object({ code: Type.String() })),
  /** Separated by commas. */
  languages: Type.Optional(Type.String()),
});
export type PrimaryLocationAnswer = Type.Static<typeof PrimaryLocationAnswer>;

export const SecondaryLocationAnswer = Type.Object({ error: Type.Optional(Type.Boolean()), ...where });
export type SecondaryLocationAnswer = Type.Static<typeof SecondaryLocationAnswer>;
