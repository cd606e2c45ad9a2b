import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { copyButton, expect, lastReply, signIn } from './fixtures.ts';
import {
  bar,
  begin,
  button,
  expectSaved,
  expectWhole,
  finish,
  readSealed,
  said,
  source,
  test,
} from './recorder-page.ts';
import { signUpByCalls, type SignedUp } from './sign-up-by-calls.ts';

/** Leaves a page that asks whether it is to be left; gives the kinds of what it asked. */
function acceptLeaving(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  return asked;
}

test('what was interrupted by a reload goes on, and its words stand before those that follow', async ({
  page,
  account,
  endpoint,
}) => {
  endpoint.play({ say: 'Before the reload.' }, { say: 'After the reload.' });
  const questions = acceptLeaving(page);
  await signIn(page, account);
  await begin(page);
  await expectSaved(page, 2);
  // The tokens run out and are renewed: it is the same session, and goes on.
  const renewed = page.waitForResponse(/\/token\/refresh\//);
  const expired = { code: 'session_expired', message: 'Your session has expired.' };
  await page.route('**/recordings/piece/**', (route) => route.fulfill({ status: 401, json: expired }), { times: 1 });
  expect((await renewed).ok()).toBe(true);
  await expectSaved(page, 6);
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await expect(bar(page)).toContainText(/A recording of \d\d:\d\d, 1 minute, was interrupted\./);
  await button(page, 'Go on').click();
  await expectSaved(page, 10);
  await finish(page);
  // Between finish and send the page may go: the transcript is there again.
  const open = page.waitForResponse(/\/recordings\/open\//);
  await page.reload();
  const { data } = (await (await open).json()) as { readonly data: readonly { readonly text: string }[] };
  expect(data.map(({ text }) => text.split(/\n+/))).toEqual([['Before the reload.', 'After the reload.']]);
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
  await expectWhole(page);
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
  await button(page, 'Finish').click();
  await expect(bar(page)).toContainText(
    'A stretch of the recording is missing. The transcript says where, in brackets.',
  );
  // Which message it was begun for was known to the session that has ended: it goes into none by itself.
  await expect(source(page)).toHaveCount(0);
  await button(page, 'Add it to this message').click();
  await expect(bar(page)).toContainText('The transcript is in the message. Nothing has been sent.');
  await expect(source(page)).toContainText('Visit, ');
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
