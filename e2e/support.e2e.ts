import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, history, signIn, sendText, test, toast } from './fixtures.ts';
import { openAtWork } from './open-at-work.ts';

/** Help & Support, FAQ, Terms and Privacy: open to all (specification sections 2, 5 and 8). */

const desk = 'support@notewright.example';
const pages = [
  ['/helpAndSupport', 'Help & Support'],
  ['/faq', 'FAQ'],
  ['/terms', 'Terms of Use'],
  ['/privacy', 'Privacy Policy'],
] as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const form = (page: Page) => page.getByRole('main').locator('form');
const email = (page: Page) => form(page).getByLabel('Email');
const description = (page: Page) => form(page).getByLabel('Description');
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send' });

interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly reply_to?: string;
}

/** What reached the support address with these words in it. */
async function lettersWith(address: string, words: string): Promise<readonly Letter[]> {
  const mails = (await (await fetch(`${address}/dev/mailbox.json?to=${desk}`)).json()) as readonly Letter[];
  return mails.filter(({ text }) => text.includes(words));
}

test('a visitor writes to support, asks the eight questions, and reads of privacy', async ({ page, app }) => {
  await test.step('a visitor writes to support; what is wrong is said beside its field', async () => {
    await openAtWork(page, '/helpAndSupport');
    await sendButton(page).click();
    await expect(form(page).getByText('Email is required')).toBeVisible();
    await expect(form(page).getByText('Description is required')).toBeVisible();
    await expect(email(page)).toBeFocused();
    await email(page).fill('ada@clinic');
    await expect(form(page).getByText('Invalid email address')).toBeVisible();
    const sender = `ada-${crypto.randomUUID()}@clinic.example`;
    await email(page).fill(sender);
    await expect(form(page).getByText('Invalid email address')).toHaveCount(0);
    await description(page).fill(`The menu stays closed.\nSigned ${sender}`);
    await sendButton(page).click();
    const sentence = 'Feedback submitted successfully!';
    await expect(toast(page, sentence)).toBeVisible();
    const done = page.getByRole('main').getByRole('heading', { name: sentence });
    await expect(done).toBeFocused();
    await expect(page.getByRole('main')).toContainText(`The answer will come to ${sender}.`);
    await expect.poll(() => lettersWith(app.address, `> Signed ${sender}`)).toHaveLength(1);
    expect((await lettersWith(app.address, sender))[0]).toMatchObject({
      subject: `Help & Support: ${sender}`,
      reply_to: sender,
    });
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(description(page)).toHaveValue('');
  });
  await test.step('eight questions, one open at a time', async () => {
    await openAtWork(page, '/faq');
    const items = page.getByRole('main').locator('details');
    await expect(items).toHaveCount(8);
    const subjects = [/HIPAA/, /EMR/, /learn how I/, /wrong/, /tools/, /Who can use/, /free trial/, /support/];
    for (const [index, subject] of subjects.entries()) {
      await expect(items.nth(index).locator('summary')).toHaveText(subject);
      await items.nth(index).locator('summary').click();
      await expect(items.nth(index)).toHaveAttribute('open', '');
      await expect(page.locator('details[open]')).toHaveCount(1);
    }
    await expect(items.nth(7)).toContainText(desk);
    await page.keyboard.press('Enter');
    await expect(page.locator('details[open]')).toHaveCount(0);
    await page.goto('/faq#trial');
    await expect(page.locator('details[open]')).toContainText('It is 14 days');
  });
  await test.step('privacy names GDPR and CCPA, people under 18, and a contact', async () => {
    await openAtWork(page, '/privacy');
    const main = page.getByRole('main');
    for (const words of ['General Data Protection Regulation (GDPR)', 'California Consumer Privacy Act (CCPA)', desk])
      await expect(main).toContainText(words);
    await expect(main).toContainText('Users under 18 need the consent of a parent or guardian');
    await expect(main.getByRole('link', { name: 'Help & Support' })).toHaveAttribute('href', '/helpAndSupport');
  });
});

test('a letter has the server’s answer, or a failure in its place; so have the terms', async ({ home, account }) => {
  await test.step('a failure says so in its place, and what was typed stays and can be sent again', async () => {
    await home.getByRole('link', { name: 'Help And Support' }).click();
    await expect(title(home)).toHaveText('Help & Support');
    await expect(email(home)).toHaveValue(account.email);
    await description(home).fill('Something broke.');
    await home.route('**/terms_and_support/support/', (route) => route.abort(), { times: 1 });
    await sendButton(home).click();
    const failed = 'Failed to send feedback. Please try again.';
    await expect(form(home).getByRole('alert')).toHaveText(failed);
    await expect(toast(home, failed)).toBeVisible();
    await expect(description(home)).toHaveValue('Something broke.');
    await sendButton(home).click();
    await expect(home.getByRole('heading', { name: 'Feedback submitted successfully!' })).toBeVisible();
  });
  await test.step('what the server says of a letter is shown, and its sentence where it says nothing', async () => {
    await openAtWork(home, '/helpAndSupport');
    for (const [Message, shown] of [
      ['Thank you. Ticket 4711 is open.', 'Thank you. Ticket 4711 is open.'],
      ['', 'Feedback submitted successfully!'],
    ] as const) {
      await home.route('**/terms_and_support/support/', (route) => route.fulfill({ json: { Message } }), { times: 1 });
      await description(home).fill('Something is missing.');
      await sendButton(home).click();
      await expect(home.getByRole('main').getByRole('heading', { name: shown })).toBeFocused();
      await expect(toast(home, shown)).toBeVisible();
      await home.getByRole('button', { name: 'Write another message' }).click();
    }
  });
  await test.step('the terms are the server’s: loading, a failure, and another try', async () => {
    await home.route('**/terms_and_support/terms/', (route) => route.abort(), { times: 1 });
    await home.goto('/terms');
    await expect(home.getByRole('alert').getByText('The terms could not be loaded.')).toBeVisible();
    const held = Promise.withResolvers<undefined>();
    await home.route('**/terms_and_support/terms/', async (route) => {
      await held.promise;
      await route.continue();
    });
    await home.getByRole('button', { name: 'Try again' }).click();
    await expect(home.getByRole('main').getByRole('status')).toHaveText('Loading...');
    held.resolve(undefined);
    const main = home.getByRole('main');
    await expect(main).toContainText('Everything that Notewright writes is a draft for review by a clinician.');
    await main.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Your data' }).click();
    await expect(main.getByRole('heading', { name: 'Your data' })).toBeInViewport();
  });
});

test('visitors get the public bar, who is signed in the side menu and the header', async ({ page, account }) => {
  for (const [path, name] of pages) {
    await page.goto(path);
    await expect(title(page)).toHaveText(name);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Signup' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  }
  await signIn(page, account);
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const [path, name] of pages) {
    await page.goto(path);
    await expect(title(page)).toHaveText(name);
    await expect(menu.getByRole('link', { name: 'New Chat' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
  for (const [entry, path] of [
    ['Settings', '/settings'],
    ['Help And Support', '/helpAndSupport'],
    ['FAQ', '/faq'],
  ] as const) {
    await menu.getByRole('link', { name: entry }).click();
    await expect(page).toHaveURL(path);
    await expect(menu.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page');
  }
});

test('other spellings lead to the page that they mean', async ({ page, account }) => {
  for (const [from, to] of [
    ['/TermsAndConditions', '/terms'],
    ['/termsandconditions/', '/terms'],
    ['/privacyAndPolicy', '/privacy'],
    ['/aboutMe', '/home'],
    ['/signup', '/signUp'],
  ] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
  }
  await signIn(page, account);
  await sendText(page, 'A made-up knee.');
  const chat = new URL(page.url()).pathname;
  await page.goto('/aboutMe');
  await expect(page).toHaveURL('/editProfile');
  await page.goto(chat.replace('/chat/', '/chat-editor/'));
  await expect(page).toHaveURL(chat);
  await page.goto('/saved-chats');
  await expect(page).toHaveURL('/?filter=saved');
  await expect(history(page).getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  const answer = await page.goto(chat.replace('/chat/', '/create-class/'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
});

/** Every page in one theme on a wide screen, and in the other at 320 px. */
async function lookEverywhere(page: Page): Promise<void> {
  for (const [path] of pages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    if (path === '/faq') await page.locator('summary').first().click();
    if (path === '/terms') await expect(page.getByRole('heading', { name: 'Drafts, not decisions' })).toBeVisible();
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    await expectAccessible(page);
    await page.evaluate(() => document.documentElement.classList.remove('dark'));
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page);
  }
}

test('the pages of visitors pass axe in both themes, and fit 320 px', ({ page }) => lookEverywhere(page));

test('the pages of who is signed in pass axe in both themes, and fit 320 px', ({ home }) => lookEverywhere(home));

test('a letter stays while a session begins in another tab, and goes with who signs out', async ({
  page,
  context,
  account,
  app,
}) => {
  await openAtWork(page, '/helpAndSupport');
  await description(page).fill('Half a letter');
  const visitor = await context.newPage();
  await openAtWork(visitor, '/home');
  const message = visitor.locator('#contact-message');
  await message.fill('Half a question');
  const other = await context.newPage();
  await other.goto(`${app.address}/login`);
  await signIn(other, account, { remember: true });
  await expect(email(page)).toHaveValue(account.email);
  await expect(description(page)).toHaveValue('Half a letter');
  await expect(message).toHaveValue('Half a question');
  await other.evaluate(() => localStorage.clear());
  await expect(description(page)).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all of it is read, and a letter is sent and corrected', async ({ page, app }) => {
    await page.goto('/terms');
    await expect(page.getByRole('main')).toContainText('is a draft for review by a clinician');
    await page.goto('/faq');
    await page.getByText('Is there a free trial?').click();
    await expect(page.getByText('It is 14 days')).toBeVisible();
    await page.goto('/helpAndSupport');
    const sender = `grace-${crypto.randomUUID()}@clinic.example`;
    await email(page).fill(sender);
    // Browsers check what is required by themselves unless the form says that it is checked elsewhere.
    await sendButton(page).click();
    await expect(page.getByText('Description is required')).toBeVisible();
    await expect(email(page)).toHaveValue(sender);
    await description(page).fill(`No script. ${sender}`);
    await sendButton(page).click();
    await expect(page.getByText('Feedback submitted successfully!')).toBeVisible();
    await expect.poll(() => lettersWith(app.address, `> No script. ${sender}`)).toHaveLength(1);
  });

  test('in Spanish for who reads Spanish', async ({ page, app }) => {
    await page.goto('/helpAndSupport?lang=es');
    const sender = `luz-${crypto.randomUUID()}@clinic.example`;
    await expect(title(page)).toHaveText('Ayuda y soporte');
    await form(page).getByLabel('Correo electrónico').fill(sender);
    await form(page).getByLabel('Descripción').fill(`Sin guion. ${sender}`);
    await form(page).getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Su mensaje se envió correctamente.')).toBeVisible();
    await expect.poll(() => lettersWith(app.address, sender)).toHaveLength(1);
  });
});
