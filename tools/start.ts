import { buildWeb } from './build-web.ts';

// `npm start`: pages that are current are not built again, so a second start is quick.
await buildWeb();
await import('../server/src/main.ts');
