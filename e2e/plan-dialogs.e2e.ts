import { chromium, type Page, type Request, type Route } from '@playwright/test';
import { addMember, makeCompany } from './companies-by-calls.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { chromiumArgs, findChromium } from './find-chromium.ts';
import { expect, settle, signIn, test, toast } from './fixtures.ts';
import { stopTime, until } from './page-time.ts';
import { addUser, atCheckout, buy, card, choose, count, dialog, getPlan, openChoose } from './plan-pages.ts';
import { signUpByCalls } from './sign-up-by-calls.ts';
import { expectStay } from './toast-times.ts';

/** What the plan dialogs say and do while a plan is bought, when that fails, and to whom (specification sections 4 and 8). */

const buyCall = '**/subscription/buy_subscription/';
const webCall = '**/subscription_app/buy_subscription_on_web/';

const refuse = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { code, message, Message: message, errors: {} } });
const held = 'You have this plan already.';
const inherited = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
);

/** The failure in its place; the region that reads toasts aloud is an alert of its own. */
const said = (page: Page, words: string | RegExp) =>
  page.locator(':is(dialog[open], main) [role=alert]:not(.sr-only)').filter({ hasText: words });

/** Until a call to buy has its answer, or was let go. */
const whenEnded = (page: Page) => {
  const isBuying = (request: Request): boolean => request.url().endsWith('/subscription/buy_subscription/');
  return Promise.race([page.waitForEvent('requestfinished', isBuying), page.waitForEvent('requestfailed', isBuying)]);
};

test.describe('while it is being bought', () => {
  test('a dialog that is closed lets the purchase go; one that stays buys once, however often it is pressed', async ({
    home,
  }) => {
    await test.step('a dialog that is closed lets the purchase go: no checkout comes up by itself', async () => {
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      await home.route(buyCall, async (route) => {
        await answered;
        await route.continue().catch(() => undefined);
      });
      await openChoose(home);
      await buy(home, 'Individual').click();
      await expect(buy(home, 'Individual')).toHaveText('Processing...');
      const ended = whenEnded(home);
      await home.keyboard.press('Escape');
      answer();
      await ended;
      await settle(home);
      await expect(home).toHaveURL('/');
      await openChoose(home);
      await expect(buy(home, 'Individual')).toBeEnabled();
      await home.unrouteAll();
      await home.keyboard.press('Escape');
    });
    await test.step('the chosen button says Processing..., all are disabled, and a double click buys once', async () => {
      const sent: Request[] = [];
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      await home.route(buyCall, async (route) => {
        sent.push(route.request());
        await answered;
        await route.continue();
      });
      await openChoose(home);
      // The second click comes before the first has been drawn, and finds a button that can still be pressed.
      await buy(home, 'Individual').evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
      await expect(buy(home, 'Individual')).toHaveText('Processing...');
      await expect(buy(home, 'Individual')).toBeDisabled();
      await expect(buy(home, 'Company Plan')).toHaveText(/^Buy now/);
      await expect(buy(home, 'Company Plan')).toBeDisabled();
      await buy(home, 'Individual').press('Enter');
      expect(sent).toHaveLength(1);
      expect(sent[0]?.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
      answer();
      await home.waitForURL(atCheckout);
      expect(sent).toHaveLength(1);
    });
  });

  test('a page that the browser kept aside and shows again by Back is free again', async ({ app, account }) => {
    // Playwright’s own browsers keep no page aside.
    const { executablePath, env } = await findChromium();
    const browser = await chromium.launch({
      executablePath,
      args: [...chromiumArgs],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      env: { ...inherited, ...env },
    });
    const page = await (await browser.newContext({ baseURL: app.address })).newPage();
    await signIn(page, account);
    await openChoose(page);
    await buy(page, 'Individual').click();
    await page.waitForURL(atCheckout);
    await page.goBack();
    await expect(choose(page)).toHaveCount(0);
    await openChoose(page);
    await expect(buy(page, 'Individual')).toHaveText(/^Buy now/);
    await expect(buy(page, 'Individual')).toBeEnabled();
    await expect(buy(page, 'Company Plan')).toBeEnabled();
    await browser.close();
  });

  test('a checkout that never comes up does not hold the dialog for ever', async ({ home }) => {
    await home.clock.install();
    await home.goto('/custom-plan');
    // Nothing: the browser stays where it is.
    await home.route(atCheckout, (route) => route.fulfill({ status: 204 }));
    const gone = home.waitForRequest(atCheckout);
    await addUser(home).getByRole('button', { name: 'Buy now' }).click();
    await gone;
    await expect(addUser(home).getByRole('button', { name: 'Processing...' })).toBeVisible();
    await home.clock.runFor(8000);
    await expect(addUser(home).getByRole('button', { name: 'Processing...' })).toBeVisible();
    await home.clock.runFor(8000);
    await expect(addUser(home).getByRole('button', { name: 'Buy now' })).toBeEnabled();
  });
});

test.describe('a purchase that fails', () => {
  test('Plans: a purchase that fails says so, on a small screen in the card that was pressed', async ({ home }) => {
    await test.step('Plans: no address, one that is not allowed, and a call that fails', async () => {
      await home.goto('/upgrade');
      for (const checkout of [undefined, 'https://checkout.stripe.com.evil.example/', 'javascript:document.title=1']) {
        await home.route(webCall, (route) => route.fulfill({ json: { checkout_url: checkout } }), { times: 1 });
        await buy(home, 'Monthly Plan').click();
        await expect(said(home, /^Upgrade failed\. Please try again\.$/)).toBeVisible();
        await expect(toast(home, 'Upgrade failed. Please try again.').last()).toBeVisible();
        await expect(home).toHaveURL('/upgrade');
      }
      await home.route(webCall, refuse(409, 'plan_held', held), { times: 1 });
      await buy(home, 'Annual Plan').click();
      await expect(said(home, `Failed to upgrade. Please try again. ${held}`)).toBeVisible();
      await expect(buy(home, 'Annual Plan')).toBeEnabled();
    });
    await test.step('Plans on a small screen: what failed stands in the card that was pressed, in sight', async () => {
      await home.setViewportSize({ width: 360, height: 640 });
      await home.goto('/upgrade');
      for (const name of ['Monthly Plan', 'Annual Plan']) {
        await home.route(webCall, refuse(409, 'plan_held', held), { times: 1 });
        await buy(home, name).click();
        const line = card(home, name).getByRole('alert').filter({ hasText: held });
        await expect(line).toBeInViewport({ ratio: 1 });
        await expect(said(home, held)).toHaveCount(1);
      }
    });
  });

  test('Company: a toast of the server’s Message, for three seconds at the right, and in its place', async ({
    home,
  }) => {
    await openChoose(home);
    await home.route(buyCall, refuse(409, 'plan_held', held), { times: 1 });
    await stopTime(home);
    await buy(home, 'Company Plan').click();
    await until(home, () => said(home, held).isVisible());
    await expect(toast(home, held)).toBeVisible();
    const box = await toast(home, held).boundingBox();
    expect(box?.x ?? 0).toBeGreaterThan(900);
    await expectStay(home, held, 3000);
    await expect(said(home, held)).toBeVisible();
  });

  test('Add User: the server’s Message, or that the payment failed; the same key after no answer', async ({ home }) => {
    await home.goto('/custom-plan');
    const keys: (string | undefined)[] = [];
    home.on('request', (request) => {
      if (request.url().endsWith('/subscription/buy_subscription/')) keys.push(request.headers()['idempotency-key']);
    });
    const press = () => addUser(home).getByRole('button', { name: 'Buy now' }).click();
    await home.route(buyCall, refuse(409, 'amount_differs', 'The price has changed meanwhile.'), { times: 1 });
    await press();
    await expect(said(home, /^The price has changed meanwhile\.$/)).toBeVisible();
    await home.route(buyCall, (route) => route.fulfill({ status: 400, body: 'no JSON' }), { times: 1 });
    await press();
    await expect(said(home, /^Failed to process payment\. Please try again\./)).toBeVisible();
    await expect(toast(home, 'Failed to process payment. Please try again.')).toBeVisible();
    await home.route(buyCall, (route) => route.abort('failed'), { times: 1 });
    await press();
    await expect(
      said(
        home,
        'Failed to process payment. Please try again. The server could not be reached. Check your connection and try again.',
      ),
    ).toBeVisible();
    await expect(count(home)).toHaveValue('10');
    await press();
    await home.waitForURL(atCheckout);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(3);
    expect(keys[3]).toBe(keys[2]);
  });

  test('plans that cannot be loaded say so, and a failed purchase of Individual', async ({ home }) => {
    await test.step('plans that cannot be loaded say so, and are loaded by another try', async () => {
      let isDown = true;
      await home.route('**/subscription_app/plans/', (route) => (isDown ? route.abort('failed') : route.continue()));
      await getPlan(home).click();
      await expect(choose(home).getByText('Loading plans...')).toBeVisible();
      await expect(said(home, /^The plans could not be loaded\./)).toBeVisible();
      isDown = false;
      await choose(home).getByRole('button', { name: 'Try again' }).click();
      await expect(buy(home, 'Individual')).toBeVisible();
      await home.unrouteAll();
      await home.keyboard.press('Escape');
    });
    await test.step('Individual: an alert dialog of ours with the sentence, and why', async () => {
      await openChoose(home);
      await home.route(buyCall, refuse(409, 'purchase_running', 'A sentence of the server.'), { times: 1 });
      await buy(home, 'Individual').click();
      const alert = home.getByRole('alertdialog', { name: 'The purchase failed' });
      await expect(alert.getByText('Failed to process individual subscription. Please try again.')).toBeVisible();
      await expect(alert.getByText('A sentence of the server.')).toBeVisible();
      await expectAccessibleEverywhere(home);
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(alert).toHaveCount(0);
      await expect(choose(home)).toBeVisible();
      await expect(buy(home, 'Individual')).toBeFocused();
    });
  });

  test('offline, a dialog that was never fetched says so and opens later', async ({ home, context }) => {
    await context.setOffline(true);
    await getPlan(home).click();
    await expect(dialog(home, 'The plans could not be loaded')).toBeVisible();
    await home.keyboard.press('Escape');
    await context.setOffline(false);
    await openChoose(home);
  });

  test('a screen that locks during a purchase goes nowhere by itself, and keeps the number', async ({
    context,
    account,
  }) => {
    await context.clock.install();
    const page = await context.newPage();
    await signIn(page, account);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(buyCall, async (route) => {
      await answered;
      await route.continue().catch(() => undefined);
    });
    await page.goto('/custom-plan');
    await count(page).fill('7');
    await addUser(page).getByRole('button', { name: 'Buy now' }).click();
    await expect(addUser(page).getByRole('button', { name: 'Processing...' })).toBeVisible();
    const ended = whenEnded(page);
    await page.clock.fastForward(15 * 60_000);
    await page.clock.runFor(2000);
    await expect(page.getByRole('heading', { name: 'Your screen is locked' })).toBeVisible();
    await expect(addUser(page)).toHaveCount(0);
    answer();
    await ended;
    await settle(page);
    await expect(page).toHaveURL('/custom-plan');
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(count(page)).toHaveValue('7');
    await expect(addUser(page).getByRole('button', { name: 'Buy now' })).toBeEnabled();
  });
});

test.describe('who may not buy', () => {
  test('a member reads who can, has no Get Plan, and nothing to press', async ({ page, app }) => {
    const company = await makeCompany(app.address, 'Northside Clinic');
    const member = await addMember(app.address, company);
    await signIn(page, member);
    await expect(page.getByRole('link', { name: /^Your profile/ })).toContainText(member.email);
    await expect(getPlan(page)).toHaveCount(0);
    await page.goto('/upgrade');
    const words = /The plan of Northside Clinic is bought by its owner and admins/;
    await expect(page.getByText(words)).toContainText(company.owner.email);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.goto('/custom-plan');
    await expect(addUser(page).getByText(words)).toBeVisible();
    await expect(addUser(page).getByRole('button', { name: 'Buy now' })).toHaveCount(0);
    await expectAccessibleEverywhere(page);
  });

  test('an owner’s Get Plan opens Add User; the plans for one person are not for a company', async ({ page, app }) => {
    const company = await makeCompany(app.address, 'Southside Clinic');
    await signIn(page, company.owner);
    await getPlan(page).click();
    await expect(addUser(page).getByText('For everybody in Southside Clinic')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/upgrade');
    await expect(page.getByText('for one person who works alone')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Add users' }).click();
    await expect(addUser(page)).toBeVisible();
  });

  const hindered = [
    ['the operator', { role: 'operator', may_buy: false }, 'As the operator you run the installation.'],
    [
      'who is covered by a company',
      { may_buy: false, company_name: 'Lakeside Clinic' },
      'Lakeside Clinic pays for you, in your own workspace too. There is nothing to buy.',
    ],
    [
      'a company whose payment failed',
      { role: 'owner', account_type: 'company', company_name: 'Lakeside Clinic', subscription_status: 'past_due' },
      'The last payment for Lakeside Clinic failed. Change the card under Manage Subscription first',
    ],
  ] as const;

  test('who is kept from buying reads why, and has no Buy now', async ({ home }) => {
    for (const [who, changes, words] of hindered)
      await test.step(`${who} reads why, and has no Buy now`, async () => {
        await home.route('**/authentication_app/user_profile/', async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ json: { ...((await answer.json()) as object), ...changes } });
        });
        await home.goto('/custom-plan');
        await expect(addUser(home).getByText(words)).toBeVisible();
        await expect(addUser(home).getByRole('button')).toHaveText(['']);
        await expect(getPlan(home)).toHaveCount(0);
        await expectAccessibleEverywhere(home);
        await home.unrouteAll();
      });
  });
});

test('every dialog and page of plans passes axe, light and dark, wide and narrow', async ({ page, app }) => {
  await page.goto('/pricing');
  await expect(card(page, 'Team')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await buy(page, 'Custom Plan').click();
  await expect(count(page)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await signIn(page, await signUpByCalls(app.address));
  await openChoose(page);
  await page.route(buyCall, refuse(409, 'plan_held', held), { times: 1 });
  await buy(page, 'Company Plan').click();
  await expect(said(page, held)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto('/upgrade');
  await expect(card(page, 'Annual Plan')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto('/custom-plan');
  await expect(count(page)).toBeVisible();
  await expectAccessibleEverywhere(page);
});
