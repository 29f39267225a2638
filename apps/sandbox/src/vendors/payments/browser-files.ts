/**
 * Reads the files that run in the browser. They are in `browser/` beside this file, in the source and in the bundle.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

export interface BrowserFile {
  readonly type: string;
  readonly content: string;
}

export function readBrowserFile(name: `${string}.js` | `${string}.css`): BrowserFile {
  const file = require.resolve(`@tenth-night/sandbox/browser/${name}`);
  return { type: name.endsWith('.js') ? TYPES.js : TYPES.css, content: readFileSync(file, 'utf8') };
}
