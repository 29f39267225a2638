import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import { filesByGroup } from './build/text-groups.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: [...INTERFACE_LANGUAGES],
  catalogs: [...filesByGroup()].map(([group, include]) => ({
    path: `<rootDir>/app/i18n/locales/${group}/{locale}`,
    include: [...include],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
