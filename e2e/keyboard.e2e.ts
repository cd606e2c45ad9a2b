import type { Page } from '@playwright/test';
import {
  chatLinks,
  copyButton,
  expect,
  history,
  lastReply,
  messageBox,
  sampleNote,
  sendText,
  settle,
  test,
  toast,
} from './fixtures.ts';
import { countMailedCodes, readMailedCode } from './sign-up-by-calls.ts';

/** Journeys in which no pointer is used. */

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab (or Shift+Tab) until something of this name has the focus; it is waited for before. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const exact = typeof name === 'string';
  const target = page.getByRole('link', { name, exact }).or(page.getByRole('button', { name, exact }));
  await expect(target.or(page.getByLabel(name, { exact })).first()).toBeVisible();
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press(key);
    const label = await page.evaluate(() => {
      const element = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }) | null;
      return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.innerText ?? element?.innerText ?? '';
    });
    if (typeof name === 'string' ? label.trim() === name : name.test(label)) return;
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

test(
  'a clinician signs up, verifies, writes and logs out without a pointer',
  { tag: '@quick' },
  async ({ page, app }) => {
    const email = `keys-${Date.now().toString(36)}@clinic.example`;
    await page.goto('/login');
    await tabTo(page, 'Sign up');
    // Before the page is at work a link leads on as links do, and the new page begins at its top.
    await expect(page.locator('html[data-at-work]')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/signUp');
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeFocused();
    await tabTo(page, 'Email');
    await page.keyboard.type(email);
    await tabTo(page, 'Password');
    await page.keyboard.type('a calm long password');
    await tabTo(page, 'Confirm Password');
    await page.keyboard.type('a calm long password');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/verificationCode');

    // The first box waits for the code.
    await expect(page.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type(await readMailedCode(app.address, email));
    await expect(page).toHaveURL('/');
    await expect(messageBox(page)).toBeFocused();
    await page.keyboard.type('Dry cough for three days, no fever.');
    await page.keyboard.press('Enter');
    await expect(copyButton(lastReply(page))).toBeVisible();
    await expect(messageBox(page)).toBeFocused();

    await tabTo(page, 'Logout', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
  },
);

test('the tools are chosen and the box reached by Tab and Space', async ({ home }) => {
  await expect(messageBox(home)).toBeFocused();
  await tabTo(home, /^Redactify/, 'Shift+Tab');
  await home.keyboard.press('Space');
  await expect(home.getByRole('button', { name: /^Redactify/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(home.getByRole('button', { name: /^Redactify/ })).toBeFocused();
});

test('one Tab stop holds all statements; arrows walk through them', async ({ home }) => {
  await sendText(home, sampleNote);
  const stops = lastReply(home).locator('[data-first]');
  const count = await stops.count();
  expect(count).toBeGreaterThan(4);
  await expect(lastReply(home).locator('[data-first][tabindex="0"]')).toHaveCount(1);
  await home.getByRole('log').focus();
  // The actions come after the words.
  await tabTo(home, 'Copy (Ctrl+Shift+C)');
  await home.keyboard.press('Shift+Tab');
  await expect(stops.first()).toBeFocused();
  await home.keyboard.press('ArrowDown');
  await home.keyboard.press('ArrowRight');
  await expect(stops.nth(2)).toBeFocused();
  await expect(stops.nth(2)).toHaveAttribute('data-active', 'true');
  await expect(home.locator('.nw-slip mark').first()).toBeVisible();
  await expect(focused(home)).toHaveAccessibleDescription(/From your words/);
  await home.keyboard.press('End');
  await expect(stops.nth(count - 1)).toBeFocused();
  await home.keyboard.press('ArrowDown');
  await expect(stops.nth(count - 1)).toBeFocused();
  await home.keyboard.press('Home');
  await expect(stops.first()).toBeFocused();
  await home.keyboard.press('ArrowUp');
  await expect(stops.first()).toBeFocused();

  // Tab leaves them all, and comes back to the one that was left.
  await home.keyboard.press('ArrowDown');
  await home.keyboard.press('Tab');
  await expect(focused(home)).not.toHaveAttribute('data-first', 'true');
  await expect(lastReply(home).locator('[data-active]')).toHaveCount(0);
  await home.keyboard.press('Shift+Tab');
  await expect(stops.nth(1)).toBeFocused();
});

test('the menu of a chat, renaming and deleting give the focus back', async ({ home }) => {
  await sendText(home, sampleNote);
  await home.getByRole('link', { name: 'New Chat' }).press('Enter');
  await expect(messageBox(home)).toBeFocused();
  await sendText(home, 'Dry cough for three days, no fever.');
  const links = chatLinks(home);
  await expect(links).toHaveCount(2);
  const actions = history(home)
    .getByRole('button', { name: /^Actions/ })
    .first();

  await links.first().focus();
  await home.keyboard.press('Tab');
  await expect(actions).toBeFocused();
  await home.keyboard.press('Enter');
  await expect(home.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await home.keyboard.press('ArrowDown');
  await expect(home.getByRole('menuitem', { name: 'Pin' })).toBeFocused();
  await home.keyboard.press('ArrowUp');
  await home.keyboard.press('ArrowUp');
  await expect(home.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await home.keyboard.press('Escape');
  await expect(home.getByRole('menu')).toHaveCount(0);
  await expect(actions).toBeFocused();

  await home.keyboard.press('ArrowDown');
  await expect(home.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await home.keyboard.press('r');
  await home.keyboard.press('Enter');
  const field = history(home).getByRole('textbox', { name: 'Chat name' });
  await expect(field).toBeFocused();
  await home.keyboard.press('Escape');
  await expect(links.first()).toBeFocused();

  await home.keyboard.press('Tab');
  await home.keyboard.press('Enter');
  await expect(home.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await home.keyboard.press('Enter');
  await field.fill('Winter fall');
  await home.keyboard.press('Enter');
  await expect(links.first()).toHaveText('Winter fall');
  await expect(links.first()).toBeFocused();

  // The second is not open: deleting it leaves the page, and the focus goes to its neighbour.
  await links.last().focus();
  await home.keyboard.press('Tab');
  await home.keyboard.press('Enter');
  await expect(home.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await home.keyboard.press('End');
  await expect(home.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await home.keyboard.press('Enter');
  await expect(links).toHaveCount(1);
  await expect(links.first()).toBeFocused();
});

test('Ctrl+K goes to the search, where it is and as soon as it comes', async ({ home }) => {
  await test.step('Ctrl+K is heard as soon as a page has drawn', async () => {
    await home.reload();
    await expect(messageBox(home)).toBeVisible();
    await settle(home);
    await home.keyboard.press('ControlOrMeta+k');
    await expect(home.getByRole('textbox', { name: 'Search chats' })).toBeFocused();
  });
  await test.step('Ctrl+K goes to the search: beside the page, and in the drawer of a narrow one', async () => {
    const search = home.getByRole('textbox', { name: 'Search chats' });
    await home.keyboard.press('ControlOrMeta+k');
    await expect(search).toBeFocused();

    await home.setViewportSize({ width: 900, height: 800 });
    await expect(search).toHaveCount(0);
    await messageBox(home).focus();
    await home.keyboard.press('ControlOrMeta+k');
    await expect(home.getByRole('dialog', { name: 'Chat history' })).toBeVisible();
    await expect(search).toBeFocused();
    await home.keyboard.type('knee');
    await home.keyboard.press('Escape');
    await expect(search).toHaveValue('');
    await home.keyboard.press('Escape');
    await expect(home.getByRole('dialog', { name: 'Chat history' })).toBeHidden();
    await expect(messageBox(home)).toBeFocused();

    // And once more, so that nothing is left over from the first time.
    await home.keyboard.press('ControlOrMeta+k');
    await expect(search).toBeFocused();
    await home.keyboard.press('Escape');
    await expect(messageBox(home)).toBeFocused();
  });
});

test('what a toast offers can be used while the drawer is open', async ({ home }) => {
  await sendText(home, sampleNote);
  await home.setViewportSize({ width: 900, height: 800 });
  await home.keyboard.press('ControlOrMeta+k');
  const drawer = home.getByRole('dialog', { name: 'Chat history' });
  await drawer.getByRole('button', { name: /^Actions/ }).press('Enter');
  await expect(home.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await home.keyboard.press('p');
  await home.keyboard.press('Enter');
  await expect(home.getByRole('menu')).toHaveCount(0);
  await drawer.getByRole('button', { name: /^Actions/ }).press('Enter');
  await expect(home.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await home.keyboard.press('Enter');
  await drawer.getByRole('textbox', { name: 'Chat name' }).fill('Winter fall');
  await home.keyboard.press('Enter');
  const shown = toast(home, 'Chat renamed successfully!');
  await expect(shown).toBeVisible();
  const isOnTop = await shown.evaluate((words) => {
    const box = words.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && words.closest('li')?.contains(top) === true;
  });
  expect(isOnTop).toBe(true);
  await home.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(shown).toHaveCount(0);
  await expect(drawer).toBeVisible();
});

test('a code that was asked for at sign-in belongs to the attempt it was asked for', async ({ page, app }) => {
  const email = `late-${Date.now().toString(36)}@clinic.example`;
  const password = 'a calm long password';
  const opened = await fetch(`${app.address}/authentication_app/signup/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(opened.ok).toBe(true);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const refused = page.waitForResponse((answer) => answer.url().includes('/authentication_app/signin'));
  await page.keyboard.press('Enter');
  const problem = (await (await refused).json()) as { readonly code: string; readonly access_token: string };
  expect(problem.code).toBe('email_unverified');
  await expect(page).toHaveURL('/verificationCode');

  // The code of the sign-up and the one of the sign-in are on their way at least.
  await expect.poll(() => countMailedCodes(app.address, email)).toBeGreaterThanOrEqual(2);
  const seen = await countMailedCodes(app.address, email);
  const resent = page.waitForRequest((request) => request.url().includes('/authentication_app/resend_otp'));
  await tabTo(page, 'Resend OTP');
  await page.keyboard.press('Enter');
  expect((await resent).headers()['authorization']).toBe(`Bearer ${problem.access_token}`);
  await expect(page.getByRole('textbox').first()).toBeFocused();

  const verified = page.waitForRequest((request) => request.url().includes('/authentication_app/verify_otp'));
  await page.keyboard.type(await readMailedCode(app.address, email, seen));
  expect((await verified).headers()['authorization']).toBe(`Bearer ${problem.access_token}`);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('unverified'))).toBeNull();
});
