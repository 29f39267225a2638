/**
 * Hotel ids: `lp` and hex digits (reference §1.4).
 * They contain the city's serial, so a lookup by id builds only one city.
 */
const HOTELS_PER_CITY = 8192;
/** Odd, so that no two hotels of a city get the same number. */
const SPREAD = 2741;

export function hotelId(citySerial: number, index: number): string {
  if (index >= HOTELS_PER_CITY) throw new Error(`A city holds at most ${HOTELS_PER_CITY} hotels`);
  return hotelIdOfNumber(hotelNumber(citySerial, index));
}

export const hotelIdOfNumber = (number: number): string => `lp${number.toString(16)}`;

const hotelNumber = (citySerial: number, index: number): number =>
  citySerial * HOTELS_PER_CITY + ((index * SPREAD) % HOTELS_PER_CITY);

/** The number in an id. Room ids are made from it. */
export const numberInHotelId = (id: string): number => Number.parseInt(id.slice(2), 16);

export const citySerialOf = (id: string): number | undefined =>
  /^lp[0-9a-f]{1,8}$/.test(id) ? Math.floor(numberInHotelId(id) / HOTELS_PER_CITY) : undefined;
