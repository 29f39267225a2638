/** The rating of a place for each aspect (reference §3.3): lower-case names, values as text, not an array. */
import type { WireLocationDetails } from '@tenth-night/provider-wire/reviews/details';
import { createRandom } from '../../kernel/random';
import type { ContentLanguage } from '../../world/languages';
import { ASPECTS } from './aspect';
import { roundedRating } from './figures';
import { LOCALIZED_NAMES } from './localized-names';
import type { Location } from './location';
import { bubblesUrl } from './web-urls';

export function detailSubratings(
  { id }: Location,
  rating: number,
  { language, origin, seed }: { language: ContentLanguage; origin: string; seed: string },
): NonNullable<WireLocationDetails['subratings']> {
  const random = createRandom(`${seed} ${id} aspects`);
  return Object.fromEntries(
    ASPECTS.map((name, k) => {
      const value = roundedRating(Math.max(1, Math.min(5, rating + random.range(-0.5, 0.5))));
      const localized_name = LOCALIZED_NAMES[language].aspects[name];
      return [String(k), { name, localized_name, rating_image_url: bubblesUrl(origin, value), value }];
    }),
  );
}
