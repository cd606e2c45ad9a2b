import { expect, type Page } from '@playwright/test';
import { startScriptedSpeech, type ScriptedSpeech } from '../server/src/speech/testing/scripted-speech.ts';
import { addMember, callAs, makeCompany } from './companies-by-calls.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { lastReply, messageBox, sendText, signIn, test as base } from './fixtures.ts';
import { removeRecognition, scriptRecognition } from './scripted-recognition.ts';
import { signUpByCalls } from './sign-up-by-calls.ts';
import { startApp, type App } from './start-app.ts';
import { tabTo } from './tab-to.ts';

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

const device = { local: ['available'] } as const;
const remoteOnly = { local: ['unavailable'] } as const;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Voice Input' });
const transcript = (page: Page) => dialog(page).getByRole('textbox', { name: 'Transcript' });
const speak = (page: Page) => dialog(page).getByRole('button', { name: 'Tap to speak' });
const stop = (page: Page) => dialog(page).getByRole('button', { name: 'Tap to stop' });
const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add', exact: true });
/** The toasts' own region for screen readers comes into the open dialog as well, behind it. */
const problem = (page: Page) => dialog(page).getByRole('alert').first();
const hearing = (page: Page) => dialog(page).getByText('Hearing you');

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Voice Input' }).click();
  await expect(speak(page)).toBeFocused();
}

/** Red, green and blue of a background. */
const colourOf = (page: Page, name: RegExp): Promise<number[]> =>
  dialog(page)
    .getByRole('button', { name })
    .evaluate(async (button) => {
      await Promise.all(button.getAnimations().map((one) => one.finished.catch(() => null)));
      return [...getComputedStyle(button).backgroundColor.matchAll(/\d+/g)].map(([part]) => Number(part));
    });

/** The ring around the microphone: how it moves, and whether it lies around the button and has its colour. */
const readRing = (page: Page) =>
  stop(page).evaluate((button) => {
    const [own, ring] = [getComputedStyle(button), getComputedStyle(button, '::after')];
    if (ring.content === 'none') return null;
    const [name, duration, count] = [ring.animationName, ring.animationDuration, ring.animationIterationCount];
    return {
      pulse: `${name} ${duration} ${count}`,
      isAround: Number.parseFloat(ring.top) < 0 && ring.borderTopLeftRadius === '50%',
      isOfButton: ring.borderTopColor === own.backgroundColor && ring.borderTopStyle === 'solid',
    };
  });

test('the dialog has its parts, sizes and times, its microphone is blue and red, and a ring pulses while it hears', async ({
  page,
  account,
}) => {
  const speech = await scriptRecognition(page, device);
  await signIn(page, account);
  await open(page);
  await expect(dialog(page).getByRole('heading', { name: 'Voice Input' })).toBeVisible();
  await expect(transcript(page)).toHaveAttribute('placeholder', 'Click the microphone to start speaking...');
  await expect(dialog(page)).toContainText('Recognised on this device');
  await expect(add(page)).toBeDisabled();
  const times = await dialog(page).evaluate((sheet) => {
    const [open, backdrop] = [getComputedStyle(sheet), getComputedStyle(sheet, '::backdrop')];
    const [opening, fade] = [open.transitionDuration, backdrop.transitionDuration];
    return [opening, fade, backdrop.backgroundColor, getComputedStyle(sheet).animationName];
  });
  expect(times.slice(0, 2).map((text) => text?.split(', ')[0])).toEqual(['0.5s', '0.3s']);
  expect(times[2]).toMatch(/^rgba\(.*0\.\d+\)$/);
  for (const [width, most] of [
    [320, 288],
    [600, 384],
    [800, 448],
    [1440, 512],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => Math.round((await dialog(page).boundingBox())?.width ?? 0)).toBe(most);
  }
  const box = await speak(page).boundingBox();
  expect(box?.width).toBeCloseTo(box?.height ?? 0, 2);
  expect(await speak(page).evaluate((button) => getComputedStyle(button).borderRadius)).toBe('50%');
  for (const isDark of [false, true]) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
    const [red = 0, , blue = 0] = await colourOf(page, /speak/);
    expect(blue).toBeGreaterThan(red + 80);
    await speak(page).click();
    const [liveRed = 0, , liveBlue = 0] = await colourOf(page, /stop/);
    expect(liveRed).toBeGreaterThan(liveBlue + 80);
    expect(await readRing(page)).toBeNull();
    await speech.say('Fell on ice', 'pending');
    // Around the button, in its red, and pulsing until nothing has been heard for a while.
    expect(await readRing(page)).toEqual({ pulse: 'nw-voice-pulse 1s infinite', isAround: true, isOfButton: true });
    await expect.poll(() => readRing(page)).toBeNull();
    await stop(page).click();
    await expect.poll(() => speech.isRunning()).toBe(false);
  }
  await page.mouse.click(8, 450);
  await expect(dialog(page)).toBeHidden();
  expect(await page.locator('dialog.nw-voice').evaluate((sheet) => getComputedStyle(sheet).transitionDuration)).toMatch(
    /^0\.3s/,
  );
});

test(
  'listening is continuous and local, starts again by itself, and Add writes at the caret',
  { tag: '@quick' },
  async ({ page, account }) => {
    const speech = await scriptRecognition(page, device);
    await page.clock.install();
    await signIn(page, account);
    await messageBox(page).fill('Before after');
    await messageBox(page).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(6, 6));
    await open(page);
    expect(await speech.asked()).toEqual(['available {"langs":["en-US"],"processLocally":true}']);
    expect(await speech.starts()).toEqual([]);
    await speak(page).click();
    const session = { lang: 'en-US', continuous: true, interimResults: true, processLocally: true };
    expect(await speech.starts()).toEqual([session]);

    await page.clock.pauseAt(Date.now() + 60_000);
    await speech.say('fell on', 'pending');
    await expect(transcript(page)).toHaveValue('fell on');
    await expect(hearing(page)).toBeVisible();
    await page.clock.runFor(990);
    await expect(hearing(page)).toBeVisible();
    await page.clock.runFor(20);
    await expect(hearing(page)).toBeHidden();
    await page.clock.resume();
    await speech.say('fell on ice');
    await speech.say('three days ago.');
    await expect(transcript(page)).toHaveValue('fell on ice three days ago.');

    await speech.end();
    expect(await speech.starts()).toEqual([session, session]);
    await expect(stop(page)).toBeVisible();
    await speech.say('Pain is', 'pending');
    // What was pending when the browser stopped by itself was said.
    await speech.end();
    await expect(transcript(page)).toHaveValue('fell on ice three days ago. Pain is');
    // Typing and speaking go together: a changed word stays as it was typed, and what follows it still comes.
    await speech.say('sex of', 'pending');
    await expect(transcript(page)).toHaveValue('fell on ice three days ago. Pain is sex of');
    await transcript(page).fill('Fell on ice. Pain is six of');
    await speech.say('sex of ten');
    await expect(transcript(page)).toHaveValue('Fell on ice. Pain is six of ten');

    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await speech.isRunning()).toBe(false);
    await page.clock.runFor(5000);
    expect(await speech.starts()).toHaveLength(3);
    await expect(page.getByRole('button', { name: 'Voice Input' })).toBeFocused();
    await open(page);
    await expect(transcript(page)).toHaveValue('Fell on ice. Pain is six of ten');
    await speak(page).click();
    await add(page).click();
    expect(await speech.isRunning()).toBe(false);
    await expect(dialog(page)).toBeHidden();
    await expect(messageBox(page)).toHaveValue('Before Fell on ice. Pain is six of ten after');
    await expect(messageBox(page)).toBeFocused();
    const caret = await messageBox(page).evaluate((box: HTMLTextAreaElement) => box.value.slice(0, box.selectionStart));
    expect(caret).toBe('Before Fell on ice. Pain is six of ten');
    await page.keyboard.press('Control+z');
    await expect(messageBox(page)).toHaveValue('Before after');
    await page.clock.runFor(400);
    await open(page);
    await expect(transcript(page)).toHaveValue('');
    await transcript(page).fill('  \n ');
    await expect(add(page)).toBeDisabled();
  },
);

const failures = {
  'not-allowed': 'The microphone is blocked.',
  'service-not-allowed': 'Your browser does not allow speech recognition',
  'no-speech': 'Nothing was heard.',
  'audio-capture': 'No microphone was found',
  network: 'could not reach its service',
  'language-not-supported': 'cannot recognise this language',
  aborted: 'Listening was interrupted.',
  'something-new': 'Speech recognition stopped.',
};

test('a recognition error is said; opened again in the moment in which it goes, the dialog has the focus', async ({
  page,
  account,
}) => {
  const speech = await scriptRecognition(page, device);
  await signIn(page, account);
  await test.step('a recognition error stops listening, and the dialog says what happened and what to do', async () => {
    await open(page);
    let count = 0;
    for (const [error, sentence] of Object.entries(failures)) {
      await speak(page).click();
      await expect(problem(page)).toBeEmpty();
      await speech.say(`word${(count += 1)}`, 'pending');
      await expect(hearing(page)).toBeVisible();
      await speech.fail(error);
      await expect(problem(page)).toContainText(sentence);
      await expect(speak(page)).toBeVisible();
      await expect(hearing(page)).toBeHidden();
      await expect(transcript(page)).toHaveValue(new RegExp(`word${count}$`));
    }
    expect(await speech.starts()).toHaveLength(count);
    expect(await speech.isRunning()).toBe(false);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('opened again in the moment in which it goes, the dialog has the focus', async () => {
    await open(page);
    // The browser loses the focus in some moments around the end of the exit alone: each is tried.
    for (let after = 312; after < 336; after += 2) {
      await page.evaluate(async (milliseconds) => {
        const opener = [...document.querySelectorAll('button')].find((one) => one.ariaLabel === 'Voice Input');
        const shown = document.querySelector('dialog[open]');
        await Promise.all((shown?.getAnimations() ?? []).map((entrance) => entrance.finished));
        const left = performance.now() + milliseconds;
        shown?.querySelector<HTMLElement>('button')?.click();
        const { port1, port2 } = new MessageChannel();
        await new Promise<void>((resolve) => {
          port1.addEventListener('message', () => (performance.now() < left ? port2.postMessage(null) : resolve()));
          port1.start();
          port2.postMessage(null);
        });
        opener?.focus();
        opener?.click();
      }, after);
      await expect(speak(page), `${after} ms after it was closed`).toBeFocused();
    }
  });
});

test('a language pack is downloaded, or waited for, and another language asked for', async ({ page, account }) => {
  const speech = await scriptRecognition(page, { local: ['downloadable', 'downloading', 'available'] });
  await page.clock.install();
  await signIn(page, account);
  await open(page);
  await expect(dialog(page)).toContainText('It has to download a language pack first');
  await speak(page).click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await page.clock.runFor(500);
  await expect(dialog(page)).toContainText('Recognised on this device');
  await expect(dialog(page)).toContainText('Ready. Tap to speak.');
  await dialog(page).getByRole('combobox', { name: 'Spoken language' }).selectOption('Spanish (US)');
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await page.clock.runFor(2100);
  await expect(dialog(page)).toContainText('Recognised on this device');
  await speak(page).click();
  expect((await speech.starts()).map(({ lang, processLocally }) => [lang, processLocally])).toEqual([['es-US', true]]);
  expect((await speech.asked()).map((one) => /^\w+|es-US/g[Symbol.match](one)?.join(' '))).toEqual([
    'available',
    'install',
    'available es-US',
    'available es-US',
  ]);
});

test("the browser maker's service hears nothing before the person has agreed, and never in a company that forbids it", async ({
  page,
  account,
  app,
}) => {
  const speech = await scriptRecognition(page, { ...remoteOnly, isPrefixed: true });
  await signIn(page, account);
  await open(page);
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
  await open(page);
  await expect(dialog(page).getByRole('button', { name: 'I agree' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  const company = await makeCompany(app.address, 'Quiet Clinic');
  const clinician = await addMember(app.address, company);
  await signIn(page, clinician);
  await open(page);
  await expect(dialog(page)).toContainText('your company does not allow its maker’s speech service');
  await speak(page).click();
  await expect(dialog(page).getByRole('button', { name: 'I agree' })).toBeHidden();
  expect(await speech.starts()).toEqual([]);
  await page.keyboard.press('Escape');
  await callAs(app.address, company.owner, 'PATCH', '/company_user_management/company/', {
    allows_browser_speech: true,
  });
  await page.reload();
  await open(page);
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
  await open(page);
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
  await open(page);
  await speak(page).click();
  await expect(hearing(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await open(page);
  await expect(transcript(page)).toHaveValue('And one more thing.');
});

async function logInAt(page: Page, app: App, account: { email: string; password: string }): Promise<void> {
  await page.goto(`${app.address}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'How Can I Help You Today' })).toBeVisible();
}

test('a microphone that is blocked is said, where there is a recording too', async ({ page, speaking: { app } }) => {
  await removeRecognition(page);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await logInAt(page, app, await signUpByCalls(app.address));
  await open(page);
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

test('the transcript stays in its chat and in memory, and the lock stops the microphone', async ({ page, account }) => {
  const speech = await scriptRecognition(page, device);
  await page.clock.install();
  await signIn(page, account);
  await sendText(page, 'A made-up cough.');
  await open(page);
  await speak(page).click();
  await speech.say('Zebrafinch allergy');
  await expect(transcript(page)).toHaveValue('Zebrafinch allergy');
  await page.clock.fastForward(15 * 60_000);
  await page.clock.runFor(2000);
  await expect(page.getByRole('heading', { name: 'Your screen is locked' })).toBeVisible();
  expect(await speech.isRunning()).toBe(false);
  expect(await page.content()).not.toContain('Zebrafinch');
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(messageBox(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await open(page);
  await expect(transcript(page)).toHaveValue('Zebrafinch allergy');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('Zebrafinch');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'New Chat' }).first().click();
  await open(page);
  await expect(transcript(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, account);
  await page.getByRole('link', { name: /cough/i }).first().click();
  await expect(lastReply(page)).toBeVisible();
  await open(page);
  await expect(transcript(page)).toHaveValue('');
});

test('every state passes axe in both themes, fits 360 px, and shows without motion that it hears', async ({
  page,
  account,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const speech = await scriptRecognition(page, { local: ['unavailable', 'available'] });
  await signIn(page, account);
  await open(page);
  await expectAccessibleEverywhere(page);
  await dialog(page).getByRole('combobox', { name: 'Spoken language' }).selectOption('Spanish (US)');
  await expect(dialog(page)).toContainText('Recognised on this device');
  await speak(page).click();
  await speech.say('Fell on ice', 'pending');
  const ring = await stop(page).evaluate((button) => {
    const { animationName, borderTopWidth, content } = getComputedStyle(button, '::after');
    return { animationName, borderTopWidth, content };
  });
  expect(ring).toEqual({ animationName: 'none', borderTopWidth: '3px', content: '""' });
  await speech.fail('network');
  await expectAccessibleEverywhere(page);
});
