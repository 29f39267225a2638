/** Query text as the vendors' own clients send it: `+` is a space, and an empty or `undefined` value was never meant. */
export function readQuery(text: string): Record<string, string> {
  const pairs = [...new URLSearchParams(text)];
  return Object.fromEntries(pairs.filter(([, value]) => value !== '' && value !== 'undefined'));
}
