import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './expect-accessible.ts';
import { copyButton, expect, lastReply, sampleNote, sendText, signIn, test, toast } from './fixtures.ts';

/** A note leaves the page: as a whole, in part, section by section, and as a file. */

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** The markup on the clipboard; null where there is none. */
const clipboardMarkup = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return item?.types.includes('text/html') === true ? (await item.getType('text/html')).text() : null;
  });

const dialog = (page: Page): Locator => page.getByRole('dialog');
/** What a listener hears in the dialog. */
const said = (page: Page): Locator => dialog(page).getByRole('status').filter({ hasText: /\S/ });
const press = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const sectionButton = (page: Page, name: string): Locator =>
  lastReply(page).getByRole('button', { name: `Copy section: ${name}`, exact: true });

async function openDialog(page: Page): Promise<void> {
  await lastReply(page).getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test(
  'a note is copied whole and without a section, for the record system that was chosen once',
  { tag: '@quick' },
  async ({ home }) => {
    await sendText(home, sampleNote);
    await openDialog(home);
    await expectAccessibleEverywhere(home);
    await press(home, 'Copy all');
    await expect(dialog(home).getByText('Copied.')).toBeVisible();
    const whole = await clipboard(home);
    expect(whole).toContain('Ibuprofen 400 mg');
    expect(whole).toContain('Blood pressure: 138/84');
    expect(whole).toMatch(/Draft for a clinician's review\./);
    expect(whole).not.toMatch(/^#|\*\*|^\|/m);
    expect(await clipboardMarkup(home)).toContain('<h4>Medications</h4>');

    await dialog(home).getByRole('checkbox', { name: 'Not documented' }).uncheck();
    await dialog(home).getByRole('checkbox', { name: 'Objective' }).uncheck();
    await expect(dialog(home).getByRole('checkbox', { name: 'Vital signs' })).not.toBeChecked();
    await press(home, 'Copy what is chosen');
    await expect.poll(() => clipboard(home)).not.toContain('138/84');
    const part = await clipboard(home);
    expect(part).toContain('Ibuprofen 400 mg');
    expect(part).not.toContain('Not documented');
    expect(part).toMatch(/Draft for a clinician's review\./);

    await dialog(home).getByRole('combobox', { name: 'Text for' }).selectOption('MEDITECH');
    await expect(dialog(home).getByText('Lines of 78 characters at most.')).toBeVisible();
    await press(home, 'Copy what is chosen');
    await expect(dialog(home).getByText('Copied.')).toBeVisible();
    const plain = await clipboard(home);
    expect(plain).toMatch(/^[\r\n\x20-\x7e]+$/);
    expect(Math.max(...plain.split(/\r?\n/).map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(await clipboardMarkup(home)).toBeNull();

    await home.reload();
    await openDialog(home);
    await expect(dialog(home).getByRole('combobox', { name: 'Text for' })).toHaveValue('meditech');
    const stored = await home.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).toContain('meditech');
    expect(stored).not.toMatch(/ibuprofen|138\/84|medications/i);
  },
);

test('one section is copied by the button beside its heading, and by one key where a statement has the focus', async ({
  home,
}) => {
  await sendText(home, sampleNote);
  await sectionButton(home, 'Medications').click();
  await expect(toast(home, 'Section copied to clipboard!')).toBeVisible();
  const text = await clipboard(home);
  expect(text).toMatch(/^- Ibuprofen 400 mg .*\r?\n- Lisinopril 10 mg$/);
  expect(await clipboardMarkup(home)).toMatch(/<ul><li>Ibuprofen .*<\/ul>$/);
  await expect(sectionButton(home, 'Right knee pain after a fall')).toHaveCount(0);
  await expectAccessibleEverywhere(home);

  // A part takes the sections under it along.
  await sectionButton(home, 'Objective').click();
  await expect.poll(() => clipboard(home)).toMatch(/^Vital signs\r?\n[^]*138\/84[^]*Lachman negative$/);

  // One stop for Tab; the arrow keys walk from heading to heading.
  const toolbar = lastReply(home).getByRole('toolbar', { name: 'Copy a section' });
  await expect(toolbar.locator('button[tabindex="0"]')).toHaveCount(1);
  await sectionButton(home, 'Subjective').focus();
  await home.keyboard.press('ArrowDown');
  await expect(sectionButton(home, 'Chief complaint')).toBeFocused();
  await home.keyboard.press('End');
  await expect(sectionButton(home, 'Not documented')).toBeFocused();
  await home.keyboard.press('Home');
  await expect(sectionButton(home, 'Subjective')).toBeFocused();

  const statement = lastReply(home).locator('[data-first]', { hasText: 'Sulfa (hives)' });
  await statement.focus();
  await home.keyboard.press('c');
  await expect.poll(() => clipboard(home)).toBe('- Sulfa (hives)');
  await expect(statement).toBeFocused();

  // The whole note still has its own key.
  await home.keyboard.press('Control+Shift+C');
  await expect.poll(() => clipboard(home)).toMatch(/58-year-old woman[^]*Draft for a clinician's review/);
  await expect(copyButton(lastReply(home))).toBeVisible();
});

test('a button stands beside the first line of its heading, wide and narrow', async ({ home }) => {
  await sendText(home, sampleNote);
  for (const width of [1440, 360]) {
    await home.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const heading = await lastReply(home).getByRole('heading', { name: 'Vital signs' }).boundingBox();
      const button = await sectionButton(home, 'Vital signs').boundingBox();
      if (heading === null || button === null) throw new Error('nothing is drawn');
      expect(Math.abs(heading.y + heading.height / 2 - (button.y + button.height / 2))).toBeLessThan(3);
      expect(button.x + button.width).toBeLessThanOrEqual(heading.x + heading.width + 1);
      expect(button.x).toBeGreaterThan(heading.x);
    }).toPass();
  }
});

test('under a finger no two of the buttons lie over each other', async ({ browser, account, app }) => {
  const context = await browser.newContext({
    baseURL: app.address,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  await signIn(page, account);
  await sendText(page, sampleNote);
  await expect(sectionButton(page, 'Vital signs')).toBeVisible();
  const boxes = await lastReply(page)
    .getByRole('toolbar', { name: 'Copy a section' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(8);
  const overlapping = boxes.filter((a, index) =>
    boxes.some(
      (b, other) => other > index && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
    ),
  );
  expect(overlapping).toEqual([]);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await context.close();
});

test('a note is carried over section by section with the keyboard alone', async ({ home }) => {
  await sendText(home, sampleNote);
  await lastReply(home).getByRole('button', { name: 'Export', exact: true }).focus();
  await home.keyboard.press('Enter');
  await dialog(home).getByRole('button', { name: 'Section by section' }).focus();
  await home.keyboard.press('Enter');
  const copy = dialog(home).getByRole('button', { name: 'Copy', exact: true });
  const heading = dialog(home).getByRole('heading', { level: 3 });
  await expect(copy).toBeFocused();
  await expect(heading).toHaveText('Right knee pain after a fall');
  await expectAccessibleEverywhere(home);

  await home.keyboard.press('ArrowRight');
  await expect(heading).toHaveText('Subjective');
  await expect(said(home)).toHaveText('Subjective, 2 of 5');
  await home.keyboard.press('Enter');
  await expect(said(home)).toHaveText('Section 2 of 5 copied.');
  expect(await clipboard(home)).toMatch(/^Chief complaint\r?\n[^]*Sulfa \(hives\)$/);
  await expect(dialog(home).getByText('1 section copied')).toBeVisible();

  await home.keyboard.press('ArrowRight');
  await home.keyboard.press('Control+c');
  await expect(said(home)).toHaveText('Section 3 of 5 copied.');
  expect(await clipboard(home)).toMatch(/^Vital signs\r?\n/);
  await home.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText('Subjective');
  await expect(dialog(home).getByText('copied', { exact: true })).toBeVisible();
  await expectAccessible(home);

  // Closed and opened again, it stands where one was.
  await home.keyboard.press('Escape');
  await expect(dialog(home)).toBeHidden();
  await expect(lastReply(home).getByRole('button', { name: 'Export', exact: true })).toBeFocused();
  await home.keyboard.press('Enter');
  await expect(heading).toHaveText('Subjective');
  await expect(dialog(home).getByText('2 sections copied')).toBeVisible();

  await dialog(home).getByRole('combobox', { name: 'Go through' }).selectOption('every heading');
  await home.keyboard.press('Tab');
  for (const name of ['Chief complaint', 'History of present illness']) {
    await press(home, 'Next');
    await expect(heading).toHaveText(name);
  }
  await expect(copy).toBeFocused();
  await home.keyboard.press('Enter');
  await expect.poll(() => clipboard(home)).toMatch(/^58-year-old woman fell on ice/);
});

test('what the browser refuses is said in its place', async ({ home }) => {
  await sendText(home, sampleNote);
  await openDialog(home);
  await home.evaluate(() => {
    const refuse = (): Promise<never> => Promise.reject(new Error('refused'));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
  });
  await press(home, 'Copy all');
  await expect(dialog(home).getByRole('alert').filter({ hasText: 'could not be copied' })).toBeVisible();
  await press(home, 'Section by section');
  await press(home, 'Copy');
  await expect(dialog(home).getByRole('alert').filter({ hasText: 'could not be copied' })).toBeVisible();
  await home.keyboard.press('Escape');
  await sectionButton(home, 'Plan').click();
  await expect(lastReply(home).getByText('Failed to copy the section.')).toBeVisible();
});

const fileKinds = [
  ['Word', 'docx', /^PK/],
  ['PDF', 'pdf', /^%PDF-/],
  ['text', 'txt', /Ibuprofen 400 mg[^]*Draft for a clinician's review/],
  ['FHIR', 'fhir.json', /"resourceType":\s*"Bundle"/],
] as const;

test('a note is kept as a file of each kind, under a name without a word of it', async ({ home }) => {
  await sendText(home, sampleNote);
  await openDialog(home);
  for (const [name, ending, content] of fileKinds) {
    await test.step(name, async () => {
      const button = dialog(home).getByRole('button', { name: `Download as ${name}`, exact: true });
      await button.focus();
      const [download, answer] = await Promise.all([
        home.waitForEvent('download'),
        home.waitForResponse(/\/export\//),
        home.keyboard.press('Enter'),
      ]);
      expect(answer.headers()['content-disposition']).toContain(download.suggestedFilename());
      expect(download.suggestedFilename()).toMatch(new RegExp(`^note-\\d{4}-\\d{2}-\\d{2}\\.${ending}$`));
      expect(await readFile(await download.path(), 'latin1')).toMatch(content);
      await expect(said(home)).toHaveText('The file was downloaded');
      await expect(button).toBeFocused();
    });
  }

  await dialog(home).getByRole('combobox', { name: 'Text for' }).selectOption('MEDITECH');
  const [download] = await Promise.all([home.waitForEvent('download'), press(home, 'Download as text')]);
  const text = await readFile(await download.path(), 'latin1');
  expect(text).toMatch(/^[\r\n\x20-\x7e]+$/);
  // What is downloaded as text is what is copied.
  await press(home, 'Copy all');
  await expect(dialog(home).getByText('Copied.')).toBeVisible();
  const lines = (words: string): readonly string[] => words.trim().split(/\r?\n/);
  expect(lines(text)).toEqual(lines(await clipboard(home)));

  await home.route('**/export/**', (route) => route.abort());
  await press(home, 'Download as PDF');
  await expect(dialog(home).getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expectAccessible(home);
});

test('a signed note is kept as a message for a record, a draft is not', async ({ home }) => {
  await sendText(home, sampleNote);
  await openDialog(home);
  await expect(dialog(home).getByRole('button', { name: 'Download as FHIR' })).toBeVisible();
  await expect(dialog(home).getByRole('button', { name: 'Download as HL7 v2 message' })).toHaveCount(0);
  await home.keyboard.press('Escape');
  await lastReply(home).getByRole('button', { name: 'Sign', exact: true }).click();
  await press(home, 'Sign note');
  await expect(lastReply(home).getByText(/^Reviewed and signed by /)).toBeVisible();
  await openDialog(home);
  await expectAccessibleEverywhere(home);
  const [download] = await Promise.all([home.waitForEvent('download'), press(home, 'Download as HL7 v2 message')]);
  expect(download.suggestedFilename()).toMatch(/^note-\d{4}-\d{2}-\d{2}\.hl7$/);
  const message = await readFile(await download.path(), 'utf8');
  expect(message).toMatch(/^MSH\|\^~\\&\|NOTEWRIGHT\|[^\r]*\|MDM\^T02\^MDM_T02\|/);
  expect(message).toContain('Lisinopril 10 mg');
  expect(message).not.toContain('Draft for');
  await expect(said(home)).toHaveText('The file was downloaded');
});

test('in Spanish a note is carried away in Spanish', async ({ home }) => {
  await sendText(home, sampleNote);
  await home.goto(`${home.url()}?lang=es`);
  await expect(lastReply(home).getByRole('heading', { name: 'Medications' })).toBeVisible();
  // What only a hand or a key can use is fetched for one.
  await home.mouse.move(40, 40);
  await lastReply(home).getByRole('button', { name: 'Copiar la sección: Medications', exact: true }).click();
  await expect.poll(() => clipboard(home)).toContain('Lisinopril 10 mg');
  await lastReply(home).getByRole('button', { name: 'Exportar', exact: true }).click();
  await expect(dialog(home).getByRole('heading', { name: 'Exportar esta nota' })).toBeVisible();
  await expectAccessibleEverywhere(home);
  await press(home, 'Copiar todo');
  await expect(dialog(home).getByText('Copiado.')).toBeVisible();
  await press(home, 'Sección por sección');
  await press(home, 'Siguiente');
  await press(home, 'Copiar');
  await expect(dialog(home).getByText('1 sección copiada')).toBeVisible();
  await expectAccessibleEverywhere(home);
});
