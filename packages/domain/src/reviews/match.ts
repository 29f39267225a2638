/** Which entry of the reviews service is our hotel, if any. Hotel-checkout-trips §5 "third-party match"; limits and tie-breaks OPEN-55. */
import { foldedWords } from './folded-words';
import { nameSimilarity } from './name-similarity';

export const MATCH_RADIUS_KM = 5;
/** Up to here a name may differ somewhat; beyond it hardly at all. */
const NEAR_KM = 0.5;
const NEAR_SIMILARITY = 0.5;
const FAR_SIMILARITY = 0.85;

/** A kilometre makes up for a tenth of the names' likeness; city and category for some metres, so they only break ties. */
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
  /** From the hotel; null where the service did not measure. */
  readonly distanceKm: number | null;
  readonly isHotel: boolean;
};

/** Null rather than a wrong one: reviews of another house are worse than none. */
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

/** Null where the two cannot be one hotel. */
function matchScore(hotel: HotelToMatch, candidate: MatchCandidate): number | null {
  const { name, city, address, distanceKm, isHotel } = candidate;
  if (distanceKm === null || distanceKm > MATCH_RADIUS_KM || hasOtherNumber(hotel.address, address)) return null;
  const similarity = nameSimilarity(hotel.name, name, hotel.city);
  if (similarity < (distanceKm <= NEAR_KM ? NEAR_SIMILARITY : FAR_SIMILARITY)) return null;
  const isSameCity = city !== null && foldedWords(city).join() === foldedWords(hotel.city).join();
  return similarity - PER_KM * distanceKm + (isSameCity ? SAME_CITY : 0) + (isHotel ? IS_HOTEL : 0);
}

/** House numbers are written alike in all languages. One city may have two hotels of one name, not at one number. */
function hasOtherNumber(one: string | null, other: string | null): boolean {
  const [ours, theirs] = [numbersIn(one), numbersIn(other)];
  return ours.length > 0 && theirs.length > 0 && !ours.some((number) => theirs.includes(number));
}

function numbersIn(address: string | null): readonly string[] {
  return address?.match(/\d+/g) ?? [];
}
