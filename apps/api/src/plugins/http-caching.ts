/**
 * Places and lists of hotels change over months. For a minute a browser may use what it has: the search form loads both
 * before the traveller presses Search.
 */
export const A_MINUTE = 'private, max-age=60';
