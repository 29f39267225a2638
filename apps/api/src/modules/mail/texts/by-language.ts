import type { InterfaceLanguage } from '@tenth-night/domain/preferences/languages';
import { ar } from './ar';
import { cs } from './cs';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { hu } from './hu';
import { it } from './it';
import type { MailTexts } from './mail-texts';
import { nl } from './nl';
import { pl } from './pl';
import { tr } from './tr';

/** All languages of the interface, by language code. */
export const MAIL_TEXTS: Readonly<Record<InterfaceLanguage, MailTexts>> = {
  en,
  pl,
  ar,
  es,
  it,
  de,
  hu,
  tr,
  cs,
  fr,
  nl,
};
