/** `details` (reference §3.3): no envelope, all numbers as text. Only rated places have `rating` and `ranking_data`. */
import type { WireLocationDetails } from '@tenth-night/provider-wire/reviews/details';
import type { WireLocationCategory } from '@tenth-night/provider-wire/reviews/search';
import { createRandom } from '../../kernel/random';
import { cityName } from '../../world/cities/city';
import { type ContentLanguage, countryName } from '../../world/languages';
import type { World } from '../../world/world';
import { detailSubratings } from './detail-subratings';
import { type Figures, figuresOf, roundedRating, split } from './figures';
import { hotelTraits } from './hotel-traits';
import { AWARD_YEARS } from './images';
import { LOCALIZED_NAMES } from './localized-names';
import type { Location } from './location';
import { cityLocationId, countryLocationId, regionLocationId } from './location-id';
import { rankingData } from './ranking';
import { awardUrl, bubblesUrl, pageUrl, photosUrl, writeReviewUrl } from './web-urls';
import { wireAddress } from './wire-location';
import { photoCount } from './wire-photo';

export interface DetailsWording {
  readonly world: World;
  readonly language: ContentLanguage;
  readonly origin: string;
}

const CATEGORY_NAMES = {
  hotels: 'hotel',
  restaurants: 'restaurant',
  attractions: 'attraction',
  geos: 'geographic',
} as const satisfies Record<WireLocationCategory, string>;
const TRIP_TYPES = ['business', 'couples', 'solo', 'family', 'friends'] as const;
/** In the order of the trip types. The last share is for travellers who did not say. */
const TRIP_TYPE_SHARES = [0.08, 0.46, 0.08, 0.26, 0.07, 0.05];
const AWARD_SHARE = 0.12;
const AWARD_RATING = 4.2;

function ancestors({ city }: Location, language: ContentLanguage): NonNullable<WireLocationDetails['ancestors']> {
  return [
    { level: 'City', name: cityName(city, language), location_id: cityLocationId(city) },
    { level: 'Region', name: city.region[0], location_id: regionLocationId(city) },
    { level: 'Country', name: countryName(city.country.code, language), location_id: countryLocationId(city) },
  ];
}

function awards(
  { id }: Location,
  { rating }: Figures,
  { world, origin }: DetailsWording,
): NonNullable<WireLocationDetails['awards']> {
  const random = createRandom(`${world.seed} ${id} award`);
  if (rating < AWARD_RATING || !random.chance(AWARD_SHARE)) return [];
  const year = random.pick(AWARD_YEARS);
  const image = awardUrl(origin, year);
  const [award_type, display_name] = ['Travelers Choice', 'Travelers Choice'];
  return [{ award_type, year: String(year), images: { small: image, large: image }, categories: [], display_name }];
}

/** Fields that only rated places have. */
async function rated(
  location: Location,
  figures: Figures,
  wording: DetailsWording,
): Promise<Partial<WireLocationDetails>> {
  if (figures.rating === 0) return {};
  const { language, origin, world } = wording;
  const rating = roundedRating(figures.rating);
  return {
    ranking_data: await rankingData(location, world, language),
    rating,
    rating_image_url: bubblesUrl(origin, rating),
    subratings: detailSubratings(location, figures.rating, { language, origin, seed: world.seed }),
  };
}

export async function wireDetails(location: Location, wording: DetailsWording): Promise<WireLocationDetails> {
  const { world, language } = wording;
  const { category, city } = location;
  const figures = figuresOf(location, world.seed);
  const { reviewCount, countByRating } = figures;
  const names = LOCALIZED_NAMES[language];
  const kind = { name: CATEGORY_NAMES[category], localized_name: names.categories[CATEGORY_NAMES[category]] };
  const [one, two, three, four, five] = countByRating.map(String) as [string, string, string, string, string];
  const byTrip = split(reviewCount, TRIP_TYPE_SHARES);
  return {
    location_id: location.id,
    name: location.name,
    web_url: pageUrl(location),
    address_obj: wireAddress(location, language),
    ancestors: ancestors(location, language),
    latitude: location.latitude.toFixed(5),
    longitude: location.longitude.toFixed(5),
    timezone: city.timeZone,
    ...{ email: '', phone: '', website: '' },
    write_review: writeReviewUrl(location),
    num_reviews: String(reviewCount),
    review_rating_count: { '1': one, '2': two, '3': three, '4': four, '5': five },
    subratings: {},
    ...(await rated(location, figures, wording)),
    photo_count: String(photoCount(location, world.seed)),
    see_all_photos: photosUrl(location),
    ...hotelTraits(location),
    category: kind,
    subcategory: [kind],
    trip_types: TRIP_TYPES.map((name, k) => ({
      name,
      localized_name: names.tripTypes[k] ?? name,
      value: String(byTrip[k] ?? 0),
    })),
    awards: awards(location, figures, wording),
  };
}
