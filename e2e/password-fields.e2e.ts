import { expect, logIn, test } from './fixtures.ts';

/** Every field for a password, on the pages of visitors (ASVS 6.2.6, 6.2.7). */
const pages = ['/login', '/signUp'] as const;

test('password fields mask what is typed, and take what is pasted', async ({ page }) => {
  for (const place of pages) {
    await test.step(`the password fields of ${place} mask what is typed, and show it only when asked`, async () => {
      await page.goto(place);
      const fields = page.locator('input[type=password]');
      await expect(fields.first()).toBeVisible();
      const names = await page
        .getByLabel(/password/i)
        .evaluateAll((all) =>
          all.filter((one) => one instanceof HTMLInputElement).map((one) => [one.type, one.autocomplete]),
        );
      expect(names.length).toBeGreaterThan(0);
      for (const [type, autocomplete] of names) {
        expect(type).toBe('password');
        expect(autocomplete).toBe(place === '/login' ? 'current-password' : 'new-password');
      }
    });

    await test.step(`the password fields of ${place} take what is pasted, and what a manager fills in`, async () => {
      await page.goto(place);
      const field = page.locator('input[type=password]').first();
      await field.focus();
      // What a browser does when something is pasted: an event that a page could stop, then the text.
      const isLeftAlone = await field.evaluate((input) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'seven quiet otters');
        return input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
      expect(isLeftAlone).toBe(true);
      await page.keyboard.insertText('seven quiet otters');
      await expect(field).toHaveValue('seven quiet otters');
      expect(await field.getAttribute('maxlength')).toBeNull();
    });
  }
});

test('the field that unlocks a change masks what is typed as well', async ({ page, account }) => {
  await logIn(page, account);
  await page.goto('/settings');
  await expect(page.getByRole('main').first()).toBeVisible();
  const shown = page.getByLabel(/password/i).and(page.locator('input'));
  for (const field of await shown.all()) await expect(field).toHaveAttribute('type', 'password');
});
