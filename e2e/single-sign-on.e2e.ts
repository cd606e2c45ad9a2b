import type { Page } from '@playwright/test';
import { startTestSamlProvider } from '../server/src/testing/test-saml-provider.ts';
import { makeCompany } from './companies-by-calls.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, logIn } from './fixtures.ts';
import { test } from './moving-fixtures.ts';
import { openAtWork } from './open-at-work.ts';

/** Sign-in through a company's own provider: one that signs for real, on this machine, through a real browser. */
const homeHeading = (page: Page) => page.getByRole('heading', { name: 'How Can I Help You Today' });

async function signInThere(page: Page, email: string): Promise<void> {
  await openAtWork(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in with my organization' }).click();
}

test('an owner shows the domain, adds a provider, tries it, switches it on, and people come in by it', async ({
  page,
  moving,
  account,
  allowComplaints,
}) => {
  const idp = await startTestSamlProvider();
  // A browser logs every failed answer by itself.
  allowComplaints(/status of (?:400|403|404|409)/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await makeCompany(moving.address, 'Harbor Clinic', account);
  await logIn(page, account);

  await test.step('the domain is the company’s once its record says so', async () => {
    await page.goto('/settings#company');
    await page.getByLabel('Mail domain').fill('harbor-clinic.example');
    await page.getByRole('button', { name: 'Add domain' }).click();
    const record = (await page.getByText(/^notewright-verification=/).textContent()) ?? '';
    await page.getByRole('button', { name: 'Check harbor-clinic.example' }).click();
    await expect(page.getByText('The record was not found.')).toBeVisible();
    await moving.setRecord('harbor-clinic.example', record);
    await page.getByRole('button', { name: 'Check harbor-clinic.example' }).click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  });

  await test.step('a provider is added by its description', async () => {
    await page.getByRole('button', { name: 'Add provider' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Harbor Login');
    await page.getByLabel('Description of the provider').fill('<nothing/>');
    await page.getByRole('button', { name: 'Save provider' }).click();
    await expect(page.getByText('This description cannot be used.')).toBeVisible();
    await page.getByLabel('Description of the provider').fill(idp.metadata);
    await page.getByLabel('People without an account').selectOption('Come in while there are seats');
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Save provider' }).click();
    await expect(page.getByText(idp.entityId)).toBeVisible();
    await page.getByRole('button', { name: 'Switch Harbor Login on' }).click();
    await expect(page.getByText('Please try the provider first')).toBeVisible();
  });

  await test.step('it is tried, and shows what arrived and what that would become', async () => {
    idp.person = { nameId: 'me@harbor-clinic.example', attributes: { groups: ['staff'] } };
    await page.getByRole('button', { name: 'Try Harbor Login' }).click();
    await expect(page.getByText('They would come in as me@harbor-clinic.example, clinician.')).toBeVisible();
    await page.getByText('What arrived').click();
    await expect(page.getByText('staff')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Switch Harbor Login on' }).click();
    await expect(page.getByRole('button', { name: 'Switch Harbor Login off' })).toBeVisible();
  });

  await test.step('somebody comes in by the domain of their address', async () => {
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await openAtWork(page, '/login');
    await page.getByRole('button', { name: 'Sign in with my organization' }).click();
    await expect(page.getByText('Please type your email address first')).toBeVisible();
    await signInThere(page, 'x@elsewhere.example');
    await expect(page.getByText('No organization has set up its own sign-in for your mail domain')).toBeVisible();
    await expectAccessibleEverywhere(page);
    idp.person = { nameId: 'ana@harbor-clinic.example' };
    await signInThere(page, 'ana@harbor-clinic.example');
    await expect(homeHeading(page)).toBeVisible();
  });

  await test.step('an answer that is not believed is said so, and signs nobody in', async () => {
    await page.evaluate(() => sessionStorage.clear());
    idp.options = { signs: 'none' };
    await signInThere(page, 'ana@harbor-clinic.example');
    await expect(
      page.getByText('The sign-in with Harbor Login could not be confirmed. Please start again.'),
    ).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('link', { name: 'Back to Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
  });
  await idp.stop();
});
