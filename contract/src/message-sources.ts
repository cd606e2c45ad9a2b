import { sourceKinds } from '@notewright/engine/value-sets';
import { z } from 'zod';
import * as words from './field-words.ts';
import { limits } from './limits.ts';

export { sourceKinds };

export const attachmentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  media_type: z.string(),
  size: z.int(),
  pages: z.int().nullable(),
  /** How the text was found, for the line under the file's name. */
  read_by: z.enum(['text', 'ocr', 'mixed']),
  /** The text read from the file; sources of statements point into it (see `locateSource`). Empty of a reply's file. */
  text: z.string(),
});
export type Attachment = z.output<typeof attachmentSchema>;

/** A source of a message beside what was typed: a file, a pasted text, or the words of an earlier note. */
export const messageSourceSchema = z.object({
  origin: z.enum(['file', 'text', 'note']),
  kind: z.enum(sourceKinds),
  name: z.string(),
  /** The day it is from; null where that was not said. */
  date: z.iso.date().nullable(),
  /** Its words; those of a file are its attachment's. */
  text: z.string(),
  /** Of a file. */
  attachment: attachmentSchema.nullable(),
  /** The version that the words were taken from, of an earlier note. */
  message_id: z.uuid().nullable(),
});
export type MessageSource = z.output<typeof messageSourceSchema>;

const kind = z.enum(sourceKinds, words.sourceKindInvalid);
const name = z.string().trim().max(limits.sourceNameCharacters, words.sourceNameTooLong);
const date = z.iso.date(words.sourceDateInvalid).nullable().default(null);

const sentSourceSchema = z.discriminatedUnion(
  'origin',
  [
    /** The first one is about the first `attached_file`, and so on. */
    z.strictObject({ origin: z.literal('file'), kind: kind.default('current'), name: name.default(''), date }),
    z.strictObject({
      origin: z.literal('text'),
      kind: kind.default('current'),
      name: name.min(1, words.sourceNameMissing),
      date,
      text: z.string().trim().min(1, words.sourceTextMissing).max(limits.messageCharacters, words.messageTooLong),
    }),
    /** The words of a version of the person's own. Name and date are its own where they are not given. */
    z.strictObject({
      origin: z.literal('note'),
      kind: kind.default('previous_note'),
      name: name.default(''),
      date,
      message_id: z.uuid(words.sourcesInvalid),
    }),
  ],
  words.sourcesInvalid,
);
export type SentSource = z.output<typeof sentSourceSchema>;
/** What a page sends of a source. */
export type SentSourceInput = z.input<typeof sentSourceSchema>;

function readJson(text: string, context: z.RefinementCtx): unknown {
  try {
    const read: unknown = JSON.parse(text);
    // Of too many, no more is looked at than shows that they are.
    return Array.isArray(read) ? read.slice(0, limits.sources + 1) : read;
  } catch {
    context.addIssue({ code: 'custom', message: words.sourcesInvalid });
    return z.NEVER;
  }
}

/**
 * A field of the sending calls: a JSON list of all sources but what was typed. Without it, files are of the visit and called as they
 * are called. Writing again takes those of the message.
 */
export const sourceFields = {
  sources: z.string().transform(readJson).pipe(z.array(sentSourceSchema, words.sourcesInvalid)).optional(),
};
