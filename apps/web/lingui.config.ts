import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Texts by the page that needs them, so that no page carries those of all others. What stands here leaves `main`. */
const PAGES = {
  search: [
    'routes/search.tsx',
    'routes/criteria-bar.tsx',
    'features/results/**',
    'features/filters/**',
    'i18n/amenity-names.ts',
    'i18n/price-words.tsx',
  ],
  hotel: [
    'routes/hotel.tsx',
    'routes/hotel-page.tsx',
    'routes/stay-form.tsx',
    'features/hotel/**',
    'features/gallery/**',
    'features/rooms/**',
    'features/reviews/**',
    'i18n/price-words.tsx',
    'i18n/board-names.ts',
  ],
  checkout: [
    'routes/checkout.tsx',
    'features/checkout/**',
    'features/cancellation/**',
    'features/reviews/head-rating.tsx',
    'features/reviews/bubbles.tsx',
    'i18n/board-names.ts',
    'i18n/payer-fields.ts',
    'i18n/payer-words.tsx',
    'i18n/stay-days.tsx',
  ],
  booking: [
    'routes/payment-return.tsx',
    'routes/booking-confirmation.tsx',
    'routes/booking.tsx',
    'features/booking/**',
    'features/cancellation/**',
    'features/checkout/offer-words.tsx',
    'i18n/board-names.ts',
    'i18n/stay-days.tsx',
  ],
  trips: ['routes/trips.tsx', 'features/trips/**', 'features/rooms/refund-note.tsx', 'i18n/stay-days.tsx'],
  explore: ['routes/explore.tsx', 'routes/destination.tsx'],
  legal: ['features/legal/**'],
  menus: [
    'features/preferences/preferences-panel.tsx',
    'features/destinations/destinations-by-region.tsx',
    'features/auth/sign-in-dialog.tsx',
    'features/auth/sign-in-form.tsx',
    'features/auth/forgot-form.tsx',
    'features/auth/use-forgot-password.ts',
    'features/auth/use-sign-in.ts',
    'i18n/password-words.ts',
    'i18n/email-words.ts',
    'features/auth/account-menu.tsx',
    'features/shell/side-menu.tsx',
  ],
  pages: ['routes/not-found.tsx', 'routes/support.tsx', 'routes/experiences.tsx', 'routes/signed-in.tsx'],
  account: [
    'routes/account.tsx',
    'routes/reset-password.tsx',
    'routes/confirm-email.tsx',
    'features/account/**',
    'features/auth/reset-password.tsx',
    'features/auth/confirm-email.tsx',
    'features/auth/forgot-form.tsx',
    'features/auth/use-forgot-password.ts',
    'i18n/email-words.ts',
    'i18n/password-words.ts',
    'i18n/payer-fields.ts',
    'i18n/payer-words.tsx',
  ],
  map: ['features/map/**'],
  widgets: ['features/date-range/**', 'features/travellers/**', 'features/place-picker/place-suggestions.tsx'],
};

const inApp = (path: string) => `<rootDir>/app/${path}`;

const catalogue = (group: string, include: string[], exclude: string[] = []) => ({
  path: `<rootDir>/app/i18n/locales/${group}/{locale}`,
  include: include.map(inApp),
  exclude: exclude.map(inApp),
});

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pl', 'ar', 'es', 'it', 'de', 'hu', 'tr', 'cs', 'fr', 'nl'],
  catalogs: [
    catalogue('main', ['**'], Object.values(PAGES).flat()),
    ...Object.entries(PAGES).map(([group, include]) => catalogue(group, include)),
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
