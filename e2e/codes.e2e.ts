import { expectAccessible, expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** Coders look codes up all day: by keyboard alone, and nothing of it in an address. */

test('codes are found while one types, chosen by arrows, copied and cleared', async ({ home, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await home
    .getByRole('group', { name: 'Tools' })
    .getByRole('button', { name: /^Validify/ })
    .click();
  await home.getByRole('link', { name: 'Codes' }).click();
  await expect(home).toHaveURL(/\/codes$/);
  const field = home.getByRole('combobox', { name: 'Code, words or category' });
  await field.focus();
  await expectAccessibleEverywhere(home);

  const addresses: string[] = [];
  home.on('request', (request) => addresses.push(request.url()));
  await home.keyboard.type('hypertension');
  const list = home.getByRole('listbox', { name: 'Codes found' });
  await expect(list.getByRole('option').first()).toContainText('ypertension');
  // Codes of the first letters stand there until those of the whole word are found.
  await expect(list).not.toHaveAttribute('aria-busy');
  await home.keyboard.press('ArrowDown');
  await home.keyboard.press('ArrowDown');
  const active = list.getByRole('option', { selected: true });
  await expect(active).toHaveCount(1);
  const code = (await active.textContent())?.split(' ')[0] ?? 'no code';
  await expect(home.getByRole('article').getByRole('heading', { level: 2 })).toContainText(code);
  await home.keyboard.press('Enter');
  await expect.poll(() => home.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expectAccessibleEverywhere(home);

  // The page is wide again once the list stands there; until then Escape leads back from the code.
  await expect(list).toBeVisible();
  await home.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await home.keyboard.type('zzqqxx');
  await expect(home.getByText('No code in the loaded tables matches.')).toBeVisible();
  await expectAccessibleEverywhere(home);
  await field.fill('44950');
  await expect(home.getByText('the CPT file your organization has licensed')).toBeVisible();
  await field.fill('long '.repeat(60));
  await expect(home.getByText('The search is too long. Use up to 200 characters.')).toBeVisible();
  await field.fill('M54.5');
  await expect(list.getByRole('option').first()).toContainText('Header');
  expect(addresses.filter((address) => /hypertension|zzqq|M54/i.test(address))).toEqual([]);
});

test('a code is looked up again after a lost network, and on a screen that gets narrow', async ({ home, context }) => {
  await test.step('where the server cannot be reached it says so, and goes on when it can', async () => {
    await home.goto('/codes');
    await expect(home.getByRole('combobox')).toBeFocused();
    await context.setOffline(true);
    await home.getByRole('combobox').fill('asthma');
    const again = home.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(home.getByRole('option').first()).toContainText('sthma');
  });
  await test.step('a code that stood beside the list is gone to with Enter once the screen is narrow', async () => {
    await home.goto('/codes');
    const field = home.getByRole('combobox', { name: 'Code, words or category' });
    await expect(field).toBeFocused();
    await home.keyboard.type('S52.5');
    const list = home.getByRole('listbox', { name: 'Codes found' });
    await expect(list.getByRole('option').first()).toContainText('S52.5');
    await expect(list).not.toHaveAttribute('aria-busy');
    await home.keyboard.press('ArrowDown');
    const heading = home.getByRole('article').getByRole('heading', { level: 2 });
    await expect(heading).toContainText('S52.5');
    await home.setViewportSize({ width: 360, height: 800 });
    await expect(home.getByRole('button', { name: 'Back to the results' })).toBeVisible();
    await expect(field).toBeFocused();
    await home.keyboard.press('Enter');
    await expect(heading).toBeFocused();
  });
  await test.step('on a narrow screen a code is opened, read and left by keyboard too', async () => {
    await home.setViewportSize({ width: 360, height: 800 });
    await home.goto('/codes');
    const field = home.getByRole('combobox', { name: 'Code, words or category' });
    await expect(field).toBeFocused();
    await home.keyboard.type('S52.5');
    const list = home.getByRole('listbox', { name: 'Codes found' });
    await expect(list.getByRole('option').first()).toContainText('S52.5');
    await expect(list).not.toHaveAttribute('aria-busy');
    await expectAccessibleEverywhere(home);
    await home.setViewportSize({ width: 360, height: 800 });
    const narrowKeys = home.getByText(/Enter opens/);
    await expect(narrowKeys).toBeVisible();
    await home.keyboard.press('ArrowDown');
    await home.keyboard.press('Enter');
    const heading = home.getByRole('article').getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toContainText('S52.5');
    await expect(list).toBeHidden();
    await expectAccessible(home);

    const deeper = home.getByRole('article').getByRole('button', { name: /^S52\.50/ });
    await tabTo(home, deeper.first());
    await home.keyboard.press('Enter');
    await expect(heading).toContainText('S52.50');
    await expect(heading).toBeFocused();
    await tabTo(home, home.getByRole('button', { name: 'Back to the results' }));
    await home.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
    await home.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    await tabTo(home, field);
    await home.keyboard.press('Escape');
    await expect(list).toBeVisible();
    await expect(field).toHaveValue('S52.5');
    await home.keyboard.press('Escape');
    await expect(field).toHaveValue('');
  });
});

test('no key takes a code of what was typed before', async ({ home, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await home.goto('/codes');
  const field = home.getByRole('combobox', { name: 'Code, words or category' });
  await field.fill('asthma');
  const list = home.getByRole('listbox', { name: 'Codes found' });
  await expect(list.getByRole('option').first()).toContainText('sthma');
  await expect(list).not.toHaveAttribute('aria-busy');
  await home.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  // In one turn, so that no answer can come between the letters and the key.
  await field.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'gout');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await expect(list.getByRole('option').first()).toContainText(/gout/i);
  await expect(list).not.toHaveAttribute('aria-busy');
  expect(await home.evaluate(() => navigator.clipboard.readText())).toBe('nothing yet');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(0);
  await home.keyboard.press('Enter');
  await expect.poll(() => home.evaluate(() => navigator.clipboard.readText())).toMatch(/^M/);
});
