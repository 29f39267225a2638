/** One or two letters for a user name: `annika_k`, `Maria R.`, `joao`. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.slice(0, 2).map(([letter]) => letter);
  return letters.join('').toUpperCase();
}
