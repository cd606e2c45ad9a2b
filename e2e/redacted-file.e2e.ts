import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  Document,
  Header,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import { unpackZip } from '../server/src/documents/testing/unpack-zip.ts';
import { expectAccessible } from './expect-accessible.ts';
import { copyButton, expect, lastReply, messageBox, test } from './fixtures.ts';

const identifiers = /Okafor|Adaeze|Madeup|Quentin|02\/14\/1961|00482913|555-010-4477/;

/** A discharge letter of nobody, with names in its text, its header, a comment and its properties. */
function buildLetter(): Promise<Buffer> {
  const comment = {
    id: 0,
    author: 'Quentin Madeup',
    date: new Date(0),
    children: [new Paragraph('Call Adaeze Okafor.')],
  };
  return Packer.toBuffer(
    new Document({
      creator: 'Quentin Madeup',
      title: 'Letter about Adaeze Okafor',
      comments: { children: [comment] },
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph('Patient: Adaeze Okafor, MRN 00482913')] }) },
          children: [
            new Paragraph('DISCHARGE SUMMARY'),
            new Paragraph('Patient: Adaeze Okafor   DOB: 02/14/1961   Phone: 555-010-4477'),
            new Paragraph({
              children: [
                new CommentRangeStart(0),
                new TextRun('Seen by Dr. Quentin Madeup. Pulse 72, lungs clear.'),
                new CommentRangeEnd(0),
                new TextRun({ children: [new CommentReference(0)] }),
              ],
            }),
          ],
        },
      ],
    }),
  );
}

async function chooseRedactify(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: 'Tools' })
    .getByRole('button', { name: /^Redactify/ })
    .click();
}

async function attach(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Choose files').setInputFiles({ name, mimeType, buffer });
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

async function sendAttached(page: Page): Promise<void> {
  await messageBox(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(copyButton(lastReply(page))).toBeVisible({ timeout: 60_000 });
}

async function downloadOf(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('a Word document comes back without identifiers, in its own format', async ({ home, app }) => {
  await chooseRedactify(home);
  await attach(home, 'Okafor_discharge.docx', docx, await buildLetter());
  await sendAttached(home);
  const reply = lastReply(home);
  await expect(reply).toContainText('Patient: REDACT');
  await expect(reply).not.toContainText(identifiers);
  const button = reply.getByRole('button', { name: 'Download REDACT_discharge-redacted.docx' });
  await expect(button).toBeVisible();
  await expectAccessible(home);

  // By keyboard, and said to those who do not see it.
  await button.focus();
  const { name, bytes } = await downloadOf(home, () => home.keyboard.press('Enter'));
  expect(name).toBe('REDACT_discharge-redacted.docx');
  await expect(reply.getByText('The file was downloaded')).toBeAttached();
  const parts = await unpackZip(bytes);
  expect([...parts.keys()]).toContain('word/document.xml');
  const text = [...parts].map(([part, content]) => `${part} ${content.toString()}`).join('\n');
  expect(text).not.toMatch(identifiers);
  expect(text).toContain('Pulse 72, lungs clear.');

  await home.reload();
  await expect(lastReply(home).getByRole('button', { name: 'Download REDACT_discharge-redacted.docx' })).toBeVisible();
  expect(app.output()).not.toMatch(identifiers);
});

test('a download that fails can be tried again; pasted data is downloaded as data', async ({ home, context }) => {
  await test.step('a download that fails says so, and can be tried again', async () => {
    await chooseRedactify(home);
    await attach(home, 'note.txt', 'text/plain', Buffer.from('Patient: Adaeze Okafor\nPulse 72.\n'));
    await sendAttached(home);
    await home.route('**/chat/attachment/**', (route) => route.abort());
    const button = lastReply(home).getByRole('button', { name: 'Download note-redacted.txt' });
    await button.click();
    const failure = lastReply(home).getByRole('alert').getByText('The file could not be downloaded.');
    await expect(failure).toBeVisible();
    await expectAccessible(home);
    await home.unroute('**/chat/attachment/**');
    const { bytes } = await downloadOf(home, () => button.click());
    expect(bytes.toString()).toBe('Patient: REDACT\nPulse 72.\n');
    await expect(failure).toHaveCount(0);
    await home.goto('/');
  });
  await test.step('pasted data is shown, copied and downloaded as data', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await chooseRedactify(home);
    const rows = [
      'name,mrn,pulse_*',
      'Adaeze Okafor,00482913,72',
      'Quentin Madeup,00482914,80',
      'Bertha Sample,00482915,64',
    ];
    await messageBox(home).fill(rows.join('\n'));
    await home.keyboard.press('Enter');
    const reply = lastReply(home);
    await expect(copyButton(reply)).toBeVisible();
    await copyButton(reply).click();
    await expect
      .poll(() => home.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^name,mrn,pulse_\*\n[^\n]*,72\n/);
    const copied = await home.evaluate(() => navigator.clipboard.readText());
    expect(copied).not.toMatch(identifiers);
    expect(copied.split('\n').map((row) => row.split(',').length)).toEqual([3, 3, 3, 3]);
    const { name, bytes } = await downloadOf(home, () =>
      reply.getByRole('button', { name: 'Download redacted.txt' }).click(),
    );
    expect([name, bytes.toString()]).toEqual(['redacted.txt', copied]);
    await expectAccessible(home);
  });
});

test('how to redact is chosen once, remembered on the device, and stands for every version', async ({ home }) => {
  await expect(home.getByRole('button', { name: /^How to redact/ })).toHaveCount(0);
  await chooseRedactify(home);
  await home.getByRole('button', { name: 'How to redact' }).click();
  const dialog = home.getByRole('dialog', { name: 'How to redact' });
  await expect(dialog.getByRole('radio', { name: /The word REDACT/ })).toBeChecked();
  await expect(dialog).toContainText('This is not the Safe Harbor method of HIPAA.');
  await expectAccessible(home);
  await dialog.getByRole('radio', { name: /Numbered tags/ }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(home.getByRole('button', { name: 'How to redact (changed)' })).toBeVisible();

  await home.reload();
  await chooseRedactify(home);
  await expect(home.getByRole('button', { name: 'How to redact (changed)' })).toBeVisible();
  await messageBox(home).fill('Patient: Adaeze Okafor. Adaeze Okafor slept well.');
  await home.keyboard.press('Enter');
  await expect(lastReply(home)).toContainText('[NAME 1] slept well.');
  await expect(copyButton(lastReply(home))).toBeVisible();

  // What was sent keeps its own choice.
  await home.getByRole('button', { name: 'How to redact (changed)' }).click();
  await dialog.getByRole('radio', { name: /The word REDACT/ }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await lastReply(home).getByRole('button', { name: 'Regenerate' }).click();
  await expect(lastReply(home)).toContainText(/2 of 2/);
  await expect(lastReply(home)).toContainText('[NAME 1] slept well.');
  const storage = await home.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(storage).not.toMatch(identifiers);
});
