/** The tag for rare cases, and for journeys in further languages and sizes: only `npm run test:matrix` runs them. */
export const MATRIX = '@matrix';
