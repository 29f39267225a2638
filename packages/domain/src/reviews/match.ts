/**
 * Finds our hotel among the entries of the reviews service.
 * Hotel-checkout-trips §5 "third-party match"; limits and tie-breaks OPEN-55.
 */
import { foldedWords } from './folded-words';
import { nameSimilarity } from './name-similarity';

export const MATCH_RADIUS_KM = 5;
/** Within this distance names may differ somewhat. Farther away they must be almost equal. */
const NEAR_KM = 0.5;
const NEAR_SIMILARITY = 0.5;
const FAR_SIMILARITY = 0.85;

/** One kilometre costs a tenth of the name similarity. City and category weigh only a few metres: they break ties. */
const PER_KM = 0.1;
const SAME_CITY = 0.002;
const IS_HOTEL = 0.001;

export type HotelToMatch = { readonly name: string; readonly city: string; readonly address: string | null };

export type MatchCandidate = {
  readonly location_id: string;
  readonly name: string;
  readonly city: string | null;
  /** Street and house number. */
  readonly address: string | null;
  /** From the hotel. Null if the service gives no distance. */
  readonly distanceKm: number | null;
  readonly isHotel: boolean;
};

/** Null rather than a wrong match: reviews of another hotel are worse than none. */
export function bestMatch<Candidate extends MatchCandidate>(
  hotel: HotelToMatch,
  candidates: readonly Candidate[],
): Candidate | null {
  const scored = candidates.flatMap((candidate) => {
    const score = matchScore(hotel, candidate);
    return score === null ? [] : { candidate, score };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.candidate ?? null;
}

/** Null if the two cannot be the same hotel. */
function matchScore(hotel: HotelToMatch, candidate: MatchCandidate): number | null {
  const { name, city, address, distanceKm, isHotel } = candidate;
  if (distanceKm === null || distanceKm > MATCH_RADIUS_KM || hasOtherNumber(hotel.address, address)) return null;
  const similarity = nameSimilarity(hotel.name, name, hotel.city);
  if (similarity < (distanceKm <= NEAR_KM ? NEAR_SIMILARITY : FAR_SIMILARITY)) return null;
  const isSameCity = city !== null && foldedWords(city).join() === foldedWords(hotel.city).join();
  return similarity - PER_KM * distanceKm + (isSameCity ? SAME_CITY : 0) + (isHotel ? IS_HOTEL : 0);
}

/** All languages write house numbers alike. Two hotels in a city may share a name, but not a house number. */
function hasOtherNumber(one: string | null, other: string | null): boolean {
  const [ours, theirs] = [numbersIn(one), numbersIn(other)];
  return ours.length > 0 && theirs.length > 0 && !ours.some((number) => theirs.includes(number));
}

function numbersIn(address: string | null): readonly string[] {
  return address?.match(/\d+/g) ?? [];
}
