import type { Page } from '@playwright/test';
import { makeCompany } from './companies-by-calls.ts';
import { enter, enterAsOperator, notewright } from './enter-as-operator.ts';
import { expectAccessible, expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, signIn, test, toast } from './fixtures.ts';
import { signUpByCalls } from './sign-up-by-calls.ts';
import { tryAgain } from './try-again.ts';

/** Running the installation (product decisions, section 5). */

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('who is made operator sets up a second factor first, and has chats no more', async ({ page, app, account }) => {
  await signIn(page, account);
  await notewright(app, 'operator', 'grant', account.email);
  // Another process ended the session: the server hears of it within seconds.
  await tryAgain(async (within) => {
    await page.reload();
    await expect(page).toHaveURL(/\/(?:home|login)/, within);
  });
  await enter(page, account);
  await expect(page).not.toHaveURL(/\/(?:login|operator)$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/second factor/i);
});

test('the page shows the state and changes a company', { tag: '@quick' }, async ({ page, app }) => {
  const company = await makeCompany(app.address, 'Westside Clinic');
  await enterAsOperator(page, app);
  await expect(page).toHaveTitle('Operation - Notewright');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New Chat' })).toHaveCount(0);
  const state = part(page, 'State');
  await expect(state.getByText('Kept in the installation')).toBeVisible();
  await expect(state.getByText('None; the built-in engine')).toBeVisible();
  await expect(state.getByText('Built-in checkout, test cards only')).toBeVisible();
  await page.getByText('All settings').click();
  await expect(page.getByText('INSTALLATION_KEY', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change Westside Clinic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change company' });
  await dialog.getByLabel('Seats').fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A company needs at least one seat.')).toBeVisible();
  await dialog.getByLabel('Seats').fill('25');
  await dialog.getByLabel('Trial until').fill('2031-03-05');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Company changed.')).toBeVisible();
  const row = part(page, 'Companies').getByRole('listitem').filter({ hasText: company.name });
  await expect(row).toContainText('1 member, 1 of 25 seats taken');
  await expect(row).toContainText('trial until March 05, 2031 · no plan');
  await page.goto('/');
  await expect(page).toHaveURL('/operator');
});

test('an account that is switched off is out, wherever it is open', async ({ page, app, browser }) => {
  const person = await signUpByCalls(app.address);
  const other = await (await browser.newContext({ baseURL: app.address })).newPage();
  await signIn(other, person);
  await enterAsOperator(page, app);
  const accounts = part(page, 'Accounts');
  await accounts.getByRole('button', { name: 'Switch off' }).click();
  await expect(accounts.getByText('Email is required')).toBeVisible();
  await accounts.getByLabel('Email').fill('nobody-at-all@clinic.example');
  await accounts.getByRole('button', { name: 'Switch off' }).click();
  await expect(accounts.getByText('There is no account with this email address.')).toBeVisible();
  await accounts.getByLabel('Email').fill(person.email);
  await accounts.getByRole('button', { name: 'Switch off' }).click();
  await expect(accounts.getByText('Account switched off.')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/(?:home|login)/);
  await other.context().close();
  await accounts.getByLabel('Email').fill(person.email);
  await accounts.getByRole('button', { name: 'Switch on again' }).click();
  await expect(accounts.getByText('Account switched on.')).toBeVisible();
});

test('others see that it is not for them', async ({ home }) => {
  await home.goto('/operator');
  await expect(home.getByText('This page is for those who run the installation.')).toBeVisible();
});

test('it is accessible, light and dark, wide and narrow', async ({ page, app }) => {
  await makeCompany(app.address, `Clinic of ${'Llanfairpwllgwyngyll'.repeat(4)}`);
  await page.route('**/operator/undelivered_mails/', (route) =>
    route.fulfill({
      json: {
        data: [0, 1].map((index) => ({
          id: `01890000-0000-7000-8000-00000000000${index}`,
          reason: index === 0 ? 'refused' : 'out_of_date',
          code: 'EENVELOPE',
          status: index === 0 ? 550 : null,
          attempts: 3,
          domain: 'far.example',
          created_on: '2024-03-05T14:03:09.000Z',
          ended_on: '2024-03-06T14:03:09.000Z',
          can_retry: index === 0,
        })),
      },
    }),
  );
  await enterAsOperator(page, app);
  await expect(page.getByText('The mail server refused it for good')).toBeVisible();
  await page.getByText('All settings').click();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Dark Mode' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Change Clinic of/ }).click();
  await expectAccessible(page);
});
