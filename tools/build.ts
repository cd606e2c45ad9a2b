import { buildWeb } from './build-web.ts';

// `npm run build`: everything else runs from source, so the pages are all there is to build.
await buildWeb({ force: process.argv.includes('--force') });
