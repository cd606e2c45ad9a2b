import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, history, lastReply, messageBox, test, toast } from './fixtures.ts';

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

test('a patient’s words are in no file, log, address, title, toast or storage', async ({ home, app }) => {
  const requested: string[] = [];
  home.on('request', (request) => requested.push(request.url()));
  await messageBox(home).fill(`Patient ${marker} Smith has a cough. BP 138/84.`);
  await home.locator('input[type=file]').setInputFiles({
    name: `${marker}-letter.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`${marker} was seen in March with fever.`),
  });
  await expect(toast(home, 'File selected successfully!')).toBeVisible();
  await home.getByRole('button', { name: /^Send/ }).click();
  await expect(lastReply(home).getByRole('button', { name: /^Copy/ })).toBeVisible();

  await history(home)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await home.getByRole('menuitem', { name: 'Rename' }).click();
  await history(home).getByRole('textbox', { name: /name/i }).fill(`${marker} follow-up`);
  await home.keyboard.press('Enter');
  await expect(toast(home, 'Chat renamed successfully!')).toBeVisible();
  await history(home).getByRole('textbox', { name: 'Search chats' }).fill(marker);
  await expect(history(home).getByRole('link')).toHaveCount(1);
  await messageBox(home).fill(`${marker} draft`);
  await home.waitForResponse((answer) => answer.url().includes('/chat/draft/') && answer.request().method() === 'PUT');
  await home.request.get(`/chat/${marker}`);

  expect(await home.title()).not.toContain(marker);
  expect(await home.getByRole('region', { name: 'Notifications' }).innerText()).not.toContain(marker);
  const storage = await home.evaluate(async () => {
    const databases = await indexedDB.databases();
    const stores = await caches.keys();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases, stores]);
  });
  expect(storage).not.toContain(marker);
  expect(requested.filter((url) => url.includes(marker))).toEqual([]);
  expect(app.output()).not.toContain(marker);
  expect(await findInFiles(app.dataDir, marker)).toEqual([]);
});
