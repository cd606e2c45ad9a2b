import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { copyButton, expect, lastReply, messageBox, sampleNote, sendText, test } from './fixtures.ts';

/** "Shorter", "Fuller", "As bullets", "As paragraphs": the last note again, with the same facts and sources. */

test('the last note is written differently by a button, and by words', async ({ home }) => {
  await sendText(home, sampleNote);
  const first = lastReply(home);
  await expect(first.getByRole('table')).toBeVisible();
  const ways = home.getByRole('group', { name: 'Write this note differently' });
  await expect(ways.getByRole('button')).toHaveText([
    'Shorter',
    'Fuller',
    'As bullets',
    'As paragraphs',
    'Another kind of note',
  ]);
  await expectAccessibleEverywhere(home);

  await ways.getByRole('button', { name: 'Shorter' }).focus();
  await home.keyboard.press('Enter');
  await expect(home.getByRole('article')).toHaveCount(2);
  await expect(copyButton(lastReply(home))).toBeVisible();
  await expect(lastReply(home).getByRole('listitem').filter({ hasText: 'Pain 6/10 worse with stairs' })).toBeVisible();
  for (const fact of ['138/84', 'Lachman negative', 'Sulfa (hives)', 'ibuprofen 400 mg', 'No locking or fever'])
    await expect(lastReply(home)).toContainText(fact, { ignoreCase: true });
  // Only the newest note has the buttons.
  await expect(ways).toHaveCount(1);

  // Its sources lie in the words of the first message.
  await lastReply(home).locator('[data-first]').filter({ hasText: 'No locking' }).focus();
  await expect(lastReply(home).locator('.nw-peek mark')).toContainText(/no locking|no fever/);

  await messageBox(home).fill('fuller, as paragraphs please');
  await home.keyboard.press('Enter');
  await expect(home.getByRole('article')).toHaveCount(3);
  await expect(lastReply(home)).toContainText('There is no locking or fever.');
  await expect(lastReply(home)).toContainText('Blood pressure 138/84 mmHg.');

  await ways.getByRole('button', { name: 'Another kind of note' }).click();
  const kinds = home.getByRole('dialog', { name: 'Another kind of note' });
  await expect(kinds.getByRole('button', { name: 'H&P' })).toBeVisible();
  await expect(kinds.getByRole('button', { name: 'SOAP' })).toHaveCount(0);
  await expectAccessibleEverywhere(home);
  await kinds.getByRole('button', { name: 'Discharge summary' }).click();
  await expect(kinds).toBeHidden();
  // Of a long chat only what is on the screen is drawn.
  await expect(lastReply(home).locator('header')).toContainText('Discharge summary');
  await expect(lastReply(home)).toContainText('138/84');
  await expectAccessibleEverywhere(home);
});

/** What is copied forward from an earlier day stands in no note of a later one. */
const laterDay =
  'Progress note, HD 5. Feels better.\n[HD#4: takes apixaban 5 mg bid]\n[HD#4: chest pain with cough]\nPlan: home tomorrow';

test('what is no note, or was left out of one, is said with what to do', async ({ home }) => {
  await test.step('words alone that ask for it, with no note before them, say what to do', async () => {
    await messageBox(home).fill('shorter');
    await home.keyboard.press('Enter');
    await expect(home.getByText('There is no note in this chat yet that could be written differently.')).toBeVisible();
    await home.goto('/');
  });
  await test.step('what a note left out shows its words, and goes into the next version by the keyboard', async () => {
    await sendText(home, laterDay);
    await expect(copyButton(lastReply(home))).toBeVisible();
    const list = home.getByRole('region', { name: 'Left out of this note' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByRole('listitem').first()).toContainText(/Medication or allergy.*apixaban/);
    await expectAccessibleEverywhere(home);

    await list.getByRole('listitem').first().getByRole('button').first().focus();
    await expect(home.locator('.nw-slip mark')).toHaveText('[HD#4: takes apixaban 5 mg bid]');
    await home.keyboard.press('Tab');
    await expect(home.getByRole('button', { name: /^Put into the note: .*apixaban/ })).toBeFocused();
    await home.keyboard.press('Enter');
    await expect(lastReply(home).getByText('version 2 of 2')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByRole('heading')).toBeFocused();
    await expect(lastReply(home).locator('[data-reply-document]')).toContainText('apixaban 5 mg twice daily');
    await expect(home.getByRole('region', { name: 'Notifications' })).toContainText('Put into the note.');
    await expectAccessibleEverywhere(home);

    await list.getByRole('button', { name: /^Put into the note/ }).click();
    await expect(lastReply(home).getByText('version 3 of 3')).toBeVisible();
    await expect(list).toHaveCount(0);
    await expect(
      lastReply(home).getByRole('group', { name: 'Reply actions' }).getByRole('button').first(),
    ).toBeFocused();
    const kept = await home.evaluate(() =>
      [location.href, document.title, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join(' '),
    );
    expect(kept).not.toMatch(/apixaban|chest pain with/i);
  });
});
