import { expect, type Page } from '@playwright/test';

/**
 * Opens a page that was built ahead and waits until its script is at work, which begins at the first sign of somebody.
 * The pointer moves in steps, as that of a person does: its first report alone tells of no movement.
 */
export async function openAtWork(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(8, 8, { steps: 3 });
  await expect(page.locator('html[data-at-work]')).toBeAttached();
}
