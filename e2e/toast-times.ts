import { expect, type Page } from '@playwright/test';
import { until } from './page-time.ts';

/** What may pass until a toast is in the page, in milliseconds of its own time. */
const slack = 40;

/** A toast as it stands on the page. */
export const toastCard = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: text });

/** In stopped time: a toast comes, stands for so long, begins to leave, and is gone a second later. */
export async function expectStay(page: Page, text: string, stay: number): Promise<void> {
  const card = toastCard(page, text);
  const count = async (): Promise<number> => card.count();
  const isLeaving = async (): Promise<boolean> => (await card.getAttribute('data-leaving')) !== null;
  await until(page, async () => (await count()) === 1);
  await page.clock.runFor(stay - slack);
  expect(await isLeaving(), `${text} stands`).toBe(false);
  await page.clock.runFor(slack + 1);
  await expect(card, `${text} leaves`).toHaveAttribute('data-leaving');
  await page.clock.runFor(1000 - slack);
  expect(await count(), `${text} is leaving`).toBe(1);
  await page.clock.runFor(slack + 1);
  await expect(card, `${text} is gone`).toHaveCount(0);
}
