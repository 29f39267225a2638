/** How the results are shown: `view=map` with the map, otherwise only the list. */
export const MAP_VIEW = ['view', 'map'] as const;
