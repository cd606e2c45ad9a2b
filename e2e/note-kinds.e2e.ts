import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, lastReply, messageBox, sampleNote, sendText, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** The kind of note is chosen beside the message box, and remembered for the chat. */

test('the kind of note is chosen by keyboard, stays for the chat, and is kept for the next visit', async ({ home }) => {
  const button = home.getByRole('button', { name: /^Kind of note/ });
  await expect(button).toHaveAccessibleName('Kind of note');
  await tabTo(home, button);
  await home.keyboard.press('Enter');
  const dialog = home.getByRole('dialog', { name: 'Kind of note' });
  await expect(dialog.getByRole('radio', { name: 'As the message asks' })).toBeChecked();
  await tabTo(home, dialog.getByRole('radio', { name: 'As the message asks' }));
  // As the message asks, SOAP, H&P, progress note, consult note.
  for (let step = 0; step < 4; step += 1) await home.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Consult note' })).toBeChecked();
  await expectAccessibleEverywhere(home);
  await home.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName('Kind of note: Consult note');

  await sendText(home, sampleNote);
  await expect(lastReply(home).getByRole('heading', { name: 'Recommendations' })).toBeVisible();
  await expect(button).toHaveAccessibleName('Kind of note: Consult note');
  await expectAccessibleEverywhere(home);

  await home.reload();
  await expect(lastReply(home)).toContainText('Recommendations');
  await expect(button).toHaveAccessibleName('Kind of note: Consult note');

  await button.click();
  await home.getByRole('dialog').getByRole('radio', { name: 'Patient summary' }).check();
  await home.getByRole('button', { name: 'Done' }).click();
  await messageBox(home).fill(sampleNote);
  await home.keyboard.press('Enter');
  await expect(lastReply(home).getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(lastReply(home)).toContainText('High blood pressure');
});

test('tools that write no notes have no such choice', async ({ home }) => {
  await home
    .getByRole('group', { name: 'Tools' })
    .getByRole('button', { name: /^Validify/ })
    .click();
  await expect(home.getByRole('button', { name: /^Kind of note/ })).toHaveCount(0);
});
