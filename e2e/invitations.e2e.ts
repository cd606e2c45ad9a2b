import type { Page } from '@playwright/test';
import { addMember, inviteByCalls, makeCompany } from './companies-by-calls.ts';
import { expect, signIn, messageBox, sendText, test, toast } from './fixtures.ts';
import { readMailedCode } from './sign-up-by-calls.ts';

/** Invitations to a company, by every way in (product decisions, section 2). */

const greeting = (page: Page) => page.getByRole('heading', { name: 'How Can I Help You Today' });
const banner = (page: Page) => page.getByRole('banner');
const password = 'quiet river stone 7';

let count = 0;
const newEmail = (): string => `invited-${Date.now().toString(36)}-${(count += 1)}@clinic.example`;

async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

async function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

test(
  'a new person signs up by the link of the mail and is in the company',
  { tag: '@quick' },
  async ({ page, app }) => {
    const company = await makeCompany(app.address, 'Northside Clinic');
    const email = newEmail();
    const token = await inviteByCalls(app.address, company, email, 'admin');
    await page.goto(`/signUp?token=${token}`);
    await expect(page.getByText('You were invited to Northside Clinic as an admin.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/verificationCode');
    const code = await readMailedCode(app.address, email);
    await page.getByRole('textbox').first().click();
    await page.keyboard.type(code);
    await expect(greeting(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(banner(page).getByText('Northside Clinic')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' })).toBeVisible();
    expect(await stored(page)).not.toContain(token);
  },
);

test('who has an account logs in and accepts; the token stays out of address and storage', async ({
  page,
  app,
  account,
}) => {
  const company = await makeCompany(app.address, 'Hillside Clinic');
  const token = await inviteByCalls(app.address, company, account.email);
  await page.goto(`/signUp?token=${token}`);
  await page.getByRole('link', { name: 'I already have an account' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, account.email);
  await expect(page).toHaveURL('/acceptInvitation');
  await expect(page.getByText(`invited you to Hillside Clinic as a clinician.`)).toBeVisible();
  expect(await stored(page)).not.toContain(token);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(page, 'You have joined Hillside Clinic.')).toBeVisible();
  await expect(greeting(page)).toBeVisible();
  await expect(banner(page).getByText('Hillside Clinic')).toBeVisible();
  // Used once.
  await page.goto(`/signUp?token=${token}`);
  await expect(page).toHaveURL('/acceptInvitation');
  await expect(page.getByText('This invitation is not valid any more. Please ask for a new one.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your chats' }).click();
  await expect(greeting(page)).toBeVisible();
});

test('who is logged in and opens the link is asked, and may say no', async ({ home, app, account }) => {
  const company = await makeCompany(app.address, 'Lakeside Clinic');
  const token = await inviteByCalls(app.address, company, account.email);
  await home.goto(`/signUp?token=${token}`);
  await expect(home).toHaveURL('/acceptInvitation');
  await home.getByRole('link', { name: 'Not now' }).click();
  await expect(greeting(home)).toBeVisible();
  await expect(banner(home).getByText('Lakeside Clinic')).toHaveCount(0);
  await home.goto('/signUp');
  await expect(home).toHaveURL('/');
  await home.goto('/acceptInvitation');
  await expect(home.getByText('Please open the link of your invitation again')).toBeVisible();
});

test('an invitation for another address says so and leads on to the invited one', async ({ home, app, account }) => {
  const company = await makeCompany(app.address, 'Parkside Clinic');
  const invited = await addMember(app.address, await makeCompany(app.address, 'Elsewhere'));
  const token = await inviteByCalls(app.address, company, invited.email);
  await home.goto(`/signUp?token=${token}`);
  await expect(
    home.getByText(`This invitation is for ${invited.email}, and you are logged in as ${account.email}.`),
  ).toBeVisible();
  await home.getByRole('button', { name: 'Log out' }).click();
  await expect(home).toHaveURL('/login');
  await fillLogin(home, invited.email);
  await expect(home).toHaveURL('/acceptInvitation');
  await home.getByRole('button', { name: 'Accept' }).click();
  await expect(home.getByText('You belong to a company already.')).toBeVisible();
});

test('an invitation that is no longer valid is reported in one sentence, and signing up works without it', async ({
  page,
}) => {
  await page.goto('/signUp?token=no-such-token');
  await expect(
    page.getByText(
      'This invitation is not valid any more. Please ask for a new one. You can also sign up without one.',
    ),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toBeEditable();
  await expect(page.getByRole('link', { name: 'I already have an account' })).toBeVisible();
});

test('the two workspaces keep their chats apart, in every tab, and the header names the open one', async ({
  page,
  app,
  context,
}) => {
  const company = await makeCompany(app.address, 'Brookside Clinic');
  const member = await addMember(app.address, company);
  await signIn(page, member, { remember: true });
  await expect(banner(page).getByText('Brookside Clinic')).toBeVisible();
  await sendText(page, 'A company chat: cough for three days.');
  const companyChat = page.url();
  const other = await context.newPage();
  await other.goto(companyChat);
  await expect(other.getByText('A company chat: cough for three days.').first()).toBeVisible();

  await page.goto('/settings#workspace');
  await page.getByRole('button', { name: 'Switch to your personal workspace' }).click();
  await expect(greeting(page)).toBeVisible();
  await expect(banner(page).getByText('Personal')).toBeVisible();
  await expect(page.getByText('No chats found.').first()).toBeVisible();
  // The other tab shows nothing of the company any more either.
  await expect(greeting(other)).toBeVisible();
  await expect(banner(other).getByText('Personal')).toBeVisible();
  await expect(other.getByText('A company chat')).toHaveCount(0);
  await page.goto(companyChat);
  await expect(page.getByText('This chat could not be found.')).toBeVisible();

  await page.goto('/');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/chat/draft/') && answer.ok());
  await messageBox(page).fill('typed in the personal workspace');
  await kept;
  await page.getByRole('link', { name: /^Your profile/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Switch to Brookside Clinic' }).click();
  await expect(greeting(page)).toBeVisible();
  await expect(banner(page).getByText('Brookside Clinic')).toBeVisible();
  await expect(messageBox(page)).toHaveValue('');
  await page.goto(companyChat);
  await expect(page.getByText('A company chat: cough for three days.').first()).toBeVisible();
});

test('a narrow window names the workspace on a line of its own', async ({ page, app }) => {
  const company = await makeCompany(app.address, 'A very long name for a clinic by the river and the hills');
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, company.owner);
  await expect(banner(page).getByText('Workspace: A very long name')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the owner changes what the company asks for, hands it over, and leaves', async ({ page, app }) => {
  const company = await makeCompany(app.address, 'Seaside Clinic');
  const heir = await addMember(app.address, company);
  await signIn(page, company.owner);
  await page.goto('/settings#company');
  const form = page.getByRole('form', { name: 'Company settings' });
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  for (const wrong of ['1', '61', 'ten', '', '9'.repeat(30)]) {
    await form.getByLabel('Minutes until the screen locks').fill(wrong);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Please give 2 to 60 minutes')).toBeVisible();
  }
  await form.getByLabel('Minutes until the screen locks').fill('10');
  await form.getByLabel('Company name').fill('Seaside & Söhne');
  await form.getByLabel('A number of days after their last message').check();
  await form.getByRole('textbox', { name: 'Days' }).fill('400');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Company settings saved.')).toBeVisible();
  await expect(banner(page).getByText('Seaside & Söhne')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Minutes until the screen locks')).toHaveValue('10');
  await expect(form.getByRole('textbox', { name: 'Days' })).toHaveValue('400');

  await page.getByLabel('New owner').selectOption(heir.email);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(toast(page, 'The company was handed over.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Admin', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Leave company' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(toast(page, 'You have left the company.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up company' })).toBeVisible();
  await expect(banner(page).getByText('Seaside')).toHaveCount(0);
});
