import { createRequire } from 'node:module';
import path from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Named, because the build may run from any folder.
const linguiConfig = getConfig({ cwd: import.meta.dirname });

/** The router's own package names its development build whatever is asked for; its production build lies beside it. */
const routerFolder = path.join(path.dirname(createRequire(import.meta.url).resolve('react-router')), '../production');
const productionRouter = [
  { find: /^react-router$/, replacement: path.join(routerFolder, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(routerFolder, 'dom-export.mjs') },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' ? productionRouter : [] },
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
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
      input: isSsrBuild ? 'app/entry-server.tsx' : 'app/entry-client.tsx',
    },
    reportCompressedSize: false,
  },
}));
