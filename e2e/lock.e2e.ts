import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { copyButton, expect, lastReply, messageBox, sampleNote, sendText, signIn, test } from './fixtures.ts';
import { tryAgain } from './try-again.ts';

const idle = 15 * 60_000;
const canary = 'Zebrafinch allergy since childhood';
const locked = (page: Page) => page.getByRole('heading', { name: 'Your screen is locked' });
const unlock = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Unlock' }).click();
};

/** Lets so much time pass while nobody is there, as the pages' timers see it. */
async function passTime({ clock }: Page | BrowserContext, milliseconds: number): Promise<void> {
  await clock.fastForward(milliseconds);
  // What follows from it takes a moment: another tab may object, the server is told.
  await clock.runFor(2000);
}

/** Everything of a page that somebody who sits down at it can find, without the network. */
async function everythingOf(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot();
  const kept = await page.evaluate(async () => {
    const areas = [localStorage, sessionStorage].map((area) => JSON.stringify({ ...area }));
    const databases = (await indexedDB.databases()).map((one) => one.name);
    const caches = await globalThis.caches.keys();
    const stored = JSON.stringify([areas, databases, caches, history.state, location.href, document.title]);
    return `${document.documentElement.outerHTML}\n${stored}`;
  });
  return `${tree}\n${kept}`;
}

async function openClocked(context: BrowserContext): Promise<Page> {
  await context.clock.install();
  return context.newPage();
}

test(
  'the screen locks by itself, without the network, and gives back what was typed',
  { tag: '@quick' },
  async ({ context, account }) => {
    const page = await openClocked(context);
    await signIn(page, account);
    await sendText(page, `${sampleNote}\n${canary}`);
    await expect(lastReply(page)).toContainText('Ibuprofen');
    await messageBox(page).fill(`half a sentence about ${canary}`);
    expect(await everythingOf(page)).toContain('Zebrafinch');

    await context.setOffline(true);
    await page.clock.fastForward(idle - 59_000);
    await expect(page.getByText('Your screen will lock in 1 minute.')).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(page.getByText('Your screen will lock in 1 minute.')).toBeHidden();
    await page.clock.fastForward(idle - 62_000);
    await expect(page.getByText('Your screen will lock in 1 minute.')).toBeHidden();
    await passTime(page, 62_000);
    await expect(locked(page)).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page).toHaveTitle('Locked - Notewright');
    const shown = await everythingOf(page);
    expect(shown).not.toMatch(/zebrafinch|ibuprofen|lachman/i);
    expect(shown).toContain(account.email);

    await page.goBack();
    await expect(locked(page)).toBeVisible();
    await page.goForward();
    expect(await everythingOf(page)).not.toMatch(/zebrafinch|ibuprofen|lachman/i);

    await unlock(page, account.password);
    await expect(page.getByText('The server could not be reached.')).toBeVisible();
    await context.setOffline(false);
    await unlock(page, 'not the password');
    await expect(page.getByText('The password is not right.')).toBeVisible();
    expect(await everythingOf(page)).not.toMatch(/zebrafinch|ibuprofen|lachman/i);
    await unlock(page, account.password);
    await expect(messageBox(page)).toHaveValue(`half a sentence about ${canary}`);
    await expect(lastReply(page)).toContainText('Ibuprofen');
  },
);

test('a computer that slept is locked when it wakes, and a reload does not open it', async ({ context, account }) => {
  const page = await openClocked(context);
  await signIn(page, account, { remember: true });
  await sendText(page, `${sampleNote}\n${canary}`);
  await page.clock.fastForward(9 * 60 * 60_000);
  await page.mouse.move(40, 40);
  await expect(locked(page)).toBeVisible();
  const locking = page.waitForResponse((answer) => answer.url().endsWith('/lock/'));
  await page.clock.runFor(2000);
  expect((await locking).status()).toBe(200);
  await page.reload();
  await expect(locked(page)).toBeVisible();
  expect(await everythingOf(page)).not.toMatch(/zebrafinch/i);

  // Whoever takes the note of the lock away learns that the server knows of it as well.
  await page.evaluate(() => localStorage.setItem('isAuthenticated', 'true'));
  await page.reload();
  await expect(locked(page)).toBeVisible();
  expect(await everythingOf(page)).not.toMatch(/zebrafinch/i);
  await unlock(page, account.password);
  await expect(lastReply(page)).toContainText('Ibuprofen');
});

test('all tabs of a browser are busy, locked and unlocked together', async ({ context, account }) => {
  const first = await openClocked(context);
  await signIn(first, account, { remember: true });
  const second = await context.newPage();
  await second.goto('/editProfile');
  await expect(second.getByText(account.email).first()).toBeVisible();

  // Somebody is at work in one of them. The clock is that of the whole browser.
  await context.clock.fastForward(idle - 30_000);
  await expect(second.getByText('Your screen will lock in 1 minute.')).toBeVisible();
  await first.keyboard.press('Shift');
  await expect(second.getByText('Your screen will lock in 1 minute.')).toBeHidden();
  await passTime(context, idle - 90_000);
  await expect(locked(second)).toHaveCount(0);
  await expect(locked(first)).toHaveCount(0);

  // In two steps: a tab whose clock is a minute ahead of the other's would ask it, and be told that somebody is at work.
  await passTime(context, 84_000);
  await passTime(context, 4000);
  await expect(locked(first)).toBeVisible();
  await expect(locked(second)).toBeVisible();
  await unlock(first, account.password);
  await expect(locked(first)).toHaveCount(0);
  await expect(locked(second)).toHaveCount(0);
  await expect(second.getByText(account.email).first()).toBeVisible();
});

test('five wrong passwords end the session, and somebody else can log in', async ({ context, account }) => {
  const page = await openClocked(context);
  await signIn(page, account);
  await passTime(page, idle);
  await expect(locked(page)).toBeVisible();
  for (let wrong = 1; wrong < 5; wrong += 1) {
    await unlock(page, `not the password ${wrong}`);
    await expect(page.getByText('The password is not right.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('');
  }
  await unlock(page, 'not the password 5');
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await signIn(page, account);
  await passTime(page, idle);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a half-filled form is there again after unlocking, its passwords are not', async ({ context, account }) => {
  const page = await openClocked(context);
  await signIn(page, account);
  await page.goto('/editProfile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Dana Zebrafinch');
  await passTime(page, idle);
  await expect(locked(page)).toBeVisible();
  expect(await everythingOf(page)).not.toContain('Zebrafinch');
  await unlock(page, account.password);
  await expect(page.getByLabel('Full Name')).toHaveValue('Dana Zebrafinch');

  await page.goto('/settings#password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('canary of a password');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill('canary@clinic.example');
  await passTime(page, idle);
  await expect(locked(page)).toBeVisible();
  expect(await everythingOf(page)).not.toContain('canary');
  await unlock(page, account.password);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByLabel('New email')).toHaveValue('canary@clinic.example');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
});

test('a reply goes on being written while the screen is locked', async ({ context, account }) => {
  const page = await openClocked(context);
  await signIn(page, account);
  // Without line ends: the browser types a text into a field line by line, 2,000 lines for half a minute.
  await messageBox(page).fill(`${sampleNote.replaceAll('\n', '; ')}; `.repeat(400));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await passTime(page, idle);
  await expect(locked(page)).toBeVisible();
  expect(await everythingOf(page)).not.toMatch(/ibuprofen/i);
  await unlock(page, account.password);
  await expect(copyButton(lastReply(page))).toBeVisible({ timeout: 60_000 });
  await expect(lastReply(page)).toContainText('Ibuprofen');
});

test('the lock screen and its warning pass axe and work by key in both themes, wide and narrow', async ({
  context,
  account,
}) => {
  const page = await openClocked(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, account);
  await page.clock.fastForward(idle - 30_000);
  await expect(page.getByRole('alert').filter({ hasText: 'Your screen will lock in 1 minute.' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await passTime(page, 40_000);
  await expect(locked(page)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(locked(page)).toHaveCount(0);
  await expect(messageBox(page)).toBeVisible();
});

test('a screen that locks before its form could be fetched says so, and has the form once the network is back', async ({
  context,
  account,
}) => {
  const page = await openClocked(context);
  await page.route('**/assets/unlock-form-*.js', (route) => route.abort());
  await signIn(page, account);
  await passTime(page, idle + 60_000);
  await expect(locked(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Waiting for the network to unlock...');
  await page.unroute('**/assets/unlock-form-*.js');
  await tryAgain(async (within) => {
    await page.clock.runFor(3500);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible(within);
  });
  await unlock(page, account.password);
  await expect(locked(page)).toHaveCount(0);
});
