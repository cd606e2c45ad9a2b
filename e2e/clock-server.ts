import { join } from 'node:path';
import { startTestServer } from '../server/src/testing/start-test-server.ts';

// A whole Notewright with its pages and a clock that the journey moves on, started by `start-moving-app.ts` alone: an
// ordinary start has no such clock and hears nobody who would move it. It runs meanwhile, as the browser's does.
let ahead = 0;
const clock = { now: () => Date.now() + ahead };
const settings = JSON.parse(process.env['E2E_SETTINGS'] ?? '{}') as Record<string, string>;
// Records of domains, which the journey puts there.
const records = new Map<string, readonly string[]>();
const resolveTxt = (domain: string) => Promise.resolve((records.get(domain) ?? []).map((text) => [text]));
const server = await startTestServer({ clock, settings, resolveTxt, pagesRoot: join(import.meta.dirname, '..') });

interface Wanted {
  readonly advance?: number;
  readonly record?: { readonly domain: string; readonly text: string };
}

process.on('message', ({ advance = 0, record }: Wanted) => {
  ahead += advance;
  if (record !== undefined) records.set(record.domain, [record.text]);
  process.send?.({ now: clock.now() });
});
process.once('disconnect', () => void server.stop().then(() => process.exit(0)));
process.send?.({ address: server.origin, dataDir: server.dataDir });
