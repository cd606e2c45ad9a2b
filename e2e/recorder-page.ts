import type { Page } from '@playwright/test';
import { startScriptedSpeech, type ScriptedSpeech } from '../server/src/speech/testing/scripted-speech.ts';
import { expect, test as base } from './fixtures.ts';
import { startApp } from './start-app.ts';

interface SpeechFixtures {
  /** The endpoint of the installation. */
  readonly endpoint: ScriptedSpeech;
}

/** The browser has a microphone that beeps, and nobody is asked whether a page may hear it. */
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

export const test = base.extend<object, SpeechFixtures>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] }),
    { scope: 'worker' },
  ],
  endpoint: [
    async ({}, use) => {
      const endpoint = await startScriptedSpeech({ say: 'Fell on ice three days ago.' });
      await use(endpoint);
      await endpoint[Symbol.asyncDispose]();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ endpoint }, use) => {
      const app = await startApp({ SPEECH_URL: endpoint.baseUrl, SPEECH_MODEL: 'made-up' });
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
});

export const bar = (page: Page) => page.getByRole('region', { name: 'Visit recording' });
export const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Record a visit' });
export const source = (page: Page) =>
  page.getByRole('list', { name: 'What goes with the message' }).getByRole('listitem');
/** What is said to who listens to the page; another region of the kind belongs to the toasts. */
export const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Until so many seconds are at the server: pieces of two seconds come as they are recorded. */
export const expectSaved = (page: Page, seconds: number) =>
  expect
    .poll(async () => Number(/Saved to 0:(\d\d)/.exec(await bar(page).innerText())?.[1] ?? 0))
    .toBeGreaterThanOrEqual(seconds);

export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record a visit' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Everybody in the room has agreed to be recorded' }).check();
  await dialog(page).getByRole('button', { name: 'Start recording' }).click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}

/** Until the transcript is in the message, and nothing that was said is missing in it. */
export async function finish(page: Page): Promise<void> {
  await button(page, 'Finish').click();
  await expectWhole(page);
}

export async function expectWhole(page: Page): Promise<void> {
  await expect(bar(page)).toContainText('The transcript is in the message. Nothing has been sent.');
  await expect(bar(page)).not.toContainText('A stretch of the recording is missing.');
}

/** What the browser keeps of this page beside its session, as text. */
export const readSealed = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const texts = names.map(async (name) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const asked = indexedDB.open(name);
        asked.addEventListener('success', () => resolve(asked.result));
      });
      const all = await new Promise<readonly { readonly sealed: ArrayBuffer }[]>((resolve) => {
        const asked = database.transaction('pieces').objectStore('pieces').getAll();
        asked.addEventListener('success', () => resolve(asked.result));
      });
      database.close();
      return all.map(({ sealed }) => new TextDecoder('latin1').decode(sealed)).join('');
    });
    return (await Promise.all(texts)).join('');
  });
