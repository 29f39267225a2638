/** What a file of a brand may be: its size, and the bytes that prove its kind. */
import path from 'node:path';
import { svgProblem } from './safe-svg';

const KB = 1000;

/** By the ending of the name. */
export const MAX_BYTES: Readonly<Record<string, number>> = {
  '.svg': 64 * KB,
  '.png': 1000 * KB,
  '.jpg': 1000 * KB,
  '.webp': 1000 * KB,
  '.woff2': 200 * KB,
  '.md': 200 * KB,
};

/** The bytes at the start of a file, in hexadecimal. Dots stand for any. */
const STARTS: Readonly<Record<string, RegExp>> = {
  '.png': /^89504e470d0a1a0a/,
  '.jpg': /^ffd8ff/,
  '.webp': /^52494646.{8}57454250/,
  '.woff2': /^774f4632/,
};

/** Null if it is fine. */
export function fileProblem(name: string, bytes: Buffer): string | null {
  const ending = path.extname(name);
  if (ending === '.svg') return svgProblem(bytes.toString());
  const start = STARTS[ending];
  if (!start || start.test(bytes.subarray(0, 16).toString('hex'))) return null;
  return `is not a ${ending.slice(1).toUpperCase()} file`;
}
