import { allow, launchFromSimulator, openPatientFromChat, patientLine, patients, write } from './emr-fixtures.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { chatHome, expect, messageBox, test } from './fixtures.ts';

/** Two patients never come together unasked. */

const { one, other } = patients;
const chips = { name: 'What goes with the message' } as const;

test(
  'a record of another patient than the chat’s is stopped and asked about',
  { tag: '@quick' },
  async ({ home: page }) => {
    await launchFromSimulator(page, one.name);
    await allow(page);
    await page.getByRole('button', { name: 'Start a note with these' }).click();
    await write(page, 'Follow-up. Feels well. BP 128/76.');
    await expect(patientLine(page)).toContainText(one.name);
    const chat = page.url();

    await openPatientFromChat(page, other.name);
    await page.getByRole('button', { name: 'Use in the open chat' }).click();
    const question = page.getByRole('alertdialog', { name: 'This is another patient' });
    await expect(question).toContainText('The open chat belongs to another patient.');
    await expectAccessibleEverywhere(page);
    await question.getByRole('button', { name: 'Change nothing' }).click();
    await expect(page).toHaveURL(/\/emr\/patient\//);
    await page.getByRole('button', { name: 'Use in the open chat' }).click();
    await question.getByRole('button', { name: /^Start a new chat for Bartholomew/ }).click();
    await expect(chatHome(page)).toBeVisible();
    await expect(patientLine(page)).toContainText(other.name);
    await write(page, 'Cough for three days.');
    await expect(patientLine(page)).toContainText(other.name);
    expect(page.url()).not.toBe(chat);

    // The chat is still of whom it was, and nothing came into its box.
    await page.goto(chat);
    await expect(patientLine(page)).toContainText(one.name);
    await expect(page.getByRole('list', chips)).toHaveCount(0);
  },
);

test('the same patient’s record is used in the chat that it was opened from', async ({ home: page }) => {
  await write(page, 'Follow-up. Feels well. BP 128/76.');
  const chat = page.url();
  await expect(patientLine(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add text or an earlier note' }).click();
  await page.getByRole('radio', { name: 'From a patient’s record' }).check();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await openPatientFromChat(page, one.name);
  await page.getByRole('button', { name: 'Use in the open chat' }).click();
  const question = page.getByRole('alertdialog', { name: 'Is this chat about this patient?' });
  await expect(question).toContainText(one.name);
  await expectAccessibleEverywhere(page);
  await question.getByRole('button', { name: 'Yes, it is about this patient' }).click();
  await expect(page).toHaveURL(chat);
  await expect(patientLine(page)).toContainText(one.name);
  await expect(page.getByRole('list', chips)).toContainText('Medications (EHR simulator)');
});

test('a message that was begun is asked about before another patient’s record goes with it', async ({ home: page }) => {
  const kept = page.waitForResponse(
    (answer) => /save_draft|draft/.test(answer.url()) && answer.request().method() !== 'GET',
  );
  await messageBox(page).fill('Wilhelmina is better today.');
  await kept;
  await launchFromSimulator(page, other.name);
  await allow(page);
  await page.getByRole('button', { name: 'Start a note with these' }).click();
  const question = page.getByRole('alertdialog', { name: 'You began a message before' });
  await expect(question).toContainText('Wilhelmina is better today.');
  await expectAccessibleEverywhere(page);
  await question.getByRole('button', { name: 'Discard it and start' }).click();
  await expect(messageBox(page)).toHaveValue('');
  await expect(patientLine(page)).toContainText(other.name);

  // One that is begun from a record is not mixed with another's either.
  await messageBox(page).fill('Cough for three days.');
  await page.getByRole('button', { name: 'Not about this patient' }).click();
  await expect(patientLine(page)).toHaveCount(0);
  await expect(page.getByRole('list', chips)).toHaveCount(0);
  await expect(messageBox(page)).toHaveValue('Cough for three days.');
});
