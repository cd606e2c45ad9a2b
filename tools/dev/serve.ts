import { runServer } from '../../server/src/run-server.ts';

// The server behind `npm run dev`: `serve.ts PAGES_ROOT first|next`. Only the first of a session says where to go.
const [pagesRoot = '', place = 'first'] = process.argv.slice(2);
const origin = await runServer({ pagesRoot, isQuiet: place !== 'first' });
process.send?.(origin);
