/** The vendor's reference lists under `/data`. */
import Type from 'typebox';

const listOf = <Item extends Type.TSchema>(item: Item) => Type.Object({ data: Type.Array(item) });

/** Names differ from a hotel's details: `facility_id` and `facility` here, `facilityId` and `name` there. */
export const WireFacility = Type.Object({
  facility_id: Type.Integer(),
  facility: Type.String(),
  sort: Type.Integer(),
  translation: Type.Array(Type.Object({ lang: Type.String(), facility: Type.String() })),
});
export type WireFacility = Type.Static<typeof WireFacility>;
export const WireFacilitiesAnswer = listOf(WireFacility);
export type WireFacilitiesAnswer = Type.Static<typeof WireFacilitiesAnswer>;

export const WireCurrency = Type.Object({
  code: Type.String(),
  currency: Type.String(),
  countries: Type.Array(Type.String()),
});
export type WireCurrency = Type.Static<typeof WireCurrency>;
export const WireCurrenciesAnswer = listOf(WireCurrency);
export type WireCurrenciesAnswer = Type.Static<typeof WireCurrenciesAnswer>;

export const WireNamedCode = Type.Object({ code: Type.String(), name: Type.String() });
/** `/data/languages` and `/data/countries`. */
export const WireNamedCodesAnswer = listOf(WireNamedCode);
export type WireNamedCodesAnswer = Type.Static<typeof WireNamedCodesAnswer>;

export const WireNamedId = Type.Object({ id: Type.Integer(), name: Type.String() });
/** `/data/hotelTypes` and `/data/chains`. */
export const WireNamedIdsAnswer = listOf(WireNamedId);
export type WireNamedIdsAnswer = Type.Static<typeof WireNamedIdsAnswer>;

export const WireCitiesAnswer = listOf(Type.Object({ city: Type.String() }));
export type WireCitiesAnswer = Type.Static<typeof WireCitiesAnswer>;

export const WireAirportsAnswer = listOf(
  Type.Object({
    code: Type.String(),
    name: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    countryCode: Type.String(),
  }),
);
export type WireAirportsAnswer = Type.Static<typeof WireAirportsAnswer>;
