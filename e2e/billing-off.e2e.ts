import { copyButton, expect, lastReply, signIn, test as base } from './fixtures.ts';
import { signUpByCalls } from './sign-up-by-calls.ts';
import { startApp } from './start-app.ts';

/** An installation whose operator has switched plans off (setting BILLING): none of their screens is in the way. */

const test = base.extend<object, object>({
  app: [
    async ({}, use) => {
      const app = await startApp({ BILLING: 'off' });
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
});

const planPages = ['/upgrade', '/pricing', '/custom-plan', '/manageSubscription'];

test('has no pages of plans, for nobody', async ({ page, app, account }) => {
  for (const place of planPages) {
    const answer = await page.goto(place);
    expect(answer?.status(), place).toBe(404);
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go Back to Home' })).toBeVisible();
  }
  await signIn(page, account);
  for (const place of planPages) {
    const answer = await page.goto(place);
    expect(answer?.status(), place).toBe(404);
    await expect(page.getByRole('link', { name: 'Go Back to Dashboard' })).toBeVisible();
  }
  expect((await page.goto('/usage'))?.status()).toBe(200);
  const plans = await fetch(`${app.address}/subscription_app/plans/`);
  expect(plans.status).toBe(404);
  expect(await plans.json()).toMatchObject({ code: 'billing_off' });
});

test('has no Get Plan and no entry in the menu, and everybody writes', async ({ page, app }) => {
  await signIn(page, await signUpByCalls(app.address));
  await expect(page.getByRole('link', { name: /@clinic\.example/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Plan' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Manage Subscription' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Message' }).fill('Dry cough for three days, no fever.');
  await page.keyboard.press('Enter');
  await expect(copyButton(lastReply(page))).toBeVisible();
});
