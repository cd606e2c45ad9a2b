import { join } from 'node:path';
import { startTestServer } from '../server/src/testing/start-test-server.ts';

// A whole Notewright with its pages and a clock that the journey moves on, started by `start-moving-app.ts` alone: an
// ordinary start has no such clock and hears nobody who would move it. It runs meanwhile, as the browser's does.
let ahead = 0;
const clock = { now: () => Date.now() + ahead };
const settings = JSON.parse(process.env['E2E_SETTINGS'] ?? '{}') as Record<string, string>;
const server = await startTestServer({ clock, settings, pagesRoot: join(import.meta.dirname, '..') });

process.on('message', ({ advance }: { readonly advance: number }) => {
  ahead += advance;
  process.send?.({ now: clock.now() });
});
process.once('disconnect', () => void server.stop().then(() => process.exit(0)));
process.send?.({ address: server.origin, dataDir: server.dataDir });
