import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const switchWorkspace = endpoint({
  method: 'POST',
  path: '/authentication_app/settings/workspace/',
  summary: 'Lets a company’s member work in this session with the company’s chats or with their own.',
  body: z.strictObject({ workspace: z.enum(['company', 'personal']) }),
  response: z.object({ message: z.string(), workspace: z.enum(['company', 'personal']) }),
  problems: ['unauthenticated', 'session_expired', 'email_unverified', 'conflict'],
});
