import { readFile } from 'node:fs/promises';
import type { chat, ResponseOf } from '@notewright/contract';
import type { Locator, Page } from '@playwright/test';
import { unpackZip } from '../server/src/documents/testing/unpack-zip.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, history, test } from './fixtures.ts';
import { writeDay, writeNote } from './notes-by-calls.ts';

/** The notes of a day: found by their state, opened, printed and exported together. */

const rows = (page: Page): Locator => page.getByRole('list', { name: 'Notes of the day' }).getByRole('listitem');
const filter = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: 'Filter by state' }).getByRole('button', { name });
const selection = (page: Page): Locator => page.getByRole('group', { name: 'Selected notes' });
const dayField = (page: Page): Locator => page.getByLabel('Date', { exact: true });

/** Pages of a PDF, counted by the objects that say so. */
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

async function openDay(page: Page): Promise<void> {
  await history(page).getByRole('link', { name: 'Day list' }).click();
  await expect(page.getByRole('heading', { name: 'Day list', level: 1 })).toBeVisible();
}

async function readContent(
  page: Page,
  chatId: string,
  headers: Readonly<Record<string, string>>,
): Promise<ResponseOf<typeof chat.readChat>['data']> {
  const answer = await page.request.get(`/chat/get_a_chat_content/${chatId}/`, { headers });
  return ((await answer.json()) as ResponseOf<typeof chat.readChat>).data;
}

/** Keeps the browser from asking for a printer; counts how often it would have. */
async function watchPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let printed = 0;
    Object.assign(globalThis, { countPrints: () => printed, print: () => (printed += 1) });
  });
}
const countPrints = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { readonly countPrints: () => number }).countPrints());

test(
  'the notes of a day are found by their state, and each opens its chat at the note',
  { tag: '@quick' },
  async ({ home, app, account }) => {
    const [draft, , signed] = await writeDay(app.address, account);
    await openDay(home);
    await expect(rows(home)).toHaveCount(4);
    for (const [at, state] of ['Draft', 'To review', 'Signed', 'Signed addendum'].entries())
      await expect(rows(home).nth(at).getByText(state, { exact: true })).toBeVisible();
    await expect(rows(home).nth(2)).toContainText(', MD');
    await expectAccessibleEverywhere(home);

    await filter(home, /^Signed 1$/).click();
    await expect(rows(home)).toHaveCount(1);
    await expect(home).toHaveURL(/\/dayList\?state=signed$/);
    await rows(home).getByRole('link').click();
    await expect(home).toHaveURL(`/chat/${signed?.chatId}`);
    await expect(home.getByRole('article').filter({ hasText: 'Reviewed and signed by' })).toBeFocused();
    await home.goBack();
    await expect(rows(home)).toHaveCount(1);
    await filter(home, /^All 4$/).click();
    await expect(rows(home)).toHaveCount(4);
    await rows(home).first().getByRole('link').click();
    await expect(home).toHaveURL(`/chat/${draft?.chatId}`);
    // Nothing that a note says stands in an address, the title of the page or what the browser keeps.
    await expect(home).toHaveTitle(/^Chat\b/);
    const stored = await home.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toMatch(/metformin|cough/i);
  },
);

test('a long chat opens at the note that was chosen, above its end', async ({ home, app, account }) => {
  const note = await writeNote(app.address, account, 'Cough for 3 days. Plan: rest.');
  const headers = { authorization: `Bearer ${account.accessToken}` };
  for (let at = 0; at < 30; at += 1) {
    const multipart = { model_name: 'Redactify', chat_id: note.chatId, message_content: `Seen again, visit ${at}.` };
    const sent = await home.request.post('/chat/add_message_to_chat/', { headers, multipart });
    expect(sent.ok()).toBe(true);
  }
  await openDay(home);
  await rows(home).getByRole('link').click();
  const opened = home.getByRole('article', { name: /Chartwright/ });
  await expect(opened).toBeFocused();
  await expect(opened).toBeInViewport();
  await expect(home.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
});

test('a signed note of words that were edited since opens in the branch of the chat in which it stands', async ({
  home,
  app,
  account,
}) => {
  const note = await writeNote(app.address, account, 'Cough for 3 days. Plan: rest.');
  const headers = { authorization: `Bearer ${account.accessToken}` };
  const { messages } = await readContent(home, note.chatId, headers);
  // A signed note stays in the list; an unsigned one gives way to that of the edited words.
  expect((await home.request.post(`/chat/note/${note.id}/signature/`, { headers, data: { revision: 0 } })).ok()).toBe(
    true,
  );
  const multipart = { chat_id: note.chatId, edit_of: messages[0]?.id ?? '', message_content: 'Wheeze for 2 days.' };
  expect((await home.request.post('/chat/add_message_to_chat/', { headers, multipart })).ok()).toBe(true);
  await openDay(home);
  await expect(rows(home)).toHaveCount(2);
  await rows(home).nth(0).getByRole('link').click();
  await expect(home.getByRole('article', { name: /Chartwright/ })).toBeFocused();
  await expect(home.getByRole('log', { name: 'Conversation' })).toContainText('Cough for 3 days.');
  await expect(home.getByRole('log', { name: 'Conversation' })).not.toContainText('Wheeze');
});

test('chosen notes are exported as one archive, of which no name says a word of them', async ({
  home,
  app,
  account,
}) => {
  await writeDay(app.address, account);
  await openDay(home);
  await expect(selection(home).getByRole('button', { name: 'Export' })).toBeDisabled();
  await rows(home).nth(0).getByRole('checkbox').check();
  await rows(home).nth(3).getByRole('checkbox').check();
  await expect(selection(home).getByText('2 notes selected')).toBeVisible();
  for (const [format, ending, begins] of [
    ['Word', 'docx', 'PK'],
    ['PDF', 'pdf', '%PDF-1.7'],
    ['Markdown', 'md', '## '],
    ['FHIR', 'fhir.json', '{"resourceType":"Bundle"'],
  ] as const) {
    await selection(home).getByRole('combobox', { name: 'Format' }).selectOption(format);
    const coming = home.waitForEvent('download');
    await selection(home).getByRole('button', { name: 'Export' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^notes-\d{4}-\d\d-\d\d\.zip$/);
    const files = await unpackZip(await readFile(await download.path()));
    expect(files.size).toBe(2);
    for (const [name, bytes] of files) {
      expect(name).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d-\\d{4}-soap( \\(2\\))?\\.${ending.replace('.', '\\.')}$`));
      expect(bytes.toString().startsWith(begins)).toBe(true);
    }
    if (format === 'Markdown')
      expect([...files.values()].map(String)).toEqual([
        expect.stringContaining('Metformin 500 mg'),
        expect.stringContaining('Called the patient, who feels better.'),
      ]);
  }
  await expect(selection(home).getByText('The file was downloaded')).toBeVisible();
  await selection(home).getByRole('checkbox', { name: 'Select all' }).check();
  await expect(rows(home).getByRole('checkbox', { checked: true })).toHaveCount(4);
});

test('chosen notes are printed, each on a page of its own with its state at head and foot', async ({
  home,
  app,
  account,
}) => {
  await watchPrinting(home);
  await home.reload();
  await writeDay(app.address, account);
  await openDay(home);
  await selection(home).getByRole('checkbox', { name: 'Select all' }).check();
  await selection(home).getByRole('button', { name: 'Print' }).click();
  await expect(home.getByRole('heading', { name: 'Notes to print' })).toBeFocused();
  await expect(home.getByRole('article')).toHaveCount(4);
  await expect.poll(() => countPrints(home)).toBe(1);
  const states = ['Draft. Not signed.', 'nobody has confirmed', 'Reviewed and signed by', 'Addendum.'];
  for (const [at, state] of states.entries())
    await expect(home.getByRole('article').nth(at).getByText(state)).toHaveCount(2);
  await expectAccessibleEverywhere(home);

  await home.emulateMedia({ media: 'print' });
  for (const gone of ['banner', 'navigation', 'button'] as const) await expect(home.getByRole(gone)).toHaveCount(0);
  await home.emulateMedia({ media: null });
  expect(countPages(await home.pdf({ format: 'A4' })), 'a page for each of four short notes').toBe(4);

  await home.getByRole('button', { name: 'Print again' }).click();
  await expect.poll(() => countPrints(home)).toBe(2);
  await home.getByRole('button', { name: 'Back to the list' }).click();
  await expect(rows(home)).toHaveCount(4);
});

test('days are gone through by buttons, by keys and by the calendar', async ({ home, app, account }) => {
  await writeNote(app.address, account, 'Cough for 3 days. Plan: rest.');
  await openDay(home);
  const today = await dayField(home).inputValue();
  await expect(rows(home)).toHaveCount(1);
  await expect(home.getByRole('button', { name: 'Today', exact: true })).toBeDisabled();
  await home.getByRole('button', { name: /^Previous day/ }).click();
  await expect(home.getByRole('paragraph').filter({ hasText: 'No notes on this day.' })).toBeVisible();
  await expect(dayField(home)).not.toHaveValue(today);
  await expectAccessibleEverywhere(home);
  await home.keyboard.press('Shift+ArrowRight');
  await expect(dayField(home)).toHaveValue(today);
  await expect(rows(home)).toHaveCount(1);
  await home.keyboard.press('Shift+ArrowRight');
  await expect(dayField(home)).not.toHaveValue(today);
  await home.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(rows(home)).toHaveCount(1);
  await dayField(home).fill('2020-02-29');
  await expect(home).toHaveURL(/\/dayList\?date=2020-02-29$/);
  await expect(home.getByRole('heading', { name: 'February 29, 2020' })).toBeVisible();
});

test('a chat in the bin has no note in the list', async ({ home, app, account }) => {
  const { chatId } = await writeNote(app.address, account, 'Cough for 3 days. Plan: rest.');
  const headers = { authorization: `Bearer ${account.accessToken}` };
  await openDay(home);
  await expect(rows(home)).toHaveCount(1);
  await home.request.delete(`/chat/delete_chat/${chatId}/`, { headers });
  await home.reload();
  await expect(home.getByRole('paragraph').filter({ hasText: 'No notes on this day.' })).toBeVisible();
});

test('a day is one of the place where its reader is', async ({ browser, app, account, home }) => {
  await writeNote(app.address, account, 'Cough for 3 days. Plan: rest.');
  const state = await home.context().storageState();
  const session = await home.evaluate(() => ({ ...sessionStorage }));
  // Fourteen hours before and eleven after UTC it is never the same day.
  const days: string[] = [];
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const context = await browser.newContext({ baseURL: app.address, storageState: state, timezoneId });
    await context.addInitScript((kept) => Object.assign(sessionStorage, kept), session);
    const page = await context.newPage();
    await page.goto('/dayList');
    await expect(page.getByText(`Times of ${timezoneId}`)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    days.push(await dayField(page).inputValue());
    await context.close();
  }
  expect(days[0]).not.toBe(days[1]);
});
