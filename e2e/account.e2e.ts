import { expect, holdRoute, logIn, test, toast } from './fixtures.ts';
import { openAtWork } from './open-at-work.ts';
import { readMailedCode } from './sign-up-by-calls.ts';
import { tryAgain } from './try-again.ts';

const password = 'a calm long password';

function freshEmail(): string {
  return `person-${Date.now().toString(36)}-${Math.round(Math.random() * 1e6)}@clinic.example`;
}

test(
  'a new clinician signs up, reads the code in the mailbox and lands on the chat home',
  { tag: '@quick' },
  async ({ page, context }) => {
    const email = freshEmail();
    await page.goto('/home');
    await page.getByRole('banner').getByRole('link', { name: 'Signup' }).click();
    // The landing page has an e-mail field too, and stands until the form has come.
    await page.getByRole('heading', { name: 'Sign up', level: 1 }).waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/verificationCode');

    const mailbox = await context.newPage();
    await tryAgain(async (within) => {
      await mailbox.goto('/dev/mailbox');
      await expect(mailbox.getByText(email).first()).toBeVisible(within);
    });
    const mail = mailbox.getByRole('article').filter({ hasText: email }).first();
    const code = await mail.locator('.code').innerText();
    await mailbox.close();

    const boxes = page.getByRole('textbox');
    await expect(boxes).toHaveCount(4);
    await boxes.first().click();
    // The last digit sends the code by itself.
    await page.keyboard.type(code);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Hello, Guest')).toBeVisible();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
  },
);

test('a visitor’s forms say what is wrong, keep what is typed while a page comes to life, and follow the theme', async ({
  page,
}) => {
  await test.step('sign-up says what is wrong, beside the field', async () => {
    await page.goto('/signUp');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByText('Please confirm your password')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('dana@clinic');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm Password').fill('other');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
  });
  await test.step('the code screen needs a stored email', async () => {
    await page.goto('/verificationCode');
    await expect(page).toHaveURL('/signUp');
  });
  await test.step('who types while a page is rendered again for its invitation types on', async () => {
    const start = await holdRoute(page, '**/assets/start-app-*.js');
    const answer = await holdRoute(page, '**/read_invitation/');
    await page.goto('/signUp?token=none');
    await page.getByLabel('Confirm Password').fill('quiet river');
    await page.getByLabel('Email').focus();
    await page.keyboard.type('early@');
    start();
    await expect(page.locator('html[data-at-work]')).toBeAttached();
    // The page asks what the token invites to; the form stands, and the caret is where it was.
    await page.keyboard.type('clinic.');
    answer();
    await expect(page.getByText('not valid any more')).toBeVisible();
    await page.keyboard.type('example');
    await expect(page.getByLabel('Email')).toHaveValue('early@clinic.example');
    await expect(page.getByLabel('Confirm Password')).toHaveValue('quiet river');
    await page.unrouteAll();
  });
  await test.step('what is typed into the contact form while the landing page is rendered again stays', async () => {
    const release = await holdRoute(page, '**/assets/start-app-*.js');
    // A page with a query is rendered from scratch instead of hydrated.
    await page.goto('/home?from=letter');
    await page.getByLabel('Email').fill('early@clinic.example');
    await page.getByLabel('Message').fill('Do you have it in French?');
    release();
    await expect(page.locator('html[data-at-work]')).toBeAttached();
    await expect(page.getByLabel('Email')).toHaveValue('early@clinic.example');
    await expect(page.getByLabel('Message')).toHaveValue('Do you have it in French?');
    await page.unrouteAll();
  });
  await test.step('the theme follows the system first and the choice afterwards', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/home');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.getByRole('button', { name: 'Light Mode' }).click();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('false');
    await page.reload();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
  });
});

test('the code screen pastes, moves back, refuses and resends', async ({ page, app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = freshEmail();
  await page.goto('/signUp');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/verificationCode');
  const boxes = page.getByRole('textbox');
  await boxes.first().click();
  await page.keyboard.type('12');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(boxes.nth(0)).toHaveValue('');
  await page.keyboard.type('12');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Please enter a valid 4-digit OTP', { exact: true })).toBeVisible();

  const code = await readMailedCode(app.address, email);
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
  await boxes.first().click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), wrong);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /code|OTP/ })
      .first(),
  ).toBeVisible();
  for (const box of await boxes.all()) await expect(box).toHaveValue('');
  await expect(page).toHaveURL('/verificationCode');
});

test('a password manager that fills both fields at once signs in', async ({ page, account }) => {
  await openAtWork(page, '/login');
  await page.evaluate(
    ([email, password]) => {
      const fill = (name: string, text: string): void => {
        const [field] = document.getElementsByName(name);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      };
      fill('email', email);
      fill('password', password);
    },
    [account.email, account.password] as const,
  );
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'How Can I Help You Today' })).toBeVisible();
});

test(
  'login says what is wrong and keeps the session where Remember Me asks for',
  { tag: '@quick' },
  async ({ page, account, context }) => {
    await page.goto('/login');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signUp');
    await expect(page.getByLabel('Confirm Password')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Email or password is incorrect.')).toBeVisible();

    await logIn(page, account);
    expect(await page.evaluate(() => localStorage.getItem('persist:root'))).toBeNull();
    await page.reload();
    await expect(page.getByText('Hello, Guest')).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(toast(page, 'Logged out successfully.')).toBeVisible();
    await expect(page).toHaveURL('/login');

    await logIn(page, account, { remember: true });
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(stored).sort()).toEqual(expect.arrayContaining(['isAuthenticated', 'persist:root']));
    const other = await context.newPage();
    await other.goto('/login');
    await expect(other).toHaveURL('/');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/login');
    await expect(page).toHaveURL(/\/(?:login|home)$/);
    expect(await page.evaluate(() => localStorage.getItem('persist:root'))).toBeNull();
  },
);

test('what is typed and ticked while the page of the login is still coming to life counts', async ({
  page,
  account,
}) => {
  const release = await holdRoute(page, '**/assets/start-app-*.js');
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Remember Me').check();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeDisabled();
  release();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'How Can I Help You Today' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('persist:root'))).not.toBeNull();
});

test('guards lead where the specification says, and back', { tag: '@quick' }, async ({ page, account }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  await page.goto('/chat/0196f000-0000-7000-8000-000000000000');
  await expect(page).toHaveURL('/home');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  // The landing page has an e-mail field too, and stands until the form has come.
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/chat/0196f000-0000-7000-8000-000000000000');
  await page.goto('/signUp');
  await expect(page).toHaveURL('/');
});

test('paths match whatever their case, and an unknown one says so', async ({ page, account }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await page.goto('/LOGIN');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
  await page.getByText('Go Back to Home').click();
  await expect(page).toHaveURL('/home');
  await logIn(page, account);
  await page.goto('/no-such-page');
  await page.getByText('Go Back to Dashboard').click();
  await expect(page).toHaveURL('/');
});

test('the side menu collapses to icons and opens over a small page', async ({ home }) => {
  await home.getByRole('button', { name: 'Collapse menu' }).click();
  await expect(home.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await expect(home.getByRole('link', { name: 'New Chat' })).toBeVisible();
  await home.setViewportSize({ width: 360, height: 740 });
  await home.getByRole('button', { name: /menu/i }).first().click();
  const menu = home.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'New Chat' })).toBeVisible();
  await home.mouse.click(345, 400);
  await expect(menu.getByRole('link', { name: 'New Chat' })).toBeHidden();
});
