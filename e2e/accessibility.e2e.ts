import { addMember, inviteByCalls, makeCompany, writeChat } from './companies-by-calls.ts';
import { expectAccessible, expectAccessibleEverywhere } from './expect-accessible.ts';
import { copyButton, expect, history, lastReply, messageBox, sampleNote, sendText, signIn, test } from './fixtures.ts';
import { showCongratulations } from './show-congratulations.ts';

test('every page passes axe in both themes, wide and narrow', { tag: '@quick' }, async ({ home, context }) => {
  await expect(messageBox(home)).toBeVisible();
  await expectAccessibleEverywhere(home);
  await sendText(home, sampleNote);
  await expectAccessibleEverywhere(home);

  for (const place of ['/editProfile', '/login-info']) {
    await home.goto(place);
    await expect(home.getByRole(place === '/editProfile' ? 'textbox' : 'main').first()).toBeVisible();
    await expect(home.getByText('Loading...')).toHaveCount(0);
    await expectAccessibleEverywhere(home);
  }
  await home.goto('/codes');
  await home.getByRole('combobox').fill('diabetes with kidney complication');
  await home.getByRole('option').first().click();
  await expect(home.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
  await expectAccessibleEverywhere(home);

  await home.goto('/editProfile');
  await home.getByRole('button', { name: 'Edit Profile' }).click();
  await home.getByLabel('Full Name').fill('');
  await home.getByRole('button', { name: 'Save' }).click();
  await expect(home.getByText('Full name is required')).toBeVisible();
  await expectAccessibleEverywhere(home);

  await context.clearCookies();
  await home.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const recovery = ['/forgetPassword', '/verifyForgetPasswordOtp', '/resetPass'];
  await home.evaluate(() => localStorage.setItem('email', '{"email":"dana@clinic.example"}'));
  for (const place of ['/home', '/login', '/signUp', ...recovery, '/no-such-page']) {
    await home.goto(place);
    await home.getByRole('main').waitFor();
    await expectAccessibleEverywhere(home);
  }
  await showCongratulations(home);
  await home.getByRole('dialog').waitFor();
  await expectAccessibleEverywhere(home);
});

test('the pages that the server writes itself pass axe', async ({ page }) => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const place of ['/authentication_app/reset_link', '/authentication_app/verify_link', '/dev/mailbox']) {
        await page.goto(`${place}?token=${'x'.repeat(22)}`);
        await expectAccessible(page);
      }
    }
  }
});

test('the history’s menu and rename pass axe', async ({ home }) => {
  await sendText(home, sampleNote);
  await history(home)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await expectAccessible(home);
  await home.getByRole('menuitem', { name: 'Rename' }).click();
  await expectAccessible(home);
});

test('from login to a copied reply by keyboard alone', async ({ page, account, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  const email = page.getByLabel('Email');
  for (let presses = 0; presses < 10 && !(await email.evaluate((field) => field === document.activeElement)); presses++)
    await page.keyboard.press('Tab');
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How Can I Help You Today' })).toBeVisible();
  const box = messageBox(page);
  for (let presses = 0; presses < 30 && !(await box.evaluate((field) => field === document.activeElement)); presses++)
    await page.keyboard.press('Tab');
  await page.keyboard.insertText(sampleNote);
  await page.keyboard.press('Enter');
  await expect(copyButton(lastReply(page))).toBeVisible();
  await page.keyboard.press('Control+Shift+C');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('138/84');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('textbox', { name: 'Search chats' })).toBeFocused();
});

test('the company’s pages pass axe in both themes, wide and narrow', async ({ page, app }) => {
  const company = await makeCompany(app.address, 'Northside Clinic');
  const token = await inviteByCalls(app.address, company, 'robin@clinic.example');
  const member = await addMember(app.address, company);
  await writeChat(app.address, member, sampleNote);
  const judge = (): Promise<void> => expectAccessibleEverywhere(page);
  for (const [place, words] of [
    [`/signUp?token=${token}`, 'You were invited to'],
    ['/signUp?token=none', 'not valid any more'],
  ] as const) {
    await page.goto(place);
    await expect(page.getByText(words)).toBeVisible();
    await judge();
  }
  await signIn(page, company.owner);
  await page.goto(`/signUp?token=${token}`);
  await expect(page.getByText('This invitation is for')).toBeVisible();
  await judge();
  await page.goto('/users');
  const menu = page.getByRole('button', { name: `Actions for ${member.email}` });
  await menu.click();
  await judge();
  for (const action of ['Change role', 'Remove', 'Emergency access']) {
    if (!(await page.getByRole('menuitem', { name: action }).isVisible())) await menu.click();
    await page.getByRole('menuitem', { name: action }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await judge();
    if (action !== 'Emergency access') await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Open for one hour' }).click();
  await expect(page.getByText('Please give the reason')).toBeVisible();
  await judge();
  await page.getByLabel('Why is it needed?').fill('The patient is in the emergency room');
  await page.getByRole('button', { name: 'Open for one hour' }).click();
  await page.getByRole('navigation', { name: 'Chats' }).getByRole('button').first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await judge();
  await page.goto('/users');
  await expect(page.getByText('Go on reading')).toBeVisible();
  await judge();
  await page.goto('/settings#company');
  await expect(page.getByRole('form', { name: 'Company settings' })).toBeVisible();
  await judge();
});
