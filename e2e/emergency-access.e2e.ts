import type { Page } from '@playwright/test';
import { addMember, callAs, makeCompany, writeChat, type Company } from './companies-by-calls.ts';
import { expect, signIn, test } from './fixtures.ts';
import { test as movingTest } from './moving-fixtures.ts';
import type { SignedUp } from './sign-up-by-calls.ts';
import { tabTo } from './tab-to.ts';

/** Emergency access (45 CFR 164.312(a)(2)(ii)): for a reason, for an hour, told and noted. */

const reason = 'Patient in the emergency room, chart needed now';
const main = (page: Page) => page.getByRole('main');

async function prepare(address: string): Promise<Company & { readonly clinician: SignedUp }> {
  const company = await makeCompany(address, 'Northside Clinic');
  const clinician = await addMember(address, company);
  await writeChat(address, clinician, 'bp 138/84, lisinopril 10, cough for three days, lungs clear');
  return { ...company, clinician };
}

async function open(page: Page, email: string): Promise<void> {
  await page.goto('/users');
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Emergency access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Emergency access' });
  await dialog.getByLabel('Why is it needed?').fill(reason);
  await dialog.getByRole('button', { name: 'Open for one hour' }).click();
  await expect(page).toHaveURL(/\/emergencyAccess\/[0-9a-f-]{36}$/);
}

test('the owner opens a member’s chats with a reason, reads, closes, and both are notified', async ({ page, app }) => {
  const { owner, clinician } = await prepare(app.address);
  await signIn(page, owner);
  await page.goto('/users');
  await expect(page.getByText('Nobody has used it.')).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${clinician.email}` }).click();
  await page.getByRole('menuitem', { name: 'Emergency access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Emergency access' });
  await dialog.getByLabel('Why is it needed?').fill('too short');
  await dialog.getByRole('button', { name: 'Open for one hour' }).click();
  await expect(dialog.getByText('Please give the reason in at least 10 characters')).toBeVisible();
  await dialog.getByLabel('Why is it needed?').fill(reason);
  await dialog.getByRole('button', { name: 'Open for one hour' }).click();
  await expect(page).toHaveURL(/\/emergencyAccess\/[0-9a-f-]{36}$/);
  await expect(page).toHaveTitle('Emergency access - Notewright');
  await expect(main(page)).toContainText(`You are reading the chats of ${clinician.email}`);
  await expect(main(page)).toContainText(reason);
  await expect(main(page)).toContainText('60 minutes left.');
  await main(page).getByRole('navigation', { name: 'Chats' }).getByRole('button').first().click();
  const sheet = page.getByRole('article', { name: 'Chartwright reply' });
  await expect(sheet).toContainText('138/84');
  await expect(main(page)).toContainText('bp 138/84, lisinopril 10, cough for three days, lungs clear');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(
    await page.evaluate(() => document.title + JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toMatch(/138\/84|emergency room/);

  for (const person of [owner, clinician]) {
    const mails = (await (await fetch(`${app.address}/dev/mailbox.json?to=${person.email}`)).json()) as {
      subject: string;
      text: string;
    }[];
    expect(mails[0]?.subject).toMatch(/^Emergency access to (?:your )?charts was opened$/);
    expect(mails[0]?.text).not.toContain(reason);
  }

  await page.getByRole('button', { name: 'Close access' }).click();
  await expect(page).toHaveURL('/users');
  await expect(main(page)).toContainText(reason);
  await expect(main(page)).toContainText(/Closed [A-Z][a-z]+ \d\d/);
  await page.goBack();
  await expect(main(page)).toContainText('This emergency access has ended. Open it again if it is still needed.');
  await expect(main(page)).not.toContainText('138/84');
  await main(page).getByRole('link', { name: 'Go to Users' }).click();
  await expect(page).toHaveURL('/users');
});

test('when the hour is over nothing stays on the screen', async ({ page, app }) => {
  const { owner, clinician } = await prepare(app.address);
  await page.clock.install();
  await signIn(page, owner);
  await page.route('**/emergency_access/*/chats/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { access: { expires_on: string } };
    body.access.expires_on = new Date(Date.now() + 90_000).toISOString();
    await route.fulfill({ response: answer, json: body });
  });
  await open(page, clinician.email);
  await expect(main(page)).toContainText('2 minutes left.');
  await main(page).getByRole('navigation', { name: 'Chats' }).getByRole('button').first().click();
  await expect(page.getByRole('article')).toContainText('138/84');
  await page.clock.fastForward('00:50');
  await expect(main(page)).toContainText('1 minute left.');
  await page.clock.fastForward('01:00');
  await expect(main(page)).toContainText('This emergency access has ended.');
  await expect(page.getByRole('article')).toHaveCount(0);
});

movingTest(
  'who logged in a while ago confirms that it is them first; the reason stays where it was typed',
  async ({ page, moving }) => {
    const { owner, clinician } = await prepare(moving.address);
    await signIn(page, owner);
    await page.goto('/users');
    await moving.advance(6 * 60_000);
    await page.getByRole('button', { name: `Actions for ${clinician.email}` }).click();
    await page.getByRole('menuitem', { name: 'Emergency access' }).click();
    const field = page.getByLabel('Why is it needed?');
    await field.fill(reason);
    await page.getByRole('button', { name: 'Open for one hour' }).click();
    const question = page.getByRole('dialog', { name: 'Please confirm that it is you' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(field).toHaveValue(reason);
    await expect(page.getByRole('dialog').getByText('Please confirm that it is you.')).toBeVisible();
    await page.getByRole('button', { name: 'Open for one hour' }).click();
    await question.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/emergencyAccess\/[0-9a-f-]{36}$/);
    await expect(main(page)).toContainText(reason);
  },
);

test('who left is in a list of their own, and an admin finds the owner there', async ({ page, app }) => {
  const company = await prepare(app.address);
  const admin = await addMember(app.address, company, 'admin');
  await callAs(app.address, company.owner, 'DELETE', '/company_user_management/remove_user_from_company/', {
    user_id: (
      (await callAs(app.address, company.owner, 'GET', '/company_user_management/user_list/')) as {
        id: string;
        email: string;
      }[]
    ).find(({ email }) => email === company.clinician.email)?.id,
  });
  await signIn(page, admin);
  await page.goto('/users');
  await expect(main(page).getByRole('heading', { name: 'Owner' })).toBeVisible();
  await page.getByRole('button', { name: `Emergency access to the chats of ${company.clinician.email}` }).click();
  await page.getByLabel('Why is it needed?').fill(reason);
  await page.getByRole('button', { name: 'Open for one hour' }).click();
  await main(page).getByRole('navigation', { name: 'Chats' }).getByRole('button').first().click();
  await expect(page.getByRole('article')).toContainText('138/84');
});

test('an access of somebody else’s looks like one that is not there', async ({ page, app, account }) => {
  const { owner, clinician } = await prepare(app.address);
  await signIn(page, owner);
  await open(page, clinician.email);
  const address = page.url();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, account);
  await page.goto(address);
  await expect(main(page)).toContainText('You do not have access to this.');
  await page.goto('/emergencyAccess/not-an-id');
  await expect(page.getByText('404')).toBeVisible();
});

test('on a narrow window, and by keyboard alone', async ({ page, app }) => {
  const { owner, clinician } = await prepare(app.address);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, owner);
  await open(page, clinician.email);
  const chats = main(page).getByRole('navigation', { name: 'Chats' }).getByRole('button');
  await tabTo(page, chats.filter({ hasText: /[A-Z][a-z]+ \d\d, \d{4} \d\d:\d\d:\d\d$/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText('138/84');
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('navigation', { name: 'Chats' })).toBeVisible();
});
