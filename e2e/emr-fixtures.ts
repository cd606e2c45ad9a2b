import { expect, type Page } from '@playwright/test';

/** The made-up patients of the EHR simulator. */
export const patients = { one: 'Wilhelmina', other: 'Bartholomew' } as const;

/** Opens a patient in the EHR simulator and goes from there into Notewright, which asks to be allowed. */
export async function launchFromSimulator(page: Page, patient: string): Promise<void> {
  await page.goto('/dev/ehr');
  await page.getByRole('link', { name: new RegExp(patient) }).click();
  await page.getByRole('link', { name: /Open in Notewright/ }).click();
}

/** Lets Notewright have the record, at the simulator's page of consent; of the patient where one is to be chosen. */
export async function allow(page: Page, patient?: string): Promise<void> {
  if (patient !== undefined) await page.getByRole('radio', { name: new RegExp(patient) }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveURL(/\/emr\/patient\/[0-9a-f-]{36}$/);
}

/** Everything that the page keeps beyond its memory, and what stands in its address and title. */
export const keptOutside = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      location.href,
      document.title,
      JSON.stringify(history.state),
    ]),
  );
