import { expect, type Locator, type Page } from '@playwright/test';

/** Brings the focus to something as a person without a pointer does: by the Tab key alone, forwards. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = (): Promise<boolean> => target.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < most && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
