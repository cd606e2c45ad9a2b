import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

/** The design system's own page (docs/design-system.md). */

test.describe('the workbench', () => {
  test('passes axe with every component in every state, light and dark, wide and narrow', async ({ page }) => {
    await page.goto('/dev/workbench');
    await expect(page.getByRole('heading', { name: 'Marks' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dark Mode', exact: true }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page);
  });

  test('opens what stands over the page, and gives the focus back', async ({ page }) => {
    await page.goto('/dev/workbench');
    for (const [opener, name] of [
      ['Open dialog', 'Rename chat'],
      ['From the left', 'From the left'],
    ] as const) {
      await page.getByRole('button', { name: opener }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toHaveCount(0);
      await expect(page.getByRole('button', { name: opener })).toBeFocused();
    }
    await page.getByRole('button', { name: 'Chat actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Success' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Profile saved')).toBeVisible();
  });
});

test('every page names the icons, and they are there', async ({ page, app }) => {
  await page.goto('/login');
  const named = await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]').all();
  expect(named.length).toBeGreaterThanOrEqual(4);
  for (const link of named) {
    const answer = await fetch(new URL((await link.getAttribute('href')) ?? '', app.address));
    expect(answer.status, answer.url).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
});
