/** The tag for a journey in further languages and sizes: only `npm run test:matrix` runs it. */
export const MATRIX = '@matrix';
