import type { Page } from '@playwright/test';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { buildDocx } from '../server/src/documents/testing/build-docx.ts';
import { buildLockedPdf, buildPdf } from '../server/src/documents/testing/build-pdf.ts';
import { buildPng, drawLines, pictureLines } from '../server/src/documents/testing/build-picture.ts';
import { expect, lastReply, messageBox, test, toast } from './fixtures.ts';

const noteLines = [
  'Cough and fever for three days.',
  'Lisinopril 10 mg daily.',
  'BP 138/84, HR 76.',
  'Plan: chest x-ray, recheck in 1 week.',
];
const html = `<!doctype html><title>x</title><script>document.title='bad'</script><p>${noteLines.join('</p><p>')}</p>`;
const docPlace = path.join(import.meta.dirname, '../server/src/documents/testing/visit-note.doc');
const png = (): Promise<Buffer> => buildPng();

interface Sample {
  readonly name: string;
  readonly mimeType: string;
  readonly make: () => Promise<Buffer>;
  /** Words that must be found in the file. */
  readonly words: RegExp;
}

const samples: readonly Sample[] = [
  {
    name: 'note.txt',
    mimeType: 'text/plain',
    make: async () => Buffer.from(noteLines.join('\n')),
    words: /lisinopril/i,
  },
  { name: 'note.html', mimeType: 'text/html', make: async () => Buffer.from(html), words: /lisinopril/i },
  { name: 'note.pdf', mimeType: 'application/pdf', make: async () => buildPdf([noteLines]), words: /lisinopril/i },
  {
    name: 'note.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: buildDocx,
    words: /\d+ ?mg/i,
  },
  { name: 'note.doc', mimeType: 'application/msword', make: async () => readFile(docPlace), words: /\d+ ?mg/i },
  { name: 'photo.png', mimeType: 'image/png', make: png, words: /metformin/i },
  {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    make: async () =>
      sharp(await png())
        .jpeg()
        .toBuffer(),
    words: /metformin/i,
  },
  {
    name: 'photo.gif',
    mimeType: 'image/gif',
    make: async () =>
      sharp(await png())
        .gif()
        .toBuffer(),
    words: /metformin/i,
  },
  {
    name: 'photo.webp',
    mimeType: 'image/webp',
    make: async () =>
      sharp(await png())
        .webp()
        .toBuffer(),
    words: /metformin/i,
  },
  {
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    make: async () => Buffer.from(drawLines(pictureLines)),
    words: /metformin/i,
  },
];

const isPicture = (sample: Sample): boolean => sample.mimeType.startsWith('image/');

/** Presses Send once the file is shown: what shows it is fetched with it, and moves the button when it comes. */
async function sendWithFile(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await page.getByRole('button', { name: /^Send/ }).click();
}

for (const [kind, files] of [
  ['documents', samples.filter((sample) => !isPicture(sample))],
  ['pictures', samples.filter(isPicture)],
] as const)
  test(`${kind} are read and used`, async ({ home }) => {
    test.slow();
    for (const sample of files)
      await test.step(`${sample.name} is read and used`, async () => {
        await home.goto('/');
        const buffer = await sample.make();
        await home.locator('input[type=file]').setInputFiles({ name: sample.name, mimeType: sample.mimeType, buffer });
        await expect(toast(home, 'File selected successfully!')).toBeVisible();
        await sendWithFile(home, sample.name);
        await expect(home).toHaveURL(/\/chat\//, { timeout: 40_000 });
        await expect(lastReply(home)).toContainText(sample.words);
        await expect(home.getByText(sample.name)).toBeVisible();
      });
  });

test('text and a file go together', { tag: '@quick' }, async ({ home }) => {
  await messageBox(home).fill('Right knee pain since Monday.');
  await home
    .locator('input[type=file]')
    .setInputFiles({ name: 'vitals.txt', mimeType: 'text/plain', buffer: Buffer.from('BP 121/79, HR 64') });
  await sendWithFile(home, 'vitals.txt');
  await expect(lastReply(home)).toContainText('121/79');
  await expect(lastReply(home)).toContainText(/knee pain/i);
});

/** In an order in which no sentence follows itself. */
const refused: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
  ['tool.exe', async () => Buffer.from('MZ'), 'Unsupported file format. Please upload a valid document or image.'],
  ['empty.txt', async () => Buffer.alloc(0), 'The file is empty.'],
  [
    'disguised.pdf',
    async () => Buffer.from('MZ this is no document at all'),
    'Unsupported file format. Please upload a valid document or image.',
  ],
  ['locked.pdf', async () => buildLockedPdf(), 'The file is protected by a password.'],
  [
    'damaged.pdf',
    async () => (await buildPdf([noteLines])).subarray(0, 300),
    'The file is damaged and could not be read.',
  ],
  ['huge.txt', async () => Buffer.alloc(25 * 1024 * 1024 + 1, 'a'), 'The file is too large. The limit is 25 MB.'],
];

/** What the page itself refuses, before anything is sent. */
const refusedByPage: ReadonlySet<string> = new Set(['tool.exe', 'empty.txt', 'huge.txt']);

test('a file that cannot be used gets its sentence, and what was typed stays', async ({ home }, testInfo) => {
  test.slow();
  for (const [name, make, sentence] of refused)
    await test.step(`${name} gets its sentence, and what was typed stays`, async () => {
      const words = `typed before ${name}`;
      await messageBox(home).fill(words);
      await expect(home.getByText(sentence)).toHaveCount(0);
      // From the disk, as a person's file: 25 MB that are handed to the page as words take half a minute on a busy machine.
      const file = testInfo.outputPath(name);
      await writeFile(file, await make());
      await home.locator('input[type=file]').setInputFiles(file);
      if (!refusedByPage.has(name)) await sendWithFile(home, name);
      await expect(home.getByText(sentence).first()).toBeVisible();
      await expect(messageBox(home)).toHaveValue(words);
      await expect(home).toHaveURL('/');
      // It stays in the box until it is removed, so that nothing is lost.
      if (!refusedByPage.has(name)) await home.getByRole('button', { name: `Remove ${name}` }).click();
      await rm(file);
    });
});
