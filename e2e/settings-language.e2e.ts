import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

/** The first section of Settings: the language of the pages, kept in this browser. */

test('the language is chosen by keyboard, holds on the next pages, and can be taken back', async ({ home: page }) => {
  await page.goto('/settings');
  const section = page.getByRole('main').locator('section').first();
  await expect(section.getByRole('heading')).toHaveText('Language');
  await expect(section.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await section.getByRole('button', { name: 'English' }).focus();
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
  await section.getByRole('button', { name: 'English' }).press('Space');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
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
