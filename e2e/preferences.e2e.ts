import { expectAccessible } from './expect-accessible.ts';
import type { Page } from '@playwright/test';
import { expect, holdRoute, logIn, messageBox, sendText, test, toast } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** The first section of Settings: what new chats begin with, kept with the account; look and language, in this browser. */

test('the language is chosen by keyboard, holds on the next pages, and can be taken back', async ({ home: page }) => {
  await page.goto('/settings');
  const preferences = page.getByRole('main').locator('section').first();
  await expect(preferences.getByRole('heading')).toHaveText('Preferences');
  const section = preferences.getByRole('group').filter({ hasText: 'English' });
  await expect(section).toHaveAccessibleName('Language of the pages');
  await expect(section.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await tabTo(page, section.getByRole('button', { name: 'English' }));
  await page.keyboard.press('Tab');
  await expect(section.getByRole('button', { name: 'Español' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración');
  await expect(page).toHaveTitle('Configuración - Notewright');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(section.getByRole('button', { name: 'Español' })).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/settings');
  await expectAccessible(page);

  // The choice is the browser's, and goes before the language that the browser asks for.
  await page.goto('/login-info');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/settings');
  await tabTo(page, section.getByRole('button', { name: 'English' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
});

const newChats = (page: Page) => page.getByLabel('New chats begin with');
const notes = (page: Page) => page.getByLabel('Notes are written as');
const card = (page: Page, tool: string) => page.getByRole('main').getByRole('button', { name: tool }).first();

test(
  'what new chats begin with is kept with the account, and a chat can choose otherwise',
  { tag: '@quick' },
  async ({ home, account, browser, app }) => {
    await home.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    await expect(newChats(home)).toHaveValue('Chartwright');
    await newChats(home).selectOption('TranscriptX');
    await expect(toast(home, 'Preferences saved.')).toBeVisible();
    const saved = home.waitForResponse(/settings\/preferences/);
    await notes(home).selectOption({ label: 'Progress note' });
    expect((await saved).status()).toBe(200);
    await home.getByRole('link', { name: 'New Chat' }).click();
    await expect(card(home, 'TranscriptX')).toHaveAttribute('aria-pressed', 'true');
    await card(home, 'Validify').click();
    await expect(card(home, 'Validify')).toHaveAttribute('aria-pressed', 'true');
    await home.getByRole('link', { name: 'New Chat' }).click();
    await expect(card(home, 'TranscriptX')).toHaveAttribute('aria-pressed', 'true');

    const elsewhere = await browser.newContext({ baseURL: app.address });
    const other = await elsewhere.newPage();
    await logIn(other, account);
    await expect(card(other, 'TranscriptX')).toHaveAttribute('aria-pressed', 'true');
    await expect(other.getByRole('button', { name: 'Kind of note: Progress note' })).toBeVisible();
    const sent = other.waitForRequest(/create_chat/);
    await sendText(other, 'Knee better, walking without a stick. Plan: physiotherapy.');
    const body = (await sent).postData() ?? '';
    expect(body).toMatch(/name="model_name"\s+TranscriptX\s/);
    expect(body).toMatch(/name="note_kind"\s+progress\s/);
    await elsewhere.close();
  },
);

test('what is sent before the preferences are there waits for them', async ({ home }) => {
  await home.goto('/settings');
  const saved = home.waitForResponse(/settings\/preferences/);
  await newChats(home).selectOption('TranscriptX');
  await saved;
  const release = await holdRoute(home, '**/authentication_app/user_profile/');
  await home.goto('/');
  await messageBox(home).fill('Knee better, walking without a stick. Plan: physiotherapy.');
  const sent = home.waitForRequest(/create_chat/);
  await home.keyboard.press('Enter');
  release();
  expect((await sent).postData()).toMatch(/name="model_name"\s+TranscriptX\s/);
});

test('a preference that cannot be saved stays as it was; light or dark is chosen beside it', async ({ home }) => {
  await test.step('a preference that cannot be saved says so, and what stood before stands again', async () => {
    await home.goto('/settings');
    await expect(newChats(home)).toHaveValue('Chartwright');
    await home.route('**/settings/preferences/', (route) => route.abort());
    await newChats(home).selectOption('Redactify');
    await expect(home.getByRole('main').getByRole('alert').filter({ hasText: 'could not be saved' })).toHaveText(
      'Your preferences could not be saved. Please try again.',
    );
    await expect(newChats(home)).toHaveValue('Chartwright');
    await home.unrouteAll();
  });
  await test.step('light or dark is chosen under Preferences as in the side menu', async () => {
    await home.goto('/settings');
    const appearance = home.getByRole('group', { name: 'Appearance' });
    await expect(appearance.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-current', 'true');
    await appearance.getByRole('button', { name: 'Dark' }).click();
    await expect(home.locator('html')).toHaveClass(/dark/);
    await expect(appearance.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-current', 'true');
    await home.getByRole('button', { name: 'Light Mode' }).click();
    await expect(appearance.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-current', 'true');
  });
});

test('in Spanish nothing of Settings leaves a narrow window, its forms open', async ({ home: page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/settings?lang=es');
  await page.getByRole('button', { name: 'Cambiar correo electrónico' }).click();
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await page.getByRole('button', { name: 'Crear empresa' }).click();
  await expect(page.getByText('Espacio de trabajo', { exact: true })).toHaveCount(0);
  const wide = await page.getByRole('main').evaluate((main) => {
    const inside = [...main.querySelectorAll<HTMLElement>('*:not(.sr-only)')];
    return inside.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.outerHTML);
  });
  expect(wide).toEqual([]);
});
