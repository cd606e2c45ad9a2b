import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chatMessageSchema, cosignatureSchema, idSchema, personNameSchema } from '../entities.ts';
import { limits } from '../limits.ts';
import * as words from '../field-words.ts';

/** Co-signatures: a colleague of the same company is asked to sign one version of a note as well, and sees of its chat that version alone. */

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified', 'not_found'] as const;
const messageParams = z.object({ messageId: idSchema });
const requestParams = z.object({ requestId: idSchema });
const noteAnswer = z.object({ data: chatMessageSchema });

/** A request as lists show it. */
export const cosignatureItemSchema = cosignatureSchema.omit({ comment: true }).extend({
  asked_by: personNameSchema,
  /** The title of the note's chat, as the list of chats shows it; empty for whoever has answered the request. */
  title: z.string(),
  /** The chat, for whoever asked; null for whoever was asked, who cannot open it. */
  chat_id: idSchema.nullable(),
});
export type CosignatureItem = z.output<typeof cosignatureItemSchema>;

export const askCosignature = endpoint({
  method: 'POST',
  path: '/chat/note/:messageId/cosignature/',
  summary:
    'Asks a colleague of the company to co-sign a version that its author has signed. They are informed by mail, and can read that version and what it was written from.',
  params: messageParams,
  body: z.strictObject({ user_id: idSchema }),
  response: noteAnswer,
  problems: [...signedIn, 'plan_required', 'note_unsigned', 'cosignature_open', 'cosignature_given', 'damaged'],
});

export const takeBackCosignature = endpoint({
  method: 'DELETE',
  path: '/chat/note/:messageId/cosignature/',
  summary: 'Takes back a request for a co-signature that was not answered. Who was asked can read the version no more.',
  params: messageParams,
  response: noteAnswer,
  problems: signedIn,
});

export const cosignatureBoxes = ['waiting', 'asked', 'answered'] as const;
export type CosignatureBox = (typeof cosignatureBoxes)[number];

export const listCosignatures = endpoint({
  method: 'GET',
  path: '/chat/cosignatures/',
  summary:
    'Requests for co-signatures, newest first: those that wait for whoever asks (`waiting`), all of theirs (`asked`), or those that they co-signed or sent back (`answered`), which name no note.',
  query: z.object({ box: z.enum(cosignatureBoxes), cursor: z.string().max(200).optional() }),
  response: z.object({ data: z.array(cosignatureItemSchema), next_cursor: z.string().nullable() }),
  problems: ['unauthenticated', 'session_expired', 'email_unverified'],
});

export const countCosignatures = endpoint({
  method: 'GET',
  path: '/chat/cosignatures/waiting/',
  summary: 'How many requests for co-signatures wait for whoever asks.',
  response: z.object({ data: z.object({ waiting: z.int().min(0) }) }),
  problems: ['unauthenticated', 'session_expired', 'email_unverified'],
});

export const readCosignature = endpoint({
  method: 'GET',
  path: '/chat/cosignatures/:requestId/',
  summary:
    'The version of a note that waits for the co-signature of whoever asks, and the message that it was written from with the text of its file.',
  params: requestParams,
  response: z.object({
    data: z.object({
      request: cosignatureItemSchema,
      note: chatMessageSchema,
      /** Null where the message is gone. */
      source: chatMessageSchema.nullable(),
    }),
  }),
  problems: [...signedIn, 'cosignature_answered', 'damaged'],
});

export const signCosignature = endpoint({
  method: 'POST',
  path: '/chat/cosignatures/:requestId/signature/',
  summary: 'Co-signs the version that was put before whoever asks, with a sentence about what they attest.',
  params: requestParams,
  body: z.strictObject({
    credentials: z.string().trim().max(limits.credentialsCharacters, words.credentialsTooLong).default(''),
    /** What the co-signer did and agrees with, in their own words or one of the page's sentences. */
    attestation: z
      .string()
      .trim()
      .min(1, words.attestationMissing)
      .max(limits.attestationCharacters, words.attestationTooLong),
  }),
  response: z.object({ data: cosignatureItemSchema }),
  problems: [...signedIn, 'plan_required', 'cosignature_answered', 'damaged'],
});

export const returnCosignature = endpoint({
  method: 'POST',
  path: '/chat/cosignatures/:requestId/return/',
  summary: 'Sends the version back to its author unsigned, with a comment that they see under the note.',
  params: requestParams,
  body: z.strictObject({
    comment: z
      .string()
      .trim()
      .min(1, words.commentMissing)
      .max(limits.cosignatureCommentCharacters, words.commentTooLong),
  }),
  response: z.object({ data: cosignatureItemSchema }),
  problems: [...signedIn, 'cosignature_answered'],
});
