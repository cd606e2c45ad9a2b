import { join } from 'node:path';
import { defineConfig } from 'vite';
import { browserConfig, root } from './build/pages-config.ts';

/** The pages in English, for Vite's own commands; `npm run build` makes all of them (`build/build-pages.ts`). */
export default defineConfig(async () => browserConfig('en', join(root, 'dist')));
