import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { filesByGroup } from './build/text-groups.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pl', 'ar', 'es', 'it', 'de', 'hu', 'tr', 'cs', 'fr', 'nl'],
  catalogs: [...filesByGroup()].map(([group, include]) => ({
    path: `<rootDir>/app/i18n/locales/${group}/{locale}`,
    include: [...include],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
