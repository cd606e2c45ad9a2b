import { chromium } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromiumArgs, findChromium } from '../../e2e/find-chromium.ts';
import { startApp } from '../../e2e/start-app.ts';
import { signUpByCalls } from '../../e2e/sign-up-by-calls.ts';
import type { Benchmark, Figure } from '../benchmark.ts';

const dist = path.join(path.dirname(path.dirname(import.meta.dirname)), 'web', 'dist');

/** Kilobytes (1000 bytes) after gzip, as a server that compresses once would send them. */
async function weigh(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => gzipSync(await readFile(path.join(dist, new URL(url).pathname)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** What a signed-in person's browser loads for the chat page with an empty cache. */
export const benchmark: Benchmark = {
  title: 'Weight of the chat page on its first load (gzip)',
  async run() {
    const app = await startApp();
    const found = await findChromium();
    const browser = await chromium.launch({ executablePath: found.executablePath, args: [...chromiumArgs] });
    try {
      const context = await browser.newContext();
      const page = await context.newPage();
      const session = await signUpByCalls(app.address);
      await page.goto(`${app.address}/login`);
      await page.getByLabel('Email').fill(session.email);
      await page.getByLabel('Password', { exact: true }).fill(session.password);
      await page.getByLabel('Remember Me').check();
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.getByRole('heading', { name: 'How Can I Help You Today' }).waitFor();
      const fresh = await context.newPage();
      const loaded: { url: string; type: string }[] = [];
      fresh.on('requestfinished', (request) => loaded.push({ url: request.url(), type: request.resourceType() }));
      await fresh.goto(`${app.address}/`, { waitUntil: 'networkidle' });
      await fresh.getByRole('heading', { name: 'How Can I Help You Today' }).waitFor();
      const ofType = (type: string): string[] => loaded.filter((item) => item.type === type).map((item) => item.url);
      const figures: Figure[] = [
        { what: 'JavaScript', value: await weigh(ofType('script')), unit: 'kB', limit: 160 },
        { what: 'CSS', value: await weigh(ofType('stylesheet')), unit: 'kB', limit: 12 },
        { what: 'script files', value: ofType('script').length, unit: 'files' },
      ];
      return figures;
    } finally {
      await browser.close();
      await app.stop();
    }
  },
};
