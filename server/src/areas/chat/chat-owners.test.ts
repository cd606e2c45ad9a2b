import { chat, type EndpointShape } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, callChat, send } from './testing/call-chat.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

/** Every id of every call, tried by people who do not own what it names. */
let server: ChatServer;
let owned: { chatId: string; messageId: string; attachmentId: string };
let owner: ReturnType<ChatServer['newUser']>;
beforeAll(async () => {
  server = await startChatServer();
  owner = server.newUser();
  const file = new File(['A made-up note.'], 'note.txt', { type: 'text/plain' });
  const { data } = bodyOf(chat.createChat, await send(server, owner, { message_content: 'cough', file }));
  owned = {
    chatId: data.id,
    messageId: data.messages[1]?.id ?? '',
    attachmentId: data.messages[0]?.attachment?.id ?? '',
  };
});
afterAll(() => server[Symbol.asyncDispose]());

type Ids = typeof owned;
type Asker = ReturnType<ChatServer['newUser']> | null;
const json =
  (method: string, path: (ids: Ids) => string, body?: (ids: Ids) => object) => async (asker: Asker, ids: Ids) =>
    callChat(server, asker, method, path(ids), body?.(ids));

const nobody = (): Asker => null;
const calls: Record<
  keyof typeof chat & string,
  ((asker: Asker, ids: Ids) => Promise<{ status: number; body: unknown }>) | null
> = {
  chatTitleField: null,
  cosignatureItemSchema: null,
  cosignatureBoxes: null,
  confirmationSchema: null,
  exportFormats: null,
  dayNoteSchema: null,
  listDay: null,
  createChat: null,
  listChats: null,
  searchChats: null,
  listBin: null,
  listCosignatures: null,
  countCosignatures: null,
  emptyBin: null,
  transcribeAudio: null,
  destroyBinnedChat: json('DELETE', ({ chatId }) => `bin/${chatId}/`),
  addMessage: async (asker, { chatId }) =>
    send(server, asker ?? stranger(), { chat_id: chatId, message_content: 'words' }),
  readChat: json('GET', ({ chatId }) => `get_a_chat_content/${chatId}/`),
  renameChat: json(
    'PATCH',
    ({ chatId }) => `update_chat_title/${chatId}/`,
    () => ({ title: 'Taken' }),
  ),
  updateChatFlags: json(
    'PATCH',
    ({ chatId }) => `update_chat_flags/${chatId}/`,
    () => ({ is_pinned: true }),
  ),
  deleteChat: json('DELETE', ({ chatId }) => `delete_chat/${chatId}/`),
  restoreChat: json('POST', ({ chatId }) => `restore_chat/${chatId}/`),
  streamReply: json('GET', ({ messageId }) => `stream/${messageId}/`),
  stopReply: json('POST', ({ messageId }) => `stop/${messageId}/`),
  rateMessage: json(
    'POST',
    ({ messageId }) => `message_feedback/${messageId}/`,
    () => ({ rating: 'like' }),
  ),
  readAttachment: json('GET', ({ attachmentId }) => `attachment/${attachmentId}/`),
  saveDraft: json(
    'PUT',
    () => 'draft/',
    ({ chatId }) => ({ chat_id: chatId, text: 'words' }),
  ),
  listFlagChoices: json('GET', ({ chatId }) => `flag_choices/${chatId}/`),
  saveFlagChoice: json(
    'POST',
    ({ chatId }) => `flag_choices/${chatId}/`,
    () => ({ flag_id: 'f1', choice: 'fixed' }),
  ),
  readNote: json('GET', ({ messageId }) => `note/${messageId}/`),
  readPhraseValues: json('GET', ({ messageId }) => `note/${messageId}/phrase_values/`),
  askAgain: json(
    'POST',
    ({ messageId }) => `note/${messageId}/sources/`,
    () => ({ statement: 0, text: 'Taken' }),
  ),
  exportNote: json('GET', ({ messageId }) => `note/${messageId}/export/?format=txt`),
  exportChat: json('GET', ({ chatId }) => `export/${chatId}/?format=md`),
  exportDay: json(
    'POST',
    () => 'day/export/',
    ({ messageId }) => ({ message_ids: [messageId], format: 'md', time_zone: 'UTC' }),
  ),
  editNote: json(
    'PUT',
    ({ messageId }) => `note/${messageId}/`,
    () => ({ version_id: crypto.randomUUID(), revision: 0, message_content: 'Taken' }),
  ),
  signNote: json(
    'POST',
    ({ messageId }) => `note/${messageId}/signature/`,
    () => ({ revision: 0 }),
  ),
  askCosignature: json(
    'POST',
    ({ messageId }) => `note/${messageId}/cosignature/`,
    () => ({ user_id: crypto.randomUUID() }),
  ),
  takeBackCosignature: json('DELETE', ({ messageId }) => `note/${messageId}/cosignature/`),
  // Requests have owners of their own, in `cosignatures/attacks.test.ts`; here they are ids of other things.
  readCosignature: json('GET', ({ messageId }) => `cosignatures/${messageId}/`),
  signCosignature: json(
    'POST',
    ({ messageId }) => `cosignatures/${messageId}/signature/`,
    () => ({ attestation: 'I agree' }),
  ),
  returnCosignature: json(
    'POST',
    ({ messageId }) => `cosignatures/${messageId}/return/`,
    () => ({ comment: 'Taken' }),
  ),
  readDraft: json('GET', ({ chatId }) => `draft/?chat_id=${chatId}`),
};

const stranger = () => server.newUser();
const withIds = Object.entries(calls).flatMap(([name, call]) => (call === null ? [] : [[name, call] as const]));
const missing: Ids = { chatId: crypto.randomUUID(), messageId: crypto.randomUUID(), attachmentId: crypto.randomUUID() };

describe('another person’s things look like things that do not exist', () => {
  test.each(withIds)('%s', async (_name, call) => {
    const colleague = server.newUser(owner.tenantId);
    const answers = [await call(stranger(), owned), await call(colleague, owned), await call(stranger(), missing)];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(answers[0]?.body).toEqual(answers[2]?.body);
    expect(answers[1]?.body).toEqual(answers[2]?.body);
  });

  test('and the owner’s chat is as it was', async () => {
    const { data } = bodyOf(chat.readChat, await callChat(server, owner, 'GET', `get_a_chat_content/${owned.chatId}/`));
    expect(data.title).not.toBe('Taken');
    expect(data.messages).toHaveLength(2);
    expect(data.messages[1]?.rating).toBeNull();
  });

  test('a reply can be written again only in its own chat, by its owner', async () => {
    const thief = stranger();
    const mine = bodyOf(chat.createChat, await send(server, thief, { message_content: 'fever' })).data.id;
    const answer = await send(server, thief, { chat_id: mine, regenerate_of: owned.messageId });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('an id that cannot be one is not found either', async () => {
    for (const path of ['get_a_chat_content/1/', 'stream/..%2f/', `attachment/${'x'.repeat(150)}/`]) {
      expect((await callChat(server, owner, 'GET', path)).status).toBe(404);
    }
  });
});

describe('visitors', () => {
  const isEndpoint = (value: unknown): value is EndpointShape =>
    typeof value === 'object' && value !== null && 'method' in value;
  const paths = Object.entries(chat).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : []));
  test.each(paths)('%s is closed to them', async (_name, { method, path }) => {
    const id = crypto.randomUUID();
    const filled = path.replace('/chat/', '').replace(/:\w+/, id);
    const answer = await callChat(
      server,
      nobody(),
      method,
      filled,
      method === 'GET' || method === 'DELETE' ? undefined : {},
    );
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});
