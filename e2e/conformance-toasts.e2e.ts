import type { Page } from '@playwright/test';
import { makeCompany } from './companies-by-calls.ts';
import { expect, history, logIn, sampleNote, sendText, test, toast } from './fixtures.ts';

/** The toasts of the specification, section 9, by the clock: how long each stands, what stops it, when it is gone. */

interface Seen {
  readonly text: string;
  readonly shown: number;
  readonly leaving: number | null;
  readonly gone: number | null;
}

/** Notes when each toast came, began to leave and was gone, in milliseconds of the page. */
async function watchToasts(page: Page): Promise<(text: string) => Promise<Seen | undefined>> {
  await page.evaluate(() => {
    const seen: { node: Element; text: string; shown: number; leaving: number | null; gone: number | null }[] = [];
    Object.assign(window, { seenToasts: seen });
    const list = document.querySelector('section[aria-label=Notifications]') ?? document.body;
    new MutationObserver(() => {
      const now = performance.now();
      const cards = [...list.querySelectorAll('li')];
      for (const node of cards) {
        let entry = seen.find((one) => one.node === node);
        if (!entry) {
          entry = { node, text: node.querySelector('span')?.textContent ?? '', shown: now, leaving: null, gone: null };
          seen.push(entry);
        }
        if (node.hasAttribute('data-leaving')) entry.leaving ??= now;
      }
      for (const entry of seen) if (!cards.includes(entry.node as HTMLLIElement)) entry.gone ??= now;
    }).observe(list, { subtree: true, childList: true, attributes: true });
  });
  return (text) =>
    page.evaluate((words) => {
      const all = (window as unknown as { seenToasts: (Seen & { node: Element })[] }).seenToasts;
      const found = all.findLast((one) => one.text === words);
      return found && { text: found.text, shown: found.shown, leaving: found.leaving, gone: found.gone };
    }, text);
}

/** A timer never fires early, but what it measures from is a frame or two before the toast is in the page. */
const early = 150;
/** How late a busy machine may be, in milliseconds; less than what lies between two durations. */
const late = 850;

async function expectStay(read: (text: string) => Promise<Seen | undefined>, text: string, stay: number) {
  await expect.poll(async () => (await read(text))?.gone ?? null, { timeout: stay + 6000 }).not.toBeNull();
  const { shown = 0, leaving, gone } = (await read(text)) ?? {};
  const stood = (leaving ?? 0) - shown;
  expect(stood, `${text}, stood`).toBeGreaterThanOrEqual(stay - early);
  expect(stood, `${text}, stood`).toBeLessThan(stay + late);
  const left = (gone ?? 0) - (leaving ?? 0);
  expect(left, `${text}, left`).toBeGreaterThanOrEqual(1000 - early);
  expect(left, `${text}, left`).toBeLessThan(1000 + late);
}

const noteFile = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('BP 121/79') };
const wrongFile = { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };
const picked = 'File selected successfully!';
const refused = 'Unsupported file format. Please upload a valid document or image.';

test('an error stands 4000 ms and is gone 1000 ms later', async ({ home }) => {
  const read = await watchToasts(home);
  await home.locator('input[type=file]').setInputFiles(wrongFile);
  await expectStay(read, refused, 4000);
  // What it said stays under the message box.
  await expect(home.getByRole('main').getByText(refused)).toBeVisible();
});

test('a success stands 2000 ms', async ({ page }) => {
  await page.route('**/authentication_app/resend_otp/', (route) => route.fulfill({ json: { message: 'ok' } }));
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('email', '{"email":"dana@clinic.example"}'));
  await page.goto('/verificationCode');
  await expect(page.getByRole('textbox')).toHaveCount(4);
  const read = await watchToasts(page);
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expectStay(read, 'OTP resent successfully. Check your email.', 2000);
});

test('a success that shows where it happened stands 1000 ms', async ({ home }) => {
  const read = await watchToasts(home);
  await home.getByRole('button', { name: 'Logout' }).click();
  await expect(home).toHaveURL('/login');
  await expectStay(read, 'Logged out successfully.', 1000);
});

test('a deleted chat can be brought back for 8 s', async ({ home }) => {
  await sendText(home, sampleNote);
  const read = await watchToasts(home);
  await history(home)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await home.getByRole('menuitem', { name: 'Delete' }).click();
  await home.mouse.move(700, 700);
  await expectStay(read, 'Chat deleted successfully!', 8000);
});

test('the toasts of the history stand 1000 ms', async ({ home }) => {
  await sendText(home, sampleNote);
  const read = await watchToasts(home);
  const rename = async (name: string): Promise<void> => {
    await history(home)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await home.getByRole('menuitem', { name: 'Rename' }).click();
    await history(home).getByRole('textbox', { name: 'Chat name' }).fill(name);
    await home.keyboard.press('Enter');
    // Off the toasts, which would stand still under the pointer.
    await home.mouse.move(700, 700);
  };
  await rename('Winter fall');
  await expectStay(read, 'Chat renamed successfully!', 1000);
  await home.route('**/chat/update_chat_title/*/', (route) => route.abort());
  await rename('Summer fall');
  await expectStay(read, 'Failed to rename chat. Please try again.', 1000);
});

test('the toasts of user management stand 3000 ms, at the top on the right', async ({ page, app }) => {
  const company = await makeCompany(app.address, 'Toast Clinic');
  await logIn(page, company.owner);
  await page.goto('/users');
  const read = await watchToasts(page);
  const field = page.getByPlaceholder('Invite others by email');
  await field.fill('robin@clinic.example');
  await field.press('Enter');
  await expect(toast(page, 'User invited successfully!')).toBeVisible();
  const box = await toast(page, 'User invited successfully!').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(100);
  expect(box?.x).toBeGreaterThan(width / 2);
  await expectStay(read, 'User invited successfully!', 3000);
  await page.route('**/company_user_management/add_user/', (route) => route.abort());
  await field.fill('dana@clinic.example');
  await field.press('Enter');
  await expectStay(read, 'Failed to invite user.', 3000);
});

test('a toast stands still under the pointer and under the focus', async ({ home }) => {
  const read = await watchToasts(home);
  const card = home.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await home.locator('input[type=file]').setInputFiles(noteFile);
  await card.hover();
  await home.waitForTimeout(3200);
  expect((await read(picked))?.leaving).toBeNull();
  await home.mouse.move(700, 700);
  await expect(card).toHaveCount(0, { timeout: 5000 });

  await home.locator('input[type=file]').setInputFiles(noteFile);
  await card.getByRole('button', { name: 'Dismiss' }).focus();
  await home.waitForTimeout(3200);
  expect((await read(picked))?.leaving).toBeNull();
  await home.keyboard.press('Enter');
  await expect(card).toHaveCount(0, { timeout: 5000 });

  // Time goes on for those that follow.
  await home.locator('input[type=file]').setInputFiles(noteFile);
  await expect(card).toHaveCount(1);
  await expect(card).toHaveCount(0, { timeout: 5000 });
});

test('a toast is read out: successes politely, errors at once', async ({ home }) => {
  await home.locator('input[type=file]').setInputFiles(noteFile);
  await expect(home.getByRole('status').filter({ hasText: picked })).toHaveCount(1);
  await home.locator('input[type=file]').setInputFiles(wrongFile);
  await expect(home.locator('[aria-live=assertive]').filter({ hasText: refused })).toHaveCount(1);
  await expect(toast(home, refused)).toBeVisible();
});
