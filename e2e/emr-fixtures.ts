import { expect, type Locator, type Page } from '@playwright/test';
import { copyButton, lastReply, messageBox } from './fixtures.ts';

/** The made-up patients of the EHR simulator that the journeys open. */
export const patients = {
  one: { name: 'Wilhelmina Madeup Testerly', born: 'Born March 14, 1956' },
  other: { name: /Bartholomew/ },
} as const;

/** Opens a patient in the EHR simulator and goes from there into Notewright. */
export async function launchFromSimulator(page: Page, patient: string | RegExp): Promise<void> {
  await page.goto('/dev/ehr');
  await page.getByRole('link', { name: patient }).click();
  await page.getByRole('link', { name: /Open in Notewright/ }).click();
}

/** Lets Notewright have the record, at the simulator's page of consent; of the patient where one is to be chosen. */
export async function allow(page: Page, patient?: string | RegExp): Promise<void> {
  if (patient !== undefined) await page.getByRole('radio', { name: patient }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveURL(/\/emr\/patient\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeVisible();
}

/** Of a record that was opened, the part of one kind. */
export const group = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Whose the message or the chat is, over the message box. */
export const patientLine = (page: Page): Locator => page.getByRole('region', { name: /^Whose record/ });

/** Sends what is typed and waits until the note is written. */
export async function write(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(copyButton(lastReply(page))).toBeVisible({ timeout: 60_000 });
}

export async function sign(page: Page): Promise<void> {
  await lastReply(page).getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('button', { name: 'Sign note' }).click();
  await expect(lastReply(page).getByText(/^Reviewed and signed by /)).toBeVisible();
}

/** Leaves a chat by its menu of sources for the EHR simulator, where a patient is chosen. */
export async function openPatientFromChat(page: Page, patient: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add text or an earlier note' }).click();
  await page.getByRole('radio', { name: 'From a patient’s record' }).check();
  await page.getByRole('button', { name: 'Open a patient in EHR simulator' }).click();
  await allow(page, patient);
}

/** Everything that the page keeps beyond its memory, and what stands in its address, its history and its title. */
export const keptOutside = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.title, history.state]),
  );
