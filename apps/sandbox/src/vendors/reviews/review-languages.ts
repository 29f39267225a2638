/** How many reviews of a place each language has: most in English, then the languages of its country, few in others. */
import { createRandom } from '../../kernel/random';
import { CITIES } from '../../world/cities/cities';
import type { City } from '../../world/cities/city';
import { CONTENT_LANGUAGES, type ContentLanguage } from '../../world/languages';
import type { Location } from './location';

/** The countries of each language, as far as the sandbox has cities there. */
const COUNTRIES: Readonly<Record<ContentLanguage, readonly string[]>> = {
  en: ['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'ZA'],
  pl: ['PL'],
  ar: ['AE', 'EG', 'MA', 'QA', 'SA'],
  es: ['ES', 'MX', 'CO', 'CL'],
  it: ['IT', 'CH'],
  de: ['DE', 'AT', 'CH'],
  hu: ['HU'],
  tr: ['TR'],
  cs: ['CZ', 'SK'],
  fr: ['FR', 'BE', 'CH', 'CA', 'MA'],
  nl: ['NL', 'BE'],
};

/** The shares of reviews in a language of the country, and in a foreign language. The others are in English. */
const LOCAL_SHARE = [0.15, 0.28] as const;
const FOREIGN_SHARE = [-0.006, 0.026] as const;

export const homeCities = (language: ContentLanguage): City[] =>
  CITIES.filter(({ country }) => COUNTRIES[language].includes(country.code));

export type LanguageCounts = Readonly<Record<ContentLanguage, number>>;

export function languageCounts({ id, city }: Location, reviewCount: number, seed: string): LanguageCounts {
  const random = createRandom(`${seed} ${id} languages`);
  const counts = Object.fromEntries(CONTENT_LANGUAGES.map((language) => [language, 0])) as Record<
    ContentLanguage,
    number
  >;
  counts.en = reviewCount;
  for (const language of CONTENT_LANGUAGES.slice(1)) {
    const isLocal = COUNTRIES[language].includes(city.country.code);
    const [from, to] = isLocal ? LOCAL_SHARE : FOREIGN_SHARE;
    const share = random.range(from, to);
    counts[language] = Math.max(0, Math.floor(reviewCount * share));
    counts.en -= counts[language];
  }
  return counts;
}
