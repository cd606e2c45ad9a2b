import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { orderFile, zipOf } from '../server/src/codes/testing/table-files.ts';
import { expectAccessible, expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import type { App } from './start-app.ts';
import { signUpByCalls } from './sign-up-by-calls.ts';

/** An operator imports the tables that codes are looked up in, and removes one. */

const run = promisify(execFile);
const root = path.dirname(import.meta.dirname);

async function post(app: App, token: string, place: string, body: object): Promise<Readonly<Record<string, never>>> {
  const answer = await fetch(`${app.address}/authentication_app/${place}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Readonly<Record<string, never>>;
}

/** An operator by the command on the machine, with a second factor, at the page. */
async function enterAsOperator(page: Page, app: App): Promise<void> {
  const { email, password } = await signUpByCalls(app.address);
  await run(process.execPath, ['cli/src/main.ts', 'operator', 'grant', email], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: app.dataDir },
  });
  const { accessToken } = await post(app, '', 'signin', { email, password });
  const factor = 'settings/second_factor';
  const { setup_id, secret } = await post(app, accessToken ?? '', `${factor}/app_setup`, {});
  const totp = new TOTP({ secret: secret ?? '' }).generate();
  const made = await post(app, accessToken ?? '', `${factor}/app`, { setup_id, totp });
  const [code = ''] = made['recovery_codes'] as unknown as readonly string[];
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: /recovery code/i }).click();
  await page.getByLabel(/recovery code/i).fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/operator');
}

test('tables are imported from chosen files, listed, and removed', async ({ page, app }) => {
  await enterAsOperator(page, app);
  const part = page.getByRole('region', { name: 'Code tables' });
  await expect(part.getByText(/comes with the product/).first()).toBeVisible();

  const bad = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear colleague') };
  await part.getByLabel('Files to import').setInputFiles(bad);
  await expect(part.getByRole('alert')).toContainText('letter.txt is none of the tables that can be imported');

  const zip = await zipOf({ 'tables/icd10cm_order_2031.txt': orderFile({ A001: 'One more' }) });
  const good = { name: '2031-code-descriptions.zip', mimeType: 'application/zip', buffer: zip };
  await part.getByLabel('Files to import').setInputFiles(good);
  await expect(part.getByText('Code tables imported.')).toBeVisible();
  const report = part.getByRole('list', { name: 'What was imported' });
  await expect(report.getByRole('listitem')).toContainText('ICD-10-CM codes FY2031');
  await expect(report.getByRole('listitem')).toContainText('October 01, 2030 to September 30, 2031');
  await expect(part.getByText(/In use for a chart without a date: .*FY2031/)).toBeVisible();
  await expectAccessibleEverywhere(page);

  await part.getByRole('button', { name: 'Remove ICD-10-CM codes FY2031' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove ICD-10-CM codes FY2031?' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(part.getByRole('button', { name: 'Remove ICD-10-CM codes FY2031' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(part.getByText('Code table removed.')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Choose files' })).toBeFocused();
  await expect(part.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});
