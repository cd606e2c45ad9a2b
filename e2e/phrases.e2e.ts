import type { Locator, Page } from '@playwright/test';
import { addMember, callAs, makeCompany } from './companies-by-calls.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { copyButton, expect, lastReply, messageBox, sampleNote, sendText, signIn, test, toast } from './fixtures.ts';
import { scriptRecognition } from './scripted-recognition.ts';

/** Phrases: made and imported on the Settings page, inserted in the message box, in a note and by dictation. */

const section = (page: Page): Locator => page.locator('section#phrases');
const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'Note' });
const offered = (page: Page): Locator => page.getByRole('listbox', { name: 'Phrases' }).getByRole('option');
const choices = (page: Page): Locator => page.getByRole('listbox', { name: 'Choices' }).getByRole('option');
const template = (page: Page): Locator => page.getByRole('region', { name: 'Phrases to confirm' });
const saved = (page: Page): Locator => page.locator('.nw-keep[data-phase="saved"]');

const words = 'Gait {steady|slow}, takes @medications@, *** socks, name @name@.';

async function makePhrase(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/settings#phrases');
  await section(page).getByRole('button', { name: 'New phrase' }).click();
  await section(page).getByLabel('Name').fill(name);
  await section(page).getByLabel('Words', { exact: true }).fill(text);
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Phrase saved.')).toBeVisible();
}

const selected = (page: Page): Promise<string> =>
  messageBox(page).evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd));

test('a phrase is made in the settings and expanded in the message box by keyboard', async ({ home: page }) => {
  await page.goto('/settings#phrases');
  await expect(section(page).getByText('You have no phrases yet.')).toBeVisible();
  await section(page).getByRole('button', { name: 'New phrase' }).click();
  await section(page).getByLabel('Name').fill('knee exam');
  await section(page).getByLabel('Words', { exact: true }).fill(words);
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(section(page).getByRole('alert')).toContainText('A name begins with a letter');
  await expectAccessibleEverywhere(page);
  await section(page).getByLabel('Name').fill('kneeexam');
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(section(page).getByRole('list', { name: 'Your phrases' })).toContainText('.kneeexam');
  await expectAccessibleEverywhere(page);

  await page.goto('/');
  const box = messageBox(page);
  await box.focus();
  await page.keyboard.type('Temp 37.5. See .kn');
  await expect(offered(page)).toHaveCount(1);
  await expect(box).toHaveAttribute('aria-activedescendant', (await offered(page).getAttribute('id')) ?? '');
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(offered(page)).toHaveCount(0);
  await expect(box).toHaveValue('Temp 37.5. See .kn');
  await page.keyboard.type('eeexam');
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' .kneeexam');
  await expect(offered(page)).toHaveCount(1);
  await page.keyboard.press('Space');
  const inserted = 'Gait {steady|slow}, takes ***, *** socks, name ***.';
  await expect(box).toHaveValue(`Temp 37.5. See .kneeexa ${inserted}`);

  // The choice opens its list; the blanks follow by Tab, and the last one leaves none.
  await expect(choices(page)).toHaveText(['steady', 'slow']);
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await selected(page)).toBe('***');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('aspirin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('no');
  await page.keyboard.press('Tab');
  expect(await selected(page)).toBe('***');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('Temp 37.5. See .kneeexa Gait slow, takes aspirin, no socks, name ***.');
  await expect(box).toBeFocused();
});

test('undo takes a phrase back in one step, in the message box and in a note', async ({ home: page }) => {
  await makePhrase(page, 'rtc', 'Return {today|tomorrow} if worse.\nCall us.');
  await page.goto('/');
  await messageBox(page).focus();
  await page.keyboard.type('.rtc');
  await expect(offered(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(messageBox(page)).toHaveValue('Return {today|tomorrow} if worse.\nCall us.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(messageBox(page)).toHaveValue('.rtc');

  await sendText(page, sampleNote);
  await lastReply(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await editor(page).getByText('Recheck in 2 weeks').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' .rtc');
  await expect(offered(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(editor(page)).toContainText('Return {today|tomorrow} if worse.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(editor(page)).toContainText('Recheck in 2 weeks .rtc');
  await expect(editor(page).locator('.nw-template')).toHaveCount(0);
});

test('a phrase in a note is filled from it, marked until it is confirmed, and then signed', async ({ home: page }) => {
  await makePhrase(page, 'walk', words);
  await page.goto('/');
  await sendText(page, sampleNote);
  await lastReply(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await editor(page).getByText('Recheck in 2 weeks').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('.walk');
  await expect(offered(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  const inserted = editor(page).locator('.nw-template');
  await expect(inserted).toContainText('takes ibuprofen 400 mg three times daily with food, lisinopril 10 mg');
  await expect(inserted).toContainText('name ***.');
  await expect(template(page).getByRole('listitem')).toContainText(['Has a blank to fill in']);
  await expect(choices(page)).toHaveText(['steady', 'slow']);
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('both');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(copyButton(lastReply(page))).toBeVisible();

  // What is left is stated when it is to be signed, and is still there after a reload.
  await page.reload();
  await expect(template(page).getByRole('listitem')).toContainText(['both socks']);
  await lastReply(page).getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign this note' });
  await expect(dialog.getByText('Fill in the blanks of this note in the editor first.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sign note' })).toBeDisabled();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');

  await lastReply(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(inserted).toContainText('both socks, name ***.');
  await editor(page).getByText('both socks').click();
  await page.keyboard.press('Alt+Enter');
  await expect(inserted).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.type('withheld');
  await page.keyboard.press('Alt+Enter');
  await expect(inserted).toHaveCount(0);
  await expect(template(page)).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(copyButton(lastReply(page))).toBeVisible();
  await lastReply(page).getByRole('button', { name: 'Sign', exact: true }).click();
  await dialog.getByRole('button', { name: 'Sign note' }).click();
  await expect(lastReply(page).getByText(/^Reviewed and signed by /)).toBeVisible();
});

test('all template text is confirmed at once before a note is signed', async ({ home: page }) => {
  await makePhrase(page, 'skin', 'Skin intact.');
  await page.goto('/');
  await sendText(page, sampleNote);
  await lastReply(page).getByRole('button', { name: 'Edit', exact: true }).click();
  for (const line of ['Recheck in 2 weeks', 'X-ray right knee']) {
    await editor(page).getByText(line).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('.skin');
    await expect(offered(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await expect(template(page).getByRole('listitem')).toHaveCount(2);
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(copyButton(lastReply(page))).toBeVisible();
  await lastReply(page).getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign this note' });
  await expect(dialog.getByRole('button', { name: 'Sign note' })).toBeDisabled();
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Confirm all' }).click();
  await expect(dialog.getByRole('button', { name: 'Sign note' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Sign note' }).click();
  await expect(lastReply(page).getByText(/^Reviewed and signed by /)).toBeVisible();
});

test('phrases are imported from both forms, after they were shown, and exported', async ({ home: page }) => {
  await page.goto('/settings#phrases');
  const lists = [
    ['SmartPhrase Name: NLEXAM\nDescription: Normal exam\nText:\nHeart: regular.\nLungs: clear.\n\n3bad', 1],
    ['name,words\nrtc,"Return ""soon"""\nnlexam,again\n3x,bad', 1],
  ] as const;
  for (const [text, count] of lists) {
    await section(page).getByRole('button', { name: 'Import' }).click();
    await section(page).getByLabel('List', { exact: true }).fill(text);
    await section(page).getByRole('button', { name: 'Check the list' }).click();
    await expect(section(page).getByText(`${count} phrase can be imported`)).toBeVisible();
    await expectAccessibleEverywhere(page);
    if (text.startsWith('name')) {
      await section(page).locator('summary').filter({ hasText: '2 entries are left out' }).click();
      await expect(section(page).getByText('Line 3, nlexam: there is a phrase of this name already')).toBeVisible();
    }
    await section(page)
      .getByRole('button', { name: `Import ${count} phrase` })
      .click();
    await expect(toast(page, '1 phrase imported.').last()).toBeVisible();
  }
  await expect(section(page).getByRole('list', { name: 'Your phrases' }).getByRole('listitem')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'Export my phrases (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^phrases-[\d-]+\.csv$/);
  await section(page).getByRole('button', { name: 'Delete rtc' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this phrase?' });
  await expectAccessibleEverywhere(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Phrase deleted.')).toBeVisible();
});

test('a company’s phrase is used by a member, whose own of the same name goes first', async ({ app, page }) => {
  const company = await makeCompany(app.address, 'Phrase clinic');
  const member = await addMember(app.address, company);
  const shared = { name: 'plan', words: 'The company’s plan.', is_shared: true };
  await callAs(app.address, company.owner, 'POST', '/phrases/create/', shared);
  await signIn(page, member);
  await messageBox(page).focus();
  await page.keyboard.type('.plan');
  await expect(offered(page)).toContainText(['Company']);
  await page.keyboard.press('Enter');
  await expect(messageBox(page)).toHaveValue('The company’s plan.');
  await makePhrase(page, 'Plan', 'My own plan.');
  await expect(section(page).getByRole('button', { name: 'Edit plan', exact: true })).toHaveCount(0);
  await page.goto('/');
  await expect(messageBox(page)).toHaveValue('The company’s plan.');
  await messageBox(page).fill('');
  await page.keyboard.type('.plan');
  await expect(offered(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(messageBox(page)).toHaveValue('My own plan.');
});

test('a phrase expands where it is dictated', async ({ home: page }) => {
  await makePhrase(page, 'normal-exam', 'Heart regular, {no|soft} murmur.');
  const recognition = await scriptRecognition(page, { local: ['available'] });
  await page.goto('/');
  await page.getByRole('button', { name: 'Voice Input' }).click();
  const dialog = page.getByRole('dialog', { name: 'Voice Input' });
  await dialog.getByRole('button', { name: 'Tap to speak' }).click();
  await expect.poll(() => recognition.isRunning()).toBe(true);
  await recognition.say('Lungs clear. Dot normal exam');
  const transcript = dialog.getByRole('textbox', { name: 'Transcript' });
  await expect(transcript).toHaveValue('Lungs clear. Heart regular, {no|soft} murmur.');
  await recognition.say('insert phrase unknown thing');
  await expect(transcript).toHaveValue(/murmur\. insert phrase unknown thing$/);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(messageBox(page)).toHaveValue(/^Lungs clear\. Heart regular/);
});

test('a template is read of one finished note, changed and saved', async ({ home: page }) => {
  await page.goto('/settings#templates');
  const templates = page.locator('section#templates');
  await templates.getByRole('button', { name: 'Template from a note' }).click();
  await templates
    .getByLabel('Finished note')
    .fill('HPI: Zebrafish sting.\n\nMrs Quokka’s wishes: none\n\nMeds:\n- quokkamycin\n- other\n\nPlan: rest');
  await expectAccessibleEverywhere(page);
  await templates.getByRole('button', { name: 'Read the headings' }).click();
  const rows = templates.getByRole('list', { name: 'Headings' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1).getByLabel('Title')).toHaveValue('Meds');
  await expect(rows.nth(1).getByLabel('Instruction')).toHaveValue('Write as a list.');
  await expect(templates.getByText('1 heading was left out')).toBeVisible();
  await expect(templates).not.toContainText(/zebrafish|quokka/i);
  await expectAccessibleEverywhere(page);
  await templates.getByLabel('Name').fill('My visit');
  await templates.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Template saved.')).toBeVisible();
});
