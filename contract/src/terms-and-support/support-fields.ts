import { z } from 'zod/mini';
import { cleanName } from '../fields.ts';
import { limits } from '../limits.ts';
import * as words from '../field-words.ts';

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
export const supportQueryField = supportWords(words.supportQueryRequired, words.supportQueryTooLong);

export const contactMessageField = supportWords(words.supportMessageRequired, words.supportMessageTooLong);

export const contactNameField = z.string(words.contactNameRequired).check(
  z.overwrite(cleanName),
  z.minLength(1, words.contactNameRequired),
  z.maxLength(limits.nameCharacters, words.contactNameTooLong),
  z.refine<string>((name) => name === '' || visible.test(name), words.contactNameRequired),
);
