import { expect, test, toast } from './fixtures.ts';

/** A second Escape closes a dialog whatever the page says; one that cannot be closed yet is there again. */

test('a question that is being carried out says what became of it though the browser closed it', async ({
  home: page,
}) => {
  await page.goto('/settings#phrases');
  const section = page.locator('section#phrases');
  await section.getByRole('button', { name: 'New phrase' }).click();
  await section.getByLabel('Name').fill('knee');
  await section.getByLabel('Words', { exact: true }).fill('Gait steady.');
  await section.getByRole('button', { name: 'Save' }).click();
  await section.getByRole('button', { name: 'Delete knee' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this phrase?' });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(
    '**/phrases/delete/*/',
    async (route) => {
      await held;
      await route.abort();
    },
    { times: 1 },
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  // As the browser does at the second of two Escapes, which no page can refuse.
  await question.evaluate((dialog) => dialog instanceof HTMLDialogElement && dialog.close());
  await expect(question).toBeVisible();
  letGo();
  await expect(question.getByRole('alert').first()).toContainText('The server could not be reached.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(toast(page, 'Phrase deleted.')).toBeVisible();
});
