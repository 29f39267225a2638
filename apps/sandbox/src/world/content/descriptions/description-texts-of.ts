/** The sentences of descriptions, by language. */
import type { ContentLanguage } from '../../languages';
import { ARABIC } from './ar.seed';
import { CZECH } from './cs.seed';
import { GERMAN } from './de.seed';
import type { DescriptionTexts } from './description-texts';
import { ENGLISH } from './en.seed';
import { SPANISH } from './es.seed';
import { FRENCH } from './fr.seed';
import { HUNGARIAN } from './hu.seed';
import { ITALIAN } from './it.seed';
import { DUTCH } from './nl.seed';
import { POLISH } from './pl.seed';
import { TURKISH } from './tr.seed';

const TEXTS: Readonly<Record<ContentLanguage, DescriptionTexts>> = {
  en: ENGLISH,
  pl: POLISH,
  ar: ARABIC,
  es: SPANISH,
  it: ITALIAN,
  de: GERMAN,
  hu: HUNGARIAN,
  tr: TURKISH,
  cs: CZECH,
  fr: FRENCH,
  nl: DUTCH,
};

export const descriptionTextsOf = (language: ContentLanguage): DescriptionTexts => TEXTS[language];
