import type { Browser, Page } from 'playwright-core';
import type { Benchmark, Figure } from '../benchmark.ts';
import { buildStreamingPage } from './build-streaming-page.ts';
import { measureMainThread, openBrowser } from './open-browser.ts';
import { cutPieces, sampleList, sampleNote } from './sample-texts.ts';

type Drawer = 'product' | 'react-markdown';

const pieces = 500;
const texts = [
  { name: '20 kB note', pieces: cutPieces(sampleNote(20_000), pieces), limit: 300, ratio: 1 / 30 },
  { name: 'list of 200 items', pieces: cutPieces(sampleList(200), pieces), limit: 600, ratio: 1 / 12 },
] as const;

async function openPage(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const built = await buildStreamingPage();
  const page = await browser.newPage();
  await page.route('http://streaming.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isPage = pathname === '/';
    await route.fulfill({
      contentType: isPage ? 'text/html' : 'text/javascript',
      body: isPage
        ? `<!doctype html><script type="module" src="${built.script}"></script>`
        : await built.read(pathname),
    });
  });
  await page.goto('http://streaming.example/');
  await page.waitForFunction(() => 'drawGrowing' in window);
  return { page, close: built.remove };
}

async function draw(page: Page, drawer: Drawer, grown: readonly string[]): Promise<number> {
  return measureMainThread(page, () =>
    page.evaluate(
      ([name, all]) =>
        (window as unknown as { drawGrowing: (name: string, all: readonly string[]) => Promise<number> }).drawGrowing(
          name,
          all,
        ),
      [drawer, grown] as const,
    ),
  );
}

async function compare(page: Page): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const text of texts) {
    // Once for the engine of the browser to get to know the code; then what counts.
    await draw(page, 'product', text.pieces);
    await draw(page, 'react-markdown', text.pieces.slice(0, 100));
    const own = await draw(page, 'product', text.pieces);
    const peer = await draw(page, 'react-markdown', text.pieces);
    figures.push(
      { what: `${text.name} in ${pieces} pieces, each drawn`, value: own, unit: 'ms', limit: text.limit },
      { what: `${text.name}, react-markdown with its sanitiser`, value: peer, unit: 'ms' },
      { what: `${text.name}: share of react-markdown's time`, value: own / peer, unit: '', limit: text.ratio },
    );
  }
  return figures;
}

/** What a reply costs the main thread while it is being written. */
export const benchmark: Benchmark = {
  title: 'Drawing a reply that is being written (processor time of the main thread)',
  async run() {
    const browser = await openBrowser();
    try {
      const { page, close } = await openPage(browser);
      try {
        return await compare(page);
      } finally {
        await close();
      }
    } finally {
      await browser.close();
    }
  },
};
