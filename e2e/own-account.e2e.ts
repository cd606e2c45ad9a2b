import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessibleEverywhere, expectNoAxeFinding } from './expect-accessible.ts';
import { expect, logIn, test, toast } from './fixtures.ts';
import { test as movingTest } from './moving-fixtures.ts';
import { tryAgain } from './try-again.ts';

/** What people look after themselves: password, address, and the question whether it is them. */

/** After it a proof of identity is an old one, in milliseconds. */
const longerThanProof = 6 * 60_000;
const fresh = 'nine patient herons';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Please confirm that it is you' });

/** The newest code of eight digits that was mailed to an address. */
async function readEmailCode({ address }: { readonly address: string }, email: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await fetch(`${address}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as { code?: string | null }[];
    code = mails[0]?.code ?? '';
    expect(code).toMatch(/^\d{8}$/);
  }).toPass();
  return code;
}

test(
  'the password is changed under Settings; wrong ones are reported beside their field',
  { tag: '@quick' },
  async ({ home, account, context, browser, app }) => {
    const elsewhere = await (await browser.newContext({ baseURL: app.address })).newPage();
    await logIn(elsewhere, account);
    await home.goto('/settings#password');
    const password = section(home, 'Password');
    await password.getByRole('button', { name: 'Change password' }).click();
    await expect(home.getByLabel('Current password', { exact: true })).toBeFocused();
    await expectNoAxeFinding(home);
    await password.getByRole('button', { name: 'Change password' }).click();
    await expect(password.getByText('Current password is required')).toBeVisible();
    await expect(password.getByText('New password is required')).toBeVisible();
    await home.getByLabel('Current password', { exact: true }).fill('not the password');
    await home.getByLabel('New password', { exact: true }).fill('password123');
    await home.getByLabel('Confirm new password', { exact: true }).fill('password123');
    await home.keyboard.press('Enter');
    await expect(password.getByText('The password is not right.')).toBeVisible();
    await home.getByLabel('Current password', { exact: true }).fill(account.password);
    await home.keyboard.press('Enter');
    await expect(password.getByText('This password is too common. Please choose another.')).toBeVisible();
    await home.getByLabel('New password', { exact: true }).fill(fresh);
    await home.getByLabel('Confirm new password', { exact: true }).fill(fresh);
    await home.keyboard.press('Enter');
    await expect(toast(home, 'Your password has been changed.')).toBeVisible();
    await expect(password.getByRole('button', { name: 'Change password' })).toBeFocused();

    await tryAgain(async (within) => {
      await elsewhere.goto('/editProfile');
      await expect(elsewhere).toHaveURL('/home', within);
    });
    await elsewhere.context().close();
    const again = await context.newPage();
    await logIn(again, { ...account, password: fresh });
  },
);

movingTest(
  'a call that needs a proof asks once in a dialog, goes on after it, and fails quietly without',
  async ({ home, account, moving }) => {
    await home.goto('/settings#email');
    await moving.advance(longerThanProof);
    const email = section(home, 'Email');
    await email.getByRole('button', { name: 'Change email' }).click();
    await home.getByLabel('New email').fill('Next.Address@clinic.example');
    await home.keyboard.press('Enter');
    await expect(question(home)).toBeVisible();
    await expect(question(home).getByLabel('Password', { exact: true })).toBeFocused();
    await expectNoAxeFinding(home);
    await home.keyboard.press('Escape');
    await expect(question(home)).toBeHidden();
    await expect(home.getByLabel('New email')).toHaveValue('Next.Address@clinic.example');
    await expect(email.getByRole('alert')).toHaveText('Please confirm that it is you.');

    await home.getByRole('button', { name: 'Send the code' }).click();
    await question(home).getByLabel('Password', { exact: true }).fill('not the password');
    await question(home).getByRole('button', { name: 'Confirm' }).click();
    await expect(question(home).getByText('The password is not right.')).toBeVisible();
    await question(home).getByLabel('Password', { exact: true }).fill(account.password);
    await home.keyboard.press('Enter');
    await expect(question(home)).toBeHidden();
    await expect(home.getByText('a code is on its way to it')).toBeVisible();
    await expectNoAxeFinding(home);
  },
);

/** Sets up an authenticator app by calls; gives the code that it shows in a step of thirty seconds, this one or the next. */
async function setUpApp({ address }: { readonly address: string }, page: Page): Promise<(steps: number) => string> {
  // In the page's own session: every other one ends when the first second factor is set up.
  const stored = await page.evaluate(() => sessionStorage.getItem('persist:root') ?? '');
  const { accessToken } = JSON.parse(stored) as { accessToken: string };
  const post = async (place: string, body: object): Promise<Record<string, string>> => {
    const answer = await fetch(`${address}/authentication_app/settings/second_factor/${place}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
    return (await answer.json()) as Record<string, string>;
  };
  const { setup_id: setupId, secret = '' } = await post('app_setup', {});
  const codeOf = (steps: number): string =>
    new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: Date.now() + steps * 30_000 });
  await post('app', { setup_id: setupId, totp: codeOf(0) });
  return codeOf;
}

movingTest(
  'with a second factor the dialog asks for both, and for a password that was just typed no second time',
  async ({ home, account, moving }) => {
    const codeOf = await setUpApp(moving, home);
    await moving.advance(longerThanProof);
    await home.goto('/settings#password');
    const password = section(home, 'Password');
    await password.getByRole('button', { name: 'Change password' }).click();
    await home.getByLabel('Current password', { exact: true }).fill(account.password);
    await home.getByLabel('New password', { exact: true }).fill(fresh);
    await home.getByLabel('Confirm new password', { exact: true }).fill(fresh);
    await home.keyboard.press('Enter');
    const code = question(home).getByLabel('Code of your authenticator app');
    await expect(code).toBeFocused();
    await expect(question(home).getByLabel('Password', { exact: true })).toHaveCount(0);
    await expectNoAxeFinding(home);
    await code.fill('000000');
    await home.keyboard.press('Enter');
    await expect(question(home).getByText(/not right/)).toBeVisible();
    await question(home).getByRole('button', { name: 'Use a recovery code instead' }).click();
    await expect(question(home).getByLabel('Recovery code')).toHaveValue('');
    await question(home).getByRole('button', { name: 'Use the code of your app instead' }).click();
    await code.fill(codeOf(longerThanProof / 30_000 + 1));
    await home.keyboard.press('Enter');
    await expect(question(home)).toBeHidden();
    await expect(toast(home, 'Your password has been changed.')).toBeVisible();
  },
);

test('the address is changed by the code that went to the new one', async ({ home, account, app }) => {
  const next = `next-${account.email}`;
  await home.goto('/settings');
  const email = section(home, 'Email');
  await email.getByRole('button', { name: 'Change email' }).click();
  await home.getByLabel('New email').fill(account.email);
  await home.keyboard.press('Enter');
  await expect(email.getByText('This is your email address already.')).toBeVisible();
  await home.getByLabel('New email').fill(next);
  await home.keyboard.press('Enter');
  await expect(home.getByLabel('Code', { exact: true })).toBeFocused();
  const code = await readEmailCode(app, next);
  await home.getByLabel('Code', { exact: true }).fill('1234');
  await home.keyboard.press('Enter');
  await expect(email.getByText('Please enter the 8-digit code')).toBeVisible();
  await home.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 4)} ${code.slice(4)}`);
  await home.keyboard.press('Enter');
  await expect(toast(home, 'Your email address has been changed.')).toBeVisible();
  await expect(email.getByText(next)).toBeVisible();
  expect(await home.evaluate(() => sessionStorage.getItem('persist:root'))).toContain(next);
  expect(await home.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(code);
  await home.reload();
  await expect(section(home, 'Email').getByText(next)).toBeVisible();
});

test('Settings of one’s own account passes axe in both themes, wide and narrow', async ({ home }) => {
  await home.emulateMedia({ reducedMotion: 'reduce' });
  await home.goto('/settings');
  await expect(section(home, 'Sessions').getByText('This browser')).toBeVisible();
  await section(home, 'Email').getByRole('button', { name: 'Change email' }).click();
  await section(home, 'Password').getByRole('button', { name: 'Change password' }).click();
  await expectAccessibleEverywhere(home);
});
