import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { chooseCard, payAtCheckout } from './pay-at-checkout.ts';
import { signUpByCalls } from './sign-up-by-calls.ts';
import type { SignedUp } from './sign-up-by-calls.ts';
import { startApp, type App } from './start-app.ts';

/** The page of the built-in checkout in a real browser; how people come to it is told by the journeys of the plans. */

async function call(
  address: string,
  account: SignedUp,
  place: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(address + place, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account.accessToken}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${place} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Readonly<Record<string, unknown>>;
}

const buy = async (address: string, account: SignedUp, plan = 'individual'): Promise<string> => {
  const answer = await call(address, account, '/subscription/buy_subscription/', { subscription_plan: plan });
  return String(answer['checkout_url']);
};

/** The news of a payment come by themselves, soon after it. */
async function expectState(address: string, account: SignedUp, state: string): Promise<void> {
  await expect.poll(async () => (await call(address, account, '/subscription_app/subscription/'))['state']).toBe(state);
}

async function countInvoices(address: string, account: SignedUp): Promise<number> {
  const { data } = await call(address, account, '/subscription_app/invoices/');
  return Array.isArray(data) ? data.length : -1;
}

/** Its news come by themselves as well, and nothing is left that could make a second one. */
async function expectOneInvoice({ address, dataDir }: App, account: SignedUp): Promise<void> {
  await expect.poll(() => countInvoices(address, account)).toBe(1);
  await expect.poll(() => countWaitingNews(dataDir)).toBe(0);
  expect(await countInvoices(address, account)).toBe(1);
}

/** News of payments that the server has received and not acted upon. */
function countWaitingNews(dataDir: string): number {
  const database = new DatabaseSync(path.join(dataDir, 'notewright.sqlite'), { readOnly: true });
  database.exec('pragma busy_timeout = 5000');
  const row = database.prepare('select count(*) as waiting from payment_events where settled_at is null').get();
  database.close();
  return Number(row?.['waiting']);
}

const back = /\/manageSubscription\?purchase=done$/;

/** Waited for from before the step, since the page takes the mark out of its address once it has read it. */
async function leadsBack(page: Page, step: () => Promise<void>, address = back): Promise<void> {
  await Promise.all([page.waitForURL(address, { waitUntil: 'commit' }), step()]);
}

test('a payment that is accepted', async ({ home: page, app, account }) => {
  const url = await buy(app.address, account);
  await page.goto(url);
  await expect(page.getByText('This is a test checkout. No money moves.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Individual $65.00' })).toBeVisible();
  await expect(page.getByText(/Renews by itself for \$65\.00 on/)).toBeVisible();
  await leadsBack(page, () => payAtCheckout(page));
  await expectState(app.address, account, 'active');

  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'This order is paid' })).toBeVisible();
  await expectAccessible(page);
  await leadsBack(page, () => page.getByRole('link', { name: 'Go on to Notewright' }).click());
});

test('a card that is declined, then one that is accepted', { tag: '@quick' }, async ({ home: page, app, account }) => {
  await page.goto(await buy(app.address, account, 'company'));
  await payAtCheckout(page, 'declined');
  await expect(page.getByRole('alert')).toHaveText(
    'This card was declined, and nothing was charged. Please choose another one.',
  );
  await expectAccessible(page);
  await payAtCheckout(page, 'noFunds');
  await expect(page.getByRole('alert')).toContainText('not enough money');
  await expectState(app.address, account, 'trial');
  await leadsBack(page, () => payAtCheckout(page));
});

test('a declined card on a telephone is seen at once, and loading the page again charges nothing', async ({
  home: page,
  app,
  account,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const url = await buy(app.address, account);
  await page.goto(url);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await payAtCheckout(page, 'declined');
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: test.info().outputPath('declined.png') });
  await page.reload();
  await expect(alert).toContainText('This card was declined');
  expect(posts).toHaveLength(1);
  await chooseCard(page, 'asksBank');
  await expect(page.getByRole('heading', { name: 'Your bank asks: is it you?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await leadsBack(page, () => payAtCheckout(page));
});

test('a checkout is closed by the next one, and left without paying and come back to', async ({
  home: page,
  app,
  account,
}) => {
  await test.step('a checkout that was closed says nothing of having been left', async () => {
    const closed = await buy(app.address, account);
    await buy(app.address, account, 'company');
    await page.goto(closed);
    await expect(page.getByRole('heading', { name: 'This checkout is closed' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Notewright' }).click();
    await expect(page).toHaveURL(/\/manageSubscription$/);
  });
  await test.step('leaving without paying, and coming back to the same checkout', async () => {
    const url = await buy(app.address, account);
    await page.goto(url);
    const leave = (): Promise<void> => page.getByRole('link', { name: 'Back without paying' }).click();
    await leadsBack(page, leave, /\/manageSubscription\?purchase=left$/);
    expect(await buy(app.address, account)).toBe(url);
    await page.goto(url);
    await leadsBack(page, () => payAtCheckout(page));
  });
});

test('a bank that asks, is refused, and is confirmed the next time', async ({ home: page, app, account }) => {
  await page.goto(await buy(app.address, account));
  await chooseCard(page, 'asksBank');
  await expect(page.getByRole('heading', { name: 'Your bank asks: is it you?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment was not confirmed, and nothing was charged.');
  await leadsBack(page, () => payAtCheckout(page, 'asksBank'));
  await expectState(app.address, account, 'active');
});

test('two tabs that pay at once', async ({ home: page, context, app, account }) => {
  const url = await buy(app.address, account);
  const other = await context.newPage();
  const both: readonly Page[] = [page, other];
  await Promise.all(both.map((tab) => tab.goto(url)));
  // The other tab is nobody's session, so it does not stay there.
  const arrived = both.map((tab) => tab.waitForURL(back, { waitUntil: 'commit' }));
  await Promise.all(both.map((tab) => payAtCheckout(tab)));
  await Promise.all(arrived);
  await expectState(app.address, account, 'active');
  await expectOneInvoice(app, account);
});

test('a server that is killed over a payment takes it wholly or not at all, and once', async () => {
  test.setTimeout(600_000);
  const own = await startApp();
  const buyers: SignedUp[] = [];
  // Moments over the whole of a payment at which it dies, in milliseconds.
  for (const wait of [0, 3, 8, 15, 30]) {
    const account = await signUpByCalls(own.address);
    const url = await buy(own.address, account);
    const pay = (): Promise<number> =>
      fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ card: 'accepted' }) }).then(
        ({ status }) => status,
        () => 0,
      );
    const answered = pay();
    await new Promise((resolve) => setTimeout(resolve, wait));
    await own.kill('SIGKILL');
    const status = await answered;
    await own.restart();
    const page = await fetch(url).then((answer) => answer.text());
    const isPaid = page.includes('This order is paid');
    // Who was told that it is paid, has paid.
    if (status === 303) expect(isPaid).toBe(true);
    if (!isPaid) expect(await pay()).toBe(303);
    await expectState(own.address, account, 'active');
    // News that the dead server was at work on is taken up by a job of every minute.
    await expect.poll(() => countInvoices(own.address, account), { timeout: 180_000 }).toBe(1);
    buyers.push(account);
  }
  for (const account of buyers) expect(await countInvoices(own.address, account)).toBe(1);
  await own.stop();
});

test('a real card number is refused and is gone', async ({ home: page, app, account }) => {
  await page.goto(await buy(app.address, account));
  await page.getByRole('radio', { name: 'Type the number of a test card' }).check();
  await page.getByLabel('Card number').fill('4111 1111 1111 1111');
  await page.getByLabel('Expiry').fill('04/42');
  await page.getByLabel('Security code').fill('987');
  await page.getByLabel('Name on the card').fill('Dana Reyes');
  await page.getByRole('button', { name: 'Pay $65.00' }).click();
  const number = page.getByLabel('Card number');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/Only the test cards listed here are taken/);
  for (const label of ['Card number', 'Expiry', 'Security code', 'Name on the card'])
    await expect(page.getByLabel(label)).toHaveValue('');
  expect(await page.content()).not.toMatch(/4111 ?1111|"987"|Reyes/);
  expect(app.output()).not.toMatch(/4111 ?1111|Reyes/);
  await expectAccessible(page);
  await number.fill('4242424242424242');
  await page.getByLabel('Expiry').fill('04/42');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on the card').fill('Zoë O’Neil-Øst');
  await leadsBack(page, () => page.keyboard.press('Enter'));
});

test('by keyboard alone', async ({ home: page, app, account }) => {
  await page.goto(await buy(app.address, account));
  const chosen = page.getByRole('radio', { name: /4242 4242/ });
  for (
    let presses = 0;
    presses < 10 && !(await chosen.evaluate((field) => field === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab');
  await expect(chosen).toBeFocused();
  for (const name of [/0000 0002/, /0000 9995/, /0000 3155/]) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name })).toBeFocused();
  }
  await expect(page.getByLabel('Card number')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pay $65.00' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your bank asks: is it you?' })).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  for (
    let presses = 0;
    presses < 5 && !(await confirm.evaluate((field) => field === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab');
  await leadsBack(page, () => page.keyboard.press('Space'));
});

test('another card', async ({ home: page, app, account }) => {
  await page.goto(await buy(app.address, account));
  await payAtCheckout(page);
  await expectState(app.address, account, 'active');
  const portal = await call(app.address, account, '/subscription_app/payment_method/', {});
  await page.goto(String(portal['checkout_url']));
  await expect(page.getByText('Renewals are charged to the card ending in 4242.')).toBeVisible();
  await expectAccessible(page);
  await chooseCard(page, 'declined');
  await expect(page.getByRole('alert')).toContainText('it was not kept');
  await chooseCard(page, 'asksBank');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/manageSubscription/);
  await page.goto(String(portal['checkout_url']));
  await expect(page.getByText('Renewals are charged to the card ending in 3155.')).toBeVisible();
});

test('each page of it passes axe in both themes, wide and narrow', async ({ page, app, account }) => {
  const url = await buy(app.address, account, 'company');
  await page.goto(url);
  await expectAccessibleEverywhere(page);
  await page.getByRole('radio', { name: 'Type the number of a test card' }).check();
  await page.getByLabel('Card number').fill('4111111111111111');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await chooseCard(page, 'asksBank');
  await expectAccessibleEverywhere(page);
  await page.goto(`${app.address}/checkout/${'x'.repeat(43)}`);
  await expectAccessibleEverywhere(page);
  await page.goto(`${url}/bank`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectState(app.address, account, 'active');
  const portal = await call(app.address, account, '/subscription_app/payment_method/', {});
  await page.goto(String(portal['checkout_url']));
  await chooseCard(page, 'declined');
  await expect(page.getByRole('alert')).toContainText('it was not kept');
  await expectAccessibleEverywhere(page);
});
