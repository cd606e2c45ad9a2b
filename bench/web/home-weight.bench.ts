import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { startApp } from '../../e2e/start-app.ts';
import { percentile, type Benchmark, type Figure } from '../benchmark.ts';
import { openBrowser } from './open-browser.ts';

const dist = path.join(import.meta.dirname, '..', '..', 'web', 'dist');
const rounds = 5;

/** Slow 4G as Chrome's own tools apply it to each request, and a processor four times slower. */
const network = { latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };

const kilobytes = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length / 1000;

interface Visit {
  readonly document: number;
  readonly requests: number;
  readonly scriptBefore: number;
  readonly script: number;
}

async function weighScripts(urls: Iterable<string>): Promise<number> {
  const files = [...new Set(urls)].map((url) => readFile(path.join(dist, new URL(url).pathname)));
  return (await Promise.all(files)).reduce((sum, bytes) => sum + kilobytes(bytes), 0);
}

/** Opens everything that the page has and a script works: the menu of examples, each comparison, the contact form. */
async function useEverything(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 300);
  await page.locator('html[data-at-work]').waitFor();
  for (const tool of ['TranscriptX', 'Chartwright', 'Redactify', 'Validify'])
    await page.getByRole('tab', { name: tool, exact: true }).click();
  await page.waitForLoadState('networkidle');
}

/** @param language The browser's. An address with `?lang=` would not be hydrated but rendered from scratch. */
async function visit(browser: Browser, address: string, language: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: language });
  const page = await context.newPage();
  const scripts: string[] = [];
  let requests = 0;
  page.on('request', (request) => {
    requests += 1;
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  const document = kilobytes(Buffer.from((await answer?.body()) ?? ''));
  const before = { requests, script: await weighScripts(scripts) };
  await useEverything(page);
  const script = await weighScripts(scripts);
  await context.close();
  return { document, requests: before.requests, scriptBefore: before.script, script };
}

/** Milliseconds until the largest part stands, applied throttling, nothing in the cache. */
async function paint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const at = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return at;
}

async function medianPaint(browser: Browser, address: string): Promise<number> {
  const times: number[] = [];
  while (times.length < rounds) times.push(await paint(browser, address));
  return percentile(times, 0.5);
}

/** What a visitor's browser loads for the landing page, and how soon it and the sign-in page stand. */
export const benchmark: Benchmark = {
  title: 'The landing page: weight (gzip), requests, and first sight on Slow 4G with a processor four times slower',
  async run() {
    const app = await startApp();
    const browser = await openBrowser();
    try {
      const figures: Figure[] = [];
      for (const language of ['en', 'es']) {
        const one = await visit(browser, `${app.address}/home`, language);
        const name = `/home (${language})`;
        figures.push(
          { what: `${name}: HTML and CSS before the first paint`, value: one.document, unit: 'kB', limit: 21 },
          { what: `${name}: JavaScript before anybody does anything`, value: one.scriptBefore, unit: 'kB' },
          { what: `${name}: JavaScript in all, the engine to try apart`, value: one.script, unit: 'kB', limit: 120 },
          { what: `${name}: requests`, value: one.requests, unit: 'requests', limit: 8 },
        );
      }
      for (const [page, limit] of [
        ['/home', 1200],
        ['/login', 1800],
      ] as const) {
        const value = await medianPaint(browser, app.address + page);
        figures.push({ what: `${page}: largest contentful paint`, value, unit: 'ms', limit });
      }
      return figures;
    } finally {
      await browser.close();
      await app.stop();
    }
  },
};
