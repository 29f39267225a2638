/** The texts of guests, by language. */
import type { ContentLanguage } from '../../languages';
import ar from './ar.seed.json' with { type: 'json' };
import cs from './cs.seed.json' with { type: 'json' };
import de from './de.seed.json' with { type: 'json' };
import en from './en.seed.json' with { type: 'json' };
import es from './es.seed.json' with { type: 'json' };
import fr from './fr.seed.json' with { type: 'json' };
import hu from './hu.seed.json' with { type: 'json' };
import it from './it.seed.json' with { type: 'json' };
import nl from './nl.seed.json' with { type: 'json' };
import pl from './pl.seed.json' with { type: 'json' };
import type { ReviewTexts } from './review-texts';
import tr from './tr.seed.json' with { type: 'json' };

const TEXTS: Readonly<Record<ContentLanguage, ReviewTexts>> = { en, pl, ar, es, it, de, hu, tr, cs, fr, nl };

export const reviewTextsOf = (language: ContentLanguage): ReviewTexts => TEXTS[language];
