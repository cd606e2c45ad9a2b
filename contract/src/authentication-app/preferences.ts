import { noteKinds } from '@notewright/engine/value-sets';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { toolNameSchema } from '../entities.ts';
import * as words from '../field-words.ts';

/** How somebody likes to begin their chats. */
export const preferencesSchema = z.object({
  /** The tool with which a new chat begins. */
  default_tool: toolNameSchema,
  /** What its notes are to be; null: as the words of the message say. */
  note_kind: z.enum(noteKinds).nullable(),
  /** False: nothing of one’s own chats goes to a language model. In a company its owner decides. */
  uses_models: z.boolean(),
});
export type Preferences = z.output<typeof preferencesSchema>;

export const updatePreferences = endpoint({
  method: 'PATCH',
  path: '/authentication_app/settings/preferences/',
  summary:
    'Changes what the signed-in user’s new chats begin with, and whether their own go to language models; what is left out stays. The profile shows it.',
  body: z.strictObject({
    default_tool: toolNameSchema.optional(),
    note_kind: z.enum(noteKinds, words.noteKindInvalid).nullable().optional(),
    uses_models: z.boolean().optional(),
  }),
  response: preferencesSchema,
  problems: ['unauthenticated', 'session_expired', 'email_unverified'],
});
