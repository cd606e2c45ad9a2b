import { startFhirServer } from '../server/src/testing/fhir/start-fhir-server.ts';
import { enterAsOperator } from './enter-as-operator.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

/** Connecting a record system, testing it, and disconnecting it. */

test('an operator connects a record system, tests it, and disconnects it', { tag: '@quick' }, async ({ page, app }) => {
  const ehr = await startFhirServer({ redirectUri: `${app.address}/emr/callback` });
  try {
    await enterAsOperator(page, app);
    const part = page.getByRole('region', { name: 'Record systems' });
    await expect(part.getByRole('listitem').filter({ hasText: 'EHR simulator' })).toBeVisible();
    await expect(part.getByText(`${app.address}/emr/launch`)).toBeVisible();

    await part.getByRole('button', { name: 'Connect a record system' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Connect a record system' });
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog.getByText('Please give the record system a name of at most 100 characters.')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await dialog.getByLabel('Name').fill('Riverside EHR');
    await dialog.getByLabel('Address of its FHIR server').fill(app.address);
    await dialog.getByLabel('Client ID').fill(ehr.clientId);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('There is no FHIR server with SMART App Launch at this address.')).toBeVisible();
    await dialog.getByLabel('Address of its FHIR server').fill(ehr.baseUrl);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'What its server can' })).toBeVisible();
    await expect(dialog).toContainText('DocumentReference');
    await expectAccessibleEverywhere(page);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

    const line = part.getByRole('listitem').filter({ hasText: 'Riverside EHR' });
    await expect(line).toContainText('Used by everybody');
    await expect(line).toContainText('No note waits to be written');
    await line.getByRole('button', { name: 'Test Riverside EHR' }).click();
    await expect(line.getByRole('status')).toContainText('Riverside EHR');
    await ehr.stop();
    await line.getByRole('button', { name: 'Test Riverside EHR' }).click();
    await expect(line).toContainText('Does not answer as a FHIR server');
    await expectAccessibleEverywhere(page);

    await line.getByRole('button', { name: 'Disconnect Riverside EHR' }).click();
    const question = page.getByRole('alertdialog', { name: 'Disconnect Riverside EHR?' });
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect(line).toHaveCount(0);
    await expect(part.getByRole('button', { name: 'Connect a record system' })).toBeFocused();
  } finally {
    await ehr.stop();
  }
});
