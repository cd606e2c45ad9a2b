import { callAs } from './companies-by-calls.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, signIn, test } from './fixtures.ts';
import { payAtCheckout } from './pay-at-checkout.ts';
import {
  addUser,
  atCheckout,
  buy,
  card,
  choose,
  count,
  dialog,
  expectActive,
  getPlan,
  openChoose,
  payable,
} from './plan-pages.ts';
import { readMailedCode, type SignedUp } from './sign-up-by-calls.ts';
import { tabTo } from './tab-to.ts';

/** Every plan from the click to the checkout and back (specification sections 2, 4 and 9; product decisions, section 1). */

const buyCall = '**/subscription/buy_subscription/';

interface OwnSubscription {
  readonly state: string;
  readonly plan: string | null;
  readonly seats: number;
  readonly amount: number | null;
}

const readOwn = (address: string, who: SignedUp): Promise<OwnSubscription> =>
  callAs(address, who, 'GET', '/subscription_app/subscription/') as Promise<OwnSubscription>;

test.describe('bought at the built-in checkout', () => {
  test(
    'Individual: Get Plan, Buy now, the checkout, and an active plan',
    { tag: '@quick' },
    async ({ home, app, account }) => {
      await openChoose(home);
      await expect(choose(home).getByText('Cancel at any time.')).toBeVisible();
      const individual = card(home, 'Individual');
      for (const words of [
        '$65',
        'per month',
        'Single user license',
        'Lifetime updates',
        'Secure HIPAA-compliant storage',
      ])
        await expect(individual.getByText(words, { exact: true })).toBeVisible();
      const company = card(home, 'Company Plan');
      for (const words of [
        'Best value',
        '$650',
        'per month',
        'Add up to 10 users',
        'Lifetime updates',
        'Upgrade any time',
        'Unlimited library users',
        'Secure HIPAA-compliant storage',
      ])
        await expect(company.getByText(words, { exact: true })).toBeVisible();
      // No agreement is set here: what the storage line promises is not whole without one, and each card says so.
      for (const one of [individual, company])
        await expect(one.getByText(/^Storage: HIPAA also asks for a business associate agreement/)).toBeVisible();
      // The other list of prices is named where this one is met.
      await expect(choose(home).getByText(/a second price list, Monthly and Annual/)).toBeVisible();
      await expect(choose(home).getByRole('button', { name: 'Buy now' })).toHaveCount(2);
      await buy(home, 'Individual').click();
      await home.waitForURL(atCheckout);
      await expect(home.getByText('$65.00').first()).toBeVisible();
      await payAtCheckout(home);
      await expectActive(home, 'Individual');
      expect(await readOwn(app.address, account)).toMatchObject({ state: 'active', plan: 'individual', amount: 6500 });
      // What is held is not offered again.
      await home.getByRole('button', { name: 'Upgrade Subscription' }).click();
      const heldCard = choose(home).getByRole('region', { name: 'Individual', exact: true });
      await expect(heldCard.getByText('Your plan')).toBeVisible();
      await expect(heldCard.getByRole('button')).toHaveCount(0);
      // A larger plan takes its place, less what is left of this one.
      await choose(home)
        .getByRole('region', { name: 'Company Plan', exact: true })
        .getByRole('button', { name: 'Buy now' })
        .click();
      await home.waitForURL(atCheckout);
      await expect(home.getByRole('cell', { name: '$650.00' })).toBeVisible();
      await expect(home.getByRole('button', { name: /^Pay \$585\.\d\d$/ })).toBeVisible();
      await payAtCheckout(home);
      await expectActive(home, 'Company Plan');
      expect(await readOwn(app.address, account)).toMatchObject({ plan: 'company', seats: 10, amount: 65_000 });
    },
  );

  test('Company Plan: the buyer becomes owner of a company for ten and sees Users', async ({ home, app, account }) => {
    await openChoose(home);
    await buy(home, 'Company Plan').click();
    await home.waitForURL(atCheckout);
    await payAtCheckout(home);
    await expectActive(home, 'Company Plan');
    expect(await readOwn(app.address, account)).toMatchObject({ state: 'active', plan: 'company', seats: 10 });
    await home.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
    await expect(home.getByText('1 of 10 seats taken')).toBeVisible();
    // More users for a company that has a plan: added to it, and charged in proportion.
    await home.goto('/manageSubscription');
    await home.getByRole('button', { name: 'Upgrade Subscription' }).click();
    await expect(addUser(home).getByText(/^Added to .*, and charged in proportion until [A-Z]/)).toBeVisible();
    await count(home).fill('2');
    await expect(payable(home)).toHaveText('2 × 49 = $98');
    await expect(
      addUser(home).getByText(/^12 users in all, \$748 per month from [A-Z][a-z]+ \d\d, \d{4}\.$/),
    ).toBeVisible();
    await addUser(home).getByRole('button', { name: 'Buy now' }).click();
    await home.waitForURL(atCheckout);
    await payAtCheckout(home);
    await expect(home).toHaveURL(/\/manageSubscription/);
    await expect.poll(async () => (await readOwn(app.address, account)).seats).toBe(12);
    expect((await readOwn(app.address, account)).amount).toBe(65_000 + 2 * 4900);
    // Nothing is added to a plan that runs out.
    await callAs(app.address, account, 'POST', '/subscription_app/cancel_subscription/');
    await home.goto('/custom-plan');
    await expect(addUser(home).getByText(/is cancelled\. Resume it under Manage Subscription first/)).toBeVisible();
    await expect(addUser(home).getByRole('button', { name: 'Buy now' })).toHaveCount(0);
  });

  for (const [name, price, words] of [
    ['Monthly Plan', '$12.99', 'Auto-renews until cancelled'],
    ['Annual Plan', '$8.30', 'Billed as $99.60 annually'],
  ] as const) {
    test(`Plans: the ${name} from /upgrade`, async ({ home, app, account }) => {
      await home.goto('/upgrade');
      await expect(home).toHaveTitle('Plans - Notewright');
      await expect(home.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
      for (const shown of [price, 'per month', words, 'Unlimited AI planner', 'Full tool suite', 'Priority support'])
        await expect(card(home, name).getByText(shown, { exact: true })).toBeVisible();
      await expect(card(home, name).getByText('Cancel anytime')).toHaveCount(name === 'Monthly Plan' ? 1 : 0);
      // Support has an address here, and the other list of prices is one press away.
      await expect(card(home, name).getByText(/support address/)).toHaveCount(0);
      await home.getByRole('button', { name: 'Choose Your Plan' }).click();
      await expect(card(home, 'Individual').getByText('$65', { exact: true })).toBeVisible();
      await home.keyboard.press('Escape');
      await buy(home, name).click();
      await home.waitForURL(atCheckout);
      await expect(home.getByText(name === 'Monthly Plan' ? '$12.99' : '$99.60').first()).toBeVisible();
      await payAtCheckout(home);
      await expectActive(home, name);
      expect((await readOwn(app.address, account)).plan).toBe(name === 'Monthly Plan' ? 'one' : 'two');
    });
  }

  test('Add User: a number of users makes a company; the number is kept in its bounds', async ({
    home,
    app,
    account,
  }) => {
    await home.goto('/custom-plan');
    await expect(home).toHaveTitle('Add User - Notewright');
    await expect(count(home)).toHaveValue('10');
    await expect(count(home)).toBeFocused();
    await expect(payable(home)).toHaveText('10 × 49 = $490');
    for (const [typed, kept, total] of [
      ['0', '1', '$49'],
      ['-4', '1', '$49'],
      ['-5', '1', '$49'],
      ['1e3', '1', '$49'],
      ['ten', '1', '$49'],
      ['', '1', '$49'],
      ['2.9', '2', '$98'],
      ['12', '12', '$588'],
      ['999999', '10000', '$490,000'],
    ] as const) {
      await count(home).press('ControlOrMeta+a');
      await count(home).press('Backspace');
      await home.keyboard.type(typed);
      // What it comes to is said at once; what was typed is put right when the field is left.
      await expect(payable(home), typed).toHaveText(`${kept} × 49 = ${total}`);
      await expect(count(home), typed).toHaveValue(typed);
      await count(home).press('Tab');
      await expect(count(home), typed).toHaveValue(kept);
    }
    // Arrow keys count within the bounds, the wheel does nothing.
    await count(home).fill('2');
    await count(home).press('ArrowUp');
    await expect(count(home)).toHaveValue('3');
    for (let presses = 0; presses < 3; presses++) await count(home).press('ArrowDown');
    await expect(count(home)).toHaveValue('1');
    await expect(payable(home)).toHaveText('1 × 49 = $49');
    await count(home).fill('3');
    await count(home).hover();
    await home.mouse.wheel(0, 200);
    await home.mouse.wheel(0, -400);
    await expect(count(home)).toBeFocused();
    await expect(count(home)).toHaveValue('3');
    const sent = home.waitForRequest(buyCall);
    await count(home).press('Enter');
    expect((await sent).postDataJSON()).toEqual({ subscription_plan: 'custom', user_count: 3, amount: 147 });
    await home.waitForURL(atCheckout);
    await expect(home.getByText('$147.00').first()).toBeVisible();
    // Who comes back finds the number that they had chosen.
    await home.goBack();
    await expect(count(home)).toHaveValue('3');
    await addUser(home).getByRole('button', { name: 'Buy now' }).click();
    await home.waitForURL(atCheckout);
    await payAtCheckout(home);
    await expectActive(home, 'Custom Plan');
    expect(await readOwn(app.address, account)).toMatchObject({ plan: 'custom', seats: 3, amount: 14_700 });
    await home.goto('/users');
    await expect(home.getByText('1 of 3 seats taken')).toBeVisible();
  });

  test('a plan that is worth more is not offered in vain, and a cancelled one is resumed on its card', async ({
    home,
    app,
    account,
  }) => {
    await openChoose(home);
    await choose(home).getByRole('link', { name: 'Monthly and Annual plans' }).click();
    await expect(home).toHaveURL('/upgrade');
    await expect(choose(home)).toHaveCount(0);
    await buy(home, 'Annual Plan').click();
    await home.waitForURL(atCheckout);
    await payAtCheckout(home);
    await expectActive(home, 'Annual Plan');
    await home.getByRole('button', { name: 'Upgrade Subscription' }).click();
    const individual = choose(home).getByRole('region', { name: 'Individual', exact: true });
    await expect(individual.getByText(/^What is left of your plan is worth more than this costs\./)).toBeVisible();
    await expect(individual.getByRole('button')).toHaveCount(0);
    await expect(choose(home).getByRole('button', { name: 'Buy now' })).toHaveCount(1);
    await callAs(app.address, account, 'POST', '/subscription_app/cancel_subscription/');
    await home.goto('/upgrade');
    await expect(
      card(home, 'Monthly Plan').getByText(/^You can choose this when your plan ends on [A-Z][a-z]+ \d\d, \d{4}\.$/),
    ).toBeVisible();
    const annual = card(home, 'Annual Plan');
    await expect(annual.getByText(/^Cancelled, runs until [A-Z][a-z]+ \d\d, \d{4}$/)).toBeVisible();
    await expectAccessibleEverywhere(home);
    await annual.getByRole('button', { name: 'Resume' }).click();
    await expect(annual.getByRole('button')).toHaveCount(0);
    await expect(annual.getByText('Your plan', { exact: true })).toBeFocused();
    expect((await readOwn(app.address, account)).state).toBe('active');
  });

  test('whoever leaves the checkout has bought nothing, nor has a declined card, and another one buys', async ({
    home,
    app,
    account,
  }) => {
    await test.step('whoever leaves the checkout, by its link or by Back, has bought nothing and can buy again', async () => {
      await openChoose(home);
      await buy(home, 'Company Plan').click();
      await home.waitForURL(atCheckout);
      await home.getByRole('link', { name: 'Back without paying' }).click();
      await expect(home).toHaveURL(/\/manageSubscription/);
      await expect(home.getByText('Nothing was bought.')).toBeVisible();
      await home.goto('/');
      await openChoose(home);
      await buy(home, 'Individual').click();
      await home.waitForURL(atCheckout);
      await home.goBack();
      await expect(getPlan(home)).toBeVisible();
      expect((await readOwn(app.address, account)).state).toBe('trial');
      await openChoose(home);
      await expect(buy(home, 'Individual')).toHaveText(/Buy now/);
      await expect(buy(home, 'Individual')).toBeEnabled();
      await expect(buy(home, 'Company Plan')).toBeEnabled();
      await home.goto('/');
    });
    await test.step('a declined card buys nothing, another one does', async () => {
      await openChoose(home);
      await buy(home, 'Individual').click();
      await home.waitForURL(atCheckout);
      await payAtCheckout(home, 'declined');
      await expect(home.getByText('This card was declined, and nothing was charged.')).toBeVisible();
      expect((await readOwn(app.address, account)).state).toBe('trial');
      await payAtCheckout(home, 'asksBank');
      await expectActive(home, 'Individual');
    });
  });

  test('two tabs that buy the same have one checkout, and pay once', async ({ home, app, account, context }) => {
    const stored = await home.evaluate(() => Object.entries(sessionStorage));
    const other = await context.newPage();
    await other.addInitScript((entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, stored);
    await other.goto('/');
    await Promise.all([openChoose(home), openChoose(other)]);
    await Promise.all([buy(home, 'Individual').click(), buy(other, 'Individual').click()]);
    await Promise.all([home.waitForURL(atCheckout), other.waitForURL(atCheckout)]);
    expect(other.url()).toBe(home.url());
    await payAtCheckout(home);
    await expectActive(home, 'Individual');
    await other.reload();
    await expect(other.getByText('This order is paid')).toBeVisible();
    const { data } = (await callAs(app.address, account, 'GET', '/subscription_app/invoices/')) as {
      data: readonly { amount: number }[];
    };
    expect(data.map(({ amount }) => amount)).toEqual([6500]);
  });

  test('Get Plan is in sight at every width, and leads to the checkout by keyboard alone', async ({ home }) => {
    await test.step('Get Plan is called so at every width, and the header stays within it', async () => {
      for (const width of [320, 360, 399, 640, 1440]) {
        await home.setViewportSize({ width, height: 740 });
        await expect(getPlan(home)).toHaveText('Get Plan');
        await expect(getPlan(home)).toBeInViewport({ ratio: 1 });
        await expect(home.getByRole('banner').getByRole('link', { name: /^Your profile/ })).toBeInViewport({
          ratio: 1,
        });
      }
    });
    await test.step('from Get Plan to the checkout by keyboard alone', async () => {
      await tabTo(home, getPlan(home));
      await home.keyboard.press('Enter');
      await expect(choose(home).getByText('Single user license')).toBeVisible();
      await home.keyboard.press('Escape');
      await expect(choose(home)).toHaveCount(0);
      await expect(getPlan(home)).toBeFocused();
      await home.keyboard.press('Enter');
      const wanted = buy(home, 'Company Plan');
      await expect(wanted).toBeVisible();
      for (let presses = 0; presses < 6 && !(await wanted.evaluate((one) => one === document.activeElement)); presses++)
        await home.keyboard.press('Tab');
      await expect(wanted).toBeFocused();
      await home.keyboard.press('Enter');
      await home.waitForURL(atCheckout);
    });
  });
});

test.describe('a visitor', () => {
  test('finds Pricing, is kept from what needs a session, and is led on after login', async ({ page, account }) => {
    await test.step('finds Pricing on the first page, at log in and at sign up', async () => {
      for (const place of ['/home', '/login', '/signUp']) {
        await page.goto(place);
        await page.getByRole('link', { name: 'Pricing', exact: true }).click();
        await expect(page).toHaveURL('/pricing');
        await expect(dialog(page, 'Pricing')).toBeVisible();
      }
    });
    await test.step('is led from the protected pages of plans to /home and back after login', async () => {
      for (const place of ['/upgrade', '/custom-plan']) {
        await page.goto(place);
        await expect(page).toHaveURL('/home');
      }
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      // The landing page has an e-mail field too, and stands until the form has come.
      await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor();
      await page.getByLabel('Email').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(page).toHaveURL('/custom-plan');
      await expect(count(page)).toHaveValue('10');
    });
  });

  test('sees three cards, chooses Custom, signs up, and finds the number again', async ({ page, app, context }) => {
    await page.goto('/pricing');
    await expect(page).toHaveTitle('Pricing - Notewright');
    const three = dialog(page, 'Pricing');
    await expect(three.getByText('Everybody begins with a free trial of 14 days.')).toBeVisible();
    for (const [name, words] of [
      ['Professional', '$56'],
      ['Team', '$588'],
      ['Team', 'Up to 12 users'],
      ['Custom Plan', 'Unlimited users'],
    ] as const)
      await expect(card(page, name).getByText(words)).toBeVisible();
    await expect(three.getByText(/from an earlier price list and are only shown/)).toBeVisible();
    // Only Custom acts.
    await expect(card(page, 'Professional').getByRole('button')).toHaveCount(0);
    await expect(card(page, 'Team').getByRole('button')).toHaveCount(0);
    await buy(page, 'Custom Plan').click();
    await expect(count(page)).toHaveValue('10');
    await count(page).fill('4');
    await addUser(page).getByRole('button', { name: 'Buy now' }).click();
    await expect(page).toHaveURL('/signUp');
    const email = `visitor-${Date.now().toString(36)}@clinic.example`;
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('quiet river stone 7');
    await page.getByLabel('Confirm Password').fill('quiet river stone 7');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/verificationCode');
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/custom|userCount|plan/i);
    const code = await readMailedCode(app.address, email);
    await expect(page.getByRole('textbox')).toHaveCount(4);
    await page.getByRole('textbox').first().click();
    // The last digit sends it.
    await page.keyboard.type(code);
    await expect(page).toHaveURL('/custom-plan');
    await expect(count(page)).toHaveValue('4');
    await expect(payable(page)).toHaveText('4 × 49 = $196');
    await addUser(page).getByRole('button', { name: 'Buy now' }).click();
    await page.waitForURL(atCheckout);
    await payAtCheckout(page);
    await expectActive(page, 'Custom Plan');
    expect(context.pages()).toHaveLength(1);
  });

  test('who is signed in is led from /pricing to the chat home; closing leads home', async ({ page, account }) => {
    await page.goto('/pricing');
    await dialog(page, 'Pricing').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/home');
    await signIn(page, account);
    await page.goto('/Pricing');
    await expect(page).toHaveURL('/');
  });
});
