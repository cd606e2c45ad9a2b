import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { expectAccessible } from './expect-accessible.ts';
import { readMailedCode } from './sign-up-by-calls.ts';
import { startApp } from './start-app.ts';

/** An installation whose mailed codes have eight digits (setting CODE_DIGITS), on a narrow telephone. */

const digits = 8;
const password = 'a calm long password';

const test = base.extend<object, object>({
  app: [
    async ({}, use) => {
      const app = await startApp({ CODE_DIGITS: String(digits) });
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ viewport: { width: 360, height: 740 } });

/** All boxes lie within the page, in one row, and are wide enough for a finger (WCAG 2.2, 2.5.8: 24 px). */
async function expectBoxesFit(page: Page): Promise<void> {
  const boxes = page.getByRole('textbox');
  await expect(boxes).toHaveCount(digits);
  const places = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  for (const { left, right, width } of places) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(width).toBeGreaterThanOrEqual(24);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('a clinician signs up with a code of eight digits', async ({ page, app }) => {
  const email = `digits-${Date.now().toString(36)}@clinic.example`;
  await page.goto('/signUp');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/verificationCode');
  await expectBoxesFit(page);
  await expectAccessible(page);
  const boxes = page.getByRole('textbox');
  await boxes.first().click();
  await page.keyboard.type('1234');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Please enter a valid 8-digit OTP', { exact: true })).toBeVisible();
  await boxes.first().click();
  await page.keyboard.type(await readMailedCode(app.address, email));
  await expect(page).toHaveURL('/');
});

test('the reset’s code page says the number in Spanish', async ({ page }) => {
  const email = `digitos-${Date.now().toString(36)}@clinic.example`;
  await page.goto('/forgetPassword?lang=es');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page).toHaveURL('/verifyForgetPasswordOtp');
  await expectBoxesFit(page);
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(
    page.getByRole('main').getByText('Ingrese un código válido de 8 dígitos', { exact: true }),
  ).toBeVisible();
});
