import { allow, group, keptOutside, launchFromSimulator, patientLine, patients, sign, write } from './emr-fixtures.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { chatHome, expect, lastReply, messageBox, test } from './fixtures.ts';

/** From a patient in a record system to a signed note in their record, with the simulator that comes with Notewright. */

const { one } = patients;
const visit =
  'Follow-up of diabetes and blood pressure. Feels well. BP 128/76. Medications: metformin 1000 mg twice daily. A: type 2 diabetes mellitus, above goal. P: start levothyroxine 50 mcg daily.';
/** What says who the patient is: it may stand on the page, and nowhere that outlives it. */
const aboutPatient = /Wilhelmina|Testerly|1956|diabetes|metformin|penicillin/i;

test(
  'a record opened in the EHR becomes a note, which is signed, sent, and seen there',
  { tag: '@quick' },
  async ({ home: page }) => {
    await launchFromSimulator(page, one.name);
    await allow(page);
    await expect(page.getByRole('heading', { name: one.name, level: 2 })).toBeVisible();
    await expect(page.getByText(one.born)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use in the open chat' })).toHaveCount(0);
    await page.getByText('What may be done with this record').click();
    // What is over is not chosen beforehand, and a whole kind is chosen by its head.
    const medications = group(page, 'Medications');
    await expect(medications.getByRole('checkbox', { name: /^Metformin/ })).toBeChecked();
    await expect(medications.getByRole('checkbox', { name: /^Azithromycin.*completed/ })).not.toBeChecked();
    const immunizations = group(page, 'Immunizations').getByRole('checkbox', { name: /^All of Immunizations/ });
    await expect(immunizations).not.toBeChecked();
    await immunizations.focus();
    await page.keyboard.press('Space');
    await expect(immunizations).toBeChecked();
    await expectAccessibleEverywhere(page);
    expect(await keptOutside(page)).not.toMatch(aboutPatient);

    await page.getByRole('button', { name: 'Start a note with these' }).click();
    await expect(chatHome(page)).toBeVisible();
    await expect(patientLine(page)).toContainText(one.name);
    const chips = page.getByRole('list', { name: 'What goes with the message' });
    await expect(chips).toContainText('Medications (EHR simulator)');
    await expect(chips.getByRole('listitem').filter({ hasText: 'Laboratory results' }).first()).toContainText(
      /Earlier results, \w+ \d\d, \d{4}/,
    );
    await expectAccessibleEverywhere(page);
    await write(page, visit);
    await expect(lastReply(page)).toContainText(/penicillin/i);
    await expect(patientLine(page)).toContainText('Record open in EHR simulator');
    expect(await keptOutside(page)).not.toMatch(aboutPatient);

    await sign(page);
    await lastReply(page).getByRole('button', { name: 'Send to EHR simulator' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send to the patient’s record' });
    await expect(dialog).toContainText(one.name);
    await expect(dialog.getByText('The whole note, always written.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /levothyroxine/ }).uncheck();
    await expectAccessibleEverywhere(page);
    await dialog.getByRole('button', { name: 'Send', exact: true }).focus();
    await page.keyboard.press('Enter');
    const sent = lastReply(page).getByRole('region', { name: 'In the patient’s record' });
    await expect(sent).toContainText('Written into EHR simulator.');
    await expect(sent).toBeFocused();
    await sent.getByText(/^Show the \d+ items$/).click();
    await expect(sent).toContainText('Medication: metformin 1000 mg twice daily');
    await expectAccessibleEverywhere(page);
    // It stands there also when the page is opened again.
    await page.reload();
    await expect(lastReply(page).getByText('Written into EHR simulator.')).toBeVisible();

    await page.goto('/dev/ehr');
    await page.getByRole('link', { name: one.name }).click();
    const written = page.getByRole('article');
    await expect(written.filter({ hasText: 'Provenance' }).first()).toContainText(
      'Follow-up of diabetes and blood pressure',
    );
    await expect(written.getByRole('heading', { name: 'metformin' })).toBeVisible();
    await expect(written.getByRole('heading', { name: 'levothyroxine' })).toHaveCount(0);
  },
);

test('whoever is not logged in does that first, and nothing of the launch stays in the address', async ({
  page,
  account,
}) => {
  await launchFromSimulator(page, one.name);
  await expect(page).toHaveURL('/emr/launch');
  await expect(page.getByText('Log in first; then the record is opened.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('launch=');
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await allow(page);
  await expect(page.getByRole('heading', { name: one.name, level: 2 })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('emr')))).toEqual([]);
});

test('a record that is refused, or not asked for here, is said in one sentence with the way on', async ({
  home: page,
}) => {
  await launchFromSimulator(page, one.name);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page).toHaveURL('/emr/callback');
  await expect(page.getByRole('heading', { name: 'The record was not opened' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The record was not opened. You can open the patient again.',
  );
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Go to your chats' }).click();
  await expect(chatHome(page)).toBeVisible();

  await page.goto('/emr/callback?state=of-somebody-else&code=stolen');
  await expect(page).toHaveURL('/emr/callback');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This was not begun in this tab');
  await page.goto('/emr/launch?iss=https%3A%2F%2Fehr.example%2Ffhir&launch=of-a-stranger');
  await expect(page).toHaveURL('/emr/launch');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This record system is not connected here.');
  await page.goto('/emr/launch');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page is opened by a record system.');
});

test('a record that is closed is opened again from its chat, and a note is sent then', async ({ home: page }) => {
  await launchFromSimulator(page, one.name);
  await allow(page);
  await page.getByRole('button', { name: 'Start a note with these' }).click();
  await write(page, visit);
  await sign(page);
  await patientLine(page).getByRole('button', { name: 'Close record' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close this record?' });
  await expectAccessibleEverywhere(page);
  await question.getByRole('button', { name: 'Close record' }).click();
  await expect(patientLine(page)).toContainText('The record is closed here.');
  await expect(lastReply(page).getByText('To send this note, open the patient’s record again.')).toBeVisible();
  await lastReply(page).getByRole('button', { name: 'Open the patient in EHR simulator again' }).click();
  await allow(page, one.name);
  await page.getByRole('button', { name: 'Back to the chat with none of it' }).click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(messageBox(page)).toBeVisible();
  await expect(patientLine(page)).toContainText('Record open in EHR simulator');
  await expect(page.getByRole('list', { name: 'What goes with the message' })).toHaveCount(0);
  await lastReply(page).getByRole('button', { name: 'Send to EHR simulator' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(lastReply(page).getByText('Written into EHR simulator.')).toBeVisible();
});

test('the record is chosen from in Spanish', async ({ home: page }) => {
  await launchFromSimulator(page, one.name);
  await allow(page);
  await page.goto(`${page.url()}?lang=es`);
  await expect(page.getByRole('heading', { name: 'Con qué escribir' })).toBeVisible();
  await expect(page.getByText('Nacimiento: 14 de marzo de 1956')).toBeVisible();
  await expect(group(page, 'Medicamentos').getByRole('checkbox').first()).toBeVisible();
  await expectAccessibleEverywhere(page);
});
