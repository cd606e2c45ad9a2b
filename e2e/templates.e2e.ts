import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, lastReply, messageBox, sampleNote, sendText, test, toast } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** A person's own templates: made on the Settings page by keyboard alone, chosen in the chat, asked for by name, deleted. */

test('a template is made by keyboard, used, asked for by name, changed and deleted', async ({ home: page }) => {
  await page.goto('/settings#templates');
  const section = page.locator('section#templates');
  await expect(section.getByText('You have no templates yet.')).toBeVisible();
  await tabTo(page, section.getByRole('button', { name: 'New template' }));
  await page.keyboard.press('Enter');
  await expect(section.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Knee clinic');
  const rows = section.getByRole('list', { name: 'Headings' }).getByRole('listitem');
  await tabTo(page, rows.first().getByLabel('Title'));
  await page.keyboard.type('Pain plan');
  await tabTo(page, section.getByRole('button', { name: 'Add heading' }));
  await page.keyboard.press('Enter');
  await expect(rows.nth(1).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Story');
  await tabTo(page, rows.nth(1).getByLabel('What goes under it'));
  // A choice is taken by its first letters.
  await page.keyboard.type('Hist');
  await expect(rows.nth(1).getByLabel('What goes under it').locator('option:checked')).toHaveText('History');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Which knee, since when');
  // The second heading goes first; the focus stays with it.
  await tabTo(page, section.getByRole('button', { name: 'Move heading 2 up' }));
  await page.keyboard.press('Enter');
  await expect(rows.first().getByLabel('Title')).toHaveValue('Story');
  await expect(section.getByRole('button', { name: 'Move heading 1 down' })).toBeFocused();
  await tabTo(page, section.locator('summary').filter({ hasText: 'Preview of an empty note' }));
  await page.keyboard.press('Enter');
  await expect(section.getByText('Which knee, since when')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await tabTo(page, section.getByLabel('Name'), 120);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Template saved.')).toBeVisible();
  await expect(section.getByRole('list', { name: 'Your templates' })).toContainText('2 headings');
  await expectAccessibleEverywhere(page);

  await page.goto('/');
  const button = page.getByRole('button', { name: /^Kind of note/ });
  await button.click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Knee clinic' }).check();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await sendText(page, sampleNote);
  await expect(lastReply(page).getByRole('heading', { name: 'Story' })).toBeVisible();
  await expect(lastReply(page).getByRole('heading', { name: 'Other' })).toBeVisible();
  await expect(lastReply(page)).toContainText('Allergy: sulfa (hives)');
  await expect(lastReply(page)).toContainText('Knee clinic');
  await page.reload();
  await expect(button).toHaveAccessibleName('Kind of note: Knee clinic');
  await lastReply(page).getByRole('button', { name: 'Shorter' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(lastReply(page).getByRole('heading', { name: 'Pain plan' })).toBeVisible();

  await page.goto('/');
  await sendText(page, `use my knee clinic template. ${sampleNote}`);
  await expect(lastReply(page).getByRole('heading', { name: 'Pain plan' })).toBeVisible();
  await expect(lastReply(page)).not.toContainText('use my');

  await page.goto('/settings#templates');
  await section.getByRole('button', { name: 'Edit Knee clinic' }).click();
  await section.getByLabel('Name').fill('');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByRole('alert')).toContainText('Please enter a name.');
  await section.getByLabel('Name').fill('Knee unit');
  await section.getByRole('button', { name: 'Save' }).click();
  await section.getByRole('button', { name: 'Delete Knee unit' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this template?' });
  await expectAccessibleEverywhere(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Template deleted.')).toBeVisible();
  await expect(section.getByText('You have no templates yet.')).toBeVisible();

  // A chat that used it says what to do when it is gone.
  await page.goBack();
  await expect(messageBox(page)).toBeVisible();
});
