/** The author of a review. Some have no name, some no place, and some no large picture (reference §3.4). */
import type { WireReview } from '@tenth-night/provider-wire/reviews/reviews';
import type { Random } from '../../kernel/random';
import { type ContentLanguage, countryName } from '../../world/languages';
import { shuffled } from './deck';
import { AVATAR_COUNT } from './images';
import { cityLocationId } from './location-id';
import { homeCities } from './review-languages';
import { REVIEW_TEXTS } from './texts/texts';
import { avatarUrl } from './web-urls';

const NAMELESS_SHARE = 0.06;
const HOMELESS_SHARE = 0.1;
const SMALL_AVATAR_SHARE = 0.2;

/** Some end with a number. */
export function drawUsername(handle: string, random: Random): string {
  return random.chance(0.7) ? handle : `${handle.replaceAll(' ', '')}${random.int(2, 99)}`;
}

/** Each place has its own order of names, so that no name repeats soon. */
export function handleOf(language: ContentLanguage, index: number, words: string): string {
  const handles = shuffled(REVIEW_TEXTS[language].handles, `${words} handles`);
  return handles[index % handles.length] ?? '';
}

function drawHome(language: ContentLanguage, random: Random): NonNullable<WireReview['user']['user_location']> {
  if (random.chance(HOMELESS_SHARE)) return { id: 'null' };
  const city = random.pick(homeCities(language));
  return { id: cityLocationId(city), name: `${city.names.en}, ${countryName(city.country.code, 'en')}` };
}

export function drawReviewer(
  handle: string,
  { language, origin }: { readonly language: ContentLanguage; readonly origin: string },
  random: Random,
): WireReview['user'] {
  const username = random.chance(NAMELESS_SHARE) ? '' : drawUsername(handle, random);
  const picture = avatarUrl(origin, random.int(1, AVATAR_COUNT));
  return {
    username,
    user_location: drawHome(language, random),
    avatar: {
      ...{ thumbnail: picture, small: picture, medium: picture },
      ...(!random.chance(SMALL_AVATAR_SHARE) && { large: picture, original: picture }),
    },
  };
}
