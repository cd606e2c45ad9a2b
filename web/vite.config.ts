import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { contractEndpoints } from './build/contract-endpoints.ts';
import { cutFonts, preloadFonts } from './build/fonts.ts';
import { leanRouter } from './build/lean-router.ts';
import { markedLexer } from './build/marked-lexer.ts';
import { precompress } from './build/precompress.ts';

const root = import.meta.dirname;
const fonts = join(root, '..', 'node_modules', '.cache', 'notewright-fonts');

export default defineConfig(async () => {
  await cutFonts(fonts);
  return {
    root,
    resolve: { alias: { '@fonts': fonts } },
    plugins: [contractEndpoints(), tailwindcss(), react(), markedLexer(), leanRouter(), preloadFonts(), precompress()],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      // The page's policy forbids inline script and style, and data: addresses for anything but pictures.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: true,
      reportCompressedSize: false,
      target: 'es2022',
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
});
