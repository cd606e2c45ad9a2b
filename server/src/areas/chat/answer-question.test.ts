import { chat, type ChatMessage } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, callChat, send, sendStreaming, type Sent } from './testing/call-chat.ts';
import { edit, makeNote, noteInput, saved, sign, type MadeNote } from './testing/call-note.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

async function say({ user, chatId }: MadeNote, message_content: string, more: Sent = {}): Promise<ChatMessage> {
  const answer = await send(server, user, { chat_id: chatId, message_content, ...more });
  const reply = bodyOf(chat.addMessage, answer).data.messages[1];
  if (reply === undefined) throw new Error('A reply was expected.');
  return reply;
}

const readTitle = async ({ user, chatId }: MadeNote): Promise<string> =>
  bodyOf(chat.readChat, await callChat(server, user, 'GET', `get_a_chat_content/${chatId}/?limit=50`)).data.title;

describe('a question about the note at hand', () => {
  test('is answered by a reply of its own kind, whose statements rest on the words that the note was made from', async () => {
    const note = await makeNote(server);
    const title = await readTitle(note);
    const answer = await say(note, 'any allergies?');
    expect(answer).toMatchObject({
      state: 'complete',
      message_content: 'Yes: Penicillin (hives)',
      notice: null,
      tool_result: { tool: 'Answer', title: '', noteId: note.reply.id, sourceMessageId: note.reply.reply_to },
    });
    const [lead, statement] = answer.statements;
    expect(lead).toMatchObject({ text: 'Yes:', support: 'structural', sources: [] });
    expect(statement?.sources.map(({ start, end }) => noteInput.slice(start, end)).join()).toContain(
      'penicillin (hives)',
    );
    expect(await readTitle(note)).toBe(title);
  });

  test('is told in its stream as its result is kept', async () => {
    const note = await makeNote(server);
    const events = await sendStreaming(server, note.user, { chat_id: note.chatId, message_content: 'any fever?' });
    expect(events.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ type: 'tool-result', tool_result: expect.objectContaining({ tool: 'Answer' }) }),
    );
  });

  test('says that nothing is said where neither the note nor its sources do', async () => {
    const note = await makeNote(server);
    const answer = await say(note, 'is she on a blood thinner?');
    expect(answer.message_content).toBe('Neither the note nor its sources say anything about a blood thinner.');
  });

  test('is no note: it cannot be signed, edited or carried away, and stands on no day list', async () => {
    const note = await makeNote(server);
    const answer = await say(note, 'which drugs?');
    expect((await sign(server, note.user, answer.id)).status).toBe(404);
    expect((await edit(server, note.user, answer.id, { message_content: 'x' })).status).toBe(404);
    expect((await callChat(server, note.user, 'GET', `note/${answer.id}/`)).status).toBe(404);
    const rows = await server.database.kysely
      .selectFrom('note_versions')
      .select('message_id')
      .where('message_id', '=', answer.id)
      .execute();
    expect(rows).toEqual([]);
  });

  test('leaves the note at hand to what is asked next: another question, a change, another form', async () => {
    const note = await makeNote(server);
    await say(note, 'which drugs?');
    const changed = await say(note, 'add to the plan: ice');
    expect(changed.edit?.of).toBe(note.reply.id);
    await say(note, 'what is planned?');
    const shorter = await say(note, 'shorter');
    expect(shorter.tool_result).toMatchObject({ noteKind: 'soap', sourceMessageId: note.reply.reply_to });
  });

  test('is answered from the version as it was edited, signed ones too', async () => {
    const note = await makeNote(server);
    const words = note.reply.message_content.replace('Lisinopril 10 mg', 'Lisinopril 20 mg');
    const edited = saved(await edit(server, note.user, note.reply.id, { message_content: words }));
    const answer = await say(note, 'dose of lisinopril?');
    expect(answer.message_content).toBe('Lisinopril 20 mg daily');
    expect(answer.tool_result).toMatchObject({ noteId: edited.id });
    const signedNote = await makeNote(server);
    await sign(server, signedNote.user, signedNote.reply.id);
    expect((await say(signedNote, 'dose of lisinopril?')).message_content).toBe('Lisinopril 10 mg daily');
  });

  test('is what it was before in a chat that has no note, and beside a file or words of a note', async () => {
    const user = server.newUser();
    const made = await send(server, user, { message_content: 'is he on metformin?' });
    expect(bodyOf(chat.createChat, made).data.messages[1]?.tool_result?.tool).not.toBe('Answer');
    const note = await makeNote(server);
    const longer = await say(note, 'Any fever? No. Cough for 3 days. Plan: rest.');
    expect(longer.tool_result).toMatchObject({ noteKind: 'soap' });
    expect((await say(note, 'what can you do?')).tool_result).toBeNull();
  });

  test('writes no row of an edit into the audit log', async () => {
    const note = await makeNote(server);
    await say(note, 'any allergies?');
    const rows = await server.database.kysely
      .selectFrom('audit_events')
      .select('action')
      .where('actor_id', '=', note.user.userId)
      .execute();
    const actions = rows.map(({ action }) => action);
    expect(actions.filter((action) => action === 'message.send')).toHaveLength(2);
    expect(actions).not.toContain('note.edit');
  });

  test('asked in a chat of another person is not found', async () => {
    const note = await makeNote(server);
    const other = await send(server, server.newUser(), { chat_id: note.chatId, message_content: 'any allergies?' });
    expect(other.status).toBe(404);
  });
});
