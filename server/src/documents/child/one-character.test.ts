import { describe, expect, it } from 'vitest';
import type { AttachmentType } from '@notewright/contract';
import { limits } from '@notewright/contract';
import { oneCharacterTexts } from '../../testing/one-character-texts.ts';
import { buildRawDocx, paragraphXml } from '../testing/build-docx.ts';
import { formats } from './formats.ts';
import { problemCodeOf } from './problem-code.ts';
import { skipProlog } from './markup/skip-prolog.ts';

const { documentPages, imagePixels } = limits;

/** "read", or the code of the problem; an overflow of the stack is none. */
async function read(type: AttachmentType, content: Uint8Array): Promise<string> {
  try {
    if (!(await formats[type].matches(content))) return 'unsupported_file';
    await formats[type].read(content, { limits: { documentPages, imagePixels }, startedRecognising: () => undefined });
    return 'read';
  } catch (error) {
    expect(error).not.toBeInstanceOf(RangeError);
    return problemCodeOf(error);
  }
}

/** Every kind of file that is made of characters. */
const wraps: readonly (readonly [string, AttachmentType, (text: string) => Uint8Array])[] = [
  ['a text', 'text/plain', (text) => Buffer.from(text)],
  ['a page', 'text/html', (text) => Buffer.from(`<p>${text}</p>`)],
  ['the head of a page', 'text/html', (text) => Buffer.from(`<!doctype ${text}`)],
  ['a drawing', 'image/svg+xml', (text) => Buffer.from(`<svg><text>a${text}</text></svg>`)],
  ['the head of a drawing', 'image/svg+xml', (text) => Buffer.from(`<!doctype ${text}`)],
  [
    'a Word document',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    (text) => buildRawDocx(paragraphXml(text.replace(/[<&]/g, '+'))),
  ],
];

describe.each(wraps)('one character alone in %s', (_, type, wrap) => {
  it.each(oneCharacterTexts)('$name', { timeout: 120_000 }, async ({ text }) => {
    expect(await read(type, wrap(text))).toMatch(/^(?:read|file_|unsupported_file$)/);
  });
});

describe('the prolog of markup', () => {
  it.each([
    ['<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg [ <!ATTLIST a b "c"> ] >\n<svg>', '<svg>'],
    ['<!doctype html><html>', '<html>'],
    ['<!-- never closed <svg>', '<!-- never closed <svg>'],
    ['<!doctype [><svg>', '<svg>'],
    ['  ', ''],
    ['words', 'words'],
  ])('of %j leaves %j', (source, rest) => {
    expect(skipProlog(source)).toBe(rest);
  });

  it.each(['<!doctype a', '<!doctype [>', '<!--', '<?', '<!doctype [', ' <?>'])(
    'comes to an end of many %j',
    (unit) => {
      expect(skipProlog(unit.repeat(100_000)).length).toBeGreaterThanOrEqual(0);
    },
  );
});
