import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { copyButton, expect, lastReply, messageBox, sampleNote, sendText, test } from './fixtures.ts';

/** "Any allergies?": a question about the note at hand, answered in the chat with the words that it rests on. */

test('a question about the note is answered with its words, and is no note', { tag: '@quick' }, async ({ home }) => {
  await sendText(home, sampleNote);
  await expect(lastReply(home).getByRole('table')).toBeVisible();

  await messageBox(home).fill('any allergies?');
  await home.keyboard.press('Enter');
  await expect(home.getByRole('article')).toHaveCount(2);
  const answer = lastReply(home);
  await expect(copyButton(answer)).toBeVisible();
  await expect(answer.locator('header')).toContainText('Answer');
  await expect(answer.locator('[data-reply-document]')).toHaveText('Yes: Sulfa (hives)');

  // By the keyboard it shows the words of the first message on which it rests.
  await answer.locator('[data-first]').filter({ hasText: 'Sulfa' }).focus();
  await expect(answer.locator('.nw-peek mark')).toContainText('sulfa (hives)');
  await expect(answer.locator('.nw-peek mark')).toBeVisible();
  await home.setViewportSize({ width: 360, height: 800 });
  await expect(answer.locator('.nw-peek mark')).toBeVisible();
  await home.setViewportSize({ width: 1440, height: 900 });

  // It is copied and asked again as any reply, and neither signed nor edited.
  const actions = answer.getByRole('group', { name: 'Reply actions' });
  await expect(actions.getByRole('button', { name: 'Regenerate' })).toBeVisible();
  await expect(actions.getByRole('button', { name: /^(?:Edit|Sign)/ })).toHaveCount(0);
  await expectAccessibleEverywhere(home);

  await messageBox(home).fill('is she on a blood thinner?');
  await home.keyboard.press('Enter');
  await expect(home.getByRole('article')).toHaveCount(3);
  await expect(lastReply(home).locator('[data-reply-document]')).toHaveText(
    'Neither the note nor its sources say anything about a blood thinner.',
  );
  // Its words may stand before it has ended, and until then nothing is sent.
  await expect(copyButton(lastReply(home))).toBeVisible();

  // What is asked next is of the note, and not of the answer.
  await messageBox(home).fill('add to the plan: ice');
  await home.keyboard.press('Enter');
  await expect(home.getByRole('article')).toHaveCount(4);
  await expect(lastReply(home)).toContainText('Added to Plan.');
});
