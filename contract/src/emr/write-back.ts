import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema } from '../entities.ts';

/** A signed note that is written back into the patient's record: what goes as what, and how far it is. */

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified', 'forbidden', 'not_found'] as const;
/** Why a note is not written: it is not signed, a newer one is, its chat is nobody's record, or the record is not open. */
const unfit = [
  'note_unsigned',
  'note_superseded',
  'emr_not_bound',
  'emr_ended',
  'other_patient',
  'emr_cannot_write',
  'emr_unavailable',
  'damaged',
  'unavailable',
] as const;

/** What of a note is written: the whole of it as a document, and what its statements say as entries of the record. */
export const emrItemKinds = [
  'document',
  'problem',
  'medication',
  'allergy',
  'observation',
  'procedure',
  'request',
  'task',
] as const;
export type EmrItemKind = (typeof emrItemKinds)[number];

/**
 * What is to become of an item: `create`; `in_document` where the record system takes no such entry, so that it stands in the
 * document alone; `already_there` where the record has it.
 */
export const emrOutcomes = ['create', 'in_document', 'already_there'] as const;
export type EmrOutcome = (typeof emrOutcomes)[number];

const named = z.object({ name: z.string() });

export const emrPreviewItemSchema = z.object({
  /** The same for the same statement of the same version. */
  id: idSchema,
  kind: z.enum(emrItemKinds),
  /** What it says, in one line; of the document its title. */
  text: z.string(),
  outcome: z.enum(emrOutcomes),
  /** Why it is not created, in a sentence; null where it is. */
  reason: z.string().nullable(),
});
export type EmrPreviewItem = z.output<typeof emrPreviewItemSchema>;

export const emrPreviewSchema = z.object({
  connection: named,
  patient: named,
  /** The document first. */
  items: z.array(emrPreviewItemSchema),
});
export type EmrPreview = z.output<typeof emrPreviewSchema>;

export const emrWriteItemStates = [
  'waiting',
  'written',
  'already_there',
  'refused',
  'in_document',
  'cancelled',
] as const;
export type EmrWriteItemState = (typeof emrWriteItemStates)[number];

export const emrWriteItemSchema = z.object({
  id: idSchema,
  kind: z.enum(emrItemKinds),
  text: z.string(),
  state: z.enum(emrWriteItemStates),
  /** Why it was not written, in a sentence; null where there is nothing to say. */
  reason: z.string().nullable(),
  written_on: timeSchema.nullable(),
});
export type EmrWriteItem = z.output<typeof emrWriteItemSchema>;

/**
 * How far it is: `waiting` for its turn, or, without `next_try_on`, for a person to try again; `writing`; `written`; `partly` where
 * the record system refused some of it, which stands in the document; `refused` where it took no document; `needs_launch` where the
 * record has to be opened again; `cancelled` where the record was closed before.
 */
export const emrWriteStates = [
  'waiting',
  'writing',
  'written',
  'partly',
  'refused',
  'needs_launch',
  'cancelled',
] as const;
export type EmrWriteState = (typeof emrWriteStates)[number];

export const emrWriteBackSchema = z.object({
  state: z.enum(emrWriteStates),
  patient: named,
  connection: named,
  /** The document first. */
  items: z.array(emrWriteItemSchema),
  /** When it is tried again by itself; null where it is not. */
  next_try_on: timeSchema.nullable(),
});
export type EmrWriteBack = z.output<typeof emrWriteBackSchema>;

const noteParams = z.object({ messageId: idSchema });
const answer = z.object({ write_back: emrWriteBackSchema });

export const previewWriteBack = endpoint({
  method: 'POST',
  path: '/emr/notes/:messageId/preview/',
  summary:
    'What of a signed note its patient’s record would take, and what becomes of the rest. For those who signed it alone. Nothing is written.',
  params: noteParams,
  response: emrPreviewSchema,
  problems: [...signedIn, ...unfit],
});

export const writeBack = endpoint({
  method: 'POST',
  path: '/emr/notes/:messageId/write/',
  summary:
    'Has a signed note written into its patient’s record: the document always, and the entries of these ids. Each version goes once: asked again, it answers how far that is.',
  params: noteParams,
  body: z.strictObject({ items: z.array(idSchema).max(500) }),
  response: answer,
  problems: [...signedIn, ...unfit],
});

export const readWriteBack = endpoint({
  method: 'GET',
  path: '/emr/notes/:messageId/',
  summary: 'How far a note is that was sent to its patient’s record; null where it was not sent.',
  params: noteParams,
  response: z.object({ write_back: emrWriteBackSchema.nullable() }),
  problems: signedIn,
});

export const retryWriteBack = endpoint({
  method: 'POST',
  path: '/emr/notes/:messageId/retry/',
  summary: 'Tries what waits of a note, or was cancelled, at once. What is written already is not written again.',
  params: noteParams,
  response: answer,
  problems: [...signedIn, 'emr_ended', 'other_patient'],
});
