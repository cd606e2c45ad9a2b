import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { createDocumentReader } from './create-document-reader.ts';
import { DocumentProblem, documentProblemCodes } from './document-reader.ts';
import { buildDocx } from './testing/build-docx.ts';
import { buildFormPdf, buildPdf, buildScanPdf } from './testing/build-pdf.ts';
import { buildPng, drawLines } from './testing/build-picture.ts';

const reader = createDocumentReader({ size: 2 });
afterAll(() => reader.close());

/** Pseudo-random, so that a failure can be repeated: a linear congruential sequence from a fixed start. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The file cut at many places, with single bytes changed, and with stretches of it overwritten or doubled. */
function damagedForms(bytes: Buffer, each: number): Buffer[] {
  const random = sequence(bytes.length);
  const forms: Buffer[] = [];
  for (let count = 0; count < each; count += 1) {
    forms.push(bytes.subarray(0, 1 + random(bytes.length - 1)));
    const flipped = Buffer.from(bytes);
    for (let flips = 0; flips <= count % 8; flips += 1) {
      const at = random(bytes.length);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << random(8));
    }
    forms.push(flipped);
    const overwritten = Buffer.from(bytes);
    const from = random(bytes.length);
    overwritten.fill(random(256), from, Math.min(bytes.length, from + 1 + random(64)));
    forms.push(overwritten);
    forms.push(Buffer.concat([bytes.subarray(0, from), bytes.subarray(random(from + 1))]));
  }
  return forms;
}

const visitNote = readFileSync(new URL('./testing/visit-note.doc', import.meta.url));
const small = await buildPng(['Pulse 72 and regular'], 24);

const samples: [string, Buffer, number][] = [
  ['a.docx', await buildDocx(), 30],
  ['a.doc', visitNote, 30],
  ['text.pdf', await buildPdf([['First page'], ['Second page']]), 25],
  ['form.pdf', await buildFormPdf(), 15],
  ['scan.pdf', await buildScanPdf(small, [{}]), 4],
  ['a.png', small, 8],
  ['a.jpg', await sharp(small).jpeg().toBuffer(), 6],
  ['a.gif', await sharp(small).gif().toBuffer(), 6],
  ['a.webp', await sharp(small).webp().toBuffer(), 6],
  ['a.svg', Buffer.from(drawLines(['Pulse 72', 'Calm'])), 20],
  ['a.html', Buffer.from('<html><body><h1>Visit</h1><table><tr><td>a<td>b</table><ul><li>c</ul></body></html>'), 20],
  ['a.txt', Buffer.from('Pulse 72, café, “calm”.\nSecond line'), 20],
];

it.each(samples)(
  'any damage to %s ends in text or in a problem with a name',
  { timeout: 120_000 },
  async (name, bytes, each) => {
    const whole = await reader.readDocument(bytes, name, '');
    expect(whole.text).not.toBe('');
    const answers = await Promise.allSettled(
      damagedForms(bytes, each).map((form) => reader.readDocument(form, name, '')),
    );
    const strange = answers.filter((answer) => answer.status === 'rejected' && !isTypedProblem(answer.reason));
    expect(strange).toEqual([]);
    expect(answers.some((answer) => answer.status === 'fulfilled' && typeof answer.value.text !== 'string')).toBe(
      false,
    );
    expect(await reader.readDocument(bytes, name, '')).toEqual(whole);
  },
);

function isTypedProblem(error: unknown): boolean {
  return error instanceof DocumentProblem && documentProblemCodes.includes(error.code);
}

it.each(samples.filter(([name]) => /\.(?:docx?|svg|html|txt)$/.test(name)))(
  'any damage to %s ends in a redacted file or in a problem with a name',
  { timeout: 120_000 },
  async (name, bytes, each) => {
    const forms = damagedForms(bytes, each);
    const answers = await Promise.allSettled(forms.map((form) => reader.redactDocument(form, name, '', {})));
    const strange = answers.filter((answer) => answer.status === 'rejected' && !isTypedProblem(answer.reason));
    expect(strange).toEqual([]);
    expect((await reader.redactDocument(bytes, name, '', {})).bytes.length).toBeGreaterThan(0);
  },
);
