/** A place's rank among the hotels of its city (reference §3.3). */
import type { WireLocationDetails } from '@tenth-night/provider-wire/reviews/details';
import { createRandom } from '../../kernel/random';
import { cityName } from '../../world/cities/city';
import type { ContentLanguage } from '../../world/languages';
import type { World } from '../../world/world';
import { LOCALIZED_NAMES } from './localized-names';
import type { Location } from './location';
import { cityLocationId } from './location-id';

/** A hotel has its rank in the world. Other places get a random rank. */
export async function rankingData(
  location: Location,
  world: World,
  language: ContentLanguage,
): Promise<NonNullable<WireLocationDetails['ranking_data']>> {
  const { id, city, hotel } = location;
  const outOf = city.hotelCount;
  const rank =
    hotel?.listing === 'itself'
      ? (await world.hotelsIn([city])).indexOf(hotel.of) + 1
      : createRandom(`${world.seed} ${id} rank`).int(1, outOf);
  const number = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  const name = cityName(city, language);
  const values: Readonly<Record<string, string>> = {
    rank: number.format(rank),
    outOf: number.format(outOf),
    city: name,
  };
  return {
    geo_location_id: cityLocationId(city),
    ranking_string: LOCALIZED_NAMES[language].ranking.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? ''),
    geo_location_name: name,
    ranking_out_of: String(outOf),
    ranking: String(rank),
  };
}
