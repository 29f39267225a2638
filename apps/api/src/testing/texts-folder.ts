import path from 'node:path';

/** The site's catalogues. */
export const TEXTS_FOLDER = path.resolve(import.meta.dirname, '../../../web/app/i18n/locales');
