import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema } from '../entities.ts';
import { emrKinds } from './launches.ts';

/**
 * How reading one kind ended: `read`; `none` where the record has none; `not_granted` by the EHR; `not_supported` by its
 * server; `failed` where it may be tried again.
 */
export const emrReadStates = ['read', 'none', 'not_granted', 'not_supported', 'failed'] as const;
export type EmrReadState = (typeof emrReadStates)[number];

/** One entry of a record in one line of plain text. */
export const emrItemSchema = z.object({
  /** The same whenever the same entry is read. */
  id: z.string(),
  text: z.string(),
  /** Its day, month or year (ISO 8601); null where the record says none. */
  date: z.string().nullable(),
});
export type EmrItem = z.output<typeof emrItemSchema>;

export const emrGroupSchema = z.object({
  kind: z.enum(emrKinds),
  state: z.enum(emrReadStates),
  /** The record holds more of this kind than are shown. */
  is_cut: z.boolean(),
  items: z.array(emrItemSchema),
});
export type EmrGroup = z.output<typeof emrGroupSchema>;

/** An earlier note with its words. */
export const emrNoteSchema = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string().nullable(),
  text: z.string(),
});
export type EmrNote = z.output<typeof emrNoteSchema>;

export const emrContextSchema = z.object({
  read_on: timeSchema,
  /** Each kind once, in the order of `emrKinds`. */
  groups: z.array(emrGroupSchema),
  notes_state: z.enum(emrReadStates),
  /** The newest first. */
  notes: z.array(emrNoteSchema),
});
export type EmrContext = z.output<typeof emrContextSchema>;

export const readContext = endpoint({
  method: 'GET',
  path: '/emr/launches/:launchId/context/',
  summary:
    'Reads the record of a patient: problems, medications, allergies, immunizations, vital signs and laboratory results of the last year, and the last notes. A kind that cannot be read does not keep the others back. Nothing of it is kept here.',
  params: z.object({ launchId: idSchema }),
  response: emrContextSchema,
  problems: ['unauthenticated', 'session_expired', 'email_unverified', 'forbidden', 'not_found', 'emr_ended'],
});
