/** More than any tile or part of an index has. A damaged archive could ask for gigabytes. */
const MOST_BYTES = 8 * 1024 * 1024;

export function checkLength(length: number): void {
  if (!(length >= 0 && length <= MOST_BYTES)) throw new Error(`The archive asks for ${length} bytes`);
}
