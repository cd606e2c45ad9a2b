import type { Page } from '@playwright/test';
import { makeCompany } from './companies-by-calls.ts';
import {
  expect,
  history,
  holdRoute,
  lastReply,
  messageBox,
  sampleNote,
  sendText,
  settle,
  signIn,
  test,
  toast,
} from './fixtures.ts';

/**
 * Whoever goes on while an answer is on its way is not called back by it: they keep the focus, what they type meanwhile and what
 * they have opened since.
 */

const phrases = (page: Page) => page.locator('section#phrases');
const company = (page: Page) => page.getByRole('form', { name: 'Company settings' });
const contact = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Contact' }).getByLabel(name, { exact: true });

test('the next message is written on while what a note left out is put into it', async ({ home }) => {
  await sendText(home, 'Progress note, HD 5. Feels better.\n[HD#4: takes apixaban 5 mg bid]\nPlan: home tomorrow');
  const letGo = await holdRoute(home, '**/chat/add_message_to_chat/');
  await home.getByRole('button', { name: /^Put into the note/ }).click();
  await messageBox(home).click();
  await home.keyboard.type('Make it');
  letGo();
  await expect(lastReply(home).getByText('version 2 of 2')).toBeVisible();
  await expect(toast(home, 'Put into the note.')).toBeVisible();
  await settle(home);
  await home.keyboard.type(' shorter');
  await expect(messageBox(home)).toHaveValue('Make it shorter');
});

test('a form that was closed while it was being saved does not close the next one', async ({ home: page }) => {
  await page.goto('/settings#phrases');
  const letGo = await holdRoute(page, '**/phrases/create/');
  await phrases(page).getByRole('button', { name: 'New phrase' }).click();
  await phrases(page).getByLabel('Name').fill('first');
  await phrases(page).getByLabel('Words', { exact: true }).fill('One.');
  await phrases(page).getByRole('button', { name: 'Save' }).click();
  await phrases(page).getByRole('button', { name: 'Cancel' }).click();
  await phrases(page).getByRole('button', { name: 'New phrase' }).click();
  await phrases(page).getByLabel('Name').fill('second');
  letGo();
  await expect(toast(page, 'Phrase saved.')).toBeVisible();
  await settle(page);
  await expect(phrases(page).getByLabel('Name')).toHaveValue('second');
  await phrases(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(phrases(page).getByRole('list', { name: 'Your phrases' })).toContainText('.first');
});

test('a list that was changed while it was being checked is not imported by what was found before', async ({
  home: page,
}) => {
  await page.goto('/settings#phrases');
  await phrases(page).getByRole('button', { name: 'Import' }).click();
  const list = phrases(page).getByLabel('List', { exact: true });
  await list.fill('name,words\nfirst,One');
  const letGo = await holdRoute(page, '**/phrases/import/');
  const answered = page.waitForResponse('**/phrases/import/');
  await phrases(page).getByRole('button', { name: 'Check the list' }).click();
  await list.fill('name,words\nfirst,One\nsecond,Two');
  letGo();
  await (await answered).finished();
  await settle(page);
  await expect(phrases(page).getByText('1 phrase can be imported')).toBeHidden();
  await phrases(page).getByRole('button', { name: 'Check the list' }).click();
  await expect(phrases(page).getByText('2 phrases can be imported')).toBeVisible();
});

test('what is typed into the settings of a company while they are being saved stays', async ({ page, app }) => {
  const { owner } = await makeCompany(app.address, 'Northside Clinic');
  await signIn(page, owner);
  await page.goto('/settings#company');
  await company(page).getByLabel('Company name').fill('Northside Care');
  const { promise: held, resolve: save } = Promise.withResolvers<void>();
  await page.route('**/company_user_management/company/', async (route) => {
    if (route.request().method() !== 'GET') await held;
    await route.continue();
  });
  await company(page).getByRole('button', { name: 'Save' }).click();
  await company(page).getByLabel('Minutes until the screen locks').fill('7');
  save();
  await expect(toast(page, 'Company settings saved.')).toBeVisible();
  await settle(page);
  await expect(company(page).getByLabel('Minutes until the screen locks')).toHaveValue('7');
  await expect(company(page).getByLabel('Company name')).toHaveValue('Northside Care');
  await expect(company(page).getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('a box that is pressed twice while the first press is being kept stands as it was pressed last', async ({
  home: page,
}) => {
  await page.goto('/settings#learned');
  const box = page.getByRole('checkbox', { name: 'Learn from the notes that I sign, and use what I accepted' });
  await expect(box).toBeChecked();
  const letGo = await holdRoute(page, '**/learning/mode/');
  await box.click();
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(box).toBeChecked();
  letGo();
  await expect(page.locator('section#learned').getByRole('status').first()).toHaveText(/Learning Mode is on/);
  await expect(box).toBeChecked();
  await page.reload();
  await expect(box).toBeVisible();
  await expect(box).toBeChecked();
});

test('digits of the first code stay when another one was asked for', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('email', JSON.stringify({ email: 'dana@clinic.example' })));
  await page.goto('/verificationCode');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/authentication_app/resend_otp/', async (route) => {
    await held;
    await route.fulfill({ json: { message: 'sent' } });
  });
  const boxes = page.getByRole('textbox');
  await expect(boxes).toHaveCount(4);
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await boxes.first().click();
  await page.keyboard.type('12');
  letGo();
  await expect(toast(page, 'OTP resent successfully. Check your email.')).toBeVisible();
  await settle(page);
  await expect(boxes.nth(2)).toBeFocused();
  await expect(boxes.first()).toHaveValue('1');
  await expect(boxes.nth(1)).toHaveValue('2');
});

test('the next letter to Notewright is begun while the last one is on its way', async ({ page }) => {
  await page.goto('/home');
  await contact(page, 'Name').click();
  await expect.poll(() => page.locator('form').evaluate((form) => (form as HTMLFormElement).noValidate)).toBe(true);
  await contact(page, 'Name').fill('Dana Ruiz');
  await contact(page, 'Email').fill('dana@clinic.example');
  await contact(page, 'Message').fill('Do you read HL7?');
  const letGo = await holdRoute(page, '**/terms_and_support/contact/');
  await page.getByRole('region', { name: 'Contact' }).getByRole('button', { name: 'Send' }).click();
  await contact(page, 'Message').fill('And FHIR?');
  letGo();
  await expect(page.getByRole('status').getByText(/^Thank you for your message/)).toBeVisible();
  await expect(contact(page, 'Message')).toHaveValue('And FHIR?');
  await expect(contact(page, 'Name')).toHaveValue('');
});

test('who goes on to the next section while one is being copied stays there', async ({ home }) => {
  await sendText(home, sampleNote);
  await lastReply(home).getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = home.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Section by section' }).click();
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeFocused();
  await home.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const hold = (): Promise<void> => promise;
    Object.assign(navigator.clipboard, { write: hold, writeText: hold });
    addEventListener('let-go', () => resolve(), { once: true });
  });
  await home.keyboard.press('Enter');
  await home.keyboard.press('ArrowRight');
  const heading = dialog.getByRole('heading', { level: 3 });
  await expect(heading).toHaveText('Subjective');
  await home.evaluate(() => dispatchEvent(new Event('let-go')));
  await expect(dialog.getByText('1 section copied')).toBeVisible();
  await expect(heading).toHaveText('Subjective');
});

test('a chat that is brought back is not opened over the page that was opened meanwhile', async ({ home }) => {
  await sendText(home, sampleNote);
  await history(home)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await home.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(home).toHaveURL('/');
  const letGo = await holdRoute(home, '**/chat/restore_chat/*/');
  await home.getByRole('button', { name: 'Undo' }).click();
  await history(home).getByRole('link', { name: 'Day list' }).click();
  await expect(home).toHaveURL('/dayList');
  const restored = home.waitForResponse('**/chat/restore_chat/*/');
  letGo();
  await (await restored).finished();
  await settle(home);
  await expect(home).toHaveURL('/dayList');
});

test('who presses a button that takes no focus waits there all the same', async ({ home, page }) => {
  // As WebKit does on a Mac: the focus goes to the nearest place around the button that can have it.
  await page.addInitScript(() =>
    addEventListener('mousedown', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button === null) return;
      event.preventDefault();
      const around = button.parentElement?.closest<HTMLElement>('[tabindex]');
      if (around) around.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }),
  );
  await home.reload();
  await sendText(home, sampleNote);
  await lastReply(home).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(home.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await home.goto('/editProfile');
  await home.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(home.getByRole('form', { name: 'Profile' }).getByLabel('Full Name')).toBeFocused();
});
