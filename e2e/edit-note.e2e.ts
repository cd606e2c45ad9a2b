import { randomUUID } from 'node:crypto';
import type { chat, ResponseOf } from '@notewright/contract';
import type { Locator, Page } from '@playwright/test';
import { callAs } from './companies-by-calls.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { copyButton, expect, lastReply, sampleNote, sendText, signIn, test } from './fixtures.ts';

/** A note is edited as a document, kept as it is typed, compared with what it was, and signed. */

const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'Note' });
const saved = (page: Page): Locator => page.locator('.nw-keep[data-phase="saved"]');
const words = (page: Page): Locator => lastReply(page).locator('[data-reply-document]');
const unsupported = (page: Page): Locator => page.getByRole('region', { name: 'Not in the source' });

async function openEditor(page: Page): Promise<void> {
  await lastReply(page).getByRole('button', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
}

/** Types at the end of the line that holds some words. */
async function typeAfter(page: Page, line: string | RegExp, text: string): Promise<void> {
  await editor(page).getByText(line).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

/** Ends editing by a key, once all is kept. */
async function endEditing(page: Page, key = 'Escape'): Promise<void> {
  await page.keyboard.press(key);
  await expect(editor(page)).toHaveCount(0);
  await expect(copyButton(lastReply(page))).toBeVisible();
}

const spoken = (page: Page): Locator => page.getByRole('status').filter({ hasText: /\S/ });

test(
  'a note is edited by keyboard, kept while it is typed, and is there after a reload',
  { tag: '@quick' },
  async ({ home }) => {
    await sendText(home, sampleNote);
    const before = await words(home).innerText();
    await openEditor(home);
    await expectAccessibleEverywhere(home);
    await typeAfter(home, 'Recheck in 2 weeks', ', sooner if worse');
    await expect(saved(home)).toHaveText('Saved');
    await expect(editor(home).locator('.nw-typed')).toHaveText(', sooner if worse');
    await home.keyboard.press('Enter');
    await home.keyboard.type('Metoprolol 50 mg daily');
    await expect(unsupported(home).getByRole('listitem')).toContainText(['Metoprolol 50 mg daily']);
    await expectAccessibleEverywhere(home);

    await home.keyboard.press('Control+z');
    await expect(editor(home)).not.toContainText('Metoprolol 50 mg');
    await home.keyboard.press('Control+y');
    await expect(editor(home)).toContainText('Metoprolol 50 mg daily');
    await endEditing(home, 'Control+Enter');
    await expect(lastReply(home).getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
    await expect(spoken(home)).toContainText(['Editing ended. The note is saved.']);
    await expect(lastReply(home).getByText('version 2 of 2')).toBeVisible();

    await home.reload();
    await expect(words(home)).toContainText('Recheck in 2 weeks, sooner if worse');
    await expect(words(home)).toContainText('Metoprolol 50 mg daily');
    await expect(lastReply(home).getByText(/^Edited by /)).toBeVisible();
    await lastReply(home).getByRole('button', { name: 'Previous version' }).click();
    await expect.poll(() => words(home).innerText()).toBe(before);
    const kept = await home.evaluate(() =>
      [location.href, document.title, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join(' '),
    );
    expect(kept).not.toMatch(/metoprolol|sooner if worse/i);
  },
);

test('two tabs that change the same note lose nothing, and say so', async ({ home, context, account }) => {
  await sendText(home, sampleNote);
  await openEditor(home);
  await typeAfter(home, 'Recheck in 2 weeks', ' at noon');
  await expect(saved(home)).toBeVisible();
  await endEditing(home);

  const other = await context.newPage();
  await signIn(other, account);
  await other.goto(home.url());
  await openEditor(other);
  await openEditor(home);
  await typeAfter(other, 'Recheck in 2 weeks', ', theirs');
  await typeAfter(other, 'X-ray right knee', ', theirs too');
  await expect(saved(other)).toBeVisible();
  await endEditing(other);

  await typeAfter(home, 'Recheck in 2 weeks', ', mine');
  await typeAfter(home, 'Sulfa (hives)', ', mine too');
  await expect(home.getByText(/Where both changed the same words, both stand under each other/).first()).toBeVisible();
  await expect(saved(home)).toBeVisible();
  await endEditing(home);
  await home.reload();
  for (const text of ['at noon, theirs', 'at noon, mine', 'today, theirs too', 'Sulfa (hives), mine too'])
    await expect(words(home)).toContainText(text);
});

test('two tabs that both begin with what the tool wrote make one version', async ({ home, context, account }) => {
  await sendText(home, sampleNote);
  const other = await context.newPage();
  await signIn(other, account);
  await other.goto(home.url());
  await openEditor(other);
  await openEditor(home);
  await typeAfter(other, 'X-ray right knee', ', theirs');
  await expect(saved(other)).toBeVisible();
  await endEditing(other);
  await typeAfter(home, 'Recheck in 2 weeks', ', mine');
  await expect(home.getByText(/changed in another tab/i).first()).toBeVisible();
  await expect(saved(home)).toBeVisible();
  await endEditing(home);
  await home.reload();
  await expect(words(home)).toContainText('today, theirs');
  await expect(words(home)).toContainText('in 2 weeks, mine');
  await expect(home.getByText('2 of 2')).toBeVisible();
});

test('what is typed without a connection is kept, and saved when it is back', async ({ home, context }) => {
  await sendText(home, sampleNote);
  await openEditor(home);
  await context.setOffline(true);
  await typeAfter(home, 'Recheck in 2 weeks', ' by telephone');
  const sentence = 'Not saved yet: no connection. It is kept here and saved once you are back.';
  await expect(home.locator('.nw-keep')).toHaveText(sentence);
  await expect(spoken(home)).toContainText([sentence]);
  await home.keyboard.press('Escape');
  await expect(editor(home)).toBeVisible();
  await expectAccessibleEverywhere(home);
  await context.setOffline(false);
  await expect(saved(home)).toBeVisible();
  await endEditing(home);
  await home.reload();
  await expect(words(home)).toContainText('Recheck in 2 weeks by telephone');
});

test('the source is asked again about a statement, which is replaced by what it says, all by keyboard', async ({
  home,
}) => {
  await sendText(home, sampleNote);
  await openEditor(home);
  await editor(home).getByText('Recheck in 2 weeks').first().click();
  await home.keyboard.press('End');
  for (const _letter of '2 weeks') await home.keyboard.press('Backspace');
  await home.keyboard.type('9 weeks');
  await home.keyboard.press('Enter');
  await home.keyboard.type('Start amoxicillin');
  const list = unsupported(home);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await endEditing(home);

  const ask = list.getByRole('button', { name: 'Ask again about: Start amoxicillin' });
  await ask.focus();
  await home.keyboard.press('Enter');
  const answer = list.getByRole('group', { name: 'What the source says instead of: Start amoxicillin' });
  await expect(answer).toContainText('The source says nothing about this.');
  await expect(spoken(home)).toContainText(['The source says nothing about this.']);
  await expectAccessibleEverywhere(home);
  await home.keyboard.press('Escape');
  await expect(answer).toHaveCount(0);
  await expect(ask).toBeFocused();

  await list.getByRole('button', { name: 'Ask again about: Recheck in 9 weeks' }).focus();
  await home.keyboard.press('Enter');
  const take = list.getByRole('button', { name: 'Use this instead: Recheck in 2 weeks' });
  await expect(list).toContainText('“recheck 2 wks”');
  await expectAccessibleEverywhere(home);
  await take.focus();
  await home.keyboard.press('Enter');
  await expect(spoken(home)).toContainText(['Replaced by what the source says.']);
  await expect(words(home)).toContainText('Recheck in 2 weeks');
  await expect(words(home)).not.toContainText('9 weeks');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('heading', { name: 'Not in the source' })).toBeFocused();

  await test.step('it is taken in the open editor as well, and undone there', async () => {
    await openEditor(home);
    await editor(home).getByText('Recheck in 2 weeks').first().click();
    await home.keyboard.press('End');
    for (const _letter of '2 weeks') await home.keyboard.press('Backspace');
    await home.keyboard.type('8 weeks');
    await list.getByRole('button', { name: 'Ask again about: Recheck in 8 weeks' }).click();
    await take.click();
    await expect(editor(home)).toContainText('Recheck in 2 weeks');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await endEditing(home);
  });
  await home.reload();
  await expect(words(home)).toContainText('Recheck in 2 weeks');
});

test('a note is signed once nothing stands in the way, locked, and added to', async ({ home }) => {
  await sendText(home, sampleNote);
  await openEditor(home);
  await typeAfter(home, 'Recheck in 2 weeks', '');
  await home.keyboard.press('Enter');
  await home.keyboard.type('Metoprolol 50 mg daily');
  await home.keyboard.press('Enter');
  await home.keyboard.type('Warfarin 3 mg daily');
  await expect(unsupported(home).getByRole('listitem')).toHaveCount(2);
  await endEditing(home);

  const sign = lastReply(home).getByRole('button', { name: 'Sign', exact: true });
  await sign.click();
  const dialog = home.getByRole('dialog', { name: 'Sign this note' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Metoprolol 50 mg daily', 'Warfarin 3 mg daily']);
  await expect(dialog.getByRole('button', { name: 'Sign note' })).toBeDisabled();
  await expectAccessibleEverywhere(home);
  await home.keyboard.press('Escape');

  const list = unsupported(home);
  await list.getByRole('button', { name: 'Remove from the note: Warfarin 3 mg daily' }).focus();
  await home.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(words(home)).not.toContainText('Warfarin');
  await list.getByRole('button', { name: 'Confirm: Metoprolol 50 mg daily' }).focus();
  await home.keyboard.press('Enter');
  await list.getByLabel('Why is it right?').fill('Her pharmacy said so');
  await expectAccessibleEverywhere(home);
  await home.keyboard.press('Enter');
  await expect(list).toContainText('Confirmed: Her pharmacy said so');
  await expect(words(home)).toContainText('confirmed by the clinician');

  await sign.click();
  await dialog.getByLabel('Credentials (optional)').fill('RN, CCM');
  await dialog.getByRole('button', { name: 'Sign note' }).click();
  await expect(dialog).toBeHidden();
  const signature = lastReply(home).getByText(/^Reviewed and signed by .+, RN, CCM, .+\.$/);
  await expect(signature).toBeVisible();
  await expect(lastReply(home).getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(words(home)).not.toContainText('Draft for');
  await expectAccessibleEverywhere(home);
  const signedWords = await words(home).innerText();

  await test.step('its copy and its paper say that it is signed', async () => {
    await home.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await copyButton(lastReply(home)).click();
    await expect(home.getByRole('region', { name: 'Notifications' })).toContainText('copied');
    const copied = await home.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\nReviewed and signed by .+, RN, CCM, .+\.$/);
    expect(copied).not.toContain('Draft for');
    await home.emulateMedia({ media: 'print' });
    await expect(signature).toBeVisible();
    await expect(lastReply(home).getByRole('button')).toHaveCount(0);
    await home.emulateMedia({ media: null });
  });

  await test.step('an addendum stands below what was signed', async () => {
    await lastReply(home).getByRole('button', { name: 'Add addendum' }).click();
    const addendum = home.getByRole('textbox', { name: 'Addendum' });
    await expect(addendum).toBeFocused();
    await expect(home.getByRole('region', { name: 'Signed, cannot be changed' })).toContainText('Metoprolol 50 mg');
    await expectAccessibleEverywhere(home);
    await addendum.pressSequentially('She called: pain is better.');
    await expect(saved(home)).toBeVisible();
    await home.keyboard.press('Escape');
    await expect(addendum).toHaveCount(0);
    await expect(words(home)).toContainText('She called: pain is better.');
    await expect(lastReply(home)).toContainText('The addendum is not signed');
    await expect(signature).toBeVisible();
    await sign.click();
    await expect(dialog.getByLabel('Credentials (optional)')).toHaveValue('RN, CCM');
    await dialog.getByRole('button', { name: 'Sign note' }).click();
    await expect(dialog).toBeHidden();
    await expect(signature).toHaveCount(2);
    await lastReply(home).getByRole('button', { name: 'Previous version' }).click();
    await expect.poll(() => words(home).innerText()).toBe(signedWords);
  });
});

test('two versions are compared word by word, and one is restored', async ({ home }) => {
  await sendText(home, sampleNote);
  const before = await words(home).innerText();
  await openEditor(home);
  await typeAfter(home, 'Recheck in 2 weeks', ' with her daughter');
  await expect(saved(home)).toBeVisible();
  await endEditing(home);
  await lastReply(home).getByRole('button', { name: 'All versions' }).focus();
  await home.keyboard.press('Enter');
  const dialog = home.getByRole('dialog', { name: 'Versions of this note' });
  await expect(dialog.getByRole('listitem')).toContainText(['Edited by', 'Written by Chartwright']);
  const difference = dialog.getByRole('region', { name: 'What differs' });
  await expect(difference.locator('ins')).toContainText('with her daughter');
  await expect(difference.locator('del')).toHaveCount(0);
  await expectAccessibleEverywhere(home);
  await dialog.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(dialog).toBeHidden();
  await expect(lastReply(home).getByText('version 3 of 3')).toBeVisible();
  await expect.poll(() => words(home).innerText()).toBe(before);
  await home.reload();
  await expect(lastReply(home).getByText('version 3 of 3')).toBeVisible();
  await expect.poll(() => words(home).innerText()).toBe(before);
});

test('all versions of a note are listed, also those that the page has not loaded yet', async ({
  home,
  app,
  account,
}) => {
  await sendText(home, sampleNote);
  const chatId = new URL(home.url()).pathname.split('/').at(-1) ?? '';
  const content = `/chat/get_a_chat_content/${chatId}/`;
  const { data } = (await callAs(app.address, account, 'GET', content)) as ResponseOf<typeof chat.readChat>;
  const note = data.messages.at(-1);
  // More than a page of a chat holds.
  for (let version = 2; version <= 70; version += 1)
    await callAs(app.address, account, 'PUT', `/chat/note/${note?.id}/`, {
      version_id: randomUUID(),
      revision: 0,
      message_content: `${note?.message_content}\n\nSeen on day ${version}.`,
    });
  const { promise: isOpen, resolve: letThrough } = Promise.withResolvers<void>();
  await home.route(/get_a_chat_content.*cursor=/, async (route) => {
    await isOpen;
    await route.continue();
  });
  await home.reload();
  await lastReply(home).getByRole('button', { name: 'All versions' }).click();
  const dialog = home.getByRole('dialog', { name: 'Versions of this note' });
  await expect(dialog.getByRole('listitem')).toHaveCount(50);
  await expect(dialog.getByText('Earlier versions are being loaded.')).toBeVisible();
  letThrough();
  await expect(dialog.getByRole('listitem')).toHaveCount(70);
  await expect(dialog.getByText('Earlier versions are being loaded.')).toHaveCount(0);
  await dialog.getByLabel('Compare').selectOption({ index: 0 });
  await expect(dialog.getByRole('region', { name: 'What differs' }).locator('ins')).toContainText('Seen on day 70.');
});
