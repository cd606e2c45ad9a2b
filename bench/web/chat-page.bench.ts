import type { Browser, Page } from 'playwright-core';
import { startApp, type App } from '../../e2e/start-app.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { measureMainThread, openBrowser } from './open-browser.ts';
import { sampleList, sampleNote, cutPieces } from './sample-texts.ts';
import { answerFromScript, chatId, makeMessages, makeStream, title, type Script } from './scripted-chat.ts';
import { signIn } from './sign-in.ts';

const pieces = 500;
const script = (messages: number, text = ''): Script => ({
  chatId,
  title,
  messages: makeMessages(messages),
  events: makeStream(cutPieces(text, pieces)),
  duration: 4000,
});

/** A signed-in page on the chat home, whose calls about chats are answered from a script. */
async function openHome(browser: Browser, app: App, script: Script): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, app);
  await page.addInitScript(answerFromScript, script);
  await page.reload();
  await page.getByRole('link', { name: title }).waitFor();
  return page;
}

/** Milliseconds from the click on a chat to its newest message on the screen, and the elements of the page then. */
function openChat(page: Page): Promise<{ readonly shown: number; readonly nodes: number }> {
  return page.evaluate(async (id) => {
    const link = document.querySelector<HTMLElement>(`a[href="/chat/${id}"]`);
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const started = performance.now();
    link?.click();
    const isThere = (): boolean => {
      const log = document.querySelector('[role=log]');
      const last = [...document.querySelectorAll('article')].at(-1);
      if (!log || !last || last.textContent === '') return false;
      return last.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom;
    };
    while (!isThere()) await frame();
    await frame();
    return { shown: performance.now() - started, nodes: document.querySelectorAll('*').length };
  }, chatId);
}

async function measureOpening(browser: Browser, app: App): Promise<Figure[]> {
  const page = await openHome(browser, app, script(1000));
  // Once without the clock: the page's script is fetched and read then.
  await openChat(page);
  const times: number[] = [];
  let nodes = 0;
  for (let turn = 0; turn < 5; turn += 1) {
    await page.getByRole('link', { name: 'New Chat' }).click();
    await page.getByRole('heading', { name: 'How Can I Help You Today' }).waitFor();
    const opened = await openChat(page);
    times.push(opened.shown);
    nodes = Math.max(nodes, opened.nodes);
  }
  await page.close();
  times.sort((a, b) => a - b);
  return [
    { what: 'opening a chat of 1,000 messages, median', value: times[2] ?? Number.NaN, unit: 'ms', limit: 100 },
    { what: 'elements in the page then', value: nodes, unit: 'elements', limit: 1500 },
  ];
}

async function measureStream(browser: Browser, app: App, name: string, text: string, limit: number): Promise<Figure> {
  const page = await openHome(browser, app, script(20, text));
  await openChat(page);
  const cost = await measureMainThread(page, async () => {
    await page.getByRole('textbox', { name: 'Message' }).fill('Scripted words.');
    await page.keyboard.press('Enter');
    await page.getByText('Written by: Scripted model.').waitFor();
  });
  await page.close();
  return { what: `${name}, streamed in ${pieces} pieces over 4 s: whole page`, value: cost, unit: 'ms', limit };
}

/** What the chat page costs the browser's main thread, everything on it included. */
export const benchmark: Benchmark = {
  title: 'The chat page while it opens and while a reply is written (processor time of the main thread)',
  async run() {
    const app = await startApp();
    const browser = await openBrowser();
    try {
      return [
        ...(await measureOpening(browser, app)),
        await measureStream(browser, app, '20 kB note', sampleNote(20_000), 1500),
        await measureStream(browser, app, 'list of 200 items', sampleList(200), 2000),
      ];
    } finally {
      await browser.close();
      await app.stop();
    }
  },
};
