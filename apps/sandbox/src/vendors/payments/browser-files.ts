/** The files that run in the browser, as they are. They lie in `browser/` beside this file, in the source and for the bundle. */
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
