import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { flagChoiceSchema, idSchema } from '../entities.ts';
import { limits } from '../limits.ts';
import * as words from '../field-words.ts';

/** What people decide about the flags of Validify; a choice belongs to the chat, and so outlives each reply. */

const problems = ['unauthenticated', 'session_expired', 'email_unverified', 'not_found'] as const;
const params = z.object({ chatId: idSchema });

export const listFlagChoices = endpoint({
  method: 'GET',
  path: '/chat/flag_choices/:chatId/',
  summary: 'What was decided about the flags of a chat’s audits, oldest first.',
  params,
  response: z.object({ data: z.array(flagChoiceSchema) }),
  problems,
});

export const saveFlagChoice = endpoint({
  method: 'POST',
  path: '/chat/flag_choices/:chatId/',
  summary:
    'Accepts, dismisses or marks as fixed one flag of a chat’s audits, in place of what was chosen before; null takes that back.',
  params,
  body: z.strictObject({
    flag_id: flagChoiceSchema.shape.flag_id,
    choice: flagChoiceSchema.shape.choice.nullable(),
    reason: z.string().trim().max(limits.flagReasonCharacters, words.flagReasonTooLong).default(''),
  }),
  response: z.object({ data: z.array(flagChoiceSchema) }),
  problems,
});
