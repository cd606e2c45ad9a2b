import type { Locator, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { copyButton, expect, lastReply, messageBox, sendText, startNewChat, test } from './fixtures.ts';

const textFile = (name: string, words: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
});

async function attach(page: Page, ...files: ReturnType<typeof textFile>[]): Promise<void> {
  await page.getByLabel('Choose files').setInputFiles(files);
  for (const { name } of files) await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

async function sendAll(page: Page): Promise<void> {
  await messageBox(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(copyButton(lastReply(page))).toBeVisible({ timeout: 60_000 });
}

/** Goes to a statement of the last reply, and gives the line that says where it is from. */
async function sourceOf(page: Page, words: RegExp): Promise<Locator> {
  const run = lastReply(page).locator('[data-statement]').filter({ hasText: words }).first();
  // The cells of a table's row are one statement, which is gone to by its first.
  const statement = (await run.getAttribute('data-statement')) ?? '';
  await lastReply(page).locator(`[data-statement="${statement}"][data-first]`).focus();
  return lastReply(page).locator('.nw-peek p');
}

const openAdding = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Add text or an earlier note' }).click();

test('two files and an earlier note become one note, whose statements open the source that each is from', async ({
  home,
}) => {
  await sendText(home, 'PMH: asthma. Meds: albuterol as needed. Allergies: penicillin (rash).');
  await startNewChat(home);
  await messageBox(home).fill('Cough for 3 days. No fever.');
  await attach(
    home,
    textFile('vitals.txt', 'BP 128/76, HR 82.'),
    textFile('list.txt', 'Metformin 500 mg twice daily.'),
  );
  await home.getByRole('button', { name: 'Change list.txt' }).click();
  const dialog = home.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Pharmacy list');
  await dialog.getByLabel('What it is').selectOption('Medication list');
  await dialog.getByLabel('Date').fill('2026-03-03');
  await expectAccessibleEverywhere(home);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await openAdding(home);
  await dialog.getByRole('radio', { name: 'An earlier note' }).check();
  await dialog.getByRole('list', { name: 'Chats' }).getByRole('button').first().click();
  await dialog.getByRole('list', { name: 'Notes of this chat' }).getByRole('radio').first().check();
  await expectAccessibleEverywhere(home);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const chips = home.getByRole('list', { name: 'What goes with the message' }).getByRole('listitem');
  await expect(chips).toHaveCount(3);
  await expect(chips.nth(1)).toContainText('Medication list, March 03, 2026');
  await expect(chips.nth(2)).toContainText('Previous note');
  await expectAccessibleEverywhere(home);
  await sendAll(home);
  await expect(await sourceOf(home, /^cough/i)).toContainText('From your words: Cough for 3 days');
  await expect(await sourceOf(home, /128\/76/)).toContainText('From vitals.txt: BP 128/76');
  await expect(await sourceOf(home, /metformin/i)).toContainText('From Pharmacy list, March 03, 2026: Metformin');
  await expect(await sourceOf(home, /penicillin/i)).toContainText(/penicillin/i);
  // The sent message shows its sources, also after it was fetched again.
  await home.reload();
  await expect(home.getByText('Pharmacy list').first()).toBeVisible();
  await expect(home.getByText(/Medication list, March 03, 2026/).first()).toBeVisible();
});

test('a dose that differs from the list before is asked, and the new one stands in the note', async ({ home }) => {
  await messageBox(home).fill('Follow-up of hypertension. Meds: lisinopril 20 mg daily.');
  await openAdding(home);
  const dialog = home.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Home medications');
  await dialog.getByLabel('What it is').selectOption('Medication list');
  await dialog.getByLabel('Date').fill('2026-03-03');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Lisinopril 10 mg daily. Atorvastatin 40 mg daily.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  for (const [date, habit] of [
    ['2026-02-02', 'smokes 1 pack per day'],
    ['2026-01-09', 'never smoker'],
  ] as const) {
    await openAdding(home);
    await dialog.getByLabel('Name').fill(`Visit of ${date}`);
    await dialog.getByLabel('What it is').selectOption('Previous note');
    await dialog.getByLabel('Date').fill(date);
    await dialog.getByRole('textbox', { name: 'Text' }).fill(`Social history: ${habit}`);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await sendAll(home);
  await expect(lastReply(home).getByRole('heading', { name: 'To check' })).toBeVisible();
  await expect(lastReply(home)).toContainText(
    /“smokes 1 pack per day” in [^.]*2 February 2026, “never smoker” in [^.]*9 January 2026/,
  );
  await expect(lastReply(home)).toContainText(/lisinopril[^.]*20 mg[^.]*10 mg[^.]*3 March 2026/i);
  await expect(lastReply(home)).toContainText(/atorvastatin 40 mg[^.]*\(from the medication list of 3 March 2026\)/i);
});

test('an eleventh source is refused in one sentence, and nothing of the others is lost', async ({ home }) => {
  const files = Array.from({ length: 10 }, (_, at) => textFile(`part${at}.txt`, `Pulse ${70 + at}.`));
  await attach(home, ...files);
  await home.getByLabel('Choose files').setInputFiles([textFile('eleventh.txt', 'Pulse 99.')]);
  const sentence = 'A message can have at most 10 sources. Please remove some of them.';
  const refusal = home.locator('[role=alert] span').getByText(sentence);
  await expect(refusal).toBeVisible();
  const chips = home.getByRole('list', { name: 'What goes with the message' }).getByRole('listitem');
  await expect(chips).toHaveCount(10);
  await messageBox(home).fill('The typed words are a source as well.');
  await home.keyboard.press('Enter');
  await expect(refusal).toBeVisible();
  await home.getByRole('button', { name: 'Remove part9.txt' }).press('Enter');
  await expect(messageBox(home)).toBeFocused();
  await expect(chips).toHaveCount(9);
  await home.keyboard.press('Enter');
  await expect(copyButton(lastReply(home))).toBeVisible({ timeout: 60_000 });
});

test('one file goes as it always did', async ({ home }) => {
  await attach(home, textFile('note.txt', 'Cough for 3 days. BP 128/76.'));
  await sendAll(home);
  await expect(await sourceOf(home, /128\/76/)).toContainText('From the file: ');
});
