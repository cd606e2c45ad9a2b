import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import {
  copyButton,
  expect,
  holdRoute,
  lastReply,
  messageBox,
  sampleNote,
  sendText,
  settle,
  signIn,
  test,
} from './fixtures.ts';

/** A message of one's own is edited and sent again: a branch of the chat, with the one before a step away. */

const thread = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });
const editButton = (page: Page, at = 0): Locator => page.getByRole('button', { name: /^Edit your words/ }).nth(at);
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Your words' });
const pager = (page: Page): Locator => page.getByRole('group', { name: 'What you can do with your words' }).first();
const back = (page: Page): Locator => page.getByRole('button', { name: 'Previous version of your words' });
const forward = (page: Page): Locator => page.getByRole('button', { name: 'Next version of your words' });
const spoken = (page: Page): Locator => page.getByRole('status').filter({ hasText: /\S/ });

/** The last reply is written, and nothing is on its way. */
async function expectDone(page: Page): Promise<void> {
  await expect(copyButton(lastReply(page))).toBeVisible();
  await expect(editButton(page)).toBeEnabled();
}

async function expectShown(page: Page, shown: readonly string[], hidden: readonly string[]): Promise<void> {
  for (const text of shown) await expect(thread(page)).toContainText(text);
  for (const text of hidden) await expect(thread(page)).not.toContainText(text);
}

async function sendThree(page: Page): Promise<void> {
  for (const text of ['Cough for 3 days.', 'Fever since monday.', 'Rash on the arm.']) await sendText(page, text);
  await expectDone(page);
}

async function edit(page: Page, text: string, at = 0): Promise<void> {
  await editButton(page, at).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveCount(0);
  await expectDone(page);
}

const later = ['Fever since monday.', 'Rash on the arm.'];

test('the first of three messages is edited; both branches stay and are gone on from', async ({ home }) => {
  await sendThree(home);
  await test.step('the branch begins with the edited words and has nothing of what came after the old ones', async () => {
    await edit(home, 'Wheeze for 2 days.');
    await expectShown(home, ['Wheeze for 2 days.'], ['Cough for 3 days.', ...later]);
    await expect(pager(home)).toContainText('2 of 2');
    await expect(forward(home)).toBeDisabled();
  });
  await test.step('one pages back and forth by keyboard, hears it once, and keeps the focus', async () => {
    await back(home).focus();
    await home.keyboard.press('Enter');
    await expectShown(home, ['Cough for 3 days.', ...later], ['Wheeze for 2 days.']);
    await expect(pager(home)).toContainText('1 of 2');
    await expect(spoken(home)).toContainText(['Version 1 of 2 of your words, with what came after it']);
    await expect(forward(home)).toBeFocused();
    await home.keyboard.press('Enter');
    await expectShown(home, ['Wheeze for 2 days.'], later);
  });
  await test.step('the branch is there after a reload, and is gone on from', async () => {
    await home.reload();
    await expectShown(home, ['Wheeze for 2 days.'], later);
    await sendText(home, 'Asthma as a child.');
    await expectDone(home);
    await expectShown(home, ['Wheeze for 2 days.', 'Asthma as a child.'], later);
  });
  await test.step('so is the other one', async () => {
    await back(home).click();
    await expectShown(home, later, ['Asthma as a child.']);
    await sendText(home, 'Itch at night.');
    await expectDone(home);
    await home.reload();
    await expectShown(home, [...later, 'Itch at night.'], ['Wheeze for 2 days.', 'Asthma as a child.']);
    await forward(home).click();
    await expectShown(home, ['Wheeze for 2 days.', 'Asthma as a child.'], ['Itch at night.']);
  });
});

test('a reply is written again in a branch, and a message in a branch makes further ones', async ({ home }) => {
  await sendText(home, 'Cough for 3 days.');
  await expectDone(home);
  await edit(home, 'Wheeze for 2 days.');
  await home.getByRole('button', { name: 'Regenerate' }).click();
  await expect(lastReply(home)).toContainText('version 2 of 2');
  await back(home).click();
  await expect(thread(home)).toContainText('Cough for 3 days.');
  await expect(lastReply(home)).not.toContainText('version');
  await forward(home).click();
  await expect(lastReply(home)).toContainText('version 2 of 2');
  await edit(home, 'Wheeze for 5 days.');
  await expect(pager(home)).toContainText('3 of 3');
  await back(home).click();
  await expect(pager(home)).toContainText('2 of 3');
  await expectShown(home, ['Wheeze for 2 days.'], ['Wheeze for 5 days.', 'Cough for 3 days.']);
});

test('the arrow up opens the last message, and Escape asks only where something was changed', async ({ home }) => {
  await sendThree(home);
  await test.step('unchanged, it is left at once', async () => {
    await messageBox(home).press('ArrowUp');
    await expect(field(home)).toBeFocused();
    await expect(field(home)).toHaveValue('Rash on the arm.');
    await expect(home.getByRole('button', { name: 'Send again' })).toBeDisabled();
    await home.keyboard.press('Escape');
    await expect(field(home)).toHaveCount(0);
    await expect(messageBox(home)).toBeFocused();
  });
  await test.step('changed, it is asked, and one can go on', async () => {
    await editButton(home, 2).focus();
    await home.keyboard.press('Enter');
    await field(home).fill('Rash on the leg.');
    await home.keyboard.press('Escape');
    await expect(home.getByText('Your changes have not been sent.')).toBeVisible();
    await expect(home.getByRole('button', { name: 'Go on editing' })).toBeFocused();
    await expectAccessibleEverywhere(home);
    await home.keyboard.press('Escape');
    await expect(field(home)).toBeFocused();
    await expect(field(home)).toHaveValue('Rash on the leg.');
    await expectAccessibleEverywhere(home);
  });
  await test.step('or let the changes go', async () => {
    await home.keyboard.press('Escape');
    await home.getByRole('button', { name: 'Discard changes' }).click();
    await expect(field(home)).toHaveCount(0);
    await expect(editButton(home, 2)).toBeFocused();
    await expectShown(home, ['Rash on the arm.'], ['Rash on the leg.']);
  });
  await test.step('the pager is accessible, too', async () => {
    await edit(home, 'Rash on the leg.', 2);
    await expectAccessibleEverywhere(home);
  });
});

test('E edits the words where the focus is, and paging leaves them where they are', async ({ home }) => {
  for (const text of [sampleNote, 'as bullets', 'as an H&P']) await sendText(home, text);
  await expectDone(home);
  await thread(home).evaluate((element) => element.scrollTo({ top: 0 }));
  await editButton(home).focus();
  await home.keyboard.press('e');
  await expect(field(home)).toHaveValue(sampleNote);
  await field(home).fill(`${sampleNote}\nno smoking`);
  await home.keyboard.press('Enter');
  await expect(field(home)).toHaveCount(0);
  await expectDone(home);
  // Its end is held here, and two more exchanges follow in the other branch.
  await thread(home).evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await settle(home);
  const top = (): Promise<number> => pager(home).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await back(home).click();
  await expect(pager(home)).toContainText('1 of 2');
  await settle(home);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('an edited message keeps its file, or goes without it', async ({ home }) => {
  await home.getByLabel('Choose files').setInputFiles({
    name: 'visit.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Lisinopril 10 mg daily.'),
  });
  await sendText(home, 'Cough for 3 days.');
  await expectDone(home);
  await edit(home, 'Wheeze for 2 days.');
  await expect(thread(home)).toContainText('visit.txt');
  await expect(lastReply(home)).toContainText(/lisinopril/i);
  await editButton(home).click();
  await home.getByRole('button', { name: 'Remove visit.txt' }).click();
  await expect(home.getByText('visit.txt will not be sent.')).toBeVisible();
  await field(home).press('Enter');
  await expectDone(home);
  await expect(pager(home)).toContainText('3 of 3');
  await expectShown(home, ['Wheeze for 2 days.'], ['visit.txt']);
  await expect(lastReply(home)).not.toContainText(/lisinopril/i);
});

async function openTab(context: BrowserContext, page: Page, account: Parameters<typeof signIn>[1]): Promise<Page> {
  const other = await context.newPage();
  await signIn(other, account);
  await other.goto(page.url());
  return other;
}

test('two tabs on two branches are not mixed up', async ({ home, context, account }) => {
  await sendThree(home);
  const other = await openTab(context, home, account);
  await expectShown(other, ['Cough for 3 days.', ...later], []);
  await edit(home, 'Wheeze for 2 days.');
  await sendText(other, 'Itch at night.');
  await expectDone(other);
  await expectShown(other, ['Cough for 3 days.', ...later, 'Itch at night.'], ['Wheeze for 2 days.']);
  await sendText(home, 'Asthma as a child.');
  await expectDone(home);
  await expectShown(home, ['Wheeze for 2 days.', 'Asthma as a child.'], [...later, 'Itch at night.']);
  await expectShown(other, ['Cough for 3 days.', 'Itch at night.'], ['Wheeze for 2 days.', 'Asthma as a child.']);
});

test('what is sent without a connection stays in the editor, and is sent once', async ({ home, context }) => {
  await sendThree(home);
  await editButton(home, 1).click();
  await field(home).fill('Chills since monday.');
  await context.setOffline(true);
  await home.keyboard.press('Enter');
  await expect(home.getByText('Failed to send message. Please try again.')).toBeVisible();
  await expect(field(home)).toHaveValue('Chills since monday.');
  await context.setOffline(false);
  await field(home).press('Enter');
  await expect(field(home)).toHaveCount(0);
  await expectDone(home);
  await expectShown(home, ['Cough for 3 days.', 'Chills since monday.'], later);
  await expect(thread(home)).toContainText('2 of 2');
});

test('a version that could not be loaded is said in its place, and what is shown stays', async ({ home }) => {
  await sendText(home, 'Cough for 3 days.');
  await expectDone(home);
  await edit(home, 'Wheeze for 2 days.');
  await home.route('**/get_a_chat_content/**', (route) => route.abort());
  await back(home).click();
  await expect(home.getByText('The other version could not be loaded. Please try again.')).toBeVisible();
  await expectShown(home, ['Wheeze for 2 days.'], ['Cough for 3 days.']);
  await home.unroute('**/get_a_chat_content/**');
  await back(home).click();
  await expectShown(home, ['Cough for 3 days.'], ['Wheeze for 2 days.', 'could not be loaded']);
});

test('nothing can be edited while a reply is on its way', async ({ home }) => {
  await sendText(home, 'Cough for 3 days.');
  await expectDone(home);
  const release = await holdRoute(home, '**/chat/add_message_to_chat/');
  await messageBox(home).fill('Fever since monday.');
  await home.keyboard.press('Enter');
  await expect(editButton(home)).toBeDisabled();
  release();
  await expectDone(home);
});
