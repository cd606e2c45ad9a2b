import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addMember, inviteByCalls, makeCompany, writeChat } from './companies-by-calls.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, lastReply, messageBox, openEmptyPage, sendText, signIn, test, toast } from './fixtures.ts';
import { test as movingTest } from './moving-fixtures.ts';
import { chooseCard, payAtCheckout, type TestCardName } from './pay-at-checkout.ts';
import type { SignedUp } from './sign-up-by-calls.ts';
import type { MovingApp } from './start-moving-app.ts';
import { tryAgain } from './try-again.ts';

const minute = 60_000;
const day = 86_400_000;

test.describe.configure({ mode: 'parallel' });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
/** What stands beside a term of the plan. */
const fact = (page: Page, term: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: term }) })
    .locator('dd');
const longMoment = /^[A-Z][a-z]+ \d\d, \d{4} \d\d:\d\d:\d\d$/;

async function openPlan(page: Page): Promise<void> {
  await page.goto('/manageSubscription');
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
}

async function buyIndividual(page: Page, card?: TestCardName): Promise<void> {
  await openPlan(page);
  await button(page, 'Upgrade Subscription').click();
  await page.getByRole('button', { name: 'Buy now (Individual)' }).click();
  await payAtCheckout(page, card);
  await expect(button(page, 'Cancel Subscription')).toBeVisible();
}

/** The sessions have expired by then: the person signs in again. */
async function comeBackAfter(page: Page, moving: MovingApp, account: SignedUp, milliseconds: number): Promise<void> {
  // First away from the page that stands: it would see the days go by, and lock the screen for the next.
  await openEmptyPage(page);
  await page.clock.setSystemTime(await moving.advance(milliseconds));
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await signIn(page, account);
}

test('a plan is bought, confirmed, and its invoice downloaded', { tag: '@quick' }, async ({ home }) => {
  await home.getByRole('link', { name: 'Manage Subscription' }).click();
  await expect(main(home).getByRole('heading', { name: 'Free trial' })).toBeVisible();
  await expect(fact(home, 'Account type')).toHaveText('Individual');
  await expect(fact(home, 'Trial ends')).toHaveText(longMoment);
  await expect(main(home).getByText('No invoices yet.')).toBeVisible();
  await button(home, 'Upgrade Subscription').click();
  await home.getByRole('button', { name: 'Buy now (Individual)' }).click();
  await payAtCheckout(home);
  await expect(
    home.getByRole('status').filter({ hasText: 'Your payment is confirmed.Individual. It renews by itself' }),
  ).toBeVisible();
  await expect(home).toHaveURL(/\/manageSubscription$/);
  await expect(main(home).getByRole('heading', { name: 'Individual' })).toBeVisible();
  await expect(main(home).getByText('Active', { exact: true })).toBeVisible();
  await expect(main(home).getByText('$65 per month')).toBeVisible();
  await expect(fact(home, 'Expiry date')).toHaveText(longMoment);
  await expect(fact(home, 'Next renewal')).toContainText('$65 on ');
  await expect(home.getByRole('button', { name: 'Get Plan' })).toHaveCount(0);

  const row = main(home).getByRole('row').nth(1);
  await expect(row).toContainText('Individual');
  await expect(row).toContainText('$65.00');
  await expect(row).toContainText('Paid');
  const [download] = await Promise.all([
    home.waitForEvent('download'),
    row.getByRole('button', { name: /^Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Notewright-invoice-[\w-]+\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await home.reload();
  await expect(main(home).getByRole('heading', { name: 'Individual' })).toBeVisible();
  await expect(home.getByText('Your payment is confirmed.')).toHaveCount(0);
  await home.goto('/editProfile');
  await expect(home.getByLabel('Subscription Type')).toHaveValue('Individual (active)');
  await home.goto('/settings#plan');
  const card = home.getByRole('region', { name: 'Plan', exact: true });
  await expect(card).toContainText('$65 per month');
  await expect(card).toContainText(/Expires: [A-Z][a-z]+ \d\d, \d{4} \d\d:\d\d:\d\d/);
  await card.getByRole('button', { name: 'Update' }).click();
  await expect(home.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
});

movingTest('a plan is cancelled, taken back, and renews by itself', async ({ home, moving, account }) => {
  await buyIndividual(home);
  const until = (await fact(home, 'Expiry date').textContent()) ?? '';
  await button(home, 'Cancel Subscription').click();
  const dialog = home.getByRole('alertdialog', { name: 'Cancel your subscription?' });
  await expect(dialog).toContainText(`It goes on until ${until}.`);
  await dialog.getByRole('button', { name: 'Keep subscription' }).click();
  await expect(button(home, 'Cancel Subscription')).toBeFocused();
  await home.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  // Said in the reader's own time, as beside it.
  await expect(toast(home, `Subscription cancelled. It goes on until ${until.replace(/ [\d:]+$/, '')}.`)).toBeVisible();
  await expect(main(home).getByText('It was cancelled and runs until')).toBeVisible();
  await expect(fact(home, 'Expiry date')).toHaveText(until);
  await expect(fact(home, 'Next renewal')).toHaveCount(0);
  await expect(main(home).getByText('$65 per month')).toHaveCount(0);
  const resume = button(home, 'Resume Subscription');
  await expect(resume).toBeFocused();
  await home.keyboard.press('Enter');
  await expect(toast(home, `Subscription resumed. It renews on ${until.replace(/ [\d:]+$/, '')}.`)).toBeVisible();
  await expect(button(home, 'Cancel Subscription')).toBeFocused();
  await expect(fact(home, 'Next renewal')).toBeVisible();

  await comeBackAfter(home, moving, account, 32 * day);
  await openPlan(home);
  await expect(main(home).getByText('Active', { exact: true })).toBeVisible();
  await tryAgain(async (within) => {
    await home.reload();
    await expect(main(home).getByRole('row')).toHaveCount(3, within);
  });
  expect(Date.parse((await fact(home, 'Expiry date').textContent()) ?? '')).toBeGreaterThan(Date.parse(until));
});

movingTest('a failed renewal is shown, and paid with another card', async ({ home, moving, account }) => {
  await buyIndividual(home, 'declinedAtRenewal');
  await comeBackAfter(home, moving, account, 32 * day);
  await tryAgain(async (within) => {
    await home.reload();
    await expect(home.getByText('The last payment did not go through.')).toBeVisible(within);
  });
  await home.setViewportSize({ width: 360, height: 740 });
  const line = home.locator('.plan-notice > p');
  await expect.poll(async () => (await line.boundingBox())?.width ?? 0).toBeGreaterThan(240);
  await home.setViewportSize({ width: 1280, height: 720 });
  await expectAccessible(home);
  await sendText(home, 'Cough for three days, no fever.');
  await home.getByRole('link', { name: 'Manage Subscription' }).last().click();
  await expect(main(home).getByText('Payment failed', { exact: true })).toBeVisible();
  await expect(fact(home, 'Goes on until')).toHaveText(longMoment);
  await expectAccessible(home);
  await button(home, 'Change card').click();
  await chooseCard(home, 'accepted');
  await home.waitForURL('**/manageSubscription');
  await tryAgain(async (within) => {
    await home.reload();
    await expect(main(home).getByText('Active', { exact: true })).toBeVisible(within);
  });
  await home.goto('/');
  await expect(messageBox(home)).toBeVisible();
  await expect(home.getByText('The last payment did not go through.')).toHaveCount(0);
});

movingTest(
  'at the end of the trial nothing is lost, and a plan lets the writing go on',
  async ({ page, moving, account }) => {
    await page.goto('/login');
    const chatId = await writeChat(moving.address, account, 'Sore throat since Monday, no fever.');
    await comeBackAfter(page, moving, account, 12 * day);
    await expect(page.getByText('Your free trial has 2 days left.')).toBeVisible();
    await expectAccessible(page);
    await comeBackAfter(page, moving, account, 2 * day - 2 * minute);
    await expect(page.getByText(/^Your free trial ends (?:today|tomorrow) at \d\d:\d\d\.$/)).toBeVisible();
    await messageBox(page).fill('A note that was begun in the trial.');
    await page.getByLabel('Choose files').setInputFiles({
      name: 'visit.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Knee pain after a fall.'),
    });
    await expect(page.getByText('visit.txt')).toBeVisible();
    await page.clock.setSystemTime(await moving.advance(3 * minute));
    await page.getByRole('button', { name: 'Send (Enter)' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Your free trial has ended.' });
    await expect(notice).toBeVisible();
    await expect(messageBox(page)).toHaveValue('A note that was begun in the trial.');
    await expect(page.getByText('visit.txt')).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/chat/${chatId}`);
    await expect(lastReply(page)).toBeVisible();
    await expect(notice).toBeVisible();
    await openPlan(page);
    await expect(main(page).getByRole('heading', { name: 'Free trial ended' })).toBeVisible();
    await expect(main(page).getByText('Your free trial ended on')).toBeVisible();
    await expect(fact(page, 'Trial ended')).toHaveText(longMoment);
    await expect(main(page).getByRole('link', { name: 'Monthly and Annual plans' })).toHaveAttribute(
      'href',
      '/upgrade',
    );
    await page.goto(`/chat/${chatId}`);
    await page.getByRole('button', { name: 'See plans' }).click();
    await page.getByRole('button', { name: 'Buy now (Individual)' }).click();
    await payAtCheckout(page);
    await expect(main(page).getByText('Active', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'New Chat' }).click();
    await expect(messageBox(page)).toHaveValue('A note that was begun in the trial.');
    await expect(notice).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  },
);

test('who leaves the checkout bought nothing, and an address alone buys nothing', async ({ home }) => {
  await openPlan(home);
  await button(home, 'Upgrade Subscription').click();
  await home.getByRole('button', { name: 'Buy now (Individual)' }).click();
  await home.getByRole('link', { name: 'Back without paying' }).click();
  await expect(home.getByRole('status').filter({ hasText: 'Nothing was bought.' })).toBeVisible();
  await expect(home).toHaveURL(/\/manageSubscription$/);
  await expect(main(home).getByRole('heading', { name: 'Free trial' })).toBeVisible();
  await home.reload();
  await expect(main(home).getByRole('heading', { name: 'Free trial' })).toBeVisible();
  await expect(home.getByText('Nothing was bought.')).toHaveCount(0);
});

test('the page waits for the news of a payment, a minute at most', async ({ home }) => {
  let isOpen = true;
  await home.route('**/subscription_app/subscription/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      json: { ...((await answer.json()) as object), ...(isOpen ? { is_purchase_open: true } : {}) },
    });
  });
  const status = home.getByRole('status');
  await home.goto('/manageSubscription?purchase=done');
  await expect(status.filter({ hasText: 'Confirming your payment...' })).toBeVisible();
  await expectAccessible(home);
  await home.reload();
  await expect(status.filter({ hasText: 'Confirming your payment...' })).toBeVisible();
  // Nobody has paid: no plan, and nothing that says so.
  isOpen = false;
  await expect(status.filter({ hasText: 'No purchase is under way.' })).toBeVisible();
  await expect(home).toHaveURL(/\/manageSubscription$/);
  await expect(home.getByText(/Thank you|Your plan is active/)).toHaveCount(0);

  isOpen = true;
  await home.clock.install();
  await home.goto('/manageSubscription?purchase=done');
  await expect(status.filter({ hasText: 'Confirming your payment...' })).toBeVisible();
  for (let seconds = 0; seconds < 62; seconds++) await home.clock.runFor(1000);
  await expect(status.filter({ hasText: 'Your payment is being confirmed.' })).toBeVisible();
  await expect(status.filter({ hasText: 'a mail tells you' })).toBeVisible();
});

test('who buys for a company becomes its owner, and the page follows', async ({ home }) => {
  await openPlan(home);
  await button(home, 'Upgrade Subscription').click();
  await home.getByRole('button', { name: 'Buy now (Company Plan)' }).click();
  await payAtCheckout(home);
  await expect(main(home).getByRole('heading', { name: 'Company Plan' })).toBeVisible();
  await expect(fact(home, 'Account type')).toHaveText('Company');
  await expect(fact(home, 'People')).toContainText('1 of 10 users');
  const said = home.getByRole('status').filter({ hasText: 'Your payment is confirmed.' });
  await expect(said).toContainText('You own this company now.');
  await expect(said.getByRole('link', { name: 'Give it a name' })).toHaveAttribute('href', '/settings#company');
  await expect(said.getByRole('link', { name: 'invite people' })).toHaveAttribute('href', '/users');
  await expectAccessible(home);
  await expect(main(home).getByRole('link', { name: 'Manage users' })).toBeVisible();
  await expect(main(home).getByRole('link', { name: 'Monthly and Annual plans' })).toHaveCount(0);
  await button(home, 'Upgrade Subscription').click();
  const users = home.getByRole('dialog', { name: 'Add User' });
  await users.getByLabel('Number of users').fill('3');
  await users.getByRole('button', { name: 'Buy now' }).click();
  await payAtCheckout(home);
  await expect(said).toContainText('3 users were added: your plan is for 13 users now.');
  await expect(said).not.toContainText('You own this company now.');
});

test('receipts from before a company are in the personal workspace, and stay there', async ({ home }) => {
  await buyIndividual(home);
  await expect(main(home).getByRole('row')).toHaveCount(2);
  await button(home, 'Upgrade Subscription').click();
  await home.getByRole('button', { name: 'Buy now (Company Plan)' }).click();
  await payAtCheckout(home);
  await expect(main(home).getByRole('heading', { name: 'Company Plan' })).toBeVisible();
  await expect(main(home).getByRole('row')).toHaveCount(2);
  await expect(main(home).getByText('Receipts for a plan of your own, from before,')).toBeVisible();
  await main(home).getByRole('link', { name: 'personal workspace' }).click();
  await home.getByRole('region', { name: 'Workspace' }).getByRole('button').click();
  await expect(toast(home, 'You are now working in')).toBeVisible();
  await openPlan(home);
  await expect(main(home).getByText('which covers you here as well.')).toBeVisible();
  await expect(main(home).getByRole('row')).toHaveCount(2);
  await expect(main(home).getByRole('row').nth(1)).toContainText('$65.00');
  await expect(main(home).getByRole('button', { name: /^Download/ })).toHaveCount(1);
});

test('a member sees who pays and until when, and nothing to buy', async ({ page, app, account }) => {
  const company = await makeCompany(app.address, 'Lakeside Family Practice', account);
  const member = await addMember(app.address, company);
  await signIn(page, account);
  await openPlan(page);
  await button(page, 'Upgrade Subscription').click();
  await page.getByRole('dialog', { name: 'Add User' }).getByRole('button', { name: 'Buy now' }).click();
  await payAtCheckout(page);
  await expect(button(page, 'Cancel Subscription')).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await signIn(page, member);
  await openPlan(page);
  await expect(fact(page, 'Paid by')).toContainText('Lakeside Family Practice');
  await expect(fact(page, 'Paid by')).toContainText(account.email);
  await expect(fact(page, 'Expiry date')).toHaveText(longMoment);
  await expect(main(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Get Plan' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a running plan is looked at in every state, managed, and kept where a call fails', async ({ home }) => {
  await buyIndividual(home);
  await test.step('the plan is managed by keyboard alone', async () => {
    await home.goto('/manageSubscription');
    await expect(button(home, 'Cancel Subscription')).toBeVisible();
    const tabTo = async (name: string | RegExp): Promise<void> => {
      const target = home.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();
      for (let presses = 0; presses < 40; presses++) {
        if (await target.evaluate((one) => one === document.activeElement)) return;
        await home.keyboard.press('Tab');
      }
      throw new Error(`The keyboard does not reach ${String(name)}.`);
    };
    await tabTo('Cancel Subscription');
    await home.keyboard.press('Enter');
    await expect(home.getByRole('alertdialog')).toBeVisible();
    await home.keyboard.press('Escape');
    await expect(button(home, 'Cancel Subscription')).toBeFocused();
    await home.keyboard.press('Enter');
    await tabTo('Cancel subscription');
    await home.keyboard.press('Enter');
    await expect(button(home, 'Resume Subscription')).toBeFocused();
    await home.keyboard.press('Enter');
    await expect(button(home, 'Cancel Subscription')).toBeFocused();
    await tabTo(/^Download/);
    const [download] = await Promise.all([home.waitForEvent('download'), home.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  });
  await test.step('a card is changed on no foreign page', async () => {
    await home.route('**/subscription_app/payment_method/', (route) =>
      route.fulfill({ json: { checkout_url: 'https://billing.stripe.com.evil.example/p' } }),
    );
    await button(home, 'Change card').click();
    await expect(main(home).getByText('The payment page could not be opened.')).toBeVisible();
    await expect(home).toHaveURL(/\/manageSubscription$/);
    await home.unrouteAll();
  });
  await test.step('a failure to cancel is said in its place, and nothing changes', async () => {
    await home.route('**/subscription_app/cancel_subscription/', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'no_subscription', message: 'There is no running plan.' },
      }),
    );
    await button(home, 'Cancel Subscription').click();
    const dialog = home.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(dialog.locator('form, div').getByText('There is no running plan.').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep subscription' }).click();
    await expect(main(home).getByText('Active', { exact: true })).toBeVisible();
    await home.route('**/subscription_app/invoices/**', (route) => route.abort());
    await home.reload();
    await expect(main(home).getByText('The invoices could not be loaded.')).toBeVisible();
    await home.unroute('**/subscription_app/invoices/**');
    await button(home, 'Try again').click();
    await expect(main(home).getByRole('row')).toHaveCount(2);
    await home.unrouteAll();
  });
  await test.step('every state passes axe in both themes, and fits 360 px', async () => {
    let shown: object = {};
    await home.route('**/subscription_app/subscription/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), ...shown } });
    });
    for (const [name, state] of Object.entries(states)) {
      shown = state;
      for (const [colorScheme, width] of [
        ['light', 1440],
        ['dark', 360],
      ] as const) {
        await home.emulateMedia({ colorScheme });
        await home.setViewportSize({ width, height: 800 });
        await openPlan(home);
        await expectAccessible(home);
        const over = await home.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${name} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});

/** What the server can say of a plan, for looking at every state without living through it. */
const states: Readonly<Record<string, object>> = {
  trial: { state: 'trial', plan: null, plan_name: null, amount: null, interval: null },
  active: { state: 'active' },
  'over the seats': { state: 'active', seats: 10, seats_taken: 12 },
  'past due': { state: 'past_due', renews_on: null, grace_ends_on: '2030-01-02T03:04:05.000Z' },
  cancelled: { state: 'cancelled', renews_on: null },
  expired: { state: 'expired', renews_on: null, amount: null, may_write: false },
  'trial over': {
    state: 'none',
    plan: null,
    plan_name: null,
    amount: null,
    interval: null,
    expires_on: null,
    renews_on: null,
    trial_ends_on: '2024-03-05T12:00:00.000Z',
    may_write: false,
  },
  member: { may_buy: false, amount: null, payer: { company_name: 'Lakeside'.repeat(12), owner_email: 'o@l.example' } },
};

test('a full company can buy more seats where it invites', async ({ page, app, account }) => {
  const company = await makeCompany(app.address, 'Lakeside Family Practice', account);
  for (let count = 1; count < 10; count++) await inviteByCalls(app.address, company, `nurse-${count}@lakeside.example`);
  await signIn(page, account);
  await page.goto('/users');
  await page.getByPlaceholder('Invite others by email').fill('one-more@lakeside.example');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(main(page).getByText('All seats of your company are taken.')).toBeVisible();
  await button(page, 'Add users').click();
  await expect(page.getByRole('dialog', { name: 'Add User' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Add users')).toBeFocused();
});

movingTest(
  'when a company’s trial has ended, members learn whom to ask and its owner what to do',
  async ({ page, moving, account }) => {
    const company = await makeCompany(moving.address, 'Lakeside Family Practice', account);
    const member = await addMember(moving.address, company);
    await page.goto('/login');
    await comeBackAfter(page, moving, member, 15 * day);
    const notice = page.getByRole('alert').filter({ hasText: 'The free trial of Lakeside Family Practice has ended.' });
    await expect(notice).toContainText(account.email);
    await expect(page.getByRole('button', { name: 'See plans' })).toHaveCount(0);
    await openPlan(page);
    await expect(main(page).getByText('please ask the owner of Lakeside Family Practice')).toBeVisible();

    await comeBackAfter(page, moving, account, 0);
    await page.goto('/users');
    await page.getByPlaceholder('Invite others by email').fill('one-more@lakeside.example');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(main(page).getByText('The free trial of your company has ended. Choose a plan')).toBeVisible();
    await button(page, 'See plans').click();
    await expect(page.getByRole('dialog', { name: 'Add User' })).toBeVisible();
  },
);

test('Back and a second tab after paying say what is so, and buy nothing twice', async ({ page, account, context }) => {
  await signIn(page, account, { remember: true });
  await buyIndividual(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Go on to Notewright' }).click();
  const said = (where: Page) => where.getByRole('status').filter({ hasText: 'Your payment is confirmed.' });
  await expect(said(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/manageSubscription?purchase=done');
  await expect(said(other)).toBeVisible();
  await expect(other).toHaveURL(/\/manageSubscription$/);
  await other.goto('/manageSubscription?purchase=left');
  await expect(
    other.getByRole('status').filter({ hasText: 'What you bought a moment ago stands: Individual.' }),
  ).toBeVisible();
  await expect(other.getByText('Nothing was bought.')).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByRole('row')).toHaveCount(2);
});
