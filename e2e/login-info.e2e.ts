import type { Page } from '@playwright/test';
import { expect, logIn, test } from './fixtures.ts';

/** The sign-in activity (specification sections 2, 8 and 9). */

const call = '**/authentication_app/settings/user_log/**';
const rows = (page: Page) => page.getByRole('table').getByRole('row');

interface Line {
  readonly id: string;
  readonly ip_address: string;
  readonly user: string;
  readonly timestamp: string;
  readonly action: string;
  readonly device: string;
}

const line = (number: number, fields: Partial<Line> = {}): Line => ({
  id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  ip_address: '192.0.2.7',
  user: 'dana@clinic.example',
  timestamp: new Date(Date.UTC(2024, 2, 5, 14, 3, 9) - number * 60_000).toISOString(),
  action: 'Sign-in',
  device: 'Firefox on Windows',
  ...fields,
});

test.use({ timezoneId: 'UTC' });

test('the profile leads to the table, which lists successes and failures', async ({ page, account, app }) => {
  await fetch(`${app.address}/authentication_app/signin/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': '<img src=x onerror=alert(1)>' },
    body: JSON.stringify({ email: account.email, password: 'not the password' }),
  });
  await logIn(page, account);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Your profile/ })
    .click();
  await page.getByRole('link', { name: 'Log In Info' }).click();
  await expect(page).toHaveURL('/login-info');
  await expect(page).toHaveTitle('Log In Info - Notewright');
  await expect(page.getByRole('columnheader')).toHaveText(['IP Address', 'User', 'Login Date', 'Login Time', 'Action']);
  await expect(rows(page)).toHaveCount(5);
  const cells = rows(page).nth(1).getByRole('cell');
  await expect(cells.nth(0)).toHaveText('127.0.0.1');
  await expect(cells.nth(1)).toHaveText(account.email);
  await expect(cells.nth(2)).toHaveText(/^[A-Z][a-z]+ \d\d, \d{4}$/);
  await expect(cells.nth(3)).toHaveText(/^\d\d:\d\d:\d\d$/);
  await expect(cells.nth(4)).toHaveText(/^Sign-inChrome on /);
  await expect(rows(page).nth(2).getByRole('cell').nth(4)).toHaveText('Failed sign-in<img src=x onerror=alert(1)>');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await expect(rows(page).nth(4).getByRole('cell').nth(4)).toContainText('Email verified');
});

test('the list as it is written, empty, failed, long and narrow', async ({ home }) => {
  await test.step('dates and times are written as the specification does', async () => {
    await home.route(call, (route) => route.fulfill({ json: [line(0)] }));
    await home.goto('/login-info');
    await expect(rows(home).nth(1).getByRole('cell')).toHaveText([
      '192.0.2.7',
      'dana@clinic.example',
      'March 05, 2024',
      '14:03:09',
      'Sign-inFirefox on Windows',
    ]);
    await home.unrouteAll();
  });
  await test.step('an empty list, one on its way, and one that failed say so', async () => {
    const answers = [
      { status: 403, json: { code: 'forbidden', message: 'A sentence of the server.', errors: {} } },
      { status: 400, body: 'no JSON' },
      { json: [] },
    ];
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await home.route(call, async (route) => {
      await held;
      await route.fulfill(answers.shift() ?? { json: [] });
    });
    await home.goto('/login-info');
    await expect(home.getByRole('main').getByText('Loading...')).toBeVisible();
    letGo();
    await expect(home.getByText('A sentence of the server.')).toBeVisible();
    await home.getByRole('button', { name: 'Try again' }).click();
    await expect(home.getByText('Failed to load login info.')).toBeVisible();
    await home.getByRole('button', { name: 'Try again' }).click();
    await expect(home.getByText('No login activity found.')).toBeVisible();
    await home.unrouteAll();
  });
  await test.step('more lines come by a button until there are none', async () => {
    const all = Array.from({ length: 70 }, (_, index) => line(index));
    const asked: (string | null)[] = [];
    let fails = true;
    await home.route(call, (route) => {
      const query = new URL(route.request().url()).searchParams;
      asked.push(query.get('cursor'));
      const from = all.findIndex((each) => each.id === query.get('cursor')) + 1;
      if (from === 60 && fails) {
        fails = false;
        return route.fulfill({ status: 400, body: 'no JSON' });
      }
      return route.fulfill({ json: all.slice(from, from + Number(query.get('limit'))) });
    });
    await home.goto('/login-info');
    await expect(rows(home)).toHaveCount(31);
    await home.getByRole('button', { name: 'Show more' }).click();
    await expect(rows(home)).toHaveCount(61);
    await home.getByRole('button', { name: 'Show more' }).click();
    await expect(home.getByText('Failed to load login info.')).toBeVisible();
    await expect(rows(home)).toHaveCount(61);
    await home.getByRole('button', { name: 'Show more' }).click();
    await expect(rows(home)).toHaveCount(71);
    await expect(home.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    expect(asked).toEqual([null, all[29]?.id, all[59]?.id, all[59]?.id]);
    // The button had the focus and is gone.
    await expect(home.locator('body')).not.toBeFocused();
    await home.unrouteAll();
  });
  await test.step('a narrow window shows cards, without scrolling sideways, whatever stands in them', async () => {
    await home.setViewportSize({ width: 360, height: 740 });
    const long = 'x'.repeat(300);
    const lines = [
      line(0, { device: long, ip_address: '2001:db8:aaaa:bbbb:cccc:dddd:eeee:ffff', user: `${long}@clinic.example` }),
      line(1, { device: '<script>alert(1)</script>', action: '<b>Sign-in</b>' }),
    ];
    await home.route(call, (route) => route.fulfill({ json: lines }));
    await home.goto('/login-info');
    const cards = home.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(home.getByRole('table')).toHaveCount(0);
    for (const term of ['IP Address', 'User', 'Login Date', 'Login Time', 'Action'])
      await expect(cards.first().getByText(term, { exact: true })).toBeVisible();
    await expect(cards.nth(1)).toContainText('<b>Sign-in</b>');
    await expect(cards.nth(1)).toContainText('<script>alert(1)</script>');
    const isWide = await home.evaluate(() => {
      const main = document.querySelector('main');
      return document.documentElement.scrollWidth > innerWidth || (main?.scrollWidth ?? 0) > (main?.clientWidth ?? 0);
    });
    expect(isWide).toBe(false);
  });
});

test('both pages are for signed-in people, and visitors come back to them', async ({ page, account }) => {
  for (const place of ['/login-info', '/editProfile']) {
    await page.goto(place.toUpperCase());
    await expect(page).toHaveURL('/home');
  }
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  // The landing page has an e-mail field too, and stands until the form has come.
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/editProfile');
});
