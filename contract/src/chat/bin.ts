import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../entities.ts';
import { limits } from '../limits.ts';
import { binItemSchema } from '../own-data-entities.ts';

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified'] as const;

export const listBin = endpoint({
  method: 'GET',
  path: '/chat/bin/',
  summary: 'The user’s deleted chats, what was deleted last first, a page at a time.',
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(limits.chatListPageMaximum).default(limits.chatListPage),
  }),
  response: z.object({ data: z.array(binItemSchema), next_cursor: z.string().nullable() }),
  problems: signedIn,
});

export const destroyBinnedChat = endpoint({
  method: 'DELETE',
  path: '/chat/bin/:chatId/',
  summary: 'Destroys a deleted chat now: its key, its messages, its files. Nothing brings it back.',
  params: z.object({ chatId: idSchema }),
  response: z.object({ message: z.string() }),
  problems: [...signedIn, 'not_found'],
});

export const emptyBin = endpoint({
  method: 'DELETE',
  path: '/chat/bin/',
  summary: 'Destroys everything in the user’s bin now.',
  response: z.object({ message: z.string(), destroyed: z.int() }),
  problems: signedIn,
});
