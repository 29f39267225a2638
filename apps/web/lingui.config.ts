import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  catalogs: [{ path: '<rootDir>/app/i18n/locales/{locale}', include: ['<rootDir>/app'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
