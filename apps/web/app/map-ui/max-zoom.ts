/** At this zoom no two hotels are merged. */
export const MAX_ZOOM = 17;
