import type { Page } from '@playwright/test';
import { answer, type Step } from '../server/src/models/testing/scripted-endpoint.ts';
import { addMember, makeCompany } from './companies-by-calls.ts';
import { enterAsOperator } from './enter-as-operator.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, lastReply, sendText, signIn, toast } from './fixtures.ts';
import { test } from './scripted-model.ts';
import { tabTo } from './tab-to.ts';

/** Language models, for those who run the installation and those who want none (product decisions, section 4). */

const usage = { prompt_tokens: 1_200, completion_tokens: 300, total_tokens: 1_500 };
const counted: Step[] = [
  { say: JSON.stringify({ plan: [{ text: 'Fluids and rest; return if worse', from: ['s3'] }] }) },
  { finish: 'stop' },
  { raw: `data: ${JSON.stringify({ id: 'c1', created: 1, model: 'm', choices: [], usage })}\n\n` },
  { then: 'end' },
];
const note = 'Cough for 3 days, no fever. Lungs clear. Plan: fluids, rest, return if worse.';
const models = (page: Page) => page.getByRole('region', { name: 'Language models' });

async function write(page: Page): Promise<void> {
  await page.goto('/');
  await sendText(page, note);
}

test('the operator sees which model there is, tests it, and what it was asked', async ({
  page,
  app,
  endpoint,
  browser,
}) => {
  endpoint.play(counted);
  const other = await (await browser.newContext({ baseURL: app.address })).newPage();
  await signIn(other, (await makeCompany(app.address, 'Model Clinic')).owner);
  await write(other);
  await expect(lastReply(other).getByText('Written by: scripted.')).toBeVisible();
  await other.context().close();

  await enterAsOperator(page, app);
  const part = models(page);
  await expect(part.getByText(`${new URL(endpoint.baseUrl).host}, on this machine`)).toBeVisible();
  await expect(part.getByText('Chartwright · scripted').first()).toBeVisible();
  await expect(part.getByText(/^\d+ calls? · [\d,]+ tokens read, [\d,]+ written$/).first()).toBeVisible();

  endpoint.play(answer('Ready.'));
  await tabTo(page, part.getByRole('button', { name: 'Test the connection' }));
  await page.keyboard.press('Enter');
  await expect(part.getByRole('status')).toHaveText(/^scripted answered after \d+\.\d seconds\.$/);
  await expect(part.getByText('Tests of the connection · scripted')).toBeVisible();

  endpoint.play([{ status: 401, body: 'ZQXSECRET' }]);
  await part.getByRole('button', { name: 'Test the connection' }).click();
  await expect(part.getByRole('status')).toHaveText(
    /^scripted refused after \d+\.\d seconds with status 401: check the key and the name of the model\.$/,
  );
  await expect(part.getByText('Refused by the endpoint')).toBeVisible();
  await expect(page.getByText('ZQXSECRET')).toHaveCount(0);
  await expectAccessibleEverywhere(page);
});

test('the owner switches models off for everybody in the company', async ({ page, app, endpoint, browser }) => {
  endpoint.play(counted);
  const company = await makeCompany(app.address, 'Own Words Clinic');
  const member = await addMember(app.address, company);
  const other = await (await browser.newContext({ baseURL: app.address })).newPage();
  await signIn(other, member);
  await write(other);
  await expect(lastReply(other).getByText('Written by: scripted.')).toBeVisible();

  await signIn(page, company.owner);
  await page.goto('/settings#company');
  const form = page.getByRole('form', { name: 'Company settings' });
  await form.getByLabel('Let language models write').uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Company settings saved.')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Let language models write')).not.toBeChecked();
  await expectAccessibleEverywhere(page);

  const before = endpoint.connections;
  await write(other);
  await expect(lastReply(other).getByText('Written by: Built-in engine.')).toBeVisible();
  await expect(lastReply(other).getByText(/model/i)).toHaveCount(0);
  expect(endpoint.connections).toBe(before);
  await other.goto('/settings#company');
  await expect(other.getByText('Not used')).toBeVisible();
  await other.context().close();
});

test('who works alone switches models off for their own chats', async ({ home, endpoint }) => {
  endpoint.play(counted);
  await home.goto('/settings');
  await home.getByLabel('Let language models write').click();
  await expect(home.getByLabel('Let language models write')).not.toBeChecked();
  await expect(toast(home, 'Preferences saved.')).toBeVisible();
  const before = endpoint.connections;
  await write(home);
  await expect(lastReply(home).getByText('Written by: Built-in engine.')).toBeVisible();
  expect(endpoint.connections).toBe(before);
  await home.goto('/settings');
  await expect(home.getByLabel('Let language models write')).not.toBeChecked();
});
