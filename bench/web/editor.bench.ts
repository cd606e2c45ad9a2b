import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { startApp, type App } from '../../e2e/start-app.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { openBrowser } from './open-browser.ts';
import { signIn } from './sign-in.ts';

const problems = ['Hypertension', 'Type 2 diabetes', 'Asthma', 'Gout', 'Osteoarthritis of the left knee', 'Migraine'];

/** A typed note of so many days, each with its own problem, drug and plan: about 100 characters of note a day. */
const longNote = (days: number): string =>
  [
    '58 yo F. PMH:',
    ...Array.from({ length: days }, (_, day) => `- ${problems[day % problems.length]}, seen on day ${day + 1}, stable`),
    'Meds:',
    ...Array.from({ length: days }, (_, day) => `- lisinopril ${day + 1} mg daily with breakfast, tolerated well`),
    'Plan:',
    ...Array.from({ length: days }, (_, day) => `- recheck potassium in ${day + 1} weeks and ring with the result`),
  ].join('\n');

/** So many of each make a note of about 20 kB. */
const days = 115;
const keys = 120;
const versions = 200;

interface MadeNote {
  readonly chatId: string;
  readonly replyId: string;
  readonly content: string;
}

async function makeNote(app: App, token: string): Promise<MadeNote> {
  const form = new FormData();
  form.set('message_content', longNote(days));
  const answer = await fetch(`${app.address}/chat/create_chat/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`The note was not written: ${answer.status}`);
  const { data } = (await answer.json()) as {
    data: { id: string; messages: readonly { id: string; message_content: string }[] };
  };
  const reply = data.messages.at(-1);
  if (reply === undefined) throw new Error('A note was expected.');
  return { chatId: data.id, replyId: reply.id, content: reply.message_content };
}

/** Versions of the note, each with another word at its end. */
async function makeVersions(app: App, token: string, { replyId, content }: MadeNote): Promise<void> {
  for (let version = 2; version <= versions; version += 1)
    await fetch(`${app.address}/chat/note/${replyId}/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        version_id: randomUUID(),
        revision: 0,
        message_content: `${content}\n\nSeen ${version}.`,
      }),
    });
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** Milliseconds from a press to what it brings on the screen. */
async function timeClick(page: Page, button: string, isThere: string): Promise<number> {
  return page.evaluate(
    async ([name, wanted]) => {
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      const all = [...document.querySelectorAll<HTMLElement>('article button')];
      const found = all.findLast((one) => (one.getAttribute('aria-label') ?? one.textContent).startsWith(name ?? ''));
      const started = performance.now();
      found?.click();
      while (document.querySelector(wanted ?? '') === null) await frame();
      await frame();
      return performance.now() - started;
    },
    [button, isThere],
  );
}

/** Milliseconds from each key to the frame after it was drawn. */
async function timeKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp), 0));
      },
      true,
    );
  });
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('abcdefgh '.charAt(key % 9));
    // The next key once this one is drawn.
    await page.waitForFunction((done) => (globalThis as unknown as { times: number[] }).times.length >= done, key + 1);
  }
  return page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
}

async function measure(browser: Browser, app: App): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const token = await signIn(page, app);
  const note = await makeNote(app, token);
  await page.goto(`${app.address}/chat/${note.chatId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  // As somebody who comes near the button: its script is fetched then.
  await page.getByRole('button', { name: 'Edit', exact: true }).hover();
  await page.waitForLoadState('networkidle');
  const opened = await timeClick(page, 'Edit', '[contenteditable="true"]');
  await page.getByRole('textbox', { name: 'Note' }).getByText('in 60 weeks').click();
  await page.keyboard.press('End');
  const times = await timeKeys(page);
  await page.keyboard.press('Escape');
  await makeVersions(app, token, note);
  await page.reload();
  await page.getByRole('button', { name: 'All versions' }).waitFor();
  await timeClick(page, 'All versions', 'dialog[open] [role=region], dialog[open] ins');
  await page.waitForFunction((all) => document.querySelectorAll('dialog[open] li').length >= all, versions);
  await page.keyboard.press('Escape');
  const listed = await timeClick(page, 'All versions', 'dialog[open] [role=region], dialog[open] ins');
  const shown = await page.locator('dialog[open] li').count();
  await page.close();
  return [
    { what: `size of the note`, value: note.content.length / 1000, unit: 'kB' },
    { what: 'opening the editor, its script there', value: opened, unit: 'ms', limit: 300 },
    { what: `key to paint while editing, p95 of ${keys}`, value: percentile(times, 0.95), unit: 'ms', limit: 32 },
    { what: `versions in the list, of ${versions}`, value: shown, unit: '', least: versions },
    { what: 'versions listed and two compared', value: listed, unit: 'ms', limit: 100 },
  ];
}

/** A long note as a document: how soon it opens, how fast it takes a key, how soon its versions stand side by side. */
export const benchmark: Benchmark = {
  title: 'Editing a note of 20 kB',
  async run() {
    const app = await startApp();
    const browser = await openBrowser();
    try {
      return await measure(browser, app);
    } finally {
      await browser.close();
      await app.stop();
    }
  },
};
