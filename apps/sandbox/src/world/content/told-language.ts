/** The language of a hotel's texts: for some hotels the vendor has only English (reference §3.4, "best effort"). */
import { chanceOf } from '../../kernel/random';
import type { Hotel } from '../hotels/hotel';
import type { ContentLanguage } from '../languages';

const ENGLISH_ONLY_SHARE = 0.02;

export const toldLanguage = ({ id }: Hotel, asked: ContentLanguage): ContentLanguage =>
  asked !== 'en' && chanceOf(`${id} in English only`) < ENGLISH_ONLY_SHARE ? 'en' : asked;
