import babelExtractor from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import { filesByGroup } from './build/text-groups.ts';
import { textTables } from './build/text-tables.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: [...INTERFACE_LANGUAGES],
  catalogs: [...filesByGroup()].map(([group, include]) => ({
    path: `<rootDir>/app/i18n/locales/${group}/{locale}`,
    include: [...include],
  })),
  extractors: [textTables, babelExtractor],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
