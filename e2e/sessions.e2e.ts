import type { Browser, Page } from '@playwright/test';
import { expect, lastReply, logIn, messageBox, sampleNote, sendText, test, toast } from './fixtures.ts';
import type { SignedUp } from './sign-up-by-calls.ts';
import { tryAgain } from './try-again.ts';

/** Where a person is logged in, and that nothing is left where they were. */

const sessions = (page: Page) => page.getByRole('region', { name: 'Sessions', exact: true });
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function logInElsewhere(browser: Browser, address: string, account: SignedUp, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, userAgent });
  const page = await context.newPage();
  await logIn(page, account);
  return page;
}

async function expectOut(page: Page): Promise<void> {
  await tryAgain(async (within) => {
    await page.goto('/editProfile');
    await expect(page).toHaveURL('/home', within);
  });
}

test('the list distinguishes browsers; one is logged out, then all the others', async ({
  home,
  account,
  app,
  browser,
}) => {
  const onPhone = await logInElsewhere(browser, app.address, account, phone);
  const hostile = await logInElsewhere(browser, app.address, account, '<b onclick=alert(1)>Old</b> <img src=x>');
  await home.goto('/settings#sessions');
  const rows = sessions(home).getByRole('row');
  // The heading, this browser, the two others, and the session of the sign-up.
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText('This browser');
  await expect(rows.nth(1).getByRole('button')).toHaveCount(0);
  await expect(sessions(home).getByText('<b onclick=alert(1)>Old</b> <img src=x>')).toBeVisible();
  await expect(sessions(home).locator('img, b')).toHaveCount(0);

  await sessions(home)
    .getByRole('button', { name: /^Log out Safari on iPhone/ })
    .click();
  await expect(toast(home, 'This session has been logged out.')).toBeVisible();
  await expect(rows).toHaveCount(4);
  await expect(sessions(home).getByText('Safari on iPhone')).toHaveCount(0);
  await expectOut(onPhone);

  await sessions(home).getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(toast(home, 'You have been logged out everywhere else.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(sessions(home).getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  await expectOut(hostile);
  await home.reload();
  await expect(rows).toHaveCount(2);
  for (const page of [onPhone, hostile]) await page.context().close();
});

test('a list that cannot be read says so and can be asked for again', async ({ home }) => {
  await home.route('**/settings/sessions/', (route) => route.abort());
  await home.goto('/settings#sessions');
  await expect(sessions(home).getByRole('alert')).toContainText('The server could not be reached.');
  await home.unroute('**/settings/sessions/');
  await sessions(home).getByRole('button', { name: 'Try again' }).click();
  await expect(sessions(home).getByText('This browser')).toBeVisible();
});

const canary = 'Zebrafinch allergy since childhood';

/** Everything that is left of a page for whoever sits down at the browser next. */
function everythingOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const areas = [localStorage, sessionStorage].map((area) => JSON.stringify({ ...area }));
    const databases = (await indexedDB.databases()).map((one) => one.name);
    const caches = await globalThis.caches.keys();
    const place = [history.state, location.href, document.title];
    return `${document.documentElement.outerHTML}\n${JSON.stringify([areas, databases, caches, place])}`;
  });
}

test('nothing is left in the browser after logging out, in any tab and behind the Back button', async ({
  page,
  context,
  account,
}) => {
  await logIn(page, account, { remember: true });
  await sendText(page, `${sampleNote}\n${canary}`);
  await expect(lastReply(page)).toContainText('Ibuprofen');
  await messageBox(page).fill(`half a sentence about ${canary}`);
  const chat = page.url();
  const second = await context.newPage();
  await second.goto('/editProfile');
  await second.goto(chat);
  await expect(lastReply(second)).toContainText('Ibuprofen');
  // A third tab has gone elsewhere by itself, and its page is kept aside for the Back button.
  const third = await context.newPage();
  await third.goto(chat);
  await expect(lastReply(third)).toContainText('Ibuprofen');
  await third.evaluate(() => location.assign('/api/docs'));
  await third.waitForURL('**/api/docs');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(second).toHaveURL('/login');
  for (const left of [page, second]) {
    expect(await everythingOf(left)).not.toMatch(/zebrafinch/i);
    await left.goBack();
    await expect(left.getByRole('article')).toHaveCount(0);
    expect(await everythingOf(left)).not.toMatch(/zebrafinch/i);
  }
  await third.goBack();
  await expect(third.getByRole('article')).toHaveCount(0);
  await expect.poll(() => everythingOf(third)).not.toMatch(/zebrafinch/i);
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).not.toContain('persist:root');
});
