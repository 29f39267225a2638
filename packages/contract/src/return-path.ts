/** Decides which address the browser may go to after a federated sign-in. */

/** Accepts a path of this site. Rejects everything that a browser or a proxy could read as another host. */
export function isReturnPath(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these while they read an address.
  if (!text.startsWith('/') || text.startsWith('//') || /[\\\u0000-\u0020\u007f-\u009f]/.test(text)) return false;
  const [path = ''] = text.split(/[?#]/, 1);
  return !/\/\/|%2f|%5c/i.test(path);
}
