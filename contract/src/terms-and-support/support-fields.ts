import { z } from 'zod/mini';
import { cleanName } from '../fields.ts';
import { limits } from '../limits.ts';

/** Controls other than tabs and line ends, halves of characters, and marks that turn the direction of the text. */
const misleading =
  /(?![\t\n])[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
/** At least one character that can be seen; the Hangul fillers are letters that cannot. */
const visible = /[^\P{L}\u115f\u1160\u3164\uffa0]|[\p{N}\p{P}\p{S}]/u;

/** Text of several lines as it goes into a mail: its lines kept, and nothing in it that could mislead the reader. */
export function cleanWords(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replace(misleading, '').trim();
}

const supportWords = (required: string, tooLong: string): z.ZodMiniString =>
  z.string(required).check(
    z.overwrite(cleanWords),
    z.minLength(1, required),
    z.maxLength(limits.supportCharacters, tooLong),
    z.refine<string>((text) => text === '' || visible.test(text), required),
  );

/** What is asked of support; called "description" in the form (specification section 5). */
export const supportQueryField = supportWords(
  'Description is required',
  'Description is too long. The limit is 5,000 characters.',
);

export const contactMessageField = supportWords(
  'Message is required',
  'Message is too long. The limit is 5,000 characters.',
);

export const contactNameField = z.string('Name is required').check(
  z.overwrite(cleanName),
  z.minLength(1, 'Name is required'),
  z.maxLength(limits.nameCharacters, 'Name is too long. The limit is 100 characters.'),
  z.refine<string>((name) => name === '' || visible.test(name), 'Name is required'),
);
