/** The drawn scene of each destination, by its slug. */
export const CITY_ART_SIZE = { width: 1600, height: 900 } as const;

export const cityArt = (slug: string): string => `/art/cities/${slug}.svg`;
