import { makeCompany } from './companies-by-calls.ts';
import { expect, history, signIn, sampleNote, sendText, test, toast } from './fixtures.ts';
import { stopTime, until } from './page-time.ts';
import { expectStay, toastCard } from './toast-times.ts';

/** The toasts of the specification, section 9, by the page's clock: how long each stands, what stops it, when it is gone. */

const noteFile = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('BP 121/79') };
const wrongFile = { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };
const picked = 'File selected successfully!';
const refused = 'Unsupported file format. Please upload a valid document or image.';

test('an error stands 4 s, a success that shows where it happened 1 s, and both as long as they are looked at', async ({
  home,
}) => {
  await stopTime(home);
  await test.step('an error stands 4000 ms and is gone 1000 ms later', async () => {
    await home.locator('input[type=file]').setInputFiles(wrongFile);
    await expectStay(home, refused, 4000);
    // What it said stays under the message box.
    await expect(home.getByRole('main').getByText(refused)).toBeVisible();
  });
  await test.step('a toast stands still under the pointer and under the focus', async () => {
    const card = toastCard(home, picked);
    const pick = async (): Promise<void> => {
      await home.locator('input[type=file]').setInputFiles(noteFile);
      await until(home, async () => (await card.count()) === 1);
    };
    const goAway = (): Promise<void> => until(home, async () => (await card.count()) === 0, 50);
    await pick();
    await card.hover();
    await home.clock.runFor(10_000);
    await expect(card).toHaveCount(1);
    expect(await card.getAttribute('data-leaving')).toBeNull();
    await home.mouse.move(700, 700);
    await goAway();

    await pick();
    await card.getByRole('button', { name: 'Dismiss' }).focus();
    await home.clock.runFor(10_000);
    expect(await card.getAttribute('data-leaving')).toBeNull();
    await home.keyboard.press('Enter');
    await goAway();

    // Time goes on for those that follow.
    await pick();
    await goAway();
  });
  await test.step('a success that shows where it happened stands 1000 ms', async () => {
    await home.getByRole('button', { name: 'Logout' }).click();
    await expect(home).toHaveURL('/login');
    await expectStay(home, 'Logged out successfully.', 1000);
  });
});

test('a success stands 2000 ms', async ({ page }) => {
  await page.route('**/authentication_app/resend_otp/', (route) => route.fulfill({ json: { message: 'ok' } }));
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('email', '{"email":"dana@clinic.example"}'));
  await page.goto('/verificationCode');
  await expect(page.getByRole('textbox')).toHaveCount(4);
  await stopTime(page);
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expectStay(page, 'OTP resent successfully. Check your email.', 2000);
});

test('the toasts of the history stand 1 s, and that of a deleted chat 8', async ({ home }) => {
  await sendText(home, sampleNote);
  await stopTime(home);
  await test.step('the toasts of the history stand 1000 ms', async () => {
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
    await expectStay(home, 'Chat renamed successfully!', 1000);
    await home.route('**/chat/update_chat_title/*/', (route) => route.abort());
    await rename('Summer fall');
    await expectStay(home, 'Failed to rename chat. Please try again.', 1000);
    await home.unrouteAll();
  });
  await test.step('a deleted chat can be brought back for 8 s', async () => {
    await history(home)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await home.getByRole('menuitem', { name: 'Delete' }).click();
    await home.mouse.move(700, 700);
    await expectStay(home, 'Chat deleted successfully!', 8000);
  });
});

test('the toasts of user management stand 3000 ms, at the top on the right', async ({ page, app }) => {
  const company = await makeCompany(app.address, 'Toast Clinic');
  await signIn(page, company.owner);
  await page.goto('/users');
  const field = page.getByPlaceholder('Invite others by email');
  await field.fill('robin@clinic.example');
  await stopTime(page);
  await field.press('Enter');
  await until(page, () => toast(page, 'User invited successfully!').isVisible());
  const box = await toast(page, 'User invited successfully!').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(100);
  expect(box?.x).toBeGreaterThan(width / 2);
  await expectStay(page, 'User invited successfully!', 3000);
  await page.route('**/company_user_management/add_user/', (route) => route.abort());
  await field.fill('dana@clinic.example');
  await field.press('Enter');
  await expectStay(page, 'Failed to invite user.', 3000);
});

test('a toast is read out: successes politely, errors at once', async ({ home }) => {
  await home.locator('input[type=file]').setInputFiles(noteFile);
  await expect(home.getByRole('status').filter({ hasText: picked })).toHaveCount(1);
  await home.locator('input[type=file]').setInputFiles(wrongFile);
  await expect(home.locator('[aria-live=assertive]').filter({ hasText: refused })).toHaveCount(1);
  await expect(toast(home, refused)).toBeVisible();
});
