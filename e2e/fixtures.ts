import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { signUpByCalls, type SignedUp } from './sign-up-by-calls.ts';
import { startApp, type App } from './start-app.ts';
import { openAtWork } from './open-at-work.ts';

export interface WorkerFixtures {
  /** One whole Notewright per worker; every journey brings its own account. */
  readonly app: App;
}

export interface TestFixtures {
  /** What the page complained of: console errors and warnings, CSP reports, uncaught errors. Must end empty. */
  readonly complaints: readonly string[];
  /**
   * Names complaints that the journey provokes, before or after they come: a browser reports some of them late, so they
   * cannot be taken out of the list at a moment of the journey's choice.
   */
  readonly allowComplaints: (pattern: RegExp) => void;
  /** The patterns given to `allowComplaints`. */
  readonly allowed: RegExp[];
  /** A verified account of this journey's own. */
  readonly account: SignedUp;
  /** A page on the chat home, signed in. */
  readonly home: Page;
}

/** A browser logs every 4xx answer by itself; and cut connection by itself; those that a journey provokes are not the page's complaints. */
const expectedNoise =
  /Failed to load resource: the server responded with a status of 4\d\d|net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    // Playwright reads the fixtures a function needs from its first parameter's pattern.
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => use(app.address),
  allowComplaints: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  allowed: async ({}, use) => use([]),
  complaints: [
    async ({ context, allowed }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !expectedNoise.test(message.text()))
          complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
      expect(complaints.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ app }, use) => use(await signUpByCalls(app.address)),
  home: async ({ page, account }, use) => {
    await signIn(page, account);
    await use(page);
  },
});

export { expect };

export const chatHome = (page: Page) => page.getByRole('heading', { name: 'How Can I Help You Today' });

/**
 * Leaves the open chat by New Chat, until the chat home is drawn: the address changes first, and what is typed until then
 * goes into the box of the chat that is still shown.
 */
export async function startNewChat(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New Chat' }).click();
  await expect(page).toHaveURL('/');
  await expect(chatHome(page)).toBeVisible();
}

/** An empty page of the same origin: what is stored there is read by the page that is opened next. */
export async function openEmptyPage(page: Page): Promise<void> {
  await page.route('**/empty-page', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty-page');
  await page.unroute('**/empty-page');
}

/**
 * Opens the chat home with a session that was made by a call and is stored as the login page stores it: for journeys
 * that are about something else than signing in.
 */
export async function signIn(
  page: Page,
  { email, password }: SignedUp,
  options: { readonly remember?: boolean } = {},
): Promise<void> {
  const answer = await page.request.post('/authentication_app/signin/', {
    data: { email, password, remember_me: options.remember === true },
  });
  expect(answer.ok(), 'the call of the login page').toBe(true);
  const { user, accessToken, refreshToken } = (await answer.json()) as Record<string, unknown>;
  await openEmptyPage(page);
  await page.evaluate(
    ([session, address, remember]) => {
      const area = remember ? localStorage : sessionStorage;
      area.setItem('persist:root', session);
      area.setItem('isAuthenticated', 'true');
      if (remember) localStorage.setItem('email', JSON.stringify({ email: address }));
    },
    [JSON.stringify({ user, accessToken, refreshToken }), email, options.remember === true] as const,
  );
  await page.goto('/');
  await expect(chatHome(page)).toBeVisible();
}

/** Signs in through the login page and waits for the chat home. */
export async function logIn(
  page: Page,
  account: SignedUp,
  options: { readonly remember?: boolean } = {},
): Promise<void> {
  await openAtWork(page, '/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  if (options.remember) await page.getByLabel('Remember Me').check();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(chatHome(page)).toBeVisible();
}

/** Holds what is asked of these addresses until the function it gives is called; then it is answered as usual. */
export async function holdRoute(page: Page, addresses: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Message' });
/** What is shown as a toast; the live regions repeat it for screen readers. */
export const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);
export const lastReply = (page: Page) => page.getByRole('article').last();
/** Copies a whole reply, and stands below it once it is written; parts of it may have copy buttons of their own. */
export const copyButton = (reply: Locator) => reply.getByRole('button', { name: /^Copy(?: \(|$)/ });
export const history = (page: Page) => page.getByRole('complementary', { name: 'Chat history' });
/** The chats of the history, each by its link. */
export const chatLinks = (page: Page) => history(page).getByRole('list').getByRole('link');

/** Sends a text and waits until the reply's foot says that it is done. */
export async function sendText(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  // While a reply is on its way nothing is sent, and the words stay in the box.
  await expect(page.getByRole('button', { name: /\((?:Enter|Intro)\)$/ })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(copyButton(lastReply(page))).toBeVisible();
}

/**
 * Until the page has done what it had at hand: nothing is left to run, and two frames have been drawn. What comes with a
 * call is waited for before, by its answer.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
      }),
  );

/**
 * Until the conversation has been of one height and in one place for half a second of frames: a pointer that is moved to a
 * statement before that is left behind, since the end of a growing reply is gone along with.
 */
export const atRest = (page: Page): Promise<void> =>
  page.getByRole('log').evaluate(
    (log) =>
      new Promise((done) => {
        let scroller: Element = log;
        while (scroller.parentElement !== null && scroller.scrollHeight <= scroller.clientHeight)
          scroller = scroller.parentElement;
        let still = 0;
        let before = '';
        const look = (): void => {
          const now = `${scroller.scrollTop} ${scroller.scrollHeight}`;
          still = now === before ? still + 1 : 0;
          before = now;
          if (still < 30) requestAnimationFrame(look);
          else done();
        };
        look();
      }),
  );

export const sampleNote = `58 yo F fell on ice 3 days ago landed R knee. pain 6/10 worse w stairs, no locking, no fever.
taking ibuprofen 400 tid w food. hx HTN on lisinopril 10. allergic to sulfa (hives)
bp 138/84 hr 76
R knee mod effusion, lachman neg
plan xr r knee 3 views today, recheck 2 wks`;
