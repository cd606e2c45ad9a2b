import type { Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { addMember, makeCompany, writeChat } from './companies-by-calls.ts';
import {
  chatLinks,
  copyButton,
  expect,
  history,
  lastReply,
  messageBox,
  sendText,
  settle,
  signIn,
  test,
  toast,
} from './fixtures.ts';

const marker = 'Zqxmarker';

async function findInFiles(folder: string, words: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hits: string[] = [];
  for (const entry of entries.filter((item) => item.isFile())) {
    const place = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(place);
    if (
      [words, words.toLowerCase(), words.toUpperCase()].some(
        (form) => bytes.includes(form) || bytes.includes(Buffer.from(form, 'utf16le')),
      )
    )
      hits.push(place);
  }
  return hits;
}

/** Everything that the browser keeps for the page by itself, the state of its history included. */
async function readStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const stores = await Promise.all(
      (await caches.keys()).map(async (name) => [name, (await (await caches.open(name)).keys()).map((one) => one.url)]),
    );
    const workers = await navigator.serviceWorker.getRegistrations();
    const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, databases, stores];
    return JSON.stringify([
      ...kept,
      workers.length,
      globalThis.history.state,
      window.name,
      document.title,
      location.href,
    ]);
  });
}

test(
  'a patient’s words are in no file, log, address, title, toast or storage',
  { tag: '@quick' },
  async ({ home, app }) => {
    const requested: string[] = [];
    home.on('request', (request) => requested.push(request.url()));
    await messageBox(home).fill(`Patient ${marker} Smith has a cough. BP 138/84.`);
    await home.locator('input[type=file]').setInputFiles({
      name: `${marker}-letter.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`${marker} was seen in March with fever.`),
    });
    await expect(toast(home, 'File selected successfully!')).toBeVisible();
    // What shows the file is fetched with it, and moves the button when it comes.
    await expect(home.getByRole('button', { name: `Remove ${marker}-letter.txt` })).toBeVisible();
    await home.getByRole('button', { name: /^Send/ }).click();
    await expect(copyButton(lastReply(home))).toBeVisible();

    await history(home)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await home.getByRole('menuitem', { name: 'Rename' }).click();
    await history(home).getByRole('textbox', { name: /name/i }).fill(`${marker} follow-up`);
    await home.keyboard.press('Enter');
    await expect(toast(home, 'Chat renamed successfully!')).toBeVisible();
    await history(home).getByRole('textbox', { name: 'Search chats' }).fill(marker);
    await expect(chatLinks(home)).toHaveCount(1);
    await messageBox(home).fill(`${marker} draft`);
    await home.waitForResponse(
      (answer) => answer.url().includes('/chat/draft/') && answer.request().method() === 'PUT',
    );
    await home.request.get(`/chat/${marker}`);

    expect(await home.title()).not.toContain(marker);
    expect(await home.getByRole('region', { name: 'Notifications' }).innerText()).not.toContain(marker);
    expect(await readStorage(home)).not.toContain(marker);
    expect(requested.filter((url) => url.includes(marker))).toEqual([]);
    expect(app.output()).not.toContain(marker);
    expect(await findInFiles(app.dataDir, marker)).toEqual([]);
  },
);

test('what is typed into the other screens is in no file, log, address, title or storage either', async ({
  page,
  app,
}) => {
  test.setTimeout(110_000);
  const company = await makeCompany(app.address, `${marker} Clinic`);
  const clinician = await addMember(app.address, company);
  await writeChat(app.address, clinician, `${marker} has a cough.`);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await signIn(page, company.owner);

  await page.goto('/editProfile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill(`${marker} Owner`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner')).toContainText(`${marker} Owner`);

  await page.goto('/settings');
  const form = page.getByRole('form', { name: 'Company settings' });
  await form.getByLabel('Company name').fill(`${marker} Hospital`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${marker} Hospital`).first()).toBeVisible();

  await page.goto('/users');
  await page.getByRole('button', { name: `Actions for ${clinician.email}` }).click();
  await page.getByRole('menuitem', { name: 'Emergency access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Emergency access' });
  await dialog.getByLabel('Why is it needed?').fill(`${marker} is unconscious`);
  await dialog.getByRole('button', { name: 'Open for one hour' }).click();
  await expect(page).toHaveURL(/\/emergencyAccess\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText(`${marker} is unconscious`);
  expect(await readStorage(page)).not.toContain(marker);

  for (const place of ['/forgetPassword', '/audit', '/login-info', `/chat/${marker}`]) {
    await page.goto(place);
    await expect(page.getByRole('main').first()).toBeVisible();
    expect(await page.title()).not.toContain(marker);
  }
  // The address that was asked for last held it on purpose; nothing of ours put it there.
  expect(requested.filter((url) => url.includes(marker) && !url.endsWith(`/chat/${marker}`))).toEqual([]);
  expect(app.output()).not.toContain(marker);
  expect(await findInFiles(app.dataDir, marker)).toEqual([]);
});

test('after logging out nothing of it is left in the page, its storage, its caches or its history', async ({
  home,
  allowComplaints,
}) => {
  // What is not in the cache is a complaint of the browser, and just what is wanted.
  allowComplaints(/ERR_CACHE_MISS/);
  await sendText(home, `${marker} has a cough. BP 138/84.`);
  const chat = home.url();
  await messageBox(home).fill(`${marker} draft`);
  await expect(home.locator('body')).toContainText(marker);
  await home.getByRole('button', { name: 'Logout' }).click();
  await expect(home).toHaveURL(/\/login$/);

  const lookAround = async (): Promise<void> => {
    expect(await readStorage(home)).not.toContain(marker);
    expect(await home.evaluate(() => document.documentElement.outerHTML)).not.toContain(marker);
    expect(await home.evaluate(() => localStorage.length + sessionStorage.length)).toBeLessThanOrEqual(1);
  };
  await lookAround();
  for (let step = 0; step < 3; step += 1) {
    await home.goBack({ waitUntil: 'commit' }).catch(() => null);
    await settle(home);
    // Before the first page of ours there is an empty one.
    if (!home.url().startsWith('http')) break;
    await lookAround();
  }
  await home.goto(chat);
  await expect(home).not.toHaveURL(chat);
  await lookAround();
  // Not from the browser's own cache either.
  const cached = await home.evaluate(
    async (place) => {
      const read = (url: string): Promise<string> =>
        fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          (answer) => answer.text(),
          () => '',
        );
      return (await read(place)) + (await read('/chat/get_users_chat_list/'));
    },
    `/chat/get_a_chat_content/${chat.split('/').at(-1) ?? ''}/`,
  );
  expect(cached).not.toContain(marker);
});
