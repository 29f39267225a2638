import babelExtractor from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import { filesByGroup } from './build/text-groups.ts';
import { textTables } from './build/text-tables.ts';

/** The API reads this group at run time. No page loads it. */
const letters = ['letters', ['<rootDir>/../api/src/modules/mail/letter.texts.ts']] as const;

export default defineConfig({
  sourceLocale: 'en',
  locales: [...INTERFACE_LANGUAGES],
  catalogs: [...filesByGroup(), letters].map(([group, include]) => ({
    path: `<rootDir>/app/i18n/locales/${group}/{locale}`,
    include: [...include],
  })),
  extractors: [textTables, babelExtractor],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
