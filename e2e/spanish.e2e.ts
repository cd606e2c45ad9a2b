import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { showCongratulations } from './show-congratulations.ts';
import { readMailedCode } from './sign-up-by-calls.ts';

const password = 'a calm long password';

/** Words that stand in nearly every English sentence and in no Spanish one. */
const english = /\b(?:the|your|you|with|please|and|this|was|of|is|to)\b/i;

const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notificaciones' }).getByText(text);

/** Everything that the page shows and says, without what a person has typed and what names itself. */
async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const said = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...document.body.innerText.split('\n'), ...named];
  });
  expect(said.filter((one) => english.test(one))).toEqual([]);
}

test('a clinician signs up in Spanish, and the server answers in Spanish', { tag: '@quick' }, async ({ page, app }) => {
  const email = `persona-${Date.now().toString(36)}@clinic.example`;
  await page.goto('/signUp?lang=es');
  await expect(page.getByRole('heading', { name: 'Crear cuenta' })).toBeVisible();
  await expect(page).toHaveURL('/signUp');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('El correo electrónico es obligatorio')).toBeVisible();
  await expect(page.getByText('Confirme su contraseña')).toBeVisible();
  await expectSpanish(page);
  await expectAccessible(page);

  const fill = async (secret: string): Promise<void> => {
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(secret);
    await page.getByLabel('Confirmar contraseña').fill(secret);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
  };
  // Long enough for the page; the server alone knows that everybody has chosen it before.
  await fill('password123');
  await expect(page.getByText('Esta contraseña es demasiado común. Elija otra.')).toBeVisible();
  await fill(password);
  await expect(page.getByRole('heading', { name: 'Revise su correo' })).toBeVisible();
  await expectSpanish(page);

  const code = await readMailedCode(app.address, email);
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
  await page.getByLabel('Dígito 1 de 4').click();
  await page.keyboard.type(wrong);
  await expect(page.getByText('El código no es correcto o venció.')).toBeVisible();
  await page.getByLabel('Dígito 1 de 4').click();
  await page.keyboard.type(code);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Hola, Invitado')).toBeVisible();
});

test('a clinician logs in, changes the profile and logs out in Spanish', async ({ page, account }) => {
  await page.goto('/login?lang=es');
  await page.getByLabel('Correo electrónico').fill(account.email);
  await page.getByLabel('Contraseña', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByText('El correo electrónico o la contraseña no son correctos.')).toBeVisible();
  await expectSpanish(page);
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page).toHaveURL('/');

  // The choice is kept: no address says it any more.
  await page.goto('/editProfile');
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  await page.getByLabel('Nombre completo').fill('');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('El nombre completo es obligatorio')).toBeVisible();
  await expectSpanish(page);
  await page.getByLabel('Nombre completo').fill('Dana Whitfield');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page, 'Perfil actualizado.')).toBeVisible();

  await page.getByRole('link', { name: 'Inicios de sesión' }).click();
  await expect(page.getByRole('cell', { name: /Inicio de sesión fallido/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: /^\d{1,2} de [a-z]+ de \d{4}$/ }).first()).toBeVisible();
  await expectSpanish(page);
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(toast(page, 'Sesión cerrada.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('the other pages of an account speak Spanish, and lead back to English', async ({ page }) => {
  await page.goto('/forgetPassword?lang=es');
  await page.evaluate(() => localStorage.setItem('email', '{"email":"dana@clinic.example"}'));
  const places = ['/login', '/forgetPassword', '/verifyForgetPasswordOtp', '/resetPass', '/no-page'];
  for (const place of places) {
    await page.goto(place);
    await page.getByRole('main').waitFor();
    await expectSpanish(page);
    await expectAccessible(page);
  }
  await showCongratulations(page, 'es');
  await page.getByRole('dialog').waitFor();
  await expectSpanish(page);
  await expectAccessible(page);
  await page.goto('/login?lang=en');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.goto('/forgetPassword');
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
});
