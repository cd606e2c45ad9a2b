import { noteKinds } from '@notewright/engine/value-sets';
import { z } from 'zod';
import { dayStates, fileFormats, type DayState } from '../day-states.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, signatureSchema, timeSchema, toolNameSchema } from '../entities.ts';
import { limits } from '../limits.ts';
import { isTimeZone } from '../time-zone.ts';
import * as words from '../field-words.ts';

/** The notes of one day with what is left to do about each, and many of them as files. */

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified'] as const;

const timeZoneField = z.string().max(limits.timeZoneCharacters).refine(isTimeZone, words.timeZoneUnknown);

export const dayNoteSchema = z.object({
  chat_id: idSchema,
  /** As the history shows it. */
  title: z.string(),
  model_name: toolNameSchema,
  /** When its first version was begun, by which it belongs to its day. */
  timestamp: timeSchema,
  /** Its newest version. */
  message_id: idSchema,
  /** Null in place of a note that failed. */
  note_kind: z.enum([...noteKinds, 'own']).nullable(),
  state: z.enum(dayStates),
  /** It begins with a signed note and adds to it. */
  is_addendum: z.boolean(),
  /** Who signed it, the first one first; whether it is what was signed is looked at where it is opened. */
  signatures: z.array(signatureSchema.pick({ name: true, credentials: true, signed_at: true })).readonly(),
});
export type DayNote = z.output<typeof dayNoteSchema>;

export const listDay = endpoint({
  method: 'GET',
  path: '/chat/day/',
  summary:
    'The notes that were begun on one day in a time zone, the first one first, with their state, a page at a time.',
  query: z.object({
    date: z.iso.date(words.dateUnknown).regex(/^(?:19|2[01])/, words.dateUnknown),
    /** A name of the IANA time zone database, for example `America/New_York`. */
    time_zone: timeZoneField,
    state: z.enum(dayStates).optional(),
    tool: z.enum(['Chartwright', 'TranscriptX']).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(limits.chatListPageMaximum).default(limits.dayListPage),
  }),
  response: z.object({
    data: z.array(dayNoteSchema),
    /** Of the whole day, whatever the state that was asked for. */
    counts: z.object(Object.fromEntries(dayStates.map((state) => [state, z.int()])) as Record<DayState, z.ZodInt>),
    next_cursor: z.string().nullable(),
  }),
  problems: signedIn,
});

export const exportDay = endpoint({
  method: 'POST',
  path: '/chat/day/export/',
  summary:
    'Versions of notes as one zip archive, a file each; what cannot be read is named in `unreadable-notes.txt` by its time and kind.',
  body: z.strictObject({
    message_ids: z
      .array(idSchema)
      .min(1, words.notesMissing)
      .max(limits.notesExported, words.notesTooMany)
      .refine((ids) => new Set(ids).size === ids.length, words.notesRepeated),
    format: z.enum(fileFormats),
    /** In which the files are named by their time. */
    time_zone: timeZoneField,
  }),
  response: z.instanceof(Uint8Array),
  binary: true,
  problems: [...signedIn, 'not_found'],
});

export const exportChat = endpoint({
  method: 'GET',
  path: '/chat/export/:chatId/',
  summary:
    'One chat as a file: its messages in order, of each answer the newest version with its state; as FHIR a collection of a document for each note.',
  params: z.object({ chatId: idSchema }),
  query: z.object({ format: z.enum(fileFormats) }),
  response: z.instanceof(Uint8Array),
  binary: true,
  problems: [...signedIn, 'not_found', 'chat_too_long', 'chat_without_notes'],
});
