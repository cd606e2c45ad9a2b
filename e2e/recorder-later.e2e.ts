import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { copyButton, expect, lastReply, signIn } from './fixtures.ts';
import { bar, begin, button, dialog, expectSaved, readSealed, said, source, test } from './recorder-page.ts';
import { tabTo } from './tab-to.ts';

/** The server tries again after 15 seconds, and a minute later. */
const untilTried = { timeout: 150_000 };

async function record(page: Page): Promise<void> {
  await begin(page);
  await expectSaved(page, 2);
  await button(page, 'Finish').click();
}

test('a visit without its text waits while the next one is recorded, and both texts go into a message', async ({
  page,
  account,
  endpoint,
}) => {
  test.setTimeout(300_000);
  endpoint.play('cut');
  await signIn(page, account);
  await record(page);
  await button(page, 'Later').click();
  await expect(button(page, '1 visit waits for its text')).toBeVisible();
  await expect(said(page, '1 visit waits for its text')).toHaveCount(1);
  expect(await readSealed(page)).toBe('');
  await page.reload();
  await expect(button(page, '1 visit waits for its text')).toBeVisible();

  // Another session of the same person has it too, and nothing of it was left in the browser.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
  await signIn(page, account);
  await button(page, '1 visit waits for its text').click();
  await expect(bar(page).getByRole('listitem')).toContainText(/Today \d\d:\d\d, 1 minute/);
  await expect(bar(page)).toContainText('Each visit is removed seven days after you last did something with it.');

  await record(page);
  await expect(bar(page)).toContainText('Turning the last words into text...');
  endpoint.play({ say: 'Fell on ice three days ago.' });
  await expect(bar(page)).toContainText('The transcript is in the message. Nothing has been sent.', untilTried);
  await expect(button(page, 'The text of 1 visit is ready')).toBeVisible(untilTried);
  await button(page, 'Add it to this message').click();
  await expect(source(page)).toHaveCount(2);
  await expect(bar(page).getByRole('listitem')).toContainText('The transcript is in the message.');

  const stored = new Set<string>();
  page.on('response', (answer) => {
    if (answer.url().includes('/recordings/put_away/') && answer.ok()) stored.add(answer.url());
  });
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(copyButton(lastReply(page))).toBeVisible();
  await expect.poll(() => stored.size).toBe(2);
  const open = page.waitForResponse(/\/recordings\/open\//);
  await page.reload();
  expect(await (await open).json()).toEqual({ data: [] });
  await expect(bar(page)).toBeHidden();
});

test('a transcript that is ready can wait as well, until one wants it', async ({ page, account, endpoint }) => {
  endpoint.play({ say: 'No fever.' });
  await signIn(page, account);
  await record(page);
  await expect(bar(page)).toContainText('The transcript is in the message.');
  await page.reload();
  await expect(bar(page)).toContainText('is ready.');
  await button(page, 'Later').click();
  await expect(button(page, 'The text of 1 visit is ready')).toBeVisible();
  // It stands in the way of nothing.
  await page.getByRole('button', { name: 'Record a visit' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Start recording' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'The text of 1 visit is ready').click();
  await button(page, 'Add it to this message').click();
  await expect(source(page)).toHaveCount(1);
  // Taken out of the message, it waits again.
  await source(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(button(page, 'The text of 1 visit is ready')).toBeVisible();
});

const spoken = { part: 1, pieces: 1, is_closed: true, state: 'text', seconds: 2, text: 'No fever.', is_cut: false };

/** What the server says of parts that wait, as it is once they were tried three times; another part is text. */
const sayFailed = (page: Page) =>
  page.route(/\/recordings\/(?:open|state)\//, async (route) => {
    const answer = await route.fetch();
    const said = (await answer.text()).replaceAll('"waiting"', '"failed"');
    await route.fulfill({
      response: answer,
      body: said.replaceAll('"parts":[', `"parts":[${JSON.stringify(spoken)},`),
    });
  });

test('by the keyboard alone: every state of the list passes axe and fits 360 px', async ({
  page,
  account,
  endpoint,
}) => {
  test.setTimeout(240_000);
  endpoint.play('hang');
  await signIn(page, account);
  await record(page);
  await expect(button(page, 'Later')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await tabTo(page, button(page, 'Later'));
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeFocused();
  await sayFailed(page);
  await page.reload();
  await tabTo(page, button(page, '1 visit waits for its text'));
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('A part could not be turned into text. It is tried again every few minutes.');
  await expect(button(page, 'Leave out what failed')).toHaveAccessibleDescription(/Today \d\d:\d\d, 1 minute/);
  await expectAccessibleEverywhere(page);
  // One press leaves nothing out: it is asked first.
  const finished: string[] = [];
  page.on('request', (request) => void (request.url().includes('/recordings/finish/') && finished.push(request.url())));
  const sure = page.getByRole('alertdialog', { name: 'Leave out what failed?' });
  await tabTo(page, button(page, 'Leave out what failed'));
  await page.keyboard.press('Enter');
  await expectAccessibleEverywhere(page);
  await tabTo(page, sure.getByRole('button', { name: 'Keep it' }));
  await page.keyboard.press('Enter');
  await expect(sure).toBeHidden();
  await expect(button(page, 'Leave out what failed')).toBeFocused();
  expect(finished).toEqual([]);
  await page.unrouteAll();
  await tabTo(page, button(page, 'Try again'));
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('listitem')).toContainText('Waits for its text');
  await expect(button(page, 'Try again')).toBeHidden();
  await expect(bar(page).locator(':focus')).toHaveCount(1);
  await tabTo(page, button(page, 'Discard'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }));
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('in Spanish what waits is said in Spanish', async ({ page, account, endpoint }) => {
  endpoint.play('hang');
  await signIn(page, account);
  await record(page);
  await button(page, 'Later').click();
  await expect(button(page, '1 visit waits for its text')).toBeVisible();
  await sayFailed(page);
  await page.goto('/?lang=es');
  const shown = page.getByRole('region', { name: 'Grabación de la consulta' });
  await shown.getByRole('button', { name: '1 consulta espera su texto' }).click();
  await expect(shown).toContainText('Una parte no se pudo convertir en texto. Se intenta de nuevo cada pocos minutos.');
  await expect(shown.getByRole('button')).toHaveText([
    '1 consulta espera su texto',
    'Intentar de nuevo',
    'Omitir lo que falló',
    'Descartar',
  ]);
  await expectAccessibleEverywhere(page);
});
