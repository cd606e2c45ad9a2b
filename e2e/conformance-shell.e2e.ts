import type { Page } from '@playwright/test';
import {
  chatLinks,
  expect,
  history,
  lastReply,
  messageBox,
  sampleNote,
  sendText,
  signIn,
  test,
  toast,
} from './fixtures.ts';

/** The rows about titles, links, header, side menu, theme, not-found page and stored keys (sections 2, 3, 4 and 9). */

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The screens that stand; nothing may link to another. Passkeys are set up under the name of the machine, not its number. */
const built = new RegExp(
  `^(?:/|/home|/editProfile|/login-info|/login|/signUp|/verificationCode|/forgetPassword|/verifyForgetPasswordOtp|/resetPass|/congratulations|/settings|/users|/upgrade|/pricing|/custom-plan|/manageSubscription|/usage|/audit|/codes|/cosign|/dayList|/faq|/helpAndSupport|/terms|/privacy|/\\w+\\?lang=\\w+|mailto:[^ ]+|/chat/${uuid}|/settings#[\\w-]+|#.*|http://localhost:\\d+/settings)$`,
);

/** What stands around a page: nothing of the signed-in application, its side menu and header, or the history as well. */
type Shell = 'none' | 'menu' | 'menu and history';

async function expectShell(page: Page, shell: Shell): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  const profile = page.getByRole('banner').getByRole('link', { name: /^Your profile:/ });
  const count = shell === 'none' ? 0 : 1;
  await expect(menu).toHaveCount(count);
  await expect(profile).toHaveCount(count);
  if (count === 1) {
    await expect(menu).toBeVisible();
    await expect(profile).toBeVisible();
  }
  await expect(history(page)).toHaveCount(shell === 'menu and history' ? 1 : 0);
}

async function expectPage(page: Page, place: string, title: string, shell: Shell): Promise<void> {
  await test.step(place, async () => {
    await page.goto(place);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectShell(page, shell);
    const read = () => page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    // A page that was built ahead may be rendered again, and has none for a moment.
    let links: string[] = [];
    await expect.poll(async () => (links = await read()).length, place).toBeGreaterThan(0);
    for (const link of links) expect(link, `a link on ${place}`).toMatch(built);
  });
}

/** The pages by their titles; those that need a stored address or a reset are opened with one. */
const visitorPages = [
  ['/home', 'Notewright: Clinical documentation that holds up'],
  ['/login', 'Log in - Notewright'],
  ['/signUp', 'Sign up - Notewright'],
  ['/pricing', 'Pricing - Notewright'],
  ['/forgetPassword', 'Forgot Password - Notewright'],
  ['/verificationCode', 'Verify your e-mail - Notewright'],
  ['/verifyForgetPasswordOtp', 'Enter OTP to Reset Password - Notewright'],
  ['/resetPass', 'Reset Password - Notewright'],
  ['/helpAndSupport', 'Help & Support - Notewright'],
  ['/faq', 'FAQ - Notewright'],
  ['/terms', 'Terms of Use - Notewright'],
  ['/privacy', 'Privacy Policy - Notewright'],
  ['/no-such-page', 'Page not found - Notewright'],
] as const;

const signedInPages = [
  ['/', 'New chat - Notewright', 'menu and history'],
  ['/editProfile', 'Profile - Notewright', 'menu'],
  ['/login-info', 'Log In Info - Notewright', 'menu'],
  ['/users', 'Users - Notewright', 'menu'],
  ['/manageSubscription', 'Manage Subscription - Notewright', 'menu'],
  ['/upgrade', 'Plans - Notewright', 'menu'],
  ['/custom-plan', 'Add User - Notewright', 'menu'],
  ['/settings', 'Settings - Notewright', 'menu'],
  ['/usage', 'Usage - Notewright', 'menu'],
  ['/audit', 'Audit - Notewright', 'menu'],
  ['/codes', 'Codes - Notewright', 'menu'],
  ['/cosign', 'Co-signatures - Notewright', 'menu'],
  ['/dayList', 'Day list - Notewright', 'menu'],
  ['/helpAndSupport', 'Help & Support - Notewright', 'menu'],
  ['/faq', 'FAQ - Notewright', 'menu'],
  ['/terms', 'Terms of Use - Notewright', 'menu'],
  ['/privacy', 'Privacy Policy - Notewright', 'menu'],
  ['/home', 'Notewright: Clinical documentation that holds up', 'none'],
  ['/no-such-page', 'Page not found - Notewright', 'none'],
] as const;

test('every page of a visitor has its title, no menu, and links only to what stands', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('email', '{"email":"dana@clinic.example"}'));
  for (const [place, title] of visitorPages) await expectPage(page, place, title, 'none');
});

test(
  'every page of who is signed in has its title, menu and header where listed, and links only to what stands',
  { tag: '@quick' },
  async ({ page, account }) => {
    await signIn(page, account);
    for (const [place, title, shell] of signedInPages) await expectPage(page, place, title, shell);
    await page.goto('/');
    await sendText(page, sampleNote);
    await expect(page).toHaveTitle('Chat - Notewright');
    await expect(chatLinks(page)).toHaveCount(1);
    await expectPage(page, page.url(), 'Chat - Notewright', 'menu and history');
  },
);

test('the not-found page sends visitors home and signed-in people to the dashboard', async ({ page, account }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.", { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Go Back to Home']);
  await page.getByRole('link', { name: 'Go Back to Home' }).click();
  await expect(page).toHaveURL('/home');
  await signIn(page, account);
  await page.goto('/no-such-page/deeper');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Go Back to Dashboard']);
  await page.getByRole('link', { name: 'Go Back to Dashboard' }).click();
  await expect(page).toHaveURL('/');
});

test('a chat address that holds no id is not a page; one that does may be written in capitals', async ({ home }) => {
  const answer = await home.goto('/chat/not-an-id');
  expect(answer?.status()).toBe(404);
  await expect(home.getByRole('heading', { name: '404' })).toBeVisible();
  await home.goto('/');
  await sendText(home, sampleNote);
  const place = new URL(home.url()).pathname;
  await home.goto(place.toUpperCase());
  await expect(home).toHaveURL(place);
  await expect(lastReply(home)).toContainText('Hypertension');
});

interface Shown {
  readonly name?: string | null;
  readonly email?: string;
  readonly profile_picture?: string | null;
}

/** Answers the profile call with other fields than the account has. */
async function showProfile(page: Page, fields: Shown): Promise<void> {
  await page.route('**/authentication_app/user_profile/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...fields } });
  });
  await page.reload();
}

const profiles: readonly (readonly [string, Shown, string, string | null])[] = [
  ['a name', { name: 'Dana Whitfield' }, 'Dana Whitfield', null],
  ['no name', { name: null }, 'Guest', null],
  ['an empty name', { name: '' }, 'Guest', null],
  ['the text null', { name: 'null' }, 'Guest', null],
  ['no e-mail', { name: 'Dana Whitfield', email: '' }, 'Dana Whitfield', 'Welcome back'],
];

test('header and greeting of a person, with and without name, e-mail and picture', async ({ home, account }) => {
  for (const [what, fields, name, line] of profiles)
    await test.step(`header and greeting of a person with ${what}`, async () => {
      await showProfile(home, fields);
      const header = home.getByRole('banner');
      await expect(header.getByText(name, { exact: true })).toBeVisible();
      await expect(header.getByText(line ?? account.email, { exact: true })).toBeVisible();
      await expect(home.getByText(`Hello, ${name}`, { exact: true })).toBeVisible();
      // A generic sign for Guest, the initials of a name; a picture only where there is one.
      await expect(header.locator('img')).toHaveCount(0);
      await expect(header.locator('[aria-hidden] > svg')).toHaveCount(name === 'Guest' ? 1 : 0);
      await home.unrouteAll();
    });
  await test.step('the header shows the profile picture, fetched with the token', async () => {
    const authorizations: (string | undefined)[] = [];
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await home.route('**/authentication_app/picture/sample/', (route) => {
      authorizations.push(route.request().headers()['authorization']);
      return route.fulfill({ contentType: 'image/png', body: Buffer.from(dot, 'base64') });
    });
    await showProfile(home, { profile_picture: '/authentication_app/picture/sample/' });
    await expect(home.getByRole('banner').locator('img')).toHaveAttribute('src', /^blob:/);
    expect(authorizations).toEqual([expect.stringMatching(/^Bearer \S+$/)]);
  });
});

test('the side menu has its entries, a logo that leads to /home, and highlights the open page', async ({ home }) => {
  const menu = home.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveText([
    'Notewright',
    'New Chat',
    'Manage Subscription',
    'Settings',
    'Help And Support',
    'FAQ',
  ]);
  await expect(menu.getByRole('button')).toHaveCount(3);
  for (const name of ['Collapse menu', 'Dark Mode', 'Logout'])
    await expect(menu.getByRole('button', { name })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Notewright' })).toHaveAttribute('href', '/home');
  await expect(menu.getByRole('link', { name: 'New Chat' })).toHaveAttribute('aria-current', 'page');
  await sendText(home, sampleNote);
  await test.step('without Remember Me the keys live in the tab alone', async () => {
    expect(await storedKeys(home)).toEqual({ local: [], session: ['isAuthenticated', 'persist:root'], ...nothingElse });
  });
  await expect(menu.getByRole('link', { name: 'New Chat' })).not.toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Notewright' }).click();
  await expect(home).toHaveURL('/home');
});

test('collapsed, in the other theme and on a small screen the side menu is whole', async ({ home }) => {
  await test.step('collapsed, the menu shows icons with titles', async () => {
    const menu = home.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Collapse menu' }).click();
    await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThanOrEqual(64);
    for (const [role, name] of [
      ['link', 'New Chat'],
      ['button', 'Dark Mode'],
      ['button', 'Logout'],
    ] as const) {
      const entry = menu.getByRole(role, { name });
      await expect(entry).toHaveAttribute('title', name);
      await expect(entry.locator('svg')).toBeVisible();
      expect((await entry.locator('span').boundingBox())?.width ?? 0).toBeLessThanOrEqual(1);
    }
    await menu.getByRole('button', { name: 'Expand menu' }).click();
    await expect(menu.getByRole('button', { name: 'Logout' })).not.toHaveAttribute('title', /./);
    await expect.poll(async () => (await menu.boundingBox())?.width).toBeGreaterThan(200);
  });
  await test.step('the theme switches, is kept as text under darkMode, and comes back', async () => {
    const stored = () => home.evaluate(() => localStorage.getItem('darkMode'));
    await expect(home.locator('html')).not.toHaveClass(/dark/);
    expect(await stored()).toBeNull();
    await home.getByRole('button', { name: 'Dark Mode' }).click();
    await expect(home.locator('html')).toHaveClass(/dark/);
    expect(await stored()).toBe('true');
    await home.reload();
    await expect(home.locator('html')).toHaveClass(/dark/);
    await home.getByRole('button', { name: 'Light Mode' }).click();
    await expect(home.locator('html')).not.toHaveClass(/dark/);
    expect(await stored()).toBe('false');
  });
  await test.step('on a small screen menu and history open over the page, and a tap on the dark backdrop closes them', async () => {
    await home.setViewportSize({ width: 400, height: 740 });
    const panels = [
      [home.getByRole('button', { name: 'Open menu' }), home.getByRole('dialog', { name: 'Menu' }), 390],
      [home.getByRole('button', { name: 'Chat history' }), home.getByRole('dialog', { name: 'Chat history' }), 10],
    ] as const;
    for (const [button, panel, outside] of panels) {
      await expect(panel).toBeHidden();
      await button.click();
      await expect(panel).toBeVisible();
      const dark = await panel.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
      expect(dark).not.toMatch(/transparent|, 0\)$|\/ 0\)$/);
      await home.mouse.click(outside, 400);
      await expect(panel).toBeHidden();
    }
    await home.getByRole('button', { name: 'Open menu' }).click();
    await home.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).click();
    await expect(home.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});

const storedKeys = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }));
const nothingElse = { cookies: '', databases: 0, caches: 0 };

test('after a whole journey the browser holds these keys and no other', async ({ page, account }) => {
  await page.goto('/home');
  expect(await storedKeys(page)).toEqual({ local: [], session: [], ...nothingElse });
  await signIn(page, account, { remember: true });
  await page.getByRole('button', { name: 'Dark Mode' }).click();
  await messageBox(page).fill('typed and not sent');
  await sendText(page, sampleNote);
  await lastReply(page).getByRole('button', { name: 'Like', exact: true }).click();
  await history(page).getByRole('textbox', { name: 'Search chats' }).fill('knee');
  await expect(chatLinks(page)).toHaveCount(1);
  expect(await storedKeys(page)).toEqual({
    local: ['darkMode', 'email', 'isAuthenticated', 'persist:root'],
    session: [],
    ...nothingElse,
  });
  const root = JSON.parse((await page.evaluate(() => localStorage.getItem('persist:root'))) ?? '') as object;
  expect(Object.keys(root).sort()).toEqual(['accessToken', 'refreshToken', 'user']);
  expect(Object.keys((root as { user: object }).user).sort()).toEqual(['email', 'id']);
  expect(root).toMatchObject({ user: { email: account.email } });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out successfully.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await storedKeys(page)).toEqual({ local: ['darkMode'], session: [], ...nothingElse });
});
