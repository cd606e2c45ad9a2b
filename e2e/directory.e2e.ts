import type { Page } from '@playwright/test';
import { addMember, makeCompany } from './companies-by-calls.ts';
import { expectNoAxeFinding } from './expect-accessible.ts';
import { expect, signIn, test } from './fixtures.ts';

/** An organisation's directory (SCIM 2.0): what the owner of a company sets up, and what the directory then does. */

const section = (page: Page) => page.getByRole('region', { name: 'Directory (SCIM)' });

const scim = async (address: string, token: string, method: string, path: string, body?: unknown) => {
  const answer = await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Record<string, unknown> };
};

test('the owner makes a token, sees what groups would change, switches them on and revokes', async ({ page, app }) => {
  const company = await makeCompany(app.address, 'Northside Clinic');
  const member = await addMember(app.address, company);
  await signIn(page, company.owner);
  await page.goto('/users');
  await section(page).getByRole('button', { name: 'Set up the directory' }).click();
  await expect(section(page).getByRole('heading', { name: 'Directory (SCIM)' })).toBeFocused();
  await expect(section(page).getByLabel('Address')).toHaveValue(/\/scim\/v2$/);
  await section(page).getByLabel('It lasts').selectOption('180');
  await section(page).getByRole('button', { name: 'Make a token' }).click();
  const made = section(page).getByLabel('The new token');
  await expect(made).toBeFocused();
  await expect(section(page).getByText('Never used')).toBeVisible();
  const token = await made.inputValue();
  await expectNoAxeFinding(page);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(token);

  const users = await scim(app.address, token, 'GET', '/scim/v2/Users');
  const people = users.body['Resources'] as { id: string; userName: string }[];
  const { id } = people.find(({ userName }) => userName === member.email) ?? { id: '' };
  await scim(app.address, token, 'POST', '/scim/v2/Groups', { displayName: 'Chief nurses', members: [{ value: id }] });

  await page.reload();
  await section(page).getByRole('button', { name: 'Set up the directory' }).click();
  await expect(section(page).getByLabel('The new token')).toHaveCount(0);
  await expect(section(page).getByText(/Last used/)).toBeVisible();
  await expect(section(page).getByText(/these groups: Chief nurses/)).toBeVisible();
  await section(page).getByLabel('Group 1', { exact: true }).fill('chief nurses');
  await expect(section(page).getByRole('button', { name: 'Switch on' })).toHaveCount(0);
  await section(page).getByRole('button', { name: 'Try' }).click();
  await expect(section(page).getByRole('status')).toContainText(`${member.email}: Clinician becomes Admin`);
  await expectNoAxeFinding(page);
  await section(page).getByRole('button', { name: 'Switch on' }).click();
  await expect(section(page).getByText(/^Groups give roles\./)).toBeVisible();
  await section(page).getByRole('button', { name: 'Switch off' }).click();
  await expect(section(page).getByText(/^Groups give no roles\./)).toBeVisible();

  await section(page)
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await expect(section(page).getByText('There is no token, so no directory can reach your company.')).toBeVisible();
  expect((await scim(app.address, token, 'GET', '/scim/v2/Users')).status).toBe(401);
});

test('a directory that removes many people is stopped until the owner allows it', async ({ page, app }) => {
  const company = await makeCompany(app.address, 'Southside Clinic');
  await signIn(page, company.owner);
  await page.goto('/users');
  await section(page).getByRole('button', { name: 'Set up the directory' }).click();
  await section(page).getByRole('button', { name: 'Make a token' }).click();
  const token = await section(page).getByLabel('The new token').inputValue();
  for (let count = 0; count < 7; count += 1) await addMember(app.address, company);
  const users = await scim(app.address, token, 'GET', '/scim/v2/Users');
  const people = (users.body['Resources'] as { id: string; userName: string }[]).filter(
    ({ userName }) => userName !== company.owner.email,
  );
  const remove = async (index: number): Promise<number> =>
    (await scim(app.address, token, 'DELETE', `/scim/v2/Users/${people[index]?.id ?? ''}`)).status;
  for (let index = 0; index < 5; index += 1) expect(await remove(index)).toBe(204);
  expect(await remove(5)).toBe(429);
  await page.reload();
  await section(page).getByRole('button', { name: 'Set up the directory' }).click();
  await expect(section(page).getByRole('alert').filter({ hasText: 'It was stopped.' })).toBeVisible();
  await expectNoAxeFinding(page);
  await section(page).getByRole('button', { name: 'Allow for one hour' }).click();
  await expect(section(page).getByText(/may remove as many people as it wants until/)).toBeVisible();
  expect(await remove(5)).toBe(204);
});
