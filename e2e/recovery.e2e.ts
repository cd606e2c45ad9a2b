import type { Page } from '@playwright/test';
import { expect, logIn, test, toast } from './fixtures.ts';
import { showCongratulations } from './show-congratulations.ts';
import { signUpByCalls } from './sign-up-by-calls.ts';

/** A forgotten password, from the login page to the login page (specification sections 2, 5 and 8). */

const newPassword = 'nine patient herons';

/** The code of the newest reset mail to an address; waits until there are `atLeast` so many. */
async function readResetCode(address: string, email: string, atLeast = 1): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await fetch(`${address}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as { subject: string; code?: string }[];
    const resets = mails.filter((mail) => mail.subject.includes('code to reset'));
    expect(resets.length).toBeGreaterThanOrEqual(atLeast);
    code = resets[0]?.code ?? '';
  }).toPass();
  return code;
}

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  // The login page has a field of the same name, and stands until this one is loaded.
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL('/verifyForgetPasswordOtp');
}

/** Types a code where the page waits for it: its first box has the focus by itself. */
async function typeCode(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('textbox')).toHaveCount(4);
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(code);
}

async function fillNewPassword(page: Page): Promise<void> {
  await page.getByLabel('New Password').fill(newPassword);
  await page.getByLabel('Confirm Password').fill(newPassword);
  await page.getByRole('button', { name: 'Log In' }).click();
}

const refuse = (status: number, code: string, message: string, errors: Record<string, string[]> = {}) => ({
  status,
  json: { code, message, errors },
});

/** Opens a page of the reset as it stands when an address is stored. */
async function openWithEmail(page: Page, place: string): Promise<void> {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('email', '{"email":"dana@clinic.example"}'));
  await page.goto(place);
}

test(
  'a forgotten password is reset by mouse, and every other browser is logged out',
  { tag: '@quick' },
  async ({ page, app, account, browser }) => {
    const elsewhere = await browser.newContext({ baseURL: app.address });
    const other = await elsewhere.newPage();
    await logIn(other, account, { remember: true });

    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    page.on('request', (request) => addresses.push(request.url()));
    await askForCode(page, account.email);
    await expect(page.getByRole('heading', { name: 'Enter OTP to Reset Password' })).toBeVisible();
    await page.getByRole('textbox').first().click();
    await page.keyboard.type(await readResetCode(app.address, account.email));
    await expect(page).toHaveURL('/resetPass');

    const stored = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
    expect(Object.keys(stored.local)).toEqual(['email']);
    expect(Object.keys(stored.session)).toEqual(['passwordReset']);
    const token = String(stored.session['passwordReset']);
    // A reload loses nothing.
    await page.reload();
    const field = page.getByLabel('New Password');
    await field.fill(newPassword);
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(field).toHaveAttribute('type', 'password');
    await fillNewPassword(page);

    await expect(page).toHaveURL('/congratulations');
    const modal = page.getByRole('dialog', { name: 'Congratulations!' });
    await expect(modal).toContainText('Your password has been updated, please change your password regularly');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
    expect(app.output()).not.toContain(token);
    await modal.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');

    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Email or password is incorrect.')).toBeVisible();
    await logIn(page, { ...account, password: newPassword });

    await other.reload();
    await expect(other).toHaveURL('/home');
    expect(await other.evaluate(() => localStorage.getItem('persist:root'))).toBeNull();
    await elsewhere.close();
  },
);

test('a forgotten password is reset without a pointer', async ({ page, app, account }) => {
  const type = async (label: string, text: string): Promise<void> => {
    const field = page.getByLabel(label, { exact: true });
    for (let presses = 0; presses < 12 && !(await field.evaluate((one) => one === document.activeElement)); presses++)
      await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };
  await page.goto('/login');
  const link = page.getByRole('link', { name: 'Forgot Password?' });
  for (let presses = 0; presses < 12 && !(await link.evaluate((one) => one === document.activeElement)); presses++)
    await page.keyboard.press('Tab');
  // Before the page is at work a link leads on as links do, and the new page begins at its top.
  await expect(page.locator('html[data-at-work]')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeFocused();
  await type('Email', account.email);
  await page.keyboard.press('Enter');
  await typeCode(page, await readResetCode(app.address, account.email));
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeFocused();
  await type('New Password', newPassword);
  await type('Confirm Password', newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await logIn(page, { ...account, password: newPassword });
});

test('a spent token sends back for another code, and a common password is reported on its field', async ({
  page,
  app,
  account,
}) => {
  await askForCode(page, account.email);
  await typeCode(page, await readResetCode(app.address, account.email));
  await expect(page).toHaveURL('/resetPass');
  await page.getByLabel('New Password').fill('password123');
  await page.getByLabel('Confirm Password').fill('password123');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByLabel('New Password')).toHaveAccessibleDescription(/This password is too common\./);
  await expect(page.getByLabel('New Password')).toBeFocused();

  await page.evaluate(() => sessionStorage.setItem('passwordReset', 'x'.repeat(43)));
  await page.reload();
  await fillNewPassword(page);
  await expect(
    page.getByText('This password reset has expired or was used before. Please ask for a new code.'),
  ).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('passwordReset'))).toBeNull();
  await page.getByRole('link', { name: 'Ask for a new code' }).click();
  await expect(page).toHaveURL('/forgetPassword');
});

test('Forgot Password checks the address, shows failures, and reads the same for an unknown one', async ({ page }) => {
  await page.goto('/forgetPassword');
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('Email').fill('dana@clinic');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('Email').fill(`nobody-${Date.now().toString(36)}@clinic.example`);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL('/verifyForgetPasswordOtp');

  await page.route('**/authentication_app/forgot_password/', (route) => route.abort());
  await page.goto('/forgetPassword');
  await page.getByLabel('Email').fill('dana@clinic.example');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Failed to send OTP. Please try again.')).toBeVisible();
});

test('the reset’s code page takes four digits, says so in a toast, refuses, and sends again without leaving', async ({
  page,
  app,
}) => {
  const account = await signUpByCalls(app.address);
  await askForCode(page, account.email);
  const boxes = page.getByRole('textbox');
  await expect(boxes).toHaveCount(4);
  await boxes.first().click();
  await page.keyboard.type('12');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(toast(page, 'Please enter a valid 4-digit OTP.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Please enter a valid 4-digit OTP', { exact: true })).toBeVisible();

  const code = await readResetCode(app.address, account.email);
  await boxes.first().click();
  await page.keyboard.type(String((Number(code) + 1) % 10_000).padStart(4, '0'));
  await expect(page.getByText('The code is not right or has expired.')).toBeVisible();
  for (const box of await boxes.all()) await expect(box).toHaveValue('');

  await page.route('**/authentication_app/forgot_password/', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(page.getByText('Failed to resend OTP. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(toast(page, 'OTP resent successfully. Check your email.')).toBeVisible();
  await expect(page).toHaveURL('/verifyForgetPasswordOtp');
  await boxes.first().click();
  await page.keyboard.type(await readResetCode(app.address, account.email, 2));
  await expect(page).toHaveURL('/resetPass');
});

test('the pages of a reset are open to visitors who come from one, and say what is wrong', async ({
  page,
  account,
}) => {
  await test.step('/congratulations without a reset leads to Login', async () => {
    await page.goto('/congratulations');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('Reset Password says what is wrong, and needs a stored email', async () => {
    await page.goto('/resetPass');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('New password is required')).toBeVisible();
    await expect(page.getByText('Please confirm your password')).toBeVisible();
    await page.getByLabel('New Password').fill('short');
    await page.getByLabel('Confirm Password').fill('other');
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await fillNewPassword(page);
    await expect(page.getByText('Email is missing. Please try again.')).toBeVisible();

    await openWithEmail(page, '/resetPass');
    await fillNewPassword(page);
    await expect(page.getByText('This password reset has expired or was used before.')).toBeVisible();

    await page.evaluate(() => sessionStorage.setItem('passwordReset', 'x'.repeat(43)));
    await page.reload();
    await page.route('**/authentication_app/reset_password/', (route) =>
      route.fulfill(refuse(429, 'rate_limited', 'Too many tries. Please wait a moment and try again.')),
    );
    await fillNewPassword(page);
    await expect(page.getByText('Too many tries. Please wait a moment and try again.')).toBeVisible();
    await page.unrouteAll();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  });
  await test.step('the pages of a reset are for visitors; the code page needs an email; the other spelling leads there', async () => {
    for (const spelling of ['/forgotPassword', '/FORGOTPASSWORD/', '/forgetpassword']) {
      expect((await page.goto(spelling))?.status()).toBe(200);
      await expect(page).toHaveURL('/forgetPassword');
    }
    await page.goto('/verifyForgetPasswordOtp');
    await expect(page).toHaveURL('/forgetPassword');
    await logIn(page, account);
    for (const place of ['/forgetPassword', '/verifyForgetPasswordOtp', '/resetPass', '/congratulations']) {
      await page.goto(place);
      await expect(page).toHaveURL('/');
    }
  });
});

test('closing the modal leads back to the page before, or home', async ({ page, app, account }) => {
  await page.goto('/login');
  await showCongratulations(page);
  await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/home');

  await askForCode(page, account.email);
  await typeCode(page, await readResetCode(app.address, account.email));
  await expect(page).toHaveURL('/resetPass');
  await fillNewPassword(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/login');
});
