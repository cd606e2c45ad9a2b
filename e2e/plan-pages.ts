import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The plan dialogs and pages, for the journeys that go through them. */

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const choose = (page: Page) => dialog(page, 'Choose Your Plan');
export const addUser = (page: Page) => dialog(page, 'Add User');
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const getPlan = (page: Page) => page.getByRole('button', { name: 'Get Plan' });
export const count = (page: Page) => page.getByLabel('Number of users');
export const payable = (page: Page) => page.getByRole('status', { name: 'Money payable' });
export const buy = (page: Page, name: string) => card(page, name).getByRole('button');

export const atCheckout = /\/checkout\//;

/** Back at Manage Subscription with the payment confirmed. */
export async function expectActive(page: Page, plan: string): Promise<void> {
  await expect(page).toHaveURL(/\/manageSubscription/);
  await expect(card(page, plan).getByText('Active', { exact: true })).toBeVisible();
  await expect(getPlan(page)).toHaveCount(0);
}

export async function openChoose(page: Page): Promise<void> {
  await getPlan(page).click();
  await expect(choose(page).getByText('Single user license')).toBeVisible();
}
