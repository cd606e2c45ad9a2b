import type { Browser, BrowserContext } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startApp, type App } from '../../e2e/start-app.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { openBrowser } from './open-browser.ts';
import { signIn } from './sign-in.ts';

const dist = path.join(path.dirname(path.dirname(import.meta.dirname)), 'web', 'dist');

/** Kilobytes (1000 bytes) after gzip, as a server that compresses once would send them. */
async function weigh(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => gzipSync(await readFile(path.join(dist, new URL(url).pathname)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Sends one message by call and gives the address of its chat. */
async function startChat({ address }: App, token: string): Promise<string> {
  const body = new FormData();
  body.set('message_content', 'Sample patient, dry cough for three days, no fever. Plan: call back in a week.');
  const answer = await fetch(`${address}/chat/create_chat/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const { data } = (await answer.json()) as { readonly data?: { readonly id: string } };
  if (data === undefined) throw new Error(`The chat could not be started: the server answered ${answer.status}.`);
  return `${address}/chat/${data.id}`;
}

/** Everything that one address makes a signed-in browser with an empty cache load, until the network is quiet. */
async function weighPage(
  context: BrowserContext,
  [name, limit]: readonly [name: string, limit: number],
  address: string,
  sign: string,
): Promise<Figure[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const loaded: { url: string; type: string }[] = [];
  page.on('requestfinished', (request) => loaded.push({ url: request.url(), type: request.resourceType() }));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(sign).first().waitFor();
  await page.close();
  const ofType = (type: string): string[] => [
    ...new Set(loaded.filter((item) => item.type === type).map((item) => item.url)),
  ];
  return [
    { what: `${name}: JavaScript`, value: await weigh(ofType('script')), unit: 'kB', limit },
    { what: `${name}: CSS`, value: await weigh(ofType('stylesheet')), unit: 'kB', limit: 11.9 },
    { what: `${name}: script files`, value: ofType('script').length, unit: 'files' },
  ];
}

async function weighBoth(app: App, browser: Browser): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const token = await signIn(page, app);
  const chat = await startChat(app, token);
  await page.close();
  return [
    ...(await weighPage(context, ['chat home', 150], `${app.address}/`, 'textarea')),
    ...(await weighPage(context, ['a chat', 180], chat, 'article')),
  ];
}

/** What a signed-in person's browser loads for the chat home and for a chat with an empty cache. */
export const benchmark: Benchmark = {
  title: 'Weight of the chat pages on their first load (gzip)',
  async run() {
    const app = await startApp();
    const browser = await openBrowser();
    try {
      return await weighBoth(app, browser);
    } finally {
      await browser.close();
      await app.stop();
    }
  },
};
