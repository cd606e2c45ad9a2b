import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, lastReply, messageBox, sendText, signIn, startNewChat, test } from './fixtures.ts';
import { scriptRecognition } from './scripted-recognition.ts';
import { add, dialog, hearing, openVoice, problem, speak, stop, transcript } from './voice-dialog.ts';

/** Voice Input: the dialog, what it does while it listens, and what becomes of what was said. */

const device = { local: ['available'] } as const;

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
  await openVoice(page);
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
    await openVoice(page);
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
    await openVoice(page);
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
    await openVoice(page);
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
    await openVoice(page);
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
    await openVoice(page);
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
  await openVoice(page);
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

test('the transcript stays in its chat and in memory, and the lock stops the microphone', async ({ page, account }) => {
  const speech = await scriptRecognition(page, device);
  await page.clock.install();
  await signIn(page, account);
  await sendText(page, 'A made-up cough.');
  await openVoice(page);
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
  await openVoice(page);
  await expect(transcript(page)).toHaveValue('Zebrafinch allergy');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('Zebrafinch');
  await page.keyboard.press('Escape');
  await startNewChat(page);
  await openVoice(page);
  await expect(transcript(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, account);
  await page.getByRole('link', { name: /cough/i }).first().click();
  await expect(lastReply(page)).toBeVisible();
  await openVoice(page);
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
  await openVoice(page);
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
