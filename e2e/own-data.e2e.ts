import { readFile } from 'node:fs/promises';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, sampleNote, sendText, test, toast } from './fixtures.ts';

test('everything can be exported', async ({ home }) => {
  await sendText(home, sampleNote);
  await home.goto('/settings#your-data');
  const section = home.getByRole('region', { name: 'Your data' });
  await expect(section).toContainText('Your attached files take 0 of 5,000 MB.');
  await expectAccessibleEverywhere(home);
  const coming = home.waitForEvent('download');
  await section.getByRole('button', { name: 'Export everything' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^notewright-export-\d{4}-\d{2}-\d{2}\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('chats.json')).toBe(true);
  await expect(section.getByRole('status')).toHaveText('The export is among your downloads.');
});

test(
  'an account is deleted after its address was typed, and the address is free again',
  { tag: '@quick' },
  async ({ home, app, account }) => {
    await sendText(home, sampleNote);
    await home.goto('/settings#your-data');
    const section = home.getByRole('region', { name: 'Your data' });
    await section.getByRole('button', { name: 'Delete account' }).click();
    const dialog = home.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toContainText('Backups can hold what was destroyed for up to 30 days');
    const field = dialog.getByLabel('Your e-mail address');
    await field.fill('somebody@else.example');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText('Please type the e-mail address of this account.')).toBeVisible();
    await expect(field).toBeFocused();
    await expectAccessibleEverywhere(home);
    await field.fill(account.email);
    await home.keyboard.press('Enter');
    await expect(home).toHaveURL('/login');
    await expect(toast(home, 'Your account is deleted.')).toBeVisible();
    const stored = await home.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(account.email);

    await home.getByLabel('Email').fill(account.email);
    await home.getByLabel('Password', { exact: true }).fill(account.password);
    await home.getByRole('button', { name: 'Log In' }).click();
    await expect(home.getByText('Email or password is incorrect.').first()).toBeVisible();
    await expect
      .poll(async () => {
        const answer = await fetch(`${app.address}/dev/mailbox.json?to=${encodeURIComponent(account.email)}`);
        return ((await answer.json()) as { subject: string }[])[0]?.subject;
      })
      .toBe('Your Notewright account is deleted');
    const again = await fetch(`${app.address}/authentication_app/signup/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email, password: 'quiet river stone 8' }),
    });
    expect(again.status).toBe(201);
  },
);
