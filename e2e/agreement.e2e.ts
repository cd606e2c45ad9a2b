import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, signIn, test, toast } from './fixtures.ts';
import { signUpByCalls } from './sign-up-by-calls.ts';
import { startApp } from './start-app.ts';

const words = `BUSINESS ASSOCIATE AGREEMENT

1. The business associate keeps health data safe. <script>alert(1)</script>
2. ${'It does so for as long as it has it. '.repeat(60)}`;

test('an agreement is read, accepted with name and title, and downloaded', async ({ page }) => {
  test.setTimeout(110_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'notewright-baa-'));
  const file = path.join(folder, 'baa.md');
  await writeFile(file, words);
  const app = await startApp({ BAA_FILE: file, BAA_VERSION: '2026-01' });
  try {
    const account = await signUpByCalls(app.address);
    await page.goto(`${app.address}/login`);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('heading', { name: 'How Can I Help You Today' })).toBeVisible();
    await page.goto(`${app.address}/settings#agreement`);
    const section = page.getByRole('region', { name: 'Business associate agreement' });
    const text = section.getByRole('region', { name: 'Version 2026-01' });
    await expect(text).toContainText('<script>alert(1)</script>');
    await expectAccessibleEverywhere(page);

    await section.getByRole('button', { name: 'Accept the agreement' }).click();
    await expect(section.getByText('Please enter your full name')).toBeVisible();
    await expect(section.getByLabel('Your full name')).toBeFocused();
    await section.getByLabel('Your full name').fill('Ada Made-Up');
    await section.getByLabel('Your title').fill('Practice manager');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Agreement accepted.')).toBeVisible();
    await expect(section.getByText('Version 2026-01, by Ada Made-Up, Practice manager')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Accept the agreement' })).toHaveCount(0);
    // A toast that fades is judged in the middle of it.
    await expect(toast(page, 'Agreement accepted.')).toHaveCount(0);
    await expectAccessibleEverywhere(page);

    const coming = page.waitForEvent('download');
    await section.getByRole('button', { name: /^Download version 2026-01/ }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('business-associate-agreement-2026-01.txt');
    const kept = await readFile(await download.path(), 'utf8');
    expect(kept.startsWith(words.trim())).toBe(true);
    expect(kept).toContain('Name:         Ada Made-Up');
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('where none is set, none is promised', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/settings#agreement');
  const section = page.getByRole('region', { name: 'Business associate agreement' });
  await expect(section).toContainText('has set no agreement, so none is promised here');
  await expect(section.getByRole('button')).toHaveCount(0);
  await expectAccessibleEverywhere(page);
});
