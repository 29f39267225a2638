// Compresses the site's files once during the build, with the best compression.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(m?js|css|svg|json|txt|html)$/;
const LEAST_BYTES = 100;

export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => TEXT.test(file) && !file.startsWith('.vite'));
  for (const file of files.map((name) => path.join(folder, name))) {
    const content = await readFile(file);
    if (content.length < LEAST_BYTES) continue;
    const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
