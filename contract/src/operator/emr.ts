import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema } from '../entities.ts';
import * as words from '../field-words.ts';
import { limits } from '../limits.ts';

/** The EHRs that the installation is connected with, for those who run it. No answer holds a word of a patient. */

const forOperators = ['unauthenticated', 'session_expired', 'email_unverified', 'forbidden'] as const;
const forChanges = [...forOperators, 'proof_required', 'not_found'] as const;

/** What the server of an EHR says that it can. */
export const emrAbilitiesSchema = z.object({
  /** Of FHIR, such as 4.0.1. */
  fhir_version: z.string(),
  /** Its product by its own name; empty where it names none. */
  software: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  /** Null where tokens cannot be withdrawn. */
  revocation_endpoint: z.string().nullable(),
  /** Types of resources. */
  reads: z.array(z.string()),
  creates: z.array(z.string()),
  /** A resource that is there already is not made a second time (`If-None-Exist`). */
  has_conditional_create: z.boolean(),
});
export type EmrAbilities = z.output<typeof emrAbilitiesSchema>;

/** `untried` until the server was asked; `failing` where it did not answer as a FHIR server when it was asked last. */
export const emrConnectionStates = ['untried', 'working', 'failing'] as const;

export const emrConnectionEntrySchema = z.object({
  id: idSchema,
  name: z.string(),
  base_url: z.string(),
  /** Whose people may use it; null for everybody’s. */
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  client_id: z.string(),
  has_secret: z.boolean(),
  state: z.enum(emrConnectionStates),
  /** Notes that wait to be written into its records, and those of which something was refused. */
  waiting: z.int(),
  refused: z.int(),
  oldest_waiting: timeSchema.nullable(),
  last_contact: timeSchema.nullable(),
});
export type EmrConnectionEntry = z.output<typeof emrConnectionEntrySchema>;

export const readEmr = endpoint({
  method: 'GET',
  path: '/operator/emr/',
  summary: 'The EHRs that are connected, how they answer and what waits for them; and the addresses to register there.',
  response: z.object({
    data: z.array(emrConnectionEntrySchema),
    callback_url: z.string(),
    launch_url: z.string(),
  }),
  problems: forOperators,
});

const required = (sentence: string, most: number) => z.string(sentence).trim().min(1, sentence).max(most, sentence);

export const connectEmr = endpoint({
  method: 'POST',
  path: '/operator/emr/',
  summary: 'Connects an EHR by the base address of its FHIR server, after asking that what it can.',
  body: z.strictObject({
    name: required(words.emrNameMissing, limits.nameCharacters),
    base_url: required(words.emrAddressInvalid, limits.emrAddressCharacters),
    client_id: required(words.emrClientMissing, limits.emrClientCharacters),
    /** Null for a public client. */
    client_secret: z.string().trim().min(1).max(limits.emrClientCharacters).nullable().default(null),
    /** Whose people may use it; null for everybody’s. */
    company_id: idSchema.nullable().default(null),
  }),
  response: emrConnectionEntrySchema.extend({ abilities: emrAbilitiesSchema, message: z.string() }),
  status: 201,
  problems: [...forChanges, 'conflict', 'emr_unavailable'],
});

const connectionParams = z.object({ connectionId: idSchema });

export const testEmr = endpoint({
  method: 'POST',
  path: '/operator/emr/:connectionId/test/',
  summary: 'Asks the server of an EHR again what it can, without anybody’s record.',
  params: connectionParams,
  response: z.object({
    state: z.enum(emrConnectionStates),
    /** Null where it did not answer. */
    abilities: emrAbilitiesSchema.nullable(),
    /** What came of it, in a sentence. */
    message: z.string(),
    milliseconds: z.int(),
  }),
  problems: [...forOperators, 'not_found'],
});

export const retryEmr = endpoint({
  method: 'POST',
  path: '/operator/emr/:connectionId/retry/',
  summary: 'Has the notes that wait for an EHR written at once.',
  params: connectionParams,
  response: z.object({ message: z.string() }),
  problems: forChanges,
});

export const disconnectEmr = endpoint({
  method: 'DELETE',
  path: '/operator/emr/:connectionId/',
  summary: 'Ends the connection with an EHR: all tokens are forgotten, and what waits is not written.',
  params: connectionParams,
  response: z.object({ message: z.string() }),
  problems: forChanges,
});
