/** The author of a review. Some have no name, some no place, and some no large picture (reference §3.4). */
import type { WireReview } from '@tenth-night/provider-wire/reviews/reviews';
import type { Random } from '../../kernel/random';
import { type ContentLanguage, countryName } from '../../world/languages';
import { AVATAR_COUNT } from './images';
import { cityLocationId } from './location-id';
import { homeCities } from './review-languages';
import { REVIEW_TEXTS } from './texts/texts';
import { avatarUrl } from './web-urls';

const NAMELESS_SHARE = 0.06;
const HOMELESS_SHARE = 0.1;
const SMALL_AVATAR_SHARE = 0.2;

export function drawUsername(language: ContentLanguage, random: Random): string {
  const handle = random.pick(REVIEW_TEXTS[language].handles);
  return random.chance(0.4) ? handle : `${handle}${random.int(2, 99)}`;
}

function drawHome(language: ContentLanguage, random: Random): NonNullable<WireReview['user']['user_location']> {
  if (random.chance(HOMELESS_SHARE)) return { id: 'null' };
  const city = random.pick(homeCities(language));
  return { id: cityLocationId(city), name: `${city.names.en}, ${countryName(city.country.code, 'en')}` };
}

export function drawReviewer(language: ContentLanguage, origin: string, random: Random): WireReview['user'] {
  const username = random.chance(NAMELESS_SHARE) ? '' : drawUsername(language, random);
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
