import type { Page } from '@playwright/test';
import { startScriptedSpeech, type ScriptedSpeech } from '../server/src/speech/testing/scripted-speech.ts';
import { addMember, callAs, makeCompany } from './companies-by-calls.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, messageBox, signIn, test as base } from './fixtures.ts';
import { removeRecognition, scriptRecognition } from './scripted-recognition.ts';
import { signUpByCalls } from './sign-up-by-calls.ts';
import { startApp, type App } from './start-app.ts';
import { tabTo } from './tab-to.ts';
import { add, dialog, hearing, openVoice, problem, speak, stop, transcript } from './voice-dialog.ts';

/** Who may hear what is said: the browser's maker where the person and their company agree, a speech endpoint, or nobody. */

interface SpeechFixtures {
  /** An installation with a speech endpoint, and the endpoint. */
  readonly speaking: { readonly app: App; readonly endpoint: ScriptedSpeech };
}

/** The browser has a microphone that beeps, and nobody is asked whether a page may hear it. */
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const test = base.extend<object, SpeechFixtures>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] }),
    { scope: 'worker' },
  ],
  speaking: [
    async ({}, use) => {
      const endpoint = await startScriptedSpeech({ say: 'Fell on ice three days ago.' });
      const app = await startApp({ SPEECH_URL: endpoint.baseUrl, SPEECH_MODEL: 'made-up' });
      await use({ app, endpoint });
      await app.stop();
      await endpoint[Symbol.asyncDispose]();
    },
    { scope: 'worker' },
  ],
});

const remoteOnly = { local: ['unavailable'] } as const;

async function logInAt(page: Page, app: App, account: { email: string; password: string }): Promise<void> {
  await page.goto(`${app.address}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'How Can I Help You Today' })).toBeVisible();
}

test("the browser maker's service hears nothing before the person has agreed, and never in a company that forbids it", async ({
  page,
  account,
  app,
}) => {
  const speech = await scriptRecognition(page, { ...remoteOnly, isPrefixed: true });
  await signIn(page, account);
  await openVoice(page);
  await expect(dialog(page)).toContainText('Your voice would leave this computer');
  await speak(page).click();
  await expect(problem(page)).toContainText('Please agree first');
  expect(await speech.starts()).toEqual([]);
  await dialog(page).getByRole('button', { name: 'I agree' }).click();
  await expect(speak(page)).toBeFocused();
  await expect(dialog(page)).toContainText('Recognised by the service of your browser’s maker');
  await speak(page).click();
  expect((await speech.starts()).map(({ processLocally }) => processLocally)).toEqual([null]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await speech.isRunning()).toBe(false);
  await openVoice(page);
  await expect(dialog(page).getByRole('button', { name: 'I agree' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  const company = await makeCompany(app.address, 'Quiet Clinic');
  const clinician = await addMember(app.address, company);
  await signIn(page, clinician);
  await openVoice(page);
  await expect(dialog(page)).toContainText('your company does not allow its maker’s speech service');
  await speak(page).click();
  await expect(dialog(page).getByRole('button', { name: 'I agree' })).toBeHidden();
  expect(await speech.starts()).toEqual([]);
  await page.keyboard.press('Escape');
  await callAs(app.address, company.owner, 'PATCH', '/company_user_management/company/', {
    allows_browser_speech: true,
  });
  await page.reload();
  await openVoice(page);
  await expect(dialog(page).getByRole('button', { name: 'I agree' })).toBeVisible();
});

test('owner and admins decide under Settings whether browser speech services are allowed', async ({ page, app }) => {
  const company = await makeCompany(app.address, 'Still Clinic');
  const admin = await addMember(app.address, company, 'admin');
  await signIn(page, admin);
  await page.goto('/settings');
  const box = page.getByRole('checkbox', { name: 'Allow browser speech services' });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole('form', { name: 'Company settings' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Company settings saved.')).toBeVisible();
  const saved = (await callAs(app.address, company.owner, 'GET', '/company_user_management/company/')) as object;
  expect(saved).toMatchObject({ allows_browser_speech: true });
});

test('owner and admins decide under Settings for how many days the sound of visits is kept', async ({
  page,
  app,
  speaking,
}) => {
  const company = await makeCompany(speaking.app.address, 'Echo Clinic');
  const admin = await addMember(speaking.app.address, company, 'admin');
  const clinician = await addMember(speaking.app.address, company);
  await logInAt(page, speaking.app, admin);
  await page.goto(`${speaking.app.address}/settings`);
  const days = page.getByRole('textbox', { name: 'Days to keep the sound of recorded visits' });
  const save = page.getByRole('form', { name: 'Company settings' }).getByRole('button', { name: 'Save' });
  await expect(days).toHaveValue('0');
  await days.fill('31');
  await save.click();
  await expect(days).toHaveAccessibleDescription(/Please give 0 to 30 days/);
  await days.fill('14');
  await expectAccessibleEverywhere(page);
  await save.click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Company settings saved.')).toBeVisible();
  const saved = (await callAs(
    speaking.app.address,
    company.owner,
    'GET',
    '/company_user_management/company/',
  )) as object;
  expect(saved).toMatchObject({ recording_days: 14 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logInAt(page, speaking.app, clinician);
  await page.goto(`${speaking.app.address}/settings`);
  await expect(page.getByText('Deleted 14 days after it has become text')).toBeVisible();
  // Where nothing can be recorded there is nothing to decide.
  const other = await makeCompany(app.address, 'Mute Clinic');
  await signIn(page, other.owner);
  await page.goto('/settings');
  await expect(page.getByRole('checkbox', { name: 'Allow browser speech services' })).toBeVisible();
  await expect(days).toBeHidden();
});

test('without recognition a recording goes to the speech endpoint, and a failure loses nothing', async ({
  page,
  allowComplaints,
  speaking: { app, endpoint },
}) => {
  // The browser logs the answer that is asked for below.
  allowComplaints(/status of 503/);
  await removeRecognition(page);
  const account = await signUpByCalls(app.address);
  await logInAt(page, app, account);
  await openVoice(page);
  await expect(dialog(page)).toContainText('Recorded and sent to the speech service that this installation has set up');
  await speak(page).click();
  await expect(stop(page)).toBeVisible();
  // The made-up microphone beeps.
  await expect(hearing(page)).toBeVisible();
  await stop(page).click();
  await expect(transcript(page)).toHaveValue('Fell on ice three days ago.');
  const [sent] = endpoint.received;
  const file = sent?.form.get('file') as File;
  expect([file.name, file.size > 500, sent?.form.get('language')]).toEqual(['recording.webm', true, 'en']);

  endpoint.play({ status: 503 }, { say: 'No fever.' });
  await speak(page).click();
  await expect(hearing(page)).toBeVisible();
  await expect(add(page)).toBeDisabled();
  await stop(page).click();
  await expect(problem(page)).toContainText('The speech service does not answer right now.');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(transcript(page)).toHaveValue('Fell on ice three days ago. No fever.');
  await add(page).click();
  await expect(messageBox(page)).toHaveValue('Fell on ice three days ago. No fever.');

  // Closed in the middle, what was said is not lost.
  endpoint.play({ say: 'And one more thing.' });
  await openVoice(page);
  await speak(page).click();
  await expect(hearing(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await openVoice(page);
  await expect(transcript(page)).toHaveValue('And one more thing.');
});

test('a microphone that is blocked is said, where there is a recording too', async ({ page, speaking: { app } }) => {
  await removeRecognition(page);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await logInAt(page, app, await signUpByCalls(app.address));
  await openVoice(page);
  await speak(page).click();
  await expect(problem(page)).toContainText('The microphone is blocked.');
  await expect(speak(page)).toBeVisible();
});

test('without recognition and endpoint one types, by the keyboard alone', async ({ page, account }) => {
  await removeRecognition(page);
  await signIn(page, account);
  await tabTo(page, page.getByRole('button', { name: 'Voice Input' }));
  await page.keyboard.press('Enter');
  await expect(speak(page)).toBeFocused();
  await expect(dialog(page)).toContainText('Your browser cannot recognise speech on this device. You can type here.');
  await page.keyboard.press('Shift+Tab');
  await expect(transcript(page)).toBeFocused();
  await page.keyboard.type('Typed words');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(add(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(messageBox(page)).toHaveValue('Typed words');
  await expect(messageBox(page)).toBeFocused();
});
