import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addMember, makeCompany } from './companies-by-calls.ts';
import { expectAccessible, expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, signIn, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** The audit log (product decisions, sections 1 and 5). */

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const logCalls = /\/authentication_app\/settings\/audit_log\/(?:\?.*)?$/;

interface Line {
  readonly id: string;
  readonly number: number | null;
  readonly timestamp: string;
  readonly who: { readonly id: string | null; readonly name: string };
  readonly action: string;
  readonly what: string;
  readonly object: { readonly kind: string; readonly id: string; readonly name: string } | null;
  readonly outcome: string;
  readonly address: string;
  readonly device: string;
}

const line = (number: number, fields: Partial<Line> = {}): Line => ({
  id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  number: 5000 - number,
  timestamp: new Date(Date.UTC(2024, 2, 5, 14, 3, 9) - number * 60_000).toISOString(),
  who: { id: '01890000-0000-7000-8000-0000000000aa', name: 'Dana Reed (dana@clinic.example)' },
  action: 'chat.read',
  what: 'Read a chat',
  object: { kind: 'Chat', id: '01890000-0000-7000-8000-0000003f2a9c', name: '3F2A9C' },
  outcome: 'success',
  address: '192.0.2.7',
  device: 'Firefox on Windows',
  ...fields,
});

/** An auditor sees the log and no chats, so the page after sign-in is another. */
async function logInAs(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

test.use({ timezoneId: 'UTC' });

test(
  'the profile leads to the log of one’s own, which says who did what and that it is whole',
  { tag: '@quick' },
  async ({ home }) => {
    await home
      .getByRole('banner')
      .getByRole('link', { name: /^Your profile/ })
      .click();
    await home.getByRole('link', { name: 'Audit', exact: true }).click();
    await expect(home).toHaveURL('/audit');
    await expect(home).toHaveTitle('Audit - Notewright');
    await expect(home.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
    await expect(home.getByRole('columnheader')).toHaveText(['No.', 'When', 'Who', 'What', 'From where']);
    await expect(rows(home).filter({ hasText: 'Sign-in' }).first()).toBeVisible();
    await expect(rows(home).filter({ hasText: 'Read the audit log' }).first()).toBeVisible();
    await expect(home.getByText(/^Sealed up to number \d+; verified /)).toBeVisible();
  },
);

test('the auditor of a company begins at its log, filters it, and takes it away as a table', async ({ page, app }) => {
  const company = await makeCompany(app.address, 'Northside Clinic');
  const auditor = await addMember(app.address, company, 'auditor');
  await fetch(`${app.address}/authentication_app/signin/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': '=cmd|"/C calc"!A0<img src=x onerror=alert(1)>' },
    body: JSON.stringify({ email: company.owner.email, password: 'not the password' }),
  });
  await logInAs(page, auditor);
  await expect(page).toHaveURL('/audit');
  await expect(page.getByText('Who did what in Northside Clinic')).toBeVisible();
  await page.getByLabel('Outcome').selectOption('Failed');
  await expect(rows(page)).toHaveCount(2);
  const cells = rows(page).nth(1).getByRole('cell');
  await expect(cells.nth(2)).toHaveText('Somebody not signed in');
  await expect(cells.nth(3)).toHaveText(`Failed sign-inAccount ${company.owner.email}`);
  await expect(cells.nth(4)).toHaveText('127.0.0.1=cmd|"/C calc"!A0<img src=x onerror=alert(1)>');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a table' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await file.path(), 'utf8');
  expect(table.split('\r\n')).toHaveLength(3);
  expect(table).toContain(`"'=cmd|""/C calc""!A0<img src=x onerror=alert(1)>"`);

  await page.getByRole('button', { name: 'Show everything again' }).click();
  await expect(page.getByLabel('Outcome')).toHaveValue('');
  await expect(rows(page).filter({ hasText: 'Exported the audit log' })).toHaveCount(1);
  await page.getByLabel('Who').selectOption(auditor.email);
  await expect(rows(page).filter({ hasText: company.owner.email })).toHaveCount(0);
  await page.getByLabel('To').fill('2020-01-01');
  await expect(page.getByText('Nothing in the log fits this filter.')).toBeVisible();
  await page.getByLabel('From').fill('2021-01-01');
  await expect(page.getByText('The first day is after the last.')).toBeVisible();
});

test('who may not read it sees who may', async ({ page, app }) => {
  const company = await makeCompany(app.address, 'Eastside Clinic');
  const clinician = await addMember(app.address, company, 'clinician');
  await signIn(page, clinician);
  await page.goto('/editProfile');
  await expect(page.getByRole('link', { name: 'Log In Info' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit', exact: true })).toHaveCount(0);
  await page.goto('/audit');
  await expect(page.getByText('The audit log of a company is read by its owner and its auditors.')).toBeVisible();
});

test('a long log, an empty one, one that failed and one that is broken', async ({ home }) => {
  await test.step('more lines come by the keyboard, and the focus stays', async () => {
    await home.route(logCalls, (route) => {
      const second = new URL(route.request().url()).searchParams.get('cursor') === 'next';
      const data = Array.from({ length: second ? 7 : 50 }, (_, index) => line(index + (second ? 50 : 0)));
      return route.fulfill({ json: { data, next_cursor: second ? null : 'next' } });
    });
    await home.goto('/audit');
    await expect(rows(home)).toHaveCount(51);
    await expect(rows(home).nth(1).getByRole('cell')).toHaveText([
      '5,000',
      'March 05, 202414:03:09',
      'Dana Reed (dana@clinic.example)',
      'Read a chatChat 3F2A9C',
      '192.0.2.7Firefox on Windows',
    ]);
    await tabTo(home, home.getByRole('button', { name: 'Show more' }), 120);
    await home.keyboard.press('Enter');
    await expect(rows(home)).toHaveCount(58);
    await expect(home.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    await home.keyboard.press('Shift+Tab');
    await expect(home.getByLabel('Outcome')).toBeFocused();
    await home.unrouteAll();
  });
  await test.step('an empty log, one that failed and one that is broken say so', async () => {
    let answers = 0;
    await home.route(logCalls, (route) => {
      answers += 1;
      return answers === 1
        ? route.fulfill({
            status: 400,
            json: { code: 'bad_request', message: 'A sentence of the server.', errors: {} },
          })
        : route.fulfill({ json: { data: [], next_cursor: null } });
    });
    await home.route('**/audit_log/chain/', (route) =>
      route.fulfill({
        json: {
          state: 'broken',
          sealed_to: 900,
          verified_to: 16,
          checked_since: '2024-03-05T14:03:09.000Z',
          broken_at: 17,
        },
      }),
    );
    await home.goto('/audit');
    await expect(home.getByRole('alert').getByText('A sentence of the server.')).toBeVisible();
    await expect(home.getByText(/^The log is not whole: line 17 was changed/)).toBeVisible();
    await home.getByRole('button', { name: 'Try again' }).click();
    await expect(home.getByText('The log is empty.')).toBeVisible();
    await home.unrouteAll();
  });
  await test.step('it is accessible, light and dark, wide and narrow', async () => {
    await home.route(logCalls, (route) =>
      route.fulfill({
        json: {
          data: [
            line(0, { number: null }),
            line(1, { outcome: 'denied' }),
            line(2, {
              what: 'Failed sign-in',
              outcome: 'failure',
              who: { id: null, name: 'Somebody not signed in' },
              object: null,
            }),
            line(3, { who: { id: 'x', name: `Former member 3F2A9C` }, device: `${'w'.repeat(119)}…` }),
            line(4, { address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' }),
          ],
          next_cursor: 'next',
        },
      }),
    );
    await home.goto('/audit');
    await expect(rows(home)).toHaveCount(6);
    await expectAccessibleEverywhere(home);
    await home.getByRole('button', { name: 'Dark Mode' }).click();
    await expectAccessible(home);
  });
});
