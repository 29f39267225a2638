/** The codes of the vouchers that pay for free nights. They never leave the server. */

export const FREE_NIGHT_PREFIX = 'FN-';

/** Whatever its letters look like: a provider may not care about capitals. */
export function isFreeNightCode(code: string): boolean {
  return code.trim().toUpperCase().startsWith(FREE_NIGHT_PREFIX);
}
