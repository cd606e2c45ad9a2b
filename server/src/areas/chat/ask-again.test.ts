import { chat, type ChatMessage } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf, callChat, problemOf, type ChatAnswer } from './testing/call-chat.ts';
import { edit, makeNote, noteInput, saved, type MadeNote } from './testing/call-note.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** A note in which a clinician wrote something that its source does not hold. */
async function makeEdited(from: string, to: string, sent: Parameters<typeof makeNote>[1] = {}) {
  const note = await makeNote(server, sent);
  const message_content = note.reply.message_content.replace(from, to);
  expect(message_content).not.toBe(note.reply.message_content);
  return { note, version: saved(await edit(server, note.user, note.reply.id, { message_content })) };
}

const openOf = ({ statements }: ChatMessage): number =>
  statements.findIndex(({ support }) => support === 'unsupported');

function ask({ user }: MadeNote, { id, statements }: ChatMessage, statement: number): Promise<ChatAnswer> {
  const body = { statement, text: statements[statement]?.text ?? 'none' };
  return callChat(server, user, 'POST', `note/${id}/sources/`, body);
}

const answerOf = (answer: ChatAnswer) => bodyOf(chat.askAgain, answer).data;

test('what the source says is offered with its words, and in the place of the statement it is supported', async () => {
  const { note, version } = await makeEdited('Lisinopril 10 mg', 'Lisinopril 40 mg');
  const statement = openOf(version);
  const { offers } = answerOf(await ask(note, version, statement));
  expect(offers).toEqual([{ text: 'Lisinopril 10 mg daily', words: ['lisinopril 10 mg daily'] }]);
  const { start = 0, end = 0 } = version.statements[statement]?.at ?? {};
  const content = version.message_content;
  const message_content = content.slice(0, start) + (offers[0]?.text ?? '') + content.slice(end);
  const taken = saved(
    await edit(server, note.user, version.id, { version_id: version.id, revision: 1, message_content }),
  );
  const placed = taken.statements.find(({ text }) => text.startsWith('Lisinopril'));
  expect(placed).toMatchObject({ support: 'supported' });
  expect(placed?.sources.map((at) => noteInput.slice(at.start, at.end)).join(' ')).toContain('lisinopril 10 mg daily');
  expect(openOf(taken)).toBe(-1);
  expect(taken).toMatchObject({ version: 2, edit: { of: note.reply.id, revision: 2 } });
});

test('of what the source does not name nothing is offered', async () => {
  const { note, version } = await makeEdited('- Rest', '- Rest\n- Start amoxicillin');
  expect(answerOf(await ask(note, version, openOf(version)))).toEqual({ offers: [], is_said_elsewhere: false });
});

test('a source of before the visit is looked in as well', async () => {
  const list = {
    origin: 'text',
    kind: 'medication_list',
    name: 'Home list',
    date: '2026-03-03',
    text: 'lisinopril 10 mg daily',
  };
  const visit = '58 yo F with knee pain.\nMeds: metformin 500 mg bid\nPlan: rest';
  const sent = { message_content: visit, sources: JSON.stringify([list]) };
  const { note, version } = await makeEdited('Lisinopril 10 mg daily (', 'Lisinopril 40 mg daily (', sent);
  const [offer] = answerOf(await ask(note, version, openOf(version))).offers;
  expect(offer).toMatchObject({ words: ['lisinopril 10 mg daily'] });
  expect(offer?.text).toMatch(/^Lisinopril 10 mg daily \(.*3 March 2026\)/);
});

test('a statement of another version, or that is not there, is answered as a note that was changed', async () => {
  const { note, version } = await makeEdited('Lisinopril 10 mg', 'Lisinopril 40 mg');
  const other = { ...version, id: note.reply.id };
  expect(problemOf(await ask(note, other, openOf(version))).code).toBe('note_changed');
  expect(problemOf(await ask(note, version, 9999)).code).toBe('note_changed');
});

test('each look is a reading of the note in the audit log, and nothing of the words is', async () => {
  const { note, version } = await makeEdited('Lisinopril 10 mg', 'Lisinopril 40 mg');
  await ask(note, version, openOf(version));
  const rows = await server.database.kysely
    .selectFrom('audit_events')
    .selectAll()
    .where('actor_id', '=', note.user.userId)
    .where('action', '=', 'note.read')
    .execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).toContain(version.id);
  expect(JSON.stringify(rows)).not.toMatch(/lisinopril/i);
});

test('a note of another person, or none, is not found', async () => {
  const { note, version } = await makeEdited('Lisinopril 10 mg', 'Lisinopril 40 mg');
  const stranger = { ...note, user: server.newUser() };
  expect(problemOf(await ask(stranger, version, openOf(version))).code).toBe('not_found');
  expect(problemOf(await ask(note, { ...version, id: uuidv7() }, openOf(version))).code).toBe('not_found');
});
