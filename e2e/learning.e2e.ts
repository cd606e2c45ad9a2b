import type { Locator, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { addMember, makeCompany } from './companies-by-calls.ts';
import { copyButton, expect, holdRoute, lastReply, sampleNote, sendText, signIn, test } from './fixtures.ts';
import { replaceWords, signNote, writeNote } from './notes-by-calls.ts';
import type { SignedUp } from './sign-up-by-calls.ts';

/** Learning Mode: what is changed in signed notes is proposed, accepted, used, switched off and deleted. */

const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'Note' });
const section = (page: Page): Locator => page.locator('section#learned');
const sentence = 'You head “Physical examination” with “Exam”.';
const heading = (page: Page, name: string): Locator => lastReply(page).getByRole('heading', { name, exact: true });

/** Notes in which somebody changes the same heading, and which they sign. */
async function signSeveral(address: string, account: SignedUp, count = 2): Promise<void> {
  for (let note = 0; note < count; note += 1) {
    const written = await writeNote(address, account, sampleNote);
    const changed = await replaceWords(address, account, written, ['# Physical examination', '# Exam']);
    await signNote(address, account, changed, 1);
  }
}

/** The third, by hand. */
async function signThird(page: Page): Promise<void> {
  await sendText(page, sampleNote);
  await lastReply(page).getByRole('button', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await editor(page).getByText('Physical examination').first().click();
  await page.keyboard.press('End');
  for (const _letter of 'Physical examination') await page.keyboard.press('Backspace');
  await page.keyboard.type('Exam');
  await expect(page.locator('.nw-keep[data-phase="saved"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(copyButton(lastReply(page))).toBeVisible();
  await lastReply(page).getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('dialog', { name: 'Sign this note' }).getByRole('button', { name: 'Sign note' }).click();
}

test(
  'what was changed in three signed notes is proposed under the third, used in the next, and taken back in the settings',
  { tag: '@quick' },
  async ({ home: page, app, account }) => {
    await signSeveral(app.address, account);
    await signThird(page);
    const learned = `Learned: ${sentence} Use it from now on?`;
    await expect(page.getByRole('status').filter({ hasText: 'Learned:' })).toHaveText(learned);
    const use = page.getByRole('button', { name: `Use it: ${sentence}` });
    await expectAccessibleEverywhere(page);
    await use.focus();
    await page.keyboard.press('Enter');
    await expect(use).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Used from the next note on.' })).toBeVisible();

    await page.goto('/');
    await sendText(page, sampleNote);
    await expect(heading(page, 'Exam')).toBeVisible();
    await expect(heading(page, 'Physical examination')).toHaveCount(0);

    await page.goto('/settings#learned');
    const used = section(page).getByRole('list', { name: 'In use' });
    await expect(used.getByRole('listitem')).toContainText([sentence]);
    await expect(used).toContainText('In 3 of the last 3 notes that it could be seen in.');
    await expectAccessibleEverywhere(page);
    await used.getByRole('button', { name: `Off: ${sentence}` }).focus();
    await page.keyboard.press('Enter');
    await expect(section(page).getByRole('list', { name: 'Switched off' })).toContainText(sentence);
    await expect(section(page).getByRole('status')).toHaveText('Switched off.');
    await page.goto('/');
    await sendText(page, sampleNote);
    await expect(heading(page, 'Physical examination')).toBeVisible();

    await page.goto('/settings#learned');
    await section(page)
      .getByLabel(`Change: ${sentence}`)
      .selectOption({ label: 'You head “Physical examination” with “PE”.' });
    await expect(used).toContainText('with “PE”');
    await section(page)
      .getByRole('button', { name: /^Delete: / })
      .click();
    await expect(section(page)).toContainText('Nothing was learned yet.');
    await section(page).getByLabel('Learn from the notes that I sign, and use what I accepted').uncheck();
    await expect(section(page).getByRole('status')).toContainText('Learning Mode is off.');
    await page.reload();
    await expect(section(page).getByRole('checkbox')).not.toBeChecked();
  },
);

test('an owner offers how they like notes to the company, and a member takes it', async ({ page, app, browser }) => {
  const company = await makeCompany(app.address, 'Style Clinic');
  const member = await addMember(app.address, company);
  const style = (at: Page): Locator => section(at).getByRole('list', { name: 'Your company’s style' });
  const other = await (await browser.newContext({ baseURL: app.address })).newPage();
  await signIn(other, member);
  await other.goto('/settings#learned');
  await expect(section(other)).toContainText('Nobody in your company offers anything yet.');
  await expect(section(other).getByRole('button', { name: /^Offer/ })).toHaveCount(0);

  await signIn(page, company.owner);
  await page.goto('/settings#learned');
  await expect(section(page)).toContainText('You have nothing in use that could be offered.');
  await signSeveral(app.address, company.owner);
  await page.goto('/');
  await signThird(page);
  await page.getByRole('button', { name: `Use it: ${sentence}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Used from the next note on.' })).toBeVisible();
  await page.goto('/settings#learned');
  await section(page).getByRole('button', { name: 'Offer what I have in use' }).focus();
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('status').filter({ hasText: /./ })).toHaveText(
    'Offered to everybody in your company.',
  );
  await expect(style(page)).toContainText('In use in your notes.');
  await expectAccessibleEverywhere(page);

  await other.reload();
  await expect(style(other).getByRole('listitem')).toContainText([sentence]);
  await expect(style(other)).toContainText(`Offered by ${company.owner.email}.`);
  await expectAccessibleEverywhere(other);
  await style(other)
    .getByRole('button', { name: `Use it: ${sentence}` })
    .focus();
  await other.keyboard.press('Enter');
  await expect(style(other)).toContainText('In use in your notes.');
  await expect(section(other).getByRole('list', { name: 'In use' })).toContainText(sentence);
  await other.goto('/');
  await sendText(other, sampleNote);
  await expect(heading(other, 'Exam')).toBeVisible();

  await section(page).getByRole('button', { name: 'Stop offering' }).click();
  await expect(section(page)).toContainText('You offer nothing any more. Who uses it already keeps it.');
  await other.goto('/settings#learned');
  await expect(section(other)).toContainText('Nobody in your company offers anything yet.');
  await expect(section(other).getByRole('list', { name: 'In use' })).toContainText(sentence);
  await other.context().close();
});

test('Learning Mode is switched off while something that was learned is being kept', async ({
  home: page,
  app,
  account,
}) => {
  await signSeveral(app.address, account, 3);
  await page.goto('/settings#learned');
  const letGo = await holdRoute(page, '**/learning/switch_off/*/');
  await section(page)
    .getByRole('button', { name: `Off: ${sentence}` })
    .click();
  const box = section(page).getByRole('checkbox');
  await box.uncheck();
  await expect(section(page).getByRole('status').first()).toContainText('Learning Mode is off.');
  letGo();
  await expect(section(page).getByRole('list', { name: 'Switched off' })).toContainText(sentence);
  await expect(box).not.toBeChecked();
  await page.reload();
  await expect(box).toBeVisible();
  await expect(box).not.toBeChecked();
});
