/** The vendor's names of aspects, trip types and kinds of places in each language. */
import Type from 'typebox';
import { asSeed, closed, eachOf, Text } from '../../kernel/seed';
import { CONTENT_LANGUAGES } from '../../world/languages';
import { ASPECTS } from './aspect';
import localizedNames from './localized-names.seed.json' with { type: 'json' };

const names = closed({
  aspects: closed(eachOf(ASPECTS, Text)),
  /** Business, couples, solo, family, friends. */
  tripTypes: Type.Tuple([Text, Text, Text, Text, Text]),
  categories: closed({ hotel: Text, restaurant: Text, attraction: Text, geographic: Text }),
  /** Traveler, management, expert. */
  sources: Type.Tuple([Text, Text, Text]),
  ranking: Text,
});
export const LocalizedNames = closed(eachOf(CONTENT_LANGUAGES, names));

export const LOCALIZED_NAMES = asSeed<typeof LocalizedNames>(localizedNames);
