/** The codes of the vouchers that pay for free nights. They never leave the server. */

export const FREE_NIGHT_PREFIX = 'FN-';

/** Ignores upper and lower case, because a provider may ignore it too. */
export function isFreeNightCode(code: string): boolean {
  return code.trim().toUpperCase().startsWith(FREE_NIGHT_PREFIX);
}
