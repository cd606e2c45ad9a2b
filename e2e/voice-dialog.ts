import { expect, type Page } from '@playwright/test';

/** The dialog of Voice Input, for the journeys through it. */

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Voice Input' });
export const transcript = (page: Page) => dialog(page).getByRole('textbox', { name: 'Transcript' });
export const speak = (page: Page) => dialog(page).getByRole('button', { name: 'Tap to speak' });
export const stop = (page: Page) => dialog(page).getByRole('button', { name: 'Tap to stop' });
export const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add', exact: true });
/** The toasts' own region for screen readers comes into the open dialog as well, behind it. */
export const problem = (page: Page) => dialog(page).getByRole('alert').first();
export const hearing = (page: Page) => dialog(page).getByText('Hearing you');

/** Opens it and waits until it has the focus. */
export async function openVoice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Voice Input' }).click();
  await expect(speak(page)).toBeFocused();
}
