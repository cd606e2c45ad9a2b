import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chatMessageSchema, historyItemSchema, idSchema, toolNameSchema } from '../entities.ts';
import { limits } from '../limits.ts';
import { sourceFields } from '../message-sources.ts';
import { noteFields } from '../note-choice.ts';
import { redactionFields } from '../redaction.ts';
import * as words from '../field-words.ts';
import { branchField, editFields } from './branches.ts';

export * from './bin.ts';
export * from './cosignatures.ts';
export * from './day-list.ts';
export * from './flag-choices.ts';
export * from './notes.ts';
export * from './speech.ts';

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified'] as const;
const sending = [
  'plan_required',
  ...signedIn,
  'message_empty',
  'message_too_long',
  'too_many_sources',
  'sources_too_long',
  'note_unresolved',
  'damaged',
  'file_too_large',
  'files_too_large',
  'storage_full',
  'unsupported_file',
  'file_empty',
  'file_encrypted',
  'file_damaged',
  'file_too_complex',
  'file_no_text',
  'file_too_long',
  'file_too_many_pages',
  'image_too_large',
  'idempotency_mismatch',
  'idempotency_running',
  'reply_running',
  'too_many_streams',
] as const;

const messageContent = z.string().max(limits.messageCharacters, words.messageTooLong).default('');
const chatParams = z.object({ chatId: idSchema });
const messageParams = z.object({ messageId: idSchema });
export const chatTitleField = z
  .string()
  .trim()
  .min(1, words.chatNameMissing)
  .max(limits.titleCharacters, words.chatNameTooLong);

export const createChat = endpoint({
  method: 'POST',
  path: '/chat/create_chat/',
  summary: 'Starts a chat with its first message and the tool’s reply.',
  body: z.strictObject({
    model_name: toolNameSchema.default('Chartwright'),
    message_content: messageContent,
    ...redactionFields,
    ...noteFields,
    ...sourceFields,
  }),
  fileField: 'attached_file',
  filesMost: limits.sources,
  response: z.object({ data: z.object({ id: idSchema, title: z.string(), messages: z.array(chatMessageSchema) }) }),
  status: 201,
  streams: true,
  problems: [...sending, 'not_found'],
});

export const addMessage = endpoint({
  method: 'POST',
  path: '/chat/add_message_to_chat/',
  summary:
    'Sends a message, sends another in the place of one (`edit_of`), writes an answer again (`regenerate_of`: the reply’s id), or puts what a note has left out into it (`include_left_out`).',
  body: z.strictObject({
    chat_id: idSchema,
    /** Without it: the default tool, or, when writing again, the tool of the answer's first version. */
    model_name: toolNameSchema.optional(),
    message_content: messageContent,
    regenerate_of: idSchema.optional(),
    /** With it: not written again, but the same version with one statement that it had left out, by its place in `leftOut`. */
    include_left_out: z.coerce.number().int().min(0).optional(),
    ...editFields,
    ...branchField,
    /** When writing again, those of the message stand. */
    ...redactionFields,
    ...noteFields,
    ...sourceFields,
  }),
  fileField: 'attached_file',
  filesMost: limits.sources,
  response: z.object({
    data: z.object({ chat_id: idSchema, branch: idSchema, messages: z.array(chatMessageSchema) }),
  }),
  status: 201,
  streams: true,
  problems: [...sending, 'not_found', 'bad_request', 'edit_of_reply'],
});

export const listChats = endpoint({
  method: 'GET',
  path: '/chat/get_users_chat_list/',
  summary: 'The user’s chats, newest first, a page at a time.',
  query: z.object({
    filter: z.enum(['all', 'pinned', 'saved']).default('all'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(limits.chatListPageMaximum).default(limits.chatListPage),
  }),
  response: z.object({ data: z.array(historyItemSchema), next_cursor: z.string().nullable() }),
  problems: signedIn,
});

export const searchChats = endpoint({
  method: 'POST',
  path: '/chat/search/',
  summary: 'Chats whose title contains the words, whatever their case, newest first.',
  body: z.strictObject({
    q: z.string().max(limits.titleCharacters),
    in: z.enum(['title']).default('title'),
    filter: z.enum(['all', 'pinned', 'saved']).default('all'),
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({ data: z.array(historyItemSchema), next_cursor: z.string().nullable() }),
  problems: signedIn,
});

export const readChat = endpoint({
  method: 'GET',
  path: '/chat/get_a_chat_content/:chatId/',
  summary:
    'The messages of one branch of a chat: the newest page, or the one before `cursor`; oldest first within the page.',
  params: chatParams,
  query: z.object({
    ...branchField,
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(limits.messagePage).default(limits.messagePage),
  }),
  response: z.object({
    data: z.object({
      id: idSchema,
      title: z.string(),
      /** The branch whose messages these are. */
      branch: idSchema,
      messages: z.array(chatMessageSchema),
      next_cursor: z.string().nullable(),
    }),
  }),
  problems: [...signedIn, 'not_found'],
});

export const renameChat = endpoint({
  method: 'PATCH',
  path: '/chat/update_chat_title/:chatId/',
  summary: 'Renames a chat.',
  params: chatParams,
  body: z.strictObject({ title: chatTitleField }),
  response: z.object({ data: historyItemSchema }),
  problems: [...signedIn, 'not_found'],
});

export const updateChatFlags = endpoint({
  method: 'PATCH',
  path: '/chat/update_chat_flags/:chatId/',
  summary: 'Pins or saves a chat, or takes that back.',
  params: chatParams,
  body: z.strictObject({ is_pinned: z.boolean().optional(), is_saved: z.boolean().optional() }),
  response: z.object({ data: historyItemSchema }),
  problems: [...signedIn, 'not_found'],
});

export const deleteChat = endpoint({
  method: 'DELETE',
  path: '/chat/delete_chat/:chatId/',
  summary: 'Hides a chat everywhere and puts it into the bin.',
  params: chatParams,
  response: z.object({ message: z.string() }),
  problems: [...signedIn, 'not_found'],
});

export const restoreChat = endpoint({
  method: 'POST',
  path: '/chat/restore_chat/:chatId/',
  summary: 'Takes a chat back out of the bin.',
  params: chatParams,
  response: z.object({ data: historyItemSchema }),
  problems: [...signedIn, 'not_found'],
});

export const streamReply = endpoint({
  method: 'GET',
  path: '/chat/stream/:messageId/',
  summary: 'The events of a reply from `after` (or the header `Last-Event-ID`) on, as they are written.',
  params: messageParams,
  query: z.object({ after: z.coerce.number().int().min(-1).default(-1) }),
  response: z.string(),
  streams: true,
  problems: [...signedIn, 'not_found'],
});

export const stopReply = endpoint({
  method: 'POST',
  path: '/chat/stop/:messageId/',
  summary: 'Stops a reply; what was written is kept.',
  params: messageParams,
  response: z.object({ data: chatMessageSchema }),
  problems: [...signedIn, 'not_found'],
});

export const rateMessage = endpoint({
  method: 'POST',
  path: '/chat/message_feedback/:messageId/',
  summary: 'Likes or dislikes a reply, or takes that back.',
  params: messageParams,
  body: z.strictObject({
    rating: z.enum(['like', 'dislike']).nullable(),
    comment: z.string().max(limits.commentCharacters).optional(),
  }),
  response: z.object({ data: chatMessageSchema }),
  problems: [...signedIn, 'not_found'],
});

export const readAttachment = endpoint({
  method: 'GET',
  path: '/chat/attachment/:attachmentId/',
  summary: 'A file of a message: as it was sent, or, of a reply of Redactify, as it came back without identifiers.',
  params: z.object({ attachmentId: idSchema }),
  response: z.instanceof(Uint8Array),
  binary: true,
  problems: [...signedIn, 'not_found'],
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/chat/draft/',
  summary: 'Keeps what is typed and not yet sent, per chat; empty text removes it.',
  body: z.strictObject({ chat_id: idSchema.nullable(), text: z.string().max(limits.messageCharacters) }),
  /** Each UTF-16 unit takes at most six bytes of JSON. */
  bodyBytes: 6 * limits.messageCharacters + 1024,
  response: z.object({ message: z.string() }),
  problems: [...signedIn, 'not_found'],
});

export const readDraft = endpoint({
  method: 'GET',
  path: '/chat/draft/',
  summary: 'What was typed and not yet sent in a chat (or, without one, on the chat home).',
  query: z.object({ chat_id: idSchema.optional() }),
  response: z.object({ text: z.string() }),
  problems: [...signedIn, 'not_found'],
});
