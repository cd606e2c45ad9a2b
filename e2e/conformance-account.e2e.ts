import type { Page, Route } from '@playwright/test';
import { expect, logIn, test, toast } from './fixtures.ts';

/** The rows of the specification about sign-up, verification, login and the guards (sections 2, 4, 5, 7 and 8). */

const email = 'conformance@clinic.example';
const password = 'a calm long password';

const refuse = (status: number, code: string, message: string, errors: Record<string, string[]> = {}) => ({
  status,
  json: { code, message, errors },
});

async function fillSignUp(page: Page, address = '/signUp'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

/** Opens the code screen as it stands after sign-up, without a mail. */
async function openCode(page: Page): Promise<void> {
  await page.goto('/login');
  await page.evaluate((address) => localStorage.setItem('email', JSON.stringify({ email: address })), email);
  await page.goto('/verificationCode');
  await expect(page.getByRole('textbox')).toHaveCount(4);
}

const emailError = (page: Page) => page.locator('input[name=email] ~ *, div:has(> input[name=email]) ~ p');

test('sign-up sends the token of its address along, and none where there is none', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route('**/authentication_app/signup/', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill(refuse(409, 'conflict', 'Not today.'));
  });
  for (const address of ['/signUp?token=invitation-42', '/signUp']) {
    await fillSignUp(page, address);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Not today.')).toBeVisible();
  }
  expect(bodies).toEqual([
    { email, password, token: 'invitation-42' },
    { email, password },
  ]);
});

test('a failed sign-up is told on the email field, which takes the focus', async ({ page }) => {
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) =>
      route.fulfill(
        refuse(400, 'validation_failed', 'Please check the marked fields.', {
          password: ['This password is too common.', 'It is on every list.'],
        }),
      ),
    (route) => route.fulfill(refuse(429, 'rate_limited', 'Too many tries. Please wait a moment and try again.')),
  ];
  await page.route('**/authentication_app/signup/', (route) => answers.shift()?.(route));
  await fillSignUp(page);
  const field = page.getByLabel('Email');
  for (const sentence of [
    'Signup failed. Please try again.',
    'This password is too common.',
    'Too many tries. Please wait a moment and try again.',
  ]) {
    await page.getByRole('button', { name: 'Sign Up' }).focus();
    await page.keyboard.press('Enter');
    await expect(emailError(page)).toHaveText(sentence);
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
  }
  await expect(page).toHaveURL('/signUp');
});

test('the code takes one digit a box, moves on and back, and fills from a paste of up to four', async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/authentication_app/verify_otp/', (route) => {
    sent.push((route.request().postDataJSON() as { otp: string }).otp);
    return route.fulfill(refuse(400, 'otp_invalid', 'The code is not right or has expired.'));
  });
  await openCode(page);
  const boxes = page.getByRole('textbox');
  const values = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join('|'));
  await boxes.first().click();
  await page.keyboard.type('a1');
  expect(await values()).toBe('1|||');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('Backspace');
  expect(await values()).toBe('|||');
  await expect(boxes.nth(0)).toBeFocused();
  for (const box of await boxes.all()) await expect(box).toHaveAttribute('inputmode', 'numeric');

  await page.keyboard.type('123');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'OTP' })).toHaveText('Please enter a valid 4-digit OTP');
  expect(sent).toEqual([]);

  await boxes.nth(2).click();
  await boxes.nth(2).evaluate((box) => {
    const data = new DataTransfer();
    data.setData('text/plain', '00429');
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    if (box.dispatchEvent(paste)) document.execCommand('insertText', false, '00429');
  });
  await expect(page.getByText('The code is not right or has expired.')).toBeVisible();
  expect(sent).toEqual(['0042']);
  expect(await values()).toBe('|||');
});

test('a failed verification says the server’s sentence, or the standing one', async ({ page }) => {
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill(refuse(400, 'otp_invalid', 'The code is not right or has expired.')),
    (route) => route.abort(),
  ];
  await page.route('**/authentication_app/verify_otp/', (route) => answers.shift()?.(route));
  await openCode(page);
  for (const sentence of ['The code is not right or has expired.', 'OTP verification failed. Please try again.']) {
    await page.getByRole('textbox').first().click();
    await page.keyboard.type('0042');
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
});

test('Resend OTP says that it was sent, or why not', async ({ page }) => {
  const bodies: unknown[] = [];
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ json: { message: 'whatever the server says' } }),
    (route) => route.fulfill(refuse(429, 'rate_limited', 'Please wait a minute before asking for another code.')),
    (route) => route.abort(),
  ];
  await page.route('**/authentication_app/resend_otp/', (route) => {
    bodies.push(route.request().postDataJSON());
    return answers.shift()?.(route);
  });
  await openCode(page);
  const resend = page.getByRole('button', { name: 'Resend OTP' });
  await resend.click();
  await expect(toast(page, 'OTP resent successfully. Check your email.')).toBeVisible();
  await resend.click();
  await expect(page.getByText('Please wait a minute before asking for another code.')).toBeVisible();
  await resend.click();
  await expect(page.getByText('Failed to resend OTP. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/verificationCode');
  expect(bodies).toEqual([{ email }, { email }, { email }]);
});

test('the real server mails again, and its cool-down is told in its own words', async ({ page, app }) => {
  const fresh = `resend-${Date.now().toString(36)}@clinic.example`;
  await page.goto('/signUp');
  await page.getByLabel('Email').fill(fresh);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/verificationCode');
  const answered = page.waitForResponse('**/authentication_app/resend_otp/');
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  const answer = await answered;
  const { message } = (await answer.json()) as { message: string };
  await expect(page.getByText(message).first()).toBeVisible();
  expect(answer.status() === 429 || message === 'OTP resent successfully. Check your email.').toBe(true);
  expect(app.output()).not.toContain(fresh);
});

test('a failed login is told inline: the server’s message, or the standing one', async ({ page }) => {
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill(refuse(401, 'invalid_credentials', 'Email or password is incorrect.')),
    (route) => route.abort(),
  ];
  const bodies: unknown[] = [];
  await page.route('**/authentication_app/signin/', (route) => {
    bodies.push(route.request().postDataJSON());
    return answers.shift()?.(route);
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('123456');
  for (const sentence of ['Email or password is incorrect.', 'Login failed. Please try again.']) {
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveText(sentence);
  }
  expect(bodies).toEqual(Array.from({ length: 2 }, () => ({ email, password: '123456', remember_me: false })));
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
});

test('an unverified sign-up that logs in goes to the code', async ({ page }) => {
  await page.route('**/authentication_app/signin/', (route) =>
    route.fulfill(refuse(403, 'email_unverified', 'Please verify your email to continue.')),
  );
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/verificationCode');
  await expect(page.getByText(email)).toBeVisible();
});

test('the guards put one page in the place of another: the way back never runs into them', async ({
  page,
  account,
}) => {
  await page.goto('/no-such-page');
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL('/no-such-page');

  await page.goto('/home');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  // The landing page has an e-mail field too, and stands until the form has come.
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/home');

  for (const guarded of ['/login', '/signUp', '/verificationCode']) {
    await page.goto('/no-such-page');
    await page.goto(guarded);
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/no-such-page');
  }
});

test('every call carries the bearer token once there is one', async ({ page, account }) => {
  const seen: { readonly path: string; readonly bearer: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:authentication_app|chat)\/\w+\//.test(pathname) && request.resourceType() === 'fetch')
      seen.push({ path: pathname, bearer: request.headers()['authorization'] });
  });
  await page.goto('/home');
  await page.goto('/login');
  expect(seen).toEqual([]);
  await logIn(page, account);
  await expect(page.getByText('No chats found.').first()).toBeVisible();
  const calls = seen.filter((call) => call.path !== '/authentication_app/signin/');
  expect(calls.map((call) => call.path)).toEqual(
    expect.arrayContaining(['/authentication_app/user_profile/', '/chat/get_users_chat_list/']),
  );
  for (const call of calls) expect(call.bearer, call.path).toMatch(/^Bearer \S+$/);
});
