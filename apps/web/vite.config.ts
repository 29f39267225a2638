import { createHash } from 'node:crypto';
import path from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageNames } from './app/pages.ts';
import { chunkOf } from './build/chunks.ts';

// Explicit, because the build may run from any folder.
const linguiConfig = getConfig({ cwd: import.meta.dirname });

/** The base of every page. It compresses better as one file, and stays the same across releases. */
const BASE = /node_modules\/(?:react|react-dom|scheduler|@lingui)\/|vite\/preload-helper/;
/** What each page has before it loads more: its scripts need not list it. */
const ON_EVERY_PAGE = /^assets\/(?:base|site|rolldown-runtime)-/;
/** A part of one page: that page has the rest of what it needs. */
const OF_ONE_PAGE = /^assets\/vouchers-panel-/;
/** Nearly every page. */
const MOST = pageNames().length - 2;

/**
 * The suffix of class names that several files use. Derived from the file, so that it compresses well and is the same
 * in the browser and on the server.
 */
const classOf = (name: string, file: string) => {
  const source = path.relative(import.meta.dirname, file.split('?', 1)[0] ?? '');
  return `${name}_${createHash('sha256').update(source).digest('base64url').slice(0, 4)}`;
};

/** Each class of a style module as a binding of its own: the bundler then writes the names where they are used. */
const classesAsBindings: Plugin = {
  name: 'classes-as-bindings',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: '.module.css' },
    handler: (code) => code.replaceAll(/^import (\w+) from ('.+\.module\.css';)$/gm, 'import * as $1 from $2'),
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    classesAsBindings,
    react(),
    babel({ plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]] }),
    // A missing translation stops the build.
    lingui({ cwd: import.meta.dirname, failOnMissing: true, failOnCompileError: true }),
  ],
  // The server bundle includes React in its production form, whatever NODE_ENV is at run time.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  css: { modules: { generateScopedName: classOf } },
  build: {
    target: 'es2023',
    // Every browser of this target supports module preload.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, files) =>
        files.filter((file) => (OF_ONE_PAGE.test(part) ? OF_ONE_PAGE.test(file) : !ON_EVERY_PAGE.test(file))),
    },
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // Fonts and the icon sprite are separate files: they are cached for good and load in parallel with the page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        // Every page lists the files of all others, and the hashes are most of its weight: so they are short. The
        // server names some files too.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        ...(!isSsrBuild && {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'base', test: BASE },
              // Our files that most pages load: many small files would weigh more than one.
              { name: 'site', minShareCount: MOST },
              { name: (id: string) => chunkOf(id.split('?', 1)[0] ?? ''), includeDependenciesRecursively: false },
            ],
          },
        }),
      },
      // The catalogues are built with the site. The page is told where those of its language are.
      input: isSsrBuild ? 'app/entry-server.tsx' : ['app/entry-client.tsx', 'app/i18n/all-texts.ts'],
    },
    reportCompressedSize: false,
    // The map library is one file of a megabyte. It loads only when a map opens.
    chunkSizeWarningLimit: 1_200,
  },
}));
