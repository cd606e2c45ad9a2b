import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { fetchAhead, withItself } from './fetch-ahead.ts';
import { cutFonts, preloadFonts } from './fonts.ts';
import { icons } from './icons/icons.ts';
import { speak, type Language } from './languages.ts';

export const root = join(import.meta.dirname, '..');
const fonts = join(root, '..', 'node_modules', '.cache', 'notewright-fonts');

/** On a busy machine the bundler would print where its time went, between a new user's command and the address. */
const checks = { bundlerTimings: false };

const common = (language: Language): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  resolve: { alias: { '@fonts': fonts } },
  plugins: [speak(language), contractEndpoints(), react()],
});

/** What a browser loads, in one language: the app's own page (`index.html`) and the frame of those built ahead (`visit.html`). */
export async function browserConfig(language: Language, outDir: string): Promise<InlineConfig> {
  await cutFonts(fonts);
  const base = common(language);
  return {
    ...base,
    plugins: [...(base.plugins ?? []), tailwindcss(), fetchAhead(), preloadFonts(), icons()],
    worker: { format: 'es', plugins: () => [contractEndpoints()] },
    build: {
      outDir,
      emptyOutDir: true,
      // The page's policy forbids inline script and style, and data: addresses for anything but pictures.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: withItself },
      manifest: true,
      reportCompressedSize: false,
      target: 'es2022',
      rolldownOptions: {
        checks,
        // Words go where they stand, not into a table that every page would carry.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        input: [join(root, 'index.html'), join(root, 'visit.html')],
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  };
}

/** What draws the pages that are built ahead; run once by `buildPages`. */
export function prerenderConfig(language: Language, outDir: string): InlineConfig {
  return {
    ...common(language),
    worker: { format: 'es', plugins: () => [contractEndpoints()] },
    publicDir: false,
    build: {
      ssr: join(root, 'src/app/prerender.tsx'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { checks },
      // Its sheets are thrown away: pages are drawn with those that browsers load.
      cssMinify: false,
      minify: false,
      target: 'es2022',
    },
  };
}
