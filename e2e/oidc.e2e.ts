import type { Page } from '@playwright/test';
import { startTestOidcProvider } from '../server/src/testing/test-oidc-provider.ts';
import type { ProviderPerson, TestOidcProvider } from '../server/src/testing/test-oidc-provider.ts';
import { Secret, TOTP } from 'otpauth';
import { inviteByCalls, makeCompany } from './companies-by-calls.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, holdRoute, logIn, test as base } from './fixtures.ts';
import { startApp } from './start-app.ts';
import { signUpByCalls } from './sign-up-by-calls.ts';

/** Sign-in by the organisation's own provider: a real one, on this machine, through a real browser. */
const test = base.extend<object, { readonly provider: TestOidcProvider }>({
  provider: [
    async ({}, use) => {
      const provider = await startTestOidcProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ provider }, use) => {
      const app = await startApp(provider.settings);
      provider.register(`${app.address}/oidcCallback`);
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
});
test.beforeEach(({ provider }) => {
  provider.misdeeds = {};
});

let people = 0;
function newPerson(): ProviderPerson & { readonly email: string } {
  people += 1;
  const mark = `${Date.now().toString(36)}-${people}`;
  return { sub: `person-${mark}`, email: `staff-${mark}@clinic.example`, email_verified: true };
}

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Clinic Login' });
const homeHeading = (page: Page) => page.getByRole('heading', { name: 'How Can I Help You Today' });
const stored = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage).sort(), session: Object.keys(sessionStorage).sort() }));

async function expectRefusal(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Not logged in' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
  // Neither the address nor the history keeps what the provider wrote there.
  await expect(page).toHaveURL('/oidcCallback');
  expect(await stored(page)).toEqual({ local: [], session: [] });
  await page.getByRole('link', { name: 'Back to Log in' }).click();
  await expect(page).toHaveURL('/login');
}

test(
  'somebody new comes in with one button, and nothing of the way is left behind',
  { tag: '@quick' },
  async ({ page, app, provider }) => {
    const person = newPerson();
    provider.person = person;
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(app.address)) calls.push(request.url());
    });
    await page.goto('/login');
    await button(page).click();
    await expect(homeHeading(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await stored(page)).toEqual({ local: [], session: ['isAuthenticated', 'persist:root'] });
    const session = await page.evaluate(() => sessionStorage.getItem('persist:root') ?? '');
    expect(session).toContain(person.email);
    // The code stood in the address of the one page that takes it, and nowhere else.
    const withCode = calls.filter((address) => address.includes('code='));
    expect(withCode.length).toBe(1);
    expect(withCode[0]).toContain('/oidcCallback?code=');
    expect(app.output()).not.toContain(new URL(withCode[0] ?? '').searchParams.get('code') ?? '?');
    await page.goBack();
    expect(page.url()).not.toContain('code=');
  },
);

test('it comes back to the page that was wanted, and is remembered when asked to', async ({ page, provider }) => {
  provider.person = newPerson();
  await page.goto('/settings');
  await expect(page).toHaveURL('/home');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  // The landing page has an e-mail field too, and stands until the form has come.
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor();
  await page.getByLabel('Remember Me').check();
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings');
  expect((await stored(page)).local).toEqual(['email', 'isAuthenticated', 'persist:root']);
});

test('an account with the same address is the same account, and the button stands on the sign-up page too', async ({
  page,
  app,
  provider,
}) => {
  const account = await signUpByCalls(app.address);
  provider.person = { sub: `known-${account.email}`, email: account.email, email_verified: true };
  await page.goto('/signUp');
  await button(page).click();
  await expect(homeHeading(page)).toBeVisible();
  await expect(async () => {
    const answer = await fetch(`${app.address}/dev/mailbox.json?to=${encodeURIComponent(account.email)}`);
    const mails = (await answer.json()) as { subject: string }[];
    expect(mails.map(({ subject }) => subject)).toContain('Another way to log in to your Notewright account');
  }).toPass();
  await page.evaluate(() => sessionStorage.clear());
  await logIn(page, account);
});

test('an invited person comes in that way, and is asked about the invitation', async ({ page, app, provider }) => {
  const person = newPerson();
  const company = await makeCompany(app.address, 'Harbour Clinic');
  const token = await inviteByCalls(app.address, company, person.email);
  provider.person = person;
  await page.goto(`/signUp?token=${token}`);
  await button(page).click();
  await expect(page).toHaveURL('/acceptInvitation');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(homeHeading(page)).toBeVisible();
  expect(app.output()).not.toContain(token);
});

test('its pages pass axe and stay within the screen in both themes, wide and narrow', async ({ page, provider }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = (): Promise<void> => expectAccessibleEverywhere(page);
  provider.person = null;
  for (const place of ['login', 'signUp']) {
    await page.goto(`/${place}`);
    await expect(button(page)).toBeVisible();
    await look();
  }
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Not logged in' })).toBeVisible();
  await look();
  await page.route('**/oidc/start/', (route) => route.abort(), { times: 1 });
  await page.goto('/login');
  await button(page).click();
  await expect(page.getByText('Signing in that way does not work right now.')).toBeVisible();
  await look();
  const goOn = await holdRoute(page, '**/oidc/finish/');
  await page.goto('/login');
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Logging you in' })).toBeVisible();
  await look();
  goOn();
  await expect(page.getByRole('heading', { name: 'Not logged in' })).toBeVisible();
});

test('who says no, is not known, or was lied about is refused, each with one sentence', async ({
  page,
  provider,
  allowComplaints,
}) => {
  await test.step('saying no there leads back with one sentence', async () => {
    provider.person = null;
    await page.goto('/login');
    await button(page).click();
    await expectRefusal(page, 'You did not sign in with Clinic Login. You can try again, or log in another way.');
  });
  await test.step('an unverified address and one of another domain come in nowhere', async () => {
    provider.person = { ...newPerson(), email_verified: false };
    await page.goto('/login');
    await button(page).click();
    await expectRefusal(
      page,
      'Clinic Login did not tell a confirmed e-mail address of yours, so no account can be found for you. Please ask your administrator.',
    );
    provider.person = { ...newPerson(), email: 'somebody@elsewhere.example' };
    await button(page).click();
    await expectRefusal(
      page,
      'Clinic Login cannot sign in people with your e-mail address here. Please log in with your password.',
    );
  });
  await test.step('a provider that lies about who came, or is down, gets one sentence', async () => {
    // A browser logs every failed answer by itself.
    allowComplaints(/status of 503/);
    provider.person = newPerson();
    provider.misdeeds = { claims: (claims) => ({ ...claims, nonce: 'another' }) };
    await page.goto('/login');
    await button(page).click();
    await expectRefusal(page, unconfirmed);
    provider.misdeeds = { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) };
    await button(page).click();
    await expectRefusal(page, unconfirmed);
    provider.misdeeds = { tokenStatus: 502 };
    await button(page).click();
    await expectRefusal(
      page,
      'Signing in with Clinic Login does not work right now. Please try again in a moment, or log in with your password.',
    );
    await page.route('**/oidc/start/', (route) => route.abort(), { times: 1 });
    await button(page).click();
    await expect(page.getByRole('main').getByRole('alert').last()).toHaveText(
      'Signing in that way does not work right now. Please try again, or log in with your password.',
    );
    await expect(button(page)).toBeEnabled();
  });
});

test('the second factor of the account is asked for after the provider', async ({ page, app, provider }) => {
  const person = newPerson();
  provider.person = person;
  await page.goto('/login');
  await button(page).click();
  await expect(homeHeading(page)).toBeVisible();
  const session = JSON.parse((await page.evaluate(() => sessionStorage.getItem('persist:root'))) ?? '{}') as {
    accessToken: string;
  };
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${app.address}/authentication_app/settings/second_factor/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.accessToken}` },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const setup = await post('app_setup', {});
  const totp = new TOTP({ secret: Secret.fromBase32(String(setup['secret'])) }).generate();
  const { recovery_codes: codes } = await post('app', { setup_id: setup['setup_id'], totp });
  await page.evaluate(() => sessionStorage.clear());

  await page.goto('/settings');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  // The landing page has an e-mail field too, and stands until the form has come.
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor();
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page).toHaveURL('/oidcCallback');
  expect(await stored(page)).toEqual({ local: [], session: [] });
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill((codes as string[])[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/settings');
});

const notBegun = 'This sign-in was begun in another tab or browser, or some time ago. Please start again.';
const unconfirmed = 'The sign-in with Clinic Login could not be confirmed. Please start again.';

/** Begins at the login page and stops on the way: the address to which the provider would send the browser back. */
async function beginAndStop(page: Page, provider: TestOidcProvider): Promise<string> {
  const asked = page.waitForRequest(`${provider.issuer}/auth?**`);
  await page.route(`${provider.issuer}/auth?**`, (route) => route.fulfill({ body: 'A page of theirs' }), { times: 1 });
  await page.goto('/login');
  await button(page).click();
  await expect(page.getByText('A page of theirs')).toBeVisible();
  return (await provider.visit((await asked).url())).href;
}

test('a code that somebody else slips in signs nobody in', async ({ page, browser, app, provider }) => {
  provider.person = newPerson();
  const elsewhere = await browser.newContext({ baseURL: app.address });
  const attackers = await elsewhere.newPage();
  // In a tab that began nothing, in one whose attempt is long over, and in one that has begun a sign-in of its own.
  await page.goto(await beginAndStop(attackers, provider));
  await expectRefusal(page, notBegun);
  await page.evaluate(() => sessionStorage.setItem('oidcAttempt', 'x'.repeat(43)));
  await page.goto(await beginAndStop(attackers, provider));
  await expectRefusal(page, 'This sign-in has expired or was used before. Please start again.');
  await beginAndStop(page, provider);
  await page.goto(await beginAndStop(attackers, provider));
  await expectRefusal(page, unconfirmed);
  await elsewhere.close();
});

test('an answer with another state, and one that is shown again, sign nobody in', async ({ page, provider }) => {
  provider.person = newPerson();
  const answer = new URL(await beginAndStop(page, provider));
  answer.searchParams.set('state', 'made-up');
  await page.goto(answer.href);
  await expectRefusal(page, unconfirmed);
  const right = await beginAndStop(page, provider);
  await page.goto(right);
  await expect(homeHeading(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(right);
  await expectRefusal(page, notBegun);
  await page.goto('/oidcCallback');
  await expectRefusal(page, notBegun);
});

test('who is logged in already is taken home, and goes back to the login page ready to try again', async ({
  page,
  app,
  provider,
}) => {
  provider.person = newPerson();
  await page.goto('/login');
  await button(page).click();
  await expect(homeHeading(page)).toBeVisible();
  await page.goto('/oidcCallback?code=x&state=x');
  await expect(page).toHaveURL('/');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await page.route(`${provider.issuer}/auth**`, (route) => route.fulfill({ body: 'A page of theirs' }));
  await button(page).click();
  await expect(page.getByText('A page of theirs')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${app.address}/login`);
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
});
