import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { addMember, callAs, makeCompany } from './companies-by-calls.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, logIn, test, toast } from './fixtures.ts';
import { plugInDevice } from './passkey-device.ts';
import type { SignedUp } from './sign-up-by-calls.ts';

/** The second factor: an authenticator app, recovery codes, and passkeys through the browser's own WebAuthn. */

const section = (page: Page) => page.getByRole('region', { name: 'Second factor' });
const part = (page: Page, name: string) => section(page).getByRole('group', { name });
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: Date.now() + steps * 30_000 });

/** In light and dark, wide and narrow. */
async function expectAccessibleAnywhere(page: Page): Promise<void> {
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1440, 360]) {
      await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), scheme === 'dark');
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  await page.setViewportSize({ width: 1440, height: 900 });
}

interface SetUp {
  readonly secret: string;
  readonly codes: readonly string[];
}

/** Sets up the app by the keyboard, from the section's button to the recovery codes. */
async function setUpApp(page: Page, button: 'Set up' | 'Replace' = 'Set up'): Promise<SetUp> {
  await page.getByRole('group', { name: 'Authenticator app' }).getByRole('button', { name: button }).press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('[data-secret]').innerText()).replace(/\s/g, '');
  await page.getByLabel('Code that the app shows now').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is not right or was used before.')).toBeVisible();
  await page.getByLabel('Code that the app shows now').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  return { secret, codes: await list.allInnerTexts() };
}

async function keepCodes(page: Page): Promise<void> {
  await page.getByLabel('I have kept these codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
}

async function enterPassword(page: Page, account: SignedUp): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/logout').catch(() => undefined);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/login');
}

const isHome = (page: Page) => expect(page.getByRole('heading', { name: 'How Can I Help You Today' })).toBeVisible();

test(
  'an authenticator app is set up, asked for at log-in, and replaced by recovery codes in need',
  { tag: '@quick' },
  async ({ home, account }) => {
    await home.goto('/settings');
    await expect(part(home, 'Authenticator app')).toContainText('Not set up');
    const { secret, codes } = await setUpApp(home);
    expect(new Set(codes).size).toBe(10);

    const [file] = await Promise.all([
      home.waitForEvent('download'),
      home.getByRole('button', { name: 'Download' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(file.suggestedFilename()).toBe('notewright-recovery-codes.txt');
    for (const code of codes) expect(text).toContain(code);
    expect(text).toContain(account.email);
    await expect(home.getByRole('button', { name: 'Done' })).toBeDisabled();
    await keepCodes(home);
    await expect(part(home, 'Authenticator app')).toContainText('Set up on');
    await expect(part(home, 'Recovery codes')).toContainText('10 left');
    await expect(home.getByText(codes[0] ?? '')).toHaveCount(0);
    expect(await home.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      secret,
    );

    await logOut(home);
    await enterPassword(home, account);
    await expect(home.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(home.getByLabel('Code of your authenticator app')).toBeFocused();
    await expectAccessibleAnywhere(home);
    await home.keyboard.type('12');
    await home.keyboard.press('Enter');
    await expect(home.getByText('Please enter the 6-digit code of your app')).toBeVisible();
    await home.getByLabel('Code of your authenticator app').fill(codeOf(secret, 1));
    await home.keyboard.press('Enter');
    await isHome(home);

    await logOut(home);
    await enterPassword(home, account);
    await home.getByRole('button', { name: 'Use a recovery code' }).click();
    await home.getByLabel('Recovery code').fill((codes[0] ?? '').toUpperCase());
    await home.keyboard.press('Enter');
    await isHome(home);
    await home.goto('/settings');
    await expect(part(home, 'Recovery codes')).toContainText('9 left');
  },
);

test('too many wrong codes lead back to the password, with the reason', async ({ home, account }) => {
  await home.goto('/settings');
  await setUpApp(home);
  await logOut(home);
  await enterPassword(home, account);
  for (let count = 0; count < 6; count += 1) {
    await home.getByLabel('Code of your authenticator app').fill(`00000${count}`);
    const answered = home.waitForResponse('**/authentication_app/second_factor/');
    await home.keyboard.press('Enter');
    await answered;
  }
  await expect(home.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(home.getByRole('alert').filter({ hasText: 'too many wrong codes' })).toBeVisible();
});

test('the settings section passes axe as it stands, while it is set up, and with its codes', async ({ home }) => {
  await home.goto('/settings');
  await expect(part(home, 'Authenticator app')).toContainText('Not set up');
  await expectAccessibleAnywhere(home);
  await part(home, 'Authenticator app').getByRole('button', { name: 'Set up' }).click();
  await expect(home.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessibleAnywhere(home);
  await home.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(part(home, 'Authenticator app').getByRole('button', { name: 'Set up' })).toBeFocused();
  await setUpApp(home);
  await expectAccessibleAnywhere(home);
  await home.emulateMedia({ media: 'print' });
  await expect(home.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await expect(home.getByRole('button', { name: 'Copy' })).toBeHidden();
  await home.emulateMedia({ media: 'screen' });
  await keepCodes(home);
  await expect(part(home, 'Authenticator app').getByRole('button', { name: 'Replace' })).toBeFocused();
  await part(home, 'Authenticator app').getByRole('button', { name: 'Remove' }).click();
  const dialog = home.getByRole('alertdialog', { name: 'Remove the authenticator app?' });
  await expect(dialog).toContainText('Your password alone will open your account');
  await expectAccessible(home);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(home, 'Your authenticator app was removed.')).toBeVisible();
  await expect(part(home, 'Authenticator app')).toContainText('Not set up');
});

test('an address of numbers says where passkeys work', async ({ page, home, app }) => {
  const named = app.address.replace('127.0.0.1', 'localhost');
  await home.goto('/settings');
  await expect(part(home, 'Passkeys').getByRole('link', { name: named })).toHaveAttribute('href', `${named}/settings`);
  await expect(part(home, 'Passkeys').getByRole('button')).toHaveCount(0);
  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: named })).toBeVisible();
});

test.describe('at an address with a name', () => {
  test.use({ baseURL: async ({ app }, use) => use(app.address.replace('127.0.0.1', 'localhost')) });

  test('a passkey is added, named, logs in by itself, is the second step, and is removed', async ({
    page,
    account,
  }) => {
    const device = await plugInDevice(page);
    await logIn(page, account);
    await page.goto('/settings');
    await part(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the passkey').fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please give the passkey a name')).toBeVisible();
    await page.getByLabel('Name of the passkey').fill('Ward laptop');
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await keepCodes(page);
    expect(await device.countPasskeys()).toBe(1);
    const row = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
    await expect(row).toContainText('Ward laptop');
    await row.getByRole('button', { name: 'Rename Ward laptop' }).click();
    await page.getByLabel('Name of the passkey').fill('Ward <b>3</b>');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Ward <b>3</b>');
    await expectAccessibleAnywhere(page);
    await part(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('This device holds a passkey of yours already.')).toBeVisible();

    await logOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await isHome(page);

    await logOut(page);
    await enterPassword(page, account);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Use a passkey' }).click();
    await isHome(page);

    await device.verifyUser(false);
    await logOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The passkey was not used.' })).toBeVisible();
    await device.verifyUser(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await isHome(page);

    await page.goto('/settings');
    await expect(row).toContainText('last used on');
    await row.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(part(page, 'Passkeys')).toContainText('None');
    await logOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be used here' })).toBeVisible();
  });
});

/** A member of a company that asks for a second factor, which they have not. */
async function joinStrictCompany(address: string): Promise<SignedUp> {
  const company = await makeCompany(address, 'Harbour Clinic');
  const { owner } = company;
  const settings = '/authentication_app/settings/second_factor';
  const setup = (await callAs(address, owner, 'POST', `${settings}/app_setup/`, {})) as Record<string, string>;
  const { setup_id, secret = '' } = setup;
  await callAs(address, owner, 'POST', `${settings}/app/`, { setup_id, totp: codeOf(secret) });
  const member = await addMember(address, company);
  const place = '/company_user_management/company/';
  await callAs(address, owner, 'PATCH', place, { requires_second_factor: true });
  return member;
}

test('whoever needs a second factor and has none is led to set one up, and then on', async ({ page, app }) => {
  await page.goto('/login');
  await enterPassword(page, await joinStrictCompany(app.address));
  await expect(page).toHaveURL('/secondFactor');
  await expect(page.getByRole('heading', { name: 'Your company asks for a second factor' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Authenticator app' })).toContainText('Not set up');
  await expectAccessibleAnywhere(page);
  await page.goto('/settings');
  await expect(page).toHaveURL('/secondFactor');
  await setUpApp(page);
  await expect(page).toHaveURL('/secondFactor');
  await keepCodes(page);
  await expect(page).toHaveURL('/settings');
  await part(page, 'Authenticator app').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('A second factor is asked of you, and this is your last.')).toBeVisible();
});

test('/secondFactor leads whoever is asked for none to where factors are chosen, in Settings', async ({ home }) => {
  await home.goto('/secondFactor');
  await expect(home).toHaveURL('/settings#second-factor');
  await expect(home.getByRole('heading', { name: 'Second factor' })).toBeInViewport();
});

test('who is at work when their company begins to ask is led there too, and can log out', async ({ page, app }) => {
  const company = await makeCompany(app.address, 'Hill Clinic');
  const member = await addMember(app.address, company);
  await logIn(page, member);
  const settings = '/authentication_app/settings/second_factor';
  const setup = (await callAs(app.address, company.owner, 'POST', `${settings}/app_setup/`, {})) as Record<
    string,
    string
  >;
  const body = { setup_id: setup['setup_id'], totp: codeOf(setup['secret'] ?? '') };
  await callAs(app.address, company.owner, 'POST', `${settings}/app/`, body);
  const place = '/company_user_management/company/';
  await callAs(app.address, company.owner, 'PATCH', place, { requires_second_factor: true });
  await page.getByRole('textbox', { name: 'Message' }).fill('58 yo F with knee pain.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/secondFactor');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
});
