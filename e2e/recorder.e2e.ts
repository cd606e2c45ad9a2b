import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { copyButton, expect, lastReply, messageBox, signIn } from './fixtures.ts';
import { bar, begin, button, dialog, expectSaved, finish, readSealed, said, source, test } from './recorder-page.ts';
import { tabTo } from './tab-to.ts';

test(
  'a visit is recorded while one works on, and its transcript goes with the message, for TranscriptX',
  { tag: '@quick' },
  async ({ page, account, endpoint }) => {
    endpoint.play({ say: 'Fell on ice three days ago.' }, { say: 'No fever.' });
    await signIn(page, account);
    await page.getByRole('button', { name: 'Record a visit' }).click();
    await dialog(page).getByRole('button', { name: 'Start recording' }).click();
    await expect(dialog(page).getByRole('alert').first()).toContainText(
      'Please tick the box once everybody has agreed.',
    );
    await page.keyboard.press('Escape');
    await begin(page);
    await expect(said(page, 'The visit is being recorded.')).toHaveCount(1);
    await messageBox(page).fill('Typed while the visit goes on.');
    await expectSaved(page, 2);
    // Elsewhere in the product it goes on.
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings');
    await expectSaved(page, 4);
    await button(page, 'Pause').click();
    await expect(bar(page)).toContainText('Paused');
    await expect(said(page, 'The recording is paused.')).toHaveCount(1);
    await button(page, 'Show the words so far').click();
    await expect(bar(page)).toContainText('Fell on ice three days ago.');
    await expect(bar(page)).toContainText('All of it is saved');
    await button(page, 'Go on').click();
    await expect(button(page, 'Pause')).toBeFocused();
    await expectSaved(page, 6);
    await finish(page);
    await button(page, 'Open the message').click();
    await expect(page).toHaveURL('/');
    await expect(source(page)).toContainText(/Visit, \d\d:\d\d, 1 min/);
    await expect(messageBox(page)).toHaveValue('Typed while the visit goes on.');
    await expect(page.getByRole('button', { name: /^TranscriptX/ })).toHaveAttribute('aria-pressed', 'true');
    const [first, second] = endpoint.received.slice(-2).map(({ form }) => form.get('file') as File);
    expect([first?.size ?? 0, second?.size ?? 0].every((size) => size > 500)).toBe(true);

    // Sent, it need not be kept any more: nothing is offered after a reload.
    const putAway = page.waitForResponse(/\/recordings\/put_away\//);
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(copyButton(lastReply(page))).toBeVisible();
    expect((await putAway).ok()).toBe(true);
    const open = page.waitForResponse(/\/recordings\/open\//);
    await page.reload();
    expect(await (await open).json()).toEqual({ data: [] });
    await expect(bar(page)).toBeHidden();
    expect(await readSealed(page)).toBe('');
  },
);

test('the other tab says that this one records, and may when it has ended', async ({
  page,
  account,
  context,
  endpoint,
}) => {
  endpoint.play({ say: 'Said in the first tab.' });
  await signIn(page, account, { remember: true });
  const other = await context.newPage();
  await other.goto('/');
  await expect(messageBox(other)).toBeVisible();
  await begin(page);
  await expect(bar(other)).toContainText('A visit is being recorded in another tab of this browser.');
  await other.getByRole('button', { name: 'Record a visit' }).click();
  await expect(dialog(other)).toContainText('A visit is being recorded in another tab of this browser.');
  await dialog(other).getByRole('button', { name: 'Close' }).last().click();
  await expectSaved(page, 2);
  await button(page, 'Discard').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(bar(other)).toBeHidden();
  await begin(other);
  await button(other, 'Discard').click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(bar(other)).toBeHidden();
  await expect(other.getByRole('main')).toBeFocused();
});

/** Locks the session by a call of its own; the page hears of it with its next one. */
async function lockByCall(page: Page): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('persist:root') ?? '{}') as { accessToken: string }).accessToken,
  );
  const answer = await page.request.post('/authentication_app/lock/', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  expect(answer.ok()).toBe(true);
}

test('a locked screen shows nothing of a recording and does not end it', async ({ page, account, endpoint }) => {
  endpoint.play({ say: 'Zebrafinch allergy.' });
  await signIn(page, account);
  await begin(page);
  await expectSaved(page, 2);
  await button(page, 'Pause').click();
  await button(page, 'Show the words so far').click();
  await expect(bar(page)).toContainText('Zebrafinch allergy.');
  await button(page, 'Go on').click();
  await lockByCall(page);
  await expect(page.getByRole('heading', { name: 'Your screen is locked' })).toBeVisible();
  expect(await page.content()).not.toContain('Zebrafinch');
  await expect(bar(page)).toBeHidden();
  // It goes on, and is saved: nothing of it waits in this browser while nobody is there.
  for (const _ of [1, 2, 3]) expect((await page.waitForResponse(/\/recordings\/piece\//)).ok()).toBe(true);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expectSaved(page, 8);
  await finish(page);
  await expect(source(page)).toContainText('Visit, ');
});

test('why a visit cannot be recorded is one sentence, and nothing is left behind', async ({ page, account }) => {
  const open = () => page.getByRole('button', { name: 'Record a visit' }).click();
  await signIn(page, account);
  await page.evaluate(() => {
    Object.assign(globalThis, { given: MediaRecorder });
    Reflect.deleteProperty(globalThis, 'MediaRecorder');
  });
  await open();
  await expect(dialog(page)).toContainText('This browser cannot record sound.');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    Object.assign(globalThis, { MediaRecorder: (globalThis as unknown as { given: unknown }).given });
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await open();
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Start recording' }).click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('The microphone is blocked.');
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.querySelector('meta[name="notewright-speech"]')?.remove());
  await open();
  await expect(dialog(page)).toContainText('no speech service is set up');
});

test('a recording in which nobody is heard says so, and adds nothing to the message', async ({
  page,
  account,
  endpoint,
}) => {
  // A page that is too busy to read its meter has the endpoint asked, which hears nobody either.
  endpoint.play({ say: '' });
  await page.addInitScript(() => {
    const silence = async (): Promise<MediaStream> => {
      const context = new AudioContext();
      const room = context.createMediaStreamDestination();
      const quiet = new ConstantSourceNode(context, { offset: 0 });
      quiet.connect(room);
      quiet.start();
      return room.stream;
    };
    navigator.mediaDevices.getUserMedia = silence;
  });
  await signIn(page, account);
  await begin(page);
  await expectSaved(page, 2);
  await button(page, 'Finish').click();
  await expect(bar(page)).toContainText('Nobody was heard in the recording, so there is no transcript.');
  await expect(source(page)).toHaveCount(0);

  // It stands until its person has closed that line.
  await page.reload();
  await expect(bar(page)).toContainText('Nobody was heard in the recording, so there is no transcript.');
  const putAway = page.waitForResponse(/\/recordings\/put_away\//);
  await button(page, 'Close').click();
  expect((await putAway).ok()).toBe(true);
  await expect(bar(page)).toBeHidden();
});

test('by the keyboard alone and with less motion: every state passes axe and fits 360 px', async ({
  page,
  account,
  endpoint,
}) => {
  test.setTimeout(240_000);
  endpoint.play({ say: 'Fell on ice three days ago.' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, account);
  await tabTo(page, page.getByRole('button', { name: 'Record a visit' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await tabTo(page, dialog(page).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(bar(page).getByText('Sound is coming in')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await tabTo(page, button(page, 'Pause'));
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Paused');
  await expect(button(page, 'Go on')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Show the words so far')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Fell on ice three days ago.');
  await expectAccessibleEverywhere(page);
  await tabTo(page, button(page, 'Finish'));
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('The transcript is in the message.');
  await expect(bar(page)).toBeFocused();
  await expectAccessibleEverywhere(page);
});

test('in Spanish the recorder speaks Spanish', async ({ page, account, endpoint }) => {
  endpoint.play({ say: 'Se cayó hace tres días.' });
  await signIn(page, account);
  await page.goto('/?lang=es');
  await page.getByRole('button', { name: 'Grabar una consulta' }).click();
  const asked = page.getByRole('dialog', { name: 'Grabar una consulta' });
  await asked.getByRole('combobox', { name: 'Idioma hablado' }).selectOption('es-US');
  await asked.getByRole('checkbox', { name: 'Todas las personas presentes aceptan que se grabe' }).check();
  await asked.getByRole('button', { name: 'Empezar a grabar' }).click();
  const shown = page.getByRole('region', { name: 'Grabación de la consulta' });
  await expect(shown).toContainText(/Guardado hasta 0:0[2-9]/);
  await expectAccessibleEverywhere(page);
  await shown.getByRole('button', { name: 'Finalizar' }).click();
  await expect(shown).toContainText('La transcripción está en el mensaje. No se ha enviado nada.');
  expect(endpoint.received.at(-1)?.form.get('language')).toBe('es');
});
