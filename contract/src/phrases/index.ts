import { leftReasons } from '@notewright/engine/value-sets';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema } from '../entities.ts';
import { cleanName, cleanWords } from '../fields.ts';
import { limits } from '../limits.ts';
import * as words from '../field-words.ts';

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified', 'forbidden'] as const;
const phraseParams = z.object({ phraseId: idSchema });

/** Letters, figures, `-` and `_`, a letter first; a dot that was typed in front of it is left out. */
export const phraseNameField = z
  .string()
  .overwrite((name) => name.normalize('NFC').trim().replace(/^\.+/, ''))
  .min(1, words.phraseNameMissing)
  .max(limits.phraseNameCharacters, words.phraseNameTooLong)
  .regex(/^\p{L}[\p{L}\p{N}_-]*$/u, words.phraseNameInvalid);

const phraseContent = {
  name: phraseNameField,
  words: z
    .string()
    .overwrite(cleanWords)
    .min(1, words.phraseWordsMissing)
    .max(limits.phraseCharacters, words.phraseWordsTooLong),
  description: z
    .string()
    .overwrite(cleanName)
    .max(limits.phraseDescriptionCharacters, words.phraseDescriptionTooLong)
    .default(''),
};

export const phraseSchema = z.object({
  id: idSchema,
  name: z.string(),
  words: z.string(),
  description: z.string(),
  /** The company's, for all who work with charts there; else one's own. */
  is_shared: z.boolean(),
  /** Whether the one who asks may change it. */
  can_edit: z.boolean(),
  updated_on: timeSchema,
});
export type Phrase = z.output<typeof phraseSchema>;

export const listPhrases = endpoint({
  method: 'GET',
  path: '/phrases/list/',
  summary: 'One’s own phrases and those of the company, by name. An own one stands for the company’s of the same name.',
  response: z.object({
    data: z.array(phraseSchema),
    /** Whether the one who asks may make phrases for the company. */
    can_share: z.boolean(),
  }),
  problems: signedIn,
});

export const createPhrase = endpoint({
  method: 'POST',
  path: '/phrases/create/',
  summary: 'Makes a phrase, for oneself or, by those who manage it, for the company.',
  body: z.strictObject({ ...phraseContent, is_shared: z.boolean().default(false) }),
  response: z.object({ data: phraseSchema }),
  status: 201,
  problems: [...signedIn, 'conflict', 'idempotency_mismatch', 'idempotency_running'],
});

export const updatePhrase = endpoint({
  method: 'PUT',
  path: '/phrases/update/:phraseId/',
  summary: 'Changes a phrase. Where it was inserted, the words stay as they are.',
  params: phraseParams,
  body: z.strictObject(phraseContent),
  response: z.object({ data: phraseSchema }),
  problems: [...signedIn, 'not_found', 'conflict'],
});

export const deletePhrase = endpoint({
  method: 'DELETE',
  path: '/phrases/delete/:phraseId/',
  summary: 'Deletes a phrase. Where it was inserted, the words stay as they are.',
  params: phraseParams,
  response: z.object({ message: z.string() }),
  problems: [...signedIn, 'not_found'],
});

export const importPhrases = endpoint({
  method: 'POST',
  path: '/phrases/import/',
  summary:
    'Reads a list of phrases, the text of Epic’s SmartPhrases or a table (CSV), and says what of it can be taken and what not. Keeps them only with `store`.',
  body: z.strictObject({
    text: z.string().min(1, words.phraseListMissing).max(limits.phraseListBytes, words.phraseListTooLong),
    is_shared: z.boolean().default(false),
    store: z.boolean().default(false),
  }),
  bodyBytes: 6 * limits.phraseListBytes + 64 * 1024,
  response: z.object({
    taken: z.array(phraseSchema.pick({ name: true, words: true, description: true })),
    left: z.array(z.object({ line: z.int().min(1), name: z.string(), reason: z.enum(leftReasons) })),
    stored: z.boolean(),
  }),
  problems: [...signedIn, 'conflict'],
});

export const exportPhrases = endpoint({
  method: 'GET',
  path: '/phrases/export/',
  summary: 'One’s own phrases, or with `shared` the company’s, as a table (CSV) that the import reads.',
  query: z.object({ shared: z.enum(['true', 'false']).default('false') }),
  response: z.instanceof(Uint8Array),
  binary: true,
  problems: signedIn,
});
