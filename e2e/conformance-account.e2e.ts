import type { Locator, Page, Route } from '@playwright/test';
import { expect, signIn, test, toast } from './fixtures.ts';
import { openAtWork } from './open-at-work.ts';
import { test as movingTest } from './moving-fixtures.ts';
import { countMailedCodes, readMailedCode } from './sign-up-by-calls.ts';

/** The rows of the specification about sign-up, verification, login and the guards (sections 2, 4, 5, 7 and 8). */

const email = 'conformance@clinic.example';
const password = 'a calm long password';

const refuse = (status: number, code: string, message: string, errors: Record<string, string[]> = {}) => ({
  status,
  json: { code, message, errors },
});

async function fillSignUp(page: Page, address = '/signUp'): Promise<void> {
  // What is typed before is another journey's matter (account).
  await openAtWork(page, address);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

/** Opens a code screen as it stands after sign-up or a forgotten password, without a mail. */
async function openCode(page: Page, path = '/verificationCode'): Promise<void> {
  await page.goto('/login');
  await page.evaluate((address) => localStorage.setItem('email', JSON.stringify({ email: address })), email);
  await page.goto(path);
  await expect(page.getByRole('textbox')).toHaveCount(4);
}

const emailError = (page: Page) => page.locator('input[name=email] ~ *, div:has(> input[name=email]) ~ p');

test('sign-up sends the token of its address along, and its failures are on the email field', async ({ page }) => {
  await test.step('sign-up sends the token of its address along, and none where there is none', async () => {
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
    await page.unrouteAll();
  });
  await test.step('a failed sign-up is reported on the email field, which takes the focus', async () => {
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
});

const readBoxes = (page: Page) =>
  page.getByRole('textbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value || '_').join(''));

async function paste(box: Locator, text: string): Promise<void> {
  await box.evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
}

/** The two pages that ask for a mailed code, and the calls that the boxes send it by. */
const codePages = [
  { path: '/verificationCode', call: 'verify_otp' },
  { path: '/verifyForgetPasswordOtp', call: 'verify_forgot_password_otp' },
];

for (const { path, call } of codePages) {
  test.describe(`the code of ${path}`, () => {
    const sent: string[] = [];

    test.beforeEach(async ({ page }) => {
      await page.route(`**/authentication_app/${call}/`, (route) => {
        sent.push((route.request().postDataJSON() as { otp: string }).otp);
        return route.fulfill(refuse(400, 'otp_invalid', 'The code is not right or has expired.'));
      });
    });

    test('is typed, moved through, pasted and filled', async ({ page }) => {
      sent.length = 0;
      await openCode(page, path);
      await test.step('takes one digit a box, moves on and back, and names each box', async () => {
        const boxes = page.getByRole('textbox');
        await boxes.first().click();
        await page.keyboard.type('a1');
        expect(await readBoxes(page)).toBe('1___');
        await expect(boxes.nth(1)).toBeFocused();
        await page.keyboard.type('2x3');
        expect(await readBoxes(page)).toBe('123_');
        await expect(boxes.nth(3)).toBeFocused();
        for (const [left, focused] of [
          ['12__', 2],
          ['1___', 1],
          ['____', 0],
          ['____', 0],
        ] as const) {
          await page.keyboard.press('Backspace');
          expect(await readBoxes(page)).toBe(left);
          await expect(boxes.nth(focused)).toBeFocused();
        }
        await expect(page.getByRole('group', { name: 'Code' }).getByRole('textbox')).toHaveCount(4);
        for (const [index, box] of (await boxes.all()).entries()) {
          await expect(box).toHaveAccessibleName(`Digit ${index + 1} of 4`);
          await expect(box).toHaveAttribute('inputmode', 'numeric');
        }
        await page.keyboard.type('123');
        await page.getByRole('button', { name: 'Verify' }).click();
        await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please enter a valid 4-digit OTP');
        await expect(boxes.first()).toHaveAccessibleDescription('Please enter a valid 4-digit OTP');
        expect(sent).toEqual([]);
      });
      sent.length = 0;
      await openCode(page, path);
      await test.step('moves on when a digit is typed over the same digit', async () => {
        const boxes = page.getByRole('textbox');
        await boxes.first().click();
        await page.keyboard.type('12');
        await boxes.first().click();
        await page.keyboard.type('1999');
        await expect(page.getByText('The code is not right or has expired.')).toBeVisible();
        expect(sent).toEqual(['1999']);
        expect(await readBoxes(page)).toBe('____');
        await expect(boxes.first()).toBeFocused();
      });
      sent.length = 0;
      await openCode(page, path);
      await test.step('is filled by a paste, by the browser and by an input method', async () => {
        const boxes = page.getByRole('textbox');
        await boxes.first().click();
        await page.keyboard.type('9');
        await paste(boxes.nth(0), ' 00 - 429');
        await expect.poll(() => sent).toEqual(['0042']);
        await expect.poll(() => readBoxes(page)).toBe('____');
        await paste(boxes.nth(2), '42');
        expect(await readBoxes(page)).toBe('__42');

        await expect(boxes.first()).toHaveAttribute('autocomplete', 'one-time-code');
        await boxes.first().fill('1357');
        await expect.poll(() => sent).toEqual(['0042', '1357']);
        await expect.poll(() => readBoxes(page)).toBe('____');

        const devtools = await page.context().newCDPSession(page);
        await boxes.first().focus();
        for (const text of '\uff14\u0660\uff10\u06f7') {
          await devtools.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
        }
        await expect.poll(() => sent).toEqual(['0042', '1357', '4007']);
      });
    });
  });
}

test('a failed verification or Resend says why', async ({ page }) => {
  await test.step('a failed verification says the server’s sentence, or the standing one', async () => {
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
    await page.unrouteAll();
  });
  await test.step('Resend OTP says that it was sent, or why not', async () => {
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
});

movingTest.describe('with the limits of an installation', () => {
  movingTest.use({ movingSettings: { RATE_LIMIT_FACTOR: '1' } });

  movingTest('the real server mails again, and its cool-down is stated in its own words', async ({ page, moving }) => {
    const { address } = moving;
    const fresh = `resend-${crypto.randomUUID()}@clinic.example`;
    await page.goto('/signUp');
    await page.getByLabel('Email').fill(fresh);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/verificationCode');
    await readMailedCode(address, fresh);

    const answered = page.waitForResponse('**/authentication_app/resend_otp/');
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    const refused = await answered;
    expect(refused.status()).toBe(429);
    const { message } = (await refused.json()) as { message: string };
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
    expect(await countMailedCodes(address, fresh)).toBe(1);

    await moving.advance(61_000);
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    await expect(toast(page, 'OTP resent successfully. Check your email.')).toBeVisible();
    const second = await readMailedCode(address, fresh, 1);
    expect(moving.output()).not.toContain(fresh);
    await page.getByRole('textbox').first().click();
    await page.keyboard.type(second);
    await expect(page).toHaveURL('/');
  });
});

test('a failed login is shown inline, and an unverified one goes to the code', async ({ page }) => {
  await test.step('a failed login is shown inline: the server’s message, or the standing one', async () => {
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
    await page.unrouteAll();
  });
  await test.step('an unverified sign-up that logs in goes to the code', async () => {
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
  const seen: { readonly path: string; readonly authorization: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:authentication_app|chat)\/\w+\//.test(pathname) && request.resourceType() === 'fetch')
      seen.push({ path: pathname, authorization: request.headers()['authorization'] });
  });
  await page.goto('/home');
  await page.goto('/login');
  expect(seen).toEqual([]);
  await signIn(page, account);
  await expect(page.getByText('No chats found.').first()).toBeVisible();
  const calls = seen.filter((call) => call.path !== '/authentication_app/signin/');
  expect(calls.map((call) => call.path)).toEqual(
    expect.arrayContaining(['/authentication_app/user_profile/', '/chat/get_users_chat_list/']),
  );
  for (const call of calls) expect(call.authorization, call.path).toMatch(/^Bearer \S+$/);
});
