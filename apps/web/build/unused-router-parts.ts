/**
 * The router creates its components by calls, and names them for developer tools. Bundlers cannot tell that these have
 * no side effects, so unused components would stay in the bundle. This plugin marks the calls as pure and removes the
 * names. It also drops the router's warnings: developers still see them in development.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The router's package always resolves to its development build. Its production build is in the folder beside it. */
export const ROUTER_FOLDER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router')),
  '../production',
);

/** The test beside this file compares the result with the router's own code, and fails if the router changes. */
export function withoutUnusedParts(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^( *)(warning(?:Once)?\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
}

export const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) => ({ code: withoutUnusedParts(code), map: null }),
  },
};
