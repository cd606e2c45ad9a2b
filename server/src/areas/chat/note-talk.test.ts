import { chat, type ChatMessage } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answer,
  startScriptedEndpoint,
  type ScriptedEndpoint,
  type Step,
} from '../../models/testing/scripted-endpoint.ts';
import { modelAt } from '../../models/testing/model-at.ts';
import { bodyOf, callChat, problemOf, send } from './testing/call-chat.ts';
import { edit, makeNote, saved, sign, versionsOf, type MadeNote } from './testing/call-note.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
let endpoint: ScriptedEndpoint;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint(answer('{}'));
  server = await startChatServer({ model: modelAt(endpoint.baseUrl) });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await endpoint[Symbol.asyncDispose]();
});

/** The model writes no note: the engine's stands. */
async function newNote(): Promise<MadeNote> {
  endpoint.play([{ status: 400 }]);
  return makeNote(server);
}

/** Takes out the plan's first statement. */
const proposes = (body: string): readonly Step[] => {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const line = /^(n\d+) \| Plan \|/m.exec(messages[1]?.content ?? '')?.[1] ?? '';
  const change = { do: 'remove', line, section: '', text: '', from: [] };
  return answer(JSON.stringify({ kind: 'change', sentences: [], changes: [change] }));
};

async function ask({ user, chatId }: MadeNote, message_content: string): Promise<ChatMessage> {
  const made = await send(server, user, { chat_id: chatId, message_content });
  const reply = bodyOf(chat.addMessage, made).data.messages[1];
  if (reply === undefined) throw new Error('A reply was expected.');
  return reply;
}

async function propose(note: MadeNote) {
  endpoint.play(proposes);
  const { id, tool_result: result } = await ask(note, 'make the plan clearer in this note');
  if (result?.tool !== 'Answer' || result.proposal === undefined) throw new Error('A proposal was expected.');
  return { id, noteId: result.noteId, ...result.proposal };
}

type Proposal = Awaited<ReturnType<typeof propose>>;
const accept = ({ user }: MadeNote, { id, noteId, versionId, content }: Proposal) =>
  callChat(server, user, 'PUT', `note/${noteId}/`, {
    version_id: versionId,
    revision: 0,
    message_content: content,
    proposed_by: id,
  });
const codeOf = async (answered: ReturnType<typeof accept>): Promise<unknown> => problemOf(await answered).code;

describe('a change that a model proposes', () => {
  test('is kept with the chat, and leaves the note as it was until it is accepted', async () => {
    const note = await newNote();
    const proposal = await propose(note);
    expect(proposal).toMatchObject({ noteId: note.reply.id, revision: 0 });
    expect(proposal.changes).toEqual([expect.objectContaining({ kind: 'removed', section: 'Plan', after: null })]);
    const read = bodyOf(chat.readNote, await callChat(server, note.user, 'GET', `note/${note.reply.id}/`)).data;
    expect(read.message_content).toBe(note.reply.message_content);
    expect(read.versions).toBe(1);
  });

  test('accepted is a version of its own, of whoever accepts it, made once however often it is sent', async () => {
    const note = await newNote();
    const proposal = await propose(note);
    const version = saved(await accept(note, proposal));
    expect(version).toMatchObject({
      id: proposal.versionId,
      message_content: proposal.content,
      version: 2,
      written_by: `${note.reply.written_by ?? ''}, then scripted`,
      edit: { of: note.reply.id, edited_by: note.user.email, is_addendum: false },
    });
    expect(version.statements.some(({ origin }) => origin !== undefined)).toBe(false);
    expect(saved(await accept(note, proposal))).toEqual(version);
    const all = await versionsOf(server, note);
    expect(all.filter(({ reply_to: of }) => of === note.reply.reply_to)).toHaveLength(2);
    const rows = await server.database.kysely
      .selectFrom('audit_events')
      .select('action')
      .where('actor_id', '=', note.user.userId)
      .execute();
    expect(rows.filter(({ action }) => action === 'note.edit')).toHaveLength(1);
  });

  test('keeps the marks of its words when it is accepted', async () => {
    const note = await newNote();
    endpoint.play((body) => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] };
      const section = /^(\w+) \| (?:[^|]*: )?Plan$/m.exec(messages[1]?.content ?? '')?.[1] ?? '';
      const source = /^(s\d+) \|/m.exec(messages[1]?.content ?? '')?.[1] ?? '';
      const text = 'The kettle sings ~ in <Utrecht>';
      const change = { do: 'add', line: '', section, text, from: [source] };
      return answer(JSON.stringify({ kind: 'change', sentences: [], changes: [change] }));
    });
    const { id, tool_result: result } = await ask(note, 'make the plan clearer in this note');
    if (result?.tool !== 'Answer' || result.proposal === undefined) throw new Error('A proposal was expected.');
    const version = saved(await accept(note, { id, noteId: result.noteId, ...result.proposal }));
    const added = version.statements.find(({ text }) => text.includes('kettle'));
    expect(added).toMatchObject({ support: 'unsupported' });
    expect(added?.faults?.length).toBeGreaterThan(0);
    expect(added?.origin).toBeUndefined();
  });

  test('is not accepted once the note stands otherwise, or is signed', async () => {
    const edited = await newNote();
    const old = await propose(edited);
    saved(
      await edit(server, edited.user, edited.reply.id, { message_content: `${edited.reply.message_content}\nMore.` }),
    );
    expect(await codeOf(accept(edited, old))).toBe('note_changed');
    const revised = await newNote();
    const first = saved(await accept(revised, await propose(revised)));
    const second = await propose(revised);
    expect(second).toMatchObject({ noteId: first.id, revision: 1 });
    saved(
      await edit(server, revised.user, first.id, {
        version_id: first.id,
        revision: 1,
        message_content: `${first.message_content}\nMore.`,
      }),
    );
    expect(await codeOf(accept(revised, second))).toBe('note_changed');
    const signed = await newNote();
    const late = await propose(signed);
    await sign(server, signed.user, signed.reply.id);
    expect(await codeOf(accept(signed, late))).toBe('note_signed');
  });

  test('is not accepted once another version was asked for, and not with other words', async () => {
    const note = await newNote();
    const proposal = await propose(note);
    expect(await codeOf(accept(note, { ...proposal, content: `${proposal.content} More.` }))).toBe('not_found');
    expect(await codeOf(accept(note, { ...proposal, versionId: proposal.id }))).toBe('not_found');
    expect(await codeOf(accept(note, { ...proposal, id: note.reply.id }))).toBe('not_found');
    await ask(note, 'add to the plan: ice');
    expect(await codeOf(accept(note, proposal))).toBe('note_changed');
  });

  test('is nobody else’s to accept', async () => {
    const note = await newNote();
    const proposal = await propose(note);
    expect(await codeOf(accept({ ...note, user: server.newUser() }, proposal))).toBe('not_found');
  });

  test('leaves the note at hand to what is asked next', async () => {
    const note = await newNote();
    await propose(note);
    expect((await ask(note, 'add to the plan: ice')).edit?.of).toBe(note.reply.id);
  });

  test('is in no log line', async () => {
    const note = await newNote();
    const { changes } = await propose(note);
    const before = changes[0]?.before ?? 'nothing';
    expect(before.length).toBeGreaterThan(3);
    expect(server.logLines.join('\n')).not.toContain(before);
  });
});
