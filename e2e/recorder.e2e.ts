import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { startScriptedSpeech, type ScriptedSpeech } from '../server/src/speech/testing/scripted-speech.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { copyButton, expect, lastReply, messageBox, signIn, test as base } from './fixtures.ts';
import { signUpByCalls, type SignedUp } from './sign-up-by-calls.ts';
import { startApp } from './start-app.ts';
import { tabTo } from './tab-to.ts';

interface SpeechFixtures {
  /** The endpoint of the installation. */
  readonly endpoint: ScriptedSpeech;
}

/** The browser has a microphone that beeps, and nobody is asked whether a page may hear it. */
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const test = base.extend<object, SpeechFixtures>({
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

const bar = (page: Page) => page.getByRole('region', { name: 'Visit recording' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Record a visit' });
const source = (page: Page) => page.getByRole('list', { name: 'What goes with the message' }).getByRole('listitem');
/** What is said to who listens to the page; another region of the kind belongs to the toasts. */
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Until so many seconds are at the server: pieces of two seconds come as they are recorded. */
const expectSaved = (page: Page, seconds: number) =>
  expect
    .poll(async () => Number(/Saved to 0:(\d\d)/.exec(await bar(page).innerText())?.[1] ?? 0))
    .toBeGreaterThanOrEqual(seconds);

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record a visit' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Everybody in the room has agreed to be recorded' }).check();
  await dialog(page).getByRole('button', { name: 'Start recording' }).click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}

/** Leaves nothing behind for the next journey of the account, and no question whether the page is to be left. */
async function finish(page: Page): Promise<void> {
  await button(page, 'Finish').click();
  await expect(bar(page)).toContainText('The transcript is in the message. Nothing has been sent.');
}

const acceptLeaving = (page: Page): void => void page.on('dialog', (question) => void question.accept());

/** What the browser keeps of this page beside its session, as text. */
const readSealed = (page: Page): Promise<string> =>
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

test(
  'a visit is recorded while one works on, and its transcript goes with the message, for TranscriptX',
  { tag: '@quick' },
  async ({ page, account, endpoint }) => {
    endpoint.play({ say: 'Fell on ice three days ago.' }, { say: 'No fever.' });
    await signIn(page, account);
    await page.getByRole('button', { name: 'Record a visit' }).click();
    await dialog(page).getByRole('button', { name: 'Start recording' }).click();
    await expect(dialog(page).getByRole('alert').first()).toContainText(
      'Please tick the box once everybody has agreed.',
    );
    await page.keyboard.press('Escape');
    await begin(page);
    await expect(said(page, 'The visit is being recorded.')).toHaveCount(1);
    await messageBox(page).fill('Typed while the visit goes on.');
    await expectSaved(page, 2);
    // Elsewhere in the product it goes on.
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings');
    await expectSaved(page, 4);
    await button(page, 'Pause').click();
    await expect(bar(page)).toContainText('Paused');
    await expect(said(page, 'The recording is paused.')).toHaveCount(1);
    await button(page, 'Show the words so far').click();
    await expect(bar(page)).toContainText('Fell on ice three days ago.');
    await expect(bar(page)).toContainText('All of it is saved');
    await button(page, 'Go on').click();
    await expect(button(page, 'Pause')).toBeFocused();
    await expectSaved(page, 6);
    await finish(page);
    await button(page, 'Open the message').click();
    await expect(page).toHaveURL('/');
    await expect(source(page)).toContainText(/Visit, \d\d:\d\d, 1 min/);
    await expect(messageBox(page)).toHaveValue('Typed while the visit goes on.');
    await expect(page.getByRole('button', { name: /^TranscriptX/ })).toHaveAttribute('aria-pressed', 'true');
    const [first, second] = endpoint.received.slice(-2).map(({ form }) => form.get('file') as File);
    expect([first?.size ?? 0, second?.size ?? 0].every((size) => size > 500)).toBe(true);

    // Sent, it need not be kept any more: nothing is offered after a reload.
    const putAway = page.waitForResponse(/\/recordings\/put_away\//);
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(copyButton(lastReply(page))).toBeVisible();
    expect((await putAway).ok()).toBe(true);
    const open = page.waitForResponse(/\/recordings\/open\//);
    await page.reload();
    expect(await (await open).json()).toEqual({ data: [] });
    await expect(bar(page)).toBeHidden();
    expect(await readSealed(page)).toBe('');
  },
);

test('what was interrupted by a reload goes on, and its words stand before those that follow', async ({
  page,
  account,
  endpoint,
}) => {
  endpoint.play({ say: 'Before the reload.' }, { say: 'After the reload.' });
  acceptLeaving(page);
  await signIn(page, account);
  await begin(page);
  await expectSaved(page, 4);
  await page.reload();
  await expect(bar(page)).toContainText(/A recording of \d\d:\d\d, 1 minute, was interrupted\./);
  await button(page, 'Go on').click();
  await expectSaved(page, 8);
  await finish(page);
  // Between finish and send the page may go: the transcript is there again.
  await page.reload();
  await expect(bar(page)).toContainText(/The transcript of the visit of \d\d:\d\d, 1 minute, is ready\./);
  await button(page, 'Add it to this message').click();
  await source(page).getByRole('button', { name: 'Change' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(copyButton(lastReply(page))).toBeVisible();
  const sent = page.getByRole('log');
  await expect(sent).toContainText(/Visit, \d\d:\d\d, 1 min/);
});

test('without a connection recording goes on, and what waits is sent when it is there again', async ({
  page,
  account,
  endpoint,
  context,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  endpoint.play({ say: 'Said without a connection.' });
  await signIn(page, account);
  await begin(page);
  await expectSaved(page, 2);
  await context.setOffline(true);
  await expect(bar(page)).toContainText('Not connected: recording goes on.');
  await expect(said(page, 'Not connected. The recording goes on.')).toHaveCount(1);
  await expect.poll(() => readSealed(page).then((sealed) => sealed.length)).toBeGreaterThan(10_000);
  // Sealed: of what a browser's recording begins with and is made of, nothing stands there.
  expect(await readSealed(page)).not.toMatch(/webm|matroska|OpusHead|\u001AE\u00DF\u00A3/i);
  await button(page, 'Finish').click();
  await expect(bar(page)).toContainText('Not connected: the transcript is made once the connection is back.');
  await context.setOffline(false);
  await expect(bar(page)).toContainText('The transcript is in the message.');
  expect(await readSealed(page)).toBe('');
});

test('at the end of a session nothing of a recording is left in the browser, and another session cannot go on with it', async ({
  page,
  account,
  context,
  endpoint,
}) => {
  endpoint.play({ say: 'Said before signing out.' });
  acceptLeaving(page);
  await signIn(page, account);
  await begin(page);
  await expectSaved(page, 2);
  await context.route('**/recordings/piece/**', (route) => route.abort());
  await expect.poll(() => readSealed(page).then((sealed) => sealed.length)).toBeGreaterThan(1000);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(Object.keys((JSON.parse(kept) as [object, object])[1]).toSorted()).toEqual([
    'isAuthenticated',
    'persist:root',
  ]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
  await context.unroute('**/recordings/piece/**');

  await signIn(page, account);
  await expect(bar(page)).toContainText('was begun on another device or in another session. It can be finished here.');
  await expect(button(page, 'Go on')).toBeHidden();
  await finish(page);
  await expect(bar(page)).toContainText('A stretch of the recording is missing.');
  await expect(source(page)).toContainText('Visit, ');
});

test('the other tab says that this one records, and may when it has ended', async ({
  page,
  account,
  context,
  endpoint,
}) => {
  endpoint.play({ say: 'Said in the first tab.' });
  await signIn(page, account, { remember: true });
  const other = await context.newPage();
  await other.goto('/');
  await expect(messageBox(other)).toBeVisible();
  await begin(page);
  await expect(bar(other)).toContainText('A visit is being recorded in another tab of this browser.');
  await other.getByRole('button', { name: 'Record a visit' }).click();
  await expect(dialog(other)).toContainText('A visit is being recorded in another tab of this browser.');
  await dialog(other).getByRole('button', { name: 'Close' }).last().click();
  await expectSaved(page, 2);
  await button(page, 'Discard').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(bar(other)).toBeHidden();
  await begin(other);
  await button(other, 'Discard').click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(bar(other)).toBeHidden();
});

/** Locks the session as the server does when it is told to; the page hears of it with its next call. */
async function lockByCall(page: Page): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('persist:root') ?? '{}') as { accessToken: string }).accessToken,
  );
  const answer = await page.request.post('/authentication_app/lock/', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  expect(answer.ok()).toBe(true);
}

test('a locked screen shows nothing of a recording and does not end it', async ({ page, account, endpoint }) => {
  endpoint.play({ say: 'Zebrafinch allergy.' });
  await signIn(page, account);
  await begin(page);
  await expectSaved(page, 2);
  await button(page, 'Pause').click();
  await button(page, 'Show the words so far').click();
  await expect(bar(page)).toContainText('Zebrafinch allergy.');
  await button(page, 'Go on').click();
  await lockByCall(page);
  await expect(page.getByRole('heading', { name: 'Your screen is locked' })).toBeVisible();
  expect(await page.content()).not.toContain('Zebrafinch');
  await expect(bar(page)).toBeHidden();
  // It goes on, and is saved: nothing of it waits in this browser while nobody is there.
  for (const _ of [1, 2, 3]) expect((await page.waitForResponse(/\/recordings\/piece\//)).ok()).toBe(true);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expectSaved(page, 8);
  await finish(page);
  await expect(source(page)).toContainText('Visit, ');
});

test('why a visit cannot be recorded is one sentence, and nothing is left behind', async ({ page, account }) => {
  const open = () => page.getByRole('button', { name: 'Record a visit' }).click();
  await signIn(page, account);
  await page.evaluate(() => {
    Object.assign(globalThis, { given: MediaRecorder });
    Reflect.deleteProperty(globalThis, 'MediaRecorder');
  });
  await open();
  await expect(dialog(page)).toContainText('This browser cannot record sound.');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    Object.assign(globalThis, { MediaRecorder: (globalThis as unknown as { given: unknown }).given });
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await open();
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Start recording' }).click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('The microphone is blocked.');
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.querySelector('meta[name="notewright-speech"]')?.remove());
  await open();
  await expect(dialog(page)).toContainText('no speech service is set up');
});

test('a recording in which nobody is heard says so, and adds nothing to the message', async ({
  page,
  account,
  endpoint,
}) => {
  const before = endpoint.received.length;
  await page.addInitScript(() => {
    const silence = async (): Promise<MediaStream> => {
      const context = new AudioContext();
      const room = context.createMediaStreamDestination();
      const quiet = new ConstantSourceNode(context, { offset: 0 });
      quiet.connect(room);
      quiet.start();
      return room.stream;
    };
    navigator.mediaDevices.getUserMedia = silence;
  });
  await signIn(page, account);
  await begin(page);
  await expectSaved(page, 2);
  await button(page, 'Finish').click();
  await expect(bar(page)).toContainText('Nobody was heard in the recording, so there is no transcript.');
  await expect(source(page)).toHaveCount(0);
  expect(endpoint.received).toHaveLength(before);
});

test('by the keyboard alone and with less motion: every state passes axe and fits 360 px', async ({
  page,
  account,
  endpoint,
}) => {
  test.setTimeout(240_000);
  endpoint.play({ say: 'Fell on ice three days ago.' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, account);
  await tabTo(page, page.getByRole('button', { name: 'Record a visit' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await tabTo(page, dialog(page).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(bar(page).getByText('Sound is coming in')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await tabTo(page, button(page, 'Pause'));
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Paused');
  await expect(button(page, 'Go on')).toBeFocused();
  await tabTo(page, button(page, 'Show the words so far'));
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Fell on ice three days ago.');
  await expectAccessibleEverywhere(page);
  await tabTo(page, button(page, 'Finish'));
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('The transcript is in the message.');
  await expect(bar(page)).toBeFocused();
  await expectAccessibleEverywhere(page);
});

test('in Spanish the recorder speaks Spanish', async ({ page, account, endpoint }) => {
  endpoint.play({ say: 'Se cayó hace tres días.' });
  await signIn(page, account);
  await page.goto('/?lang=es');
  await page.getByRole('button', { name: 'Grabar una consulta' }).click();
  const asked = page.getByRole('dialog', { name: 'Grabar una consulta' });
  await asked.getByRole('combobox', { name: 'Idioma hablado' }).selectOption('es-US');
  await asked.getByRole('checkbox', { name: 'Todas las personas presentes aceptan que se grabe' }).check();
  await asked.getByRole('button', { name: 'Empezar a grabar' }).click();
  const shown = page.getByRole('region', { name: 'Grabación de la consulta' });
  await expect(shown).toContainText(/Guardado hasta 0:0[2-9]/);
  await expectAccessibleEverywhere(page);
  await shown.getByRole('button', { name: 'Finalizar' }).click();
  await expect(shown).toContainText('La transcripción está en el mensaje. No se ha enviado nada.');
  expect(endpoint.received.at(-1)?.form.get('language')).toBe('es');
});

/** A browser on a profile of its own, as a person starts it. */
async function startBrowser(folder: string, { executablePath, args, env }: LaunchOptions) {
  const given = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...(args ?? [])];
  const child = spawn(executablePath ?? '', given, {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve) => {
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no profile');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { page: await context.newPage(), context, kill };
}

test('a browser that is killed loses nothing that it has not sent: the same profile offers it, and sends it first', async ({
  app,
  endpoint,
  launchOptions,
}) => {
  endpoint.play({ say: 'Said before the browser was killed.' });
  const account = await signUpByCalls(app.address);
  const folder = await mkdtemp(path.join(tmpdir(), 'notewright-profile-'));
  const first = await startBrowser(folder, launchOptions);
  let length = 0;
  let session = '';
  try {
    session = await signInAt(first.page, app.address, account);
    await first.page.goto(app.address);
    // The server has nothing of it: what there is is on this disk.
    await first.context.route('**/recordings/piece/**', (route) => route.abort());
    await begin(first.page);
    await expect.poll(() => readSealed(first.page).then((sealed) => sealed.length)).toBeGreaterThan(10_000);
    length = (await readSealed(first.page)).length;
  } finally {
    await first.kill();
  }
  const second = await startBrowser(folder, launchOptions);
  try {
    await storeSession(second.page, app.address, session);
    await second.page.goto(app.address);
    await expect(bar(second.page)).toContainText(/A recording of \d\d:\d\d, 1 minute, was interrupted\./);
    await expect.poll(() => readSealed(second.page)).toBe('');
    await finish(second.page);
    await expect(source(second.page)).toContainText('Visit, ');
  } finally {
    await second.kill();
    await rm(folder, { recursive: true, force: true });
  }
  // A sealed piece is 16 bytes longer than its sound.
  const file = endpoint.received.at(-1)?.form.get('file') as File;
  expect(file.size).toBeGreaterThan(length * 0.95);
  const begins = new Uint8Array(await file.arrayBuffer()).slice(0, 4);
  expect([...begins]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
});

/** Signs in by call and gives what the login page would store of it. */
async function signInAt(page: Page, address: string, { email, password }: SignedUp): Promise<string> {
  const answer = await page.request.post(`${address}/authentication_app/signin/`, {
    data: { email, password, remember_me: true },
  });
  const { user, accessToken, refreshToken } = (await answer.json()) as Record<string, unknown>;
  const session = JSON.stringify({ user, accessToken, refreshToken });
  await storeSession(page, address, session);
  return session;
}

/** A browser writes such storage to the disk after a while; it has done so for whoever signed in this morning. */
async function storeSession(page: Page, address: string, session: string): Promise<void> {
  await page.route('**/empty-page', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${address}/empty-page`);
  await page.evaluate((text) => {
    localStorage.setItem('persist:root', text);
    localStorage.setItem('isAuthenticated', 'true');
  }, session);
}
