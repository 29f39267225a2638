import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageNames } from './app/pages.ts';
import { chunkOf } from './build/chunks.ts';

// Named, because the build may run from any folder.
const linguiConfig = getConfig({ cwd: import.meta.dirname });

/** The router's own package names its development build whatever is asked for; its production build lies beside it. */
const routerFolder = path.join(path.dirname(createRequire(import.meta.url).resolve('react-router')), '../production');
const productionRouter = [
  { find: /^react-router$/, replacement: path.join(routerFolder, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(routerFolder, 'dom-export.mjs') },
];

/**
 * The router's components are made by calls and given names for developer tools. Neither says that it does nothing else,
 * so those that nobody uses would stay in the bundle. Its warnings are for developers too: they see them in development.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/^( *)(warning(?:Once)?\()/gm, '$1/* @__PURE__ */ $2')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/** What every page stands on: it packs better in one file, and stays the same from one release to the next. */
const BASE = /node_modules\/(?:react|react-dom|scheduler|react-router|@lingui)\/|vite\/preload-helper/;
/** Nearly every page. */
const MOST = pageNames().length - 2;

/** Of classes that share a name: by their file, so that it packs well, and the same in the browser and on the server. */
const classOf = (name: string, file: string) => {
  const source = path.relative(import.meta.dirname, file.split('?', 1)[0] ?? '');
  return `${name}_${createHash('sha256').update(source).digest('base64url').slice(0, 4)}`;
};

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' ? productionRouter : [] },
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    unusedRouterParts,
    react(),
    babel({ plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]] }),
    // A text that lacks its translation stops the build.
    lingui({ cwd: import.meta.dirname, failOnMissing: true, failOnCompileError: true }),
  ],
  // The server bundle holds React itself: its production form, whatever NODE_ENV says when it runs.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  css: { modules: { generateScopedName: classOf } },
  build: {
    target: 'es2023',
    // Every browser that runs this target preloads modules by itself.
    modulePreload: { polyfill: false },
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // Fonts and the icon sprite are files of their own: they are cached for good and load beside the page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        // Every page names all files of the others: of each name the random part weighs most. The server names some as well.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        ...(!isSsrBuild && {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'base', test: BASE },
              // Of ours, what most pages load: many small files would weigh more than one.
              { name: 'site', minShareCount: MOST },
              { name: (id: string) => chunkOf(id.split('?', 1)[0] ?? ''), includeDependenciesRecursively: false },
            ],
          },
        }),
      },
      // The catalogues are built beside the site: the page is told where those of its language are.
      input: isSsrBuild ? 'app/entry-server.tsx' : ['app/entry-client.tsx', 'app/i18n/all-texts.ts'],
    },
    reportCompressedSize: false,
    // The map library is one file of a megabyte, and loads when a map is opened.
    chunkSizeWarningLimit: 1_200,
  },
}));
