/** Builds the operator's desk, apart from the site: travellers must not pay for what the two could share. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  appType: 'custom',
  plugins: [react()],
  build: {
    target: 'es2023',
    modulePreload: false,
    outDir: 'dist/desk',
    copyPublicDir: false,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      input: 'app/desk/entry-desk.tsx',
    },
    reportCompressedSize: false,
  },
});
