import type { Page } from 'playwright-core';
import type { App } from '../../e2e/start-app.ts';
import { signUpByCalls } from '../../e2e/sign-up-by-calls.ts';

/** Makes an account, signs a page in to it for good, and waits for the chat home. Gives the account's token. */
export async function signIn(page: Page, app: App): Promise<string> {
  const session = await signUpByCalls(app.address);
  await page.goto(`${app.address}/login`);
  await page.getByLabel('Email').fill(session.email);
  await page.getByLabel('Password', { exact: true }).fill(session.password);
  await page.getByLabel('Remember Me').check();
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('heading', { name: 'How Can I Help You Today' }).waitFor();
  return session.accessToken;
}
