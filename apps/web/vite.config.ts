import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Named, because the build may run from any folder.
const linguiConfig = getConfig({ cwd: import.meta.dirname });

export default defineConfig(({ isSsrBuild }) => ({
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
