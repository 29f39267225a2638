/** Reads queries as the vendors' clients send them: `+` is a space. Ignores values that are empty or `undefined`. */
export function readQuery(text: string): Record<string, string> {
  const pairs = [...new URLSearchParams(text)];
  return Object.fromEntries(pairs.filter(([, value]) => value !== '' && value !== 'undefined'));
}
