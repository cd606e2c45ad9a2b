import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { chatLinks, expect, history, sendText, test, toast } from './fixtures.ts';

/** Sends a note, names its chat, and puts it into the bin. */
async function binChat(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await sendText(page, 'A made-up note: cough since Monday, no fever.');
  const list = history(page);
  await list
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await list.getByRole('textbox', { name: /name/i }).fill(title);
  await page.keyboard.press('Enter');
  await expect(list.getByRole('link', { name: title })).toBeVisible();
  await list.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(list.getByRole('link', { name: title })).toHaveCount(0);
}

test('a deleted chat can be restored, or destroyed at once', async ({ home, app, account }) => {
  test.setTimeout(110_000);
  for (const title of ['Winter fall', 'Knee follow-up', 'Third chat', 'Fourth chat']) await binChat(home, title);
  await home.goto('/settings#bin');
  const bin = home.getByRole('region', { name: 'Bin' });
  const lines = bin.getByRole('listitem');
  await expect(lines).toHaveCount(4);
  await expect(lines.first()).toContainText('Fourth chat');
  await expect(lines.first()).toContainText('30 days left');
  await expectAccessibleEverywhere(home);

  await bin.getByRole('button', { name: 'Restore Winter fall' }).click();
  await expect(toast(home, 'Chat restored.')).toBeVisible();
  await expect(lines).toHaveCount(3);

  // By the keyboard alone, and back out first.
  const doomed = bin.getByRole('button', { name: 'Delete Knee follow-up now' });
  await doomed.focus();
  await home.keyboard.press('Enter');
  const question = home.getByRole('alertdialog', { name: 'Delete this chat now?' });
  await expect(question).toContainText('Knee follow-up');
  await expectAccessibleEverywhere(home);
  await home.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(doomed).toBeFocused();
  await home.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete now' }).focus();
  await home.keyboard.press('Enter');
  await expect(toast(home, 'Chat destroyed.')).toBeVisible();
  await expect(lines).toHaveCount(2);

  await bin.getByRole('button', { name: 'Empty bin' }).click();
  await home.getByRole('alertdialog', { name: 'Empty the bin?' }).getByRole('button', { name: 'Empty bin' }).click();
  await expect(bin.getByText('The bin is empty.')).toBeVisible();
  // A toast that fades is judged in the middle of it.
  await expect(toast(home, 'The bin is empty.')).toHaveCount(0);
  await expectAccessibleEverywhere(home);
  await home.goto('/');
  await expect(chatLinks(home)).toHaveText(['Winter fall']);
  const kept = await fetch(`${app.address}/chat/bin/`, { headers: { authorization: `Bearer ${account.accessToken}` } });
  expect(await kept.json()).toEqual({ data: [], next_cursor: null });
});
