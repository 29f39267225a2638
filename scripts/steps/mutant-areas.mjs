// What the mutation test breaks, and which tests must notice.
const API = 'apps/api/src/modules';

/** Tests and their helpers. */
const NO_SOURCES = ['**/*.test.ts', '**/testing/**'];

export const AREAS = {
  domain: {
    sources: ['packages/domain/src/**/*.ts'],
    tests: ['packages/domain/src/**/*.test.ts'],
    // Tables: a mutant would only prove that a test repeats the table.
    data: [
      ...['preferences/countries.ts', 'preferences/currencies.ts', 'preferences/languages.ts'],
      ...['checkout/cancellation.texts.ts', 'offers/board.texts.ts'],
    ].map((file) => `packages/domain/src/${file}`),
  },
  contract: {
    sources: ['packages/contract/src/**/*.ts'],
    tests: ['packages/contract/src/**/*.test.ts'],
    // Declared shapes, and lists of paths and codes. They have no rules to break; the tests of the routes check them.
    data: [
      ...['account', 'auth-shapes', 'booking', 'hotel', 'hotels', 'location', 'places', 'rates', 'reviews', 'trips'],
      ...['paths', 'first-paths'],
    ].map((file) => `packages/contract/src/${file}.ts`),
  },
  booking: {
    sources: [`${API}/booking/**/*.ts`],
    tests: [`${API}/booking/**/*.test.ts`],
    data: [],
  },
  rates: {
    sources: [`${API}/rates/**/*.ts`],
    tests: [`${API}/rates/**/*.test.ts`],
    data: [],
  },
  mail: {
    sources: [`${API}/mail/**/*.ts`],
    tests: [`${API}/mail/**/*.test.ts`],
    // English texts: `letter-catalogue.test.ts` compares them with the catalogues; no test repeats their words.
    data: [`${API}/mail/letter.texts.ts`],
  },
  auth: {
    sources: [`${API}/auth/**/*.ts`],
    // The erasure of an account is tested together with the account's data, and bearer tokens with the routes that take
    // them.
    tests: [
      `${API}/auth/**/*.test.ts`,
      `${API}/account/erased-account.test.ts`,
      `${API}/account/account.routes.test.ts`,
      'apps/api/src/plugins/identity.test.ts',
    ],
    data: [],
  },
};

/** The files to break, in Stryker's format. */
export function mutateOf({ sources, data }, only) {
  return [...(only ?? sources), ...[...NO_SOURCES, ...data].map((pattern) => `!${pattern}`)];
}
