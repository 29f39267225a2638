/** `?plain=1` is for browsers without scripts: the page waits until it is complete. */
export const PLAIN_PARAM = 'plain';
