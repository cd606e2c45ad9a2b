import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema } from '../entities.ts';

/** A patient's record in an EHR: who may open one, opening it (SMART App Launch 2), and what it belongs to here. */

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified', 'forbidden'] as const;
const known = [...signedIn, 'not_found'] as const;

/** What is read of a record as lists of items; its notes are read beside them. */
export const emrKinds = ['problems', 'medications', 'allergies', 'immunizations', 'vital_signs', 'laboratory'] as const;
export type EmrKind = (typeof emrKinds)[number];

export const emrConnectionSchema = z.object({ id: idSchema, name: z.string() });
export type EmrConnection = z.output<typeof emrConnectionSchema>;

export const emrPatientSchema = z.object({
  name: z.string(),
  /** As the record has it: a day, a month or a year (ISO 8601); null where it says none. */
  birth_date: z.string().nullable(),
  /** In words; null where the record says none. */
  sex: z.string().nullable(),
});
export type EmrPatient = z.output<typeof emrPatientSchema>;

/** A patient's record that a person has opened, for as long as the EHR lets them. */
export const emrLaunchSchema = z.object({
  id: idSchema,
  connection: emrConnectionSchema,
  patient: emrPatientSchema,
  /** The visit, where the EHR named one. */
  encounter: z.object({ text: z.string(), date: z.string().nullable() }).nullable(),
  /** What the EHR granted, in words, one sentence each. */
  permissions: z.array(z.string()),
  /** What it did not grant, of what is read. */
  missing: z.array(z.enum([...emrKinds, 'notes'])),
  /** The chat that was bound to it last; null before there is one. */
  chat_id: idSchema.nullable(),
  /** Whether a document may be written into the record. */
  can_write: z.boolean(),
  /** When the EHR has to be asked again at the latest; null where it did not say. */
  ends_on: timeSchema.nullable(),
});
export type EmrLaunch = z.output<typeof emrLaunchSchema>;

export const listEmrConnections = endpoint({
  method: 'GET',
  path: '/emr/connections/',
  summary: 'The EHRs that the signed-in user can open a patient’s record in.',
  response: z.object({ data: z.array(emrConnectionSchema) }),
  problems: signedIn,
});

/** What comes in an address is as long as an EHR makes it; beyond this it is none of ours. */
const parameter = z.string().min(1).max(4096);

export const beginLaunch = endpoint({
  method: 'POST',
  path: '/emr/begin_launch/',
  summary:
    'Begins to open a patient’s record: from an EHR that sent its `iss` and `launch`, or by a connection, where the EHR asks for the patient. The answer’s `emr_attempt` stays in the tab that began it and finishes it once, within ten minutes.',
  body: z.union([z.strictObject({ iss: parameter, launch: parameter }), z.strictObject({ connection_id: idSchema })]),
  response: z.object({ authorization_url: z.string(), emr_attempt: z.string() }),
  problems: [...known, 'emr_unknown', 'emr_unavailable'],
});

export const finishLaunch = endpoint({
  method: 'POST',
  path: '/emr/finish_launch/',
  summary:
    'Ends the opening of a record with what the EHR sent back to `/emr/callback`: `code`, or `error` where it did not open it.',
  body: z.strictObject({
    emr_attempt: z.string().min(1).max(100),
    state: z.string().max(4096),
    code: z.string().max(4096).optional(),
    iss: z.string().max(4096).optional(),
    error: z.string().max(4096).optional(),
  }),
  response: emrLaunchSchema,
  problems: [...known, 'emr_failed', 'emr_cancelled', 'emr_no_patient', 'emr_not_granted', 'emr_unavailable'],
});

export const listLaunches = endpoint({
  method: 'GET',
  path: '/emr/launches/',
  summary: 'The records that the signed-in user has open in this workspace, the newest first.',
  response: z.object({ data: z.array(emrLaunchSchema) }),
  problems: signedIn,
});

const launchParams = z.object({ launchId: idSchema });

export const readLaunch = endpoint({
  method: 'GET',
  path: '/emr/launches/:launchId/',
  summary: 'A record that is open: whose, in which EHR, and what may be read and written.',
  params: launchParams,
  response: emrLaunchSchema,
  problems: known,
});

export const unlinkLaunch = endpoint({
  method: 'DELETE',
  path: '/emr/launches/:launchId/',
  summary:
    'Closes a record: its tokens are forgotten, and withdrawn where the EHR can; notes that wait to be written into it are not.',
  params: launchParams,
  response: z.object({ message: z.string() }),
  problems: known,
});

export const bindChat = endpoint({
  method: 'POST',
  path: '/emr/launches/:launchId/bind_chat/',
  summary: 'Says that a chat is about the patient of a record. A chat belongs to one patient for good.',
  params: launchParams,
  body: z.strictObject({ chat_id: idSchema }),
  response: emrLaunchSchema,
  problems: [...known, 'other_patient', 'emr_ended'],
});

export const readChatPatient = endpoint({
  method: 'GET',
  path: '/emr/chats/:chatId/',
  summary:
    'Whose record a chat belongs to: the patient, null where it belongs to none, and the open record; null once it is closed.',
  params: z.object({ chatId: idSchema }),
  response: z.object({ launch: emrLaunchSchema.nullable(), patient: emrPatientSchema.nullable() }),
  problems: known,
});
