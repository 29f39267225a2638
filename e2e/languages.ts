/** The languages of the site, by their files of texts. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

export const LANGUAGES = readdirSync(path.join(import.meta.dirname, '../apps/web/app/i18n/locales/main')).map((file) =>
  path.basename(file, '.po'),
);
