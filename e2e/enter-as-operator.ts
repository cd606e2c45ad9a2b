import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect } from './fixtures.ts';
import { signUpByCalls, type SignedUp } from './sign-up-by-calls.ts';
import type { App } from './start-app.ts';

const run = promisify(execFile);
const root = path.dirname(import.meta.dirname);

/** The command on the machine, with the settings of the server under test. */
export async function notewright(app: App, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['cli/src/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: app.dataDir },
  });
  return stdout;
}

async function callAs(app: App, token: string, method: string, place: string, body?: object): Promise<unknown> {
  const answer = await fetch(app.address + place, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.json();
}

/** Sets up an authenticator app and gives the codes that stand in its place once each. */
async function setUpFactor(app: App, { email, password }: SignedUp): Promise<readonly string[]> {
  const prefix = '/authentication_app';
  const { accessToken } = (await callAs(app, '', 'POST', `${prefix}/signin/`, { email, password })) as {
    accessToken: string;
  };
  const place = `${prefix}/settings/second_factor`;
  const { setup_id, secret } = (await callAs(app, accessToken, 'POST', `${place}/app_setup/`, {})) as {
    setup_id: string;
    secret: string;
  };
  const totp = new TOTP({ secret }).generate();
  const { recovery_codes } = (await callAs(app, accessToken, 'POST', `${place}/app/`, { setup_id, totp })) as {
    recovery_codes: readonly string[];
  };
  return recovery_codes;
}

/** Logs in by the form. */
export async function enter(page: Page, { email, password }: SignedUp): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** An operator at the page, by the command, the second factor and the log-in that everybody takes. */
export async function enterAsOperator(page: Page, app: App): Promise<SignedUp> {
  const account = await signUpByCalls(app.address);
  expect(await notewright(app, 'operator', 'grant', account.email)).toContain('is an operator now');
  const [code = ''] = await setUpFactor(app, account);
  await enter(page, account);
  await page.getByRole('button', { name: /recovery code/i }).click();
  await page.getByLabel(/recovery code/i).fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/operator');
  return account;
}
