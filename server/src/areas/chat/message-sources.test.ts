import {
  chat,
  joinInput,
  limits,
  locateSource,
  readSources,
  type ChatMessage,
  type SentSourceInput,
} from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserCaller } from '../../kernel/caller.ts';
import { bodyOf, callChat, problemOf, send, type Sent } from './testing/call-chat.ts';
import { edit, makeNote, makeSignedNote, saved, type MadeNote } from './testing/call-note.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const visit = 'Cough for 3 days. BP 128/76.';
const textFile = (name: string, text: string): File => new File([text], name, { type: 'text/plain' });
const listed = (...sources: SentSourceInput[]): string => JSON.stringify(sources);
const pasted = (name: string, text: string): SentSourceInput => ({
  origin: 'text',
  kind: 'medication_list',
  name,
  date: '2026-03-03',
  text,
});

async function sendNew(user: UserCaller, sent: Sent): Promise<readonly [ChatMessage, ChatMessage]> {
  const { messages } = bodyOf(chat.createChat, await send(server, user, sent)).data;
  const [message, reply] = messages;
  if (message === undefined || reply === undefined) throw new Error('A message and its reply were expected.');
  return [message, reply];
}

const several = (): Sent => ({
  message_content: visit,
  files: [textFile('old.txt', 'Metformin 500 mg twice daily.'), textFile('ecg.txt', 'ECG: sinus rhythm.')],
  sources: listed(
    { origin: 'file', kind: 'previous_note', name: 'Old note', date: '2026-03-03' },
    pasted('Home list', 'Lisinopril 10 mg daily.'),
    { origin: 'file', kind: 'current' },
  ),
});

/** The words that each source of a statement covers, with the source's name. */
function quoteOf(message: ChatMessage, { sources: ranges }: ChatMessage['statements'][number]): string[] {
  const sources = readSources(message);
  return ranges.map((range) => {
    const { index, start, end } = locateSource(range, message.message_content, sources);
    const source = index === null ? undefined : sources[index];
    const { name, text } = source ?? { name: 'typed', text: message.message_content };
    return `${name}: ${text.slice(start, end)}`;
  });
}

describe('a message of several sources', () => {
  test('keeps all of them, in the order in which they were given, and is read the same again', async () => {
    const user = server.newUser();
    const [message] = await sendNew(user, several());
    const listedSources = message.sources?.map(({ origin, kind, name, date }) => [origin, kind, name, date]);
    expect(listedSources).toEqual([
      ['file', 'previous_note', 'Old note', '2026-03-03'],
      ['text', 'medication_list', 'Home list', '2026-03-03'],
      ['file', 'current', 'ecg.txt', null],
    ]);
    expect(readSources(message).map(({ text }) => text)).toEqual([
      'Metformin 500 mg twice daily.',
      'Lisinopril 10 mg daily.',
      'ECG: sinus rhythm.',
    ]);
    expect(message.attachment).toMatchObject({ name: 'old.txt' });
    const list = bodyOf(chat.listChats, await callChat(server, user, 'GET', 'get_users_chat_list/'));
    const again = await callChat(server, user, 'GET', `get_a_chat_content/${list.data[0]?.id ?? ''}/`);
    expect(bodyOf(chat.readChat, again).data.messages[0]).toEqual(message);
  });

  test('is read with what is of the visit first', async () => {
    const [message] = await sendNew(server.newUser(), several());
    expect(joinInput(message.message_content, readSources(message))).toBe(
      `${visit}\n\nECG: sinus rhythm.\n\nMetformin 500 mg twice daily.\n\nLisinopril 10 mg daily.`,
    );
  });

  test('has statements that rest on words of the right source', async () => {
    const [message, reply] = await sendNew(server.newUser(), several());
    const quotes = reply.statements.flatMap((one) => quoteOf(message, one)).join('\n');
    expect(quotes).toContain('typed: Cough for 3 days');
    expect(quotes).toMatch(/^ecg\.txt: .*sinus rhythm/m);
  });

  test('keeps no words in clear', async () => {
    const user = server.newUser();
    await sendNew(user, { message_content: 'x', sources: listed(pasted('Zebra list', 'Quaggamycin 5 mg')) });
    const rows = await server.database.kysely.selectFrom('messages').selectAll().execute();
    const raw = rows.map(({ details, content }) => `${Buffer.from(details ?? []).toString()}${String(content)}`).join();
    expect(raw).not.toMatch(/Quaggamycin|Zebra/);
    expect(server.logLines.join()).not.toMatch(/Quaggamycin|Zebra/);
  });

  test('gives all its room back when its chat is destroyed', async () => {
    const user = server.newUser();
    const before = server.files.kept.size;
    await sendNew(user, several());
    expect(server.files.kept.size).toBe(before + 2);
    const { data } = bodyOf(chat.listChats, await callChat(server, user, 'GET', 'get_users_chat_list/'));
    const id = data[0]?.id ?? '';
    expect(await server.store.attachments.readUse(user.userId)).toBe(47);
    await callChat(server, user, 'DELETE', `delete_chat/${id}/`);
    await callChat(server, user, 'DELETE', `bin/${id}/`);
    expect(await server.store.attachments.readUse(user.userId)).toBe(0);
    expect(server.files.kept.size).toBe(before);
  });

  test('has them all when its words are edited, under ids of their own and in no more room, or goes without', async () => {
    const user = server.newUser();
    const { id: chatId, messages } = bodyOf(chat.createChat, await send(server, user, several())).data;
    const room = await server.store.attachments.readUse(user.userId);
    const edit = async (more: Sent): Promise<ChatMessage | undefined> => {
      const sent = { chat_id: chatId, edit_of: messages[0]?.id ?? '', message_content: 'Rash for 2 days.', ...more };
      return bodyOf(chat.addMessage, await send(server, user, sent)).data.messages[0];
    };
    const plain = (message: ChatMessage | undefined) =>
      message && readSources(message).map(({ name, text, kind, date }) => [name, text, kind, date]);
    const edited = await edit({});
    expect(plain(edited)).toEqual(plain(messages[0]));
    const filesOf = (message: ChatMessage | undefined) =>
      (message?.sources ?? []).flatMap((one) => one.attachment?.id ?? []);
    expect(filesOf(edited)).toHaveLength(2);
    expect(filesOf(edited).filter((id) => filesOf(messages[0]).includes(id))).toEqual([]);
    expect(await server.store.attachments.readUse(user.userId)).toBe(room);
    expect(plain(await edit({ edited_file: 'remove' }))).toEqual([]);
  });

  test('is one message when it is sent twice, and another with another file', async () => {
    const user = server.newUser();
    const key = crypto.randomUUID();
    const [first] = await sendNew(user, { ...several(), key });
    const [second] = await sendNew(user, { ...several(), key });
    expect(second.id).toBe(first.id);
    const files = [textFile('old.txt', 'Metformin 500 mg twice daily.'), textFile('ecg.txt', 'ECG: flutter.')];
    expect(problemOf(await send(server, user, { ...several(), files, key })).code).toBe('idempotency_mismatch');
  });

  test('gives text alone back from Redactify, and says so', async () => {
    const sent = { ...several(), model_name: 'Redactify', message_content: 'Patient: Adaeze Okafor.' };
    const [, reply] = await sendNew(server.newUser(), sent);
    expect(reply.attachment).toBeNull();
    expect(reply.message_content).toContain('Metformin 500 mg');
    expect(reply.notice).toContain('Redactify gives a file back where one is attached');
  });
});

describe('a note from several sources, as a FHIR document', () => {
  test('states in types what the visit says, and the rest as words', async () => {
    const user = server.newUser();
    const [, note] = await sendNew(user, {
      message_content: 'Cough for 3 days. Meds: lisinopril 20 mg daily.',
      sources: listed(pasted('Home list', 'Losartan 50 mg daily.')),
    });
    expect(note.message_content).toContain('Losartan 50 mg daily (from the medication list of 3 March 2026)');
    const answer = await callChat(server, user, 'GET', `note/${note.id}/export/?format=fhir`);
    const { entry } = answer.body as { entry: { resource: { resourceType: string } }[] };
    const drugs = entry.filter(({ resource }) => resource.resourceType.startsWith('Medication'));
    expect(JSON.stringify(drugs)).toMatch(/lisinopril/i);
    expect(JSON.stringify(drugs)).not.toMatch(/losartan/i);
  });
});

describe('one file as before', () => {
  test('is no listed source', async () => {
    const file = textFile('note.txt', 'Pulse 72.');
    const [message] = await sendNew(server.newUser(), { message_content: visit, file });
    expect(message.sources).toBeUndefined();
    expect(message.attachment).toMatchObject({ name: 'note.txt', text: 'Pulse 72.' });
    const described = await sendNew(server.newUser(), {
      message_content: visit,
      file,
      sources: listed({ origin: 'file', kind: 'current' }),
    });
    expect(described[0].sources).toBeUndefined();
  });
});

describe('what is refused in one sentence', () => {
  const refused = async (sent: Sent): Promise<string> => {
    const before = server.files.kept.size;
    const problem = problemOf(await send(server, server.newUser(), sent));
    expect(server.files.kept.size).toBe(before);
    return `${problem.status} ${problem.code}: ${problem.message}`;
  };
  const files = (count: number): File[] =>
    Array.from({ length: count }, (_, at) => textFile(`${at}.txt`, `Word ${at}.`));
  const tooMany = '422 too_many_sources: A message can have at most 10 sources. Please remove some of them.';

  test('an eleventh source, of whatever kind', async () => {
    expect(await refused({ message_content: '', files: files(11) })).toBe(tooMany);
    expect(await refused({ message_content: 'x', files: files(10) })).toBe(tooMany);
    const texts = Array.from({ length: 11 }, (_, at) => pasted(`${at}`, 'x'));
    expect(await refused({ message_content: '', sources: listed(...texts) })).toBe(tooMany);
    const [message] = await sendNew(server.newUser(), { message_content: '', files: files(10) });
    expect(message.sources).toHaveLength(10);
  });

  test('words typed over ten sources that are kept, of which nothing is stored', async () => {
    const user = server.newUser();
    const texts = Array.from({ length: 10 }, (_, at) => pasted(`${at}`, `Word ${at}.`));
    const made = await send(server, user, { message_content: '', sources: listed(...texts) });
    const { id: chatId, messages } = bodyOf(chat.createChat, made).data;
    const edit = { chat_id: chatId, edit_of: messages[0]?.id ?? '', message_content: 'x' };
    const { status, code, message } = problemOf(await send(server, user, edit));
    expect(`${status} ${code}: ${message}`).toBe(tooMany);
    const read = bodyOf(chat.readChat, await callChat(server, user, 'GET', `get_a_chat_content/${chatId}/`));
    expect(read.data.messages).toHaveLength(2);
    const bare = await send(server, user, { ...edit, edited_file: 'remove' });
    expect(bodyOf(chat.addMessage, bare).data.messages[0]?.sources).toBeUndefined();
  });

  test('more text or bytes than a message may have, all together', async () => {
    const half = 'x '.repeat(limits.messageCharacters / 4);
    const texts = [pasted('a', half), pasted('b', half), pasted('c', 'one more')];
    expect(await refused({ message_content: '', sources: listed(...texts) })).toMatch(/^413 sources_too_long: /);
    const big = Array.from({ length: 2 }, (_, at) => textFile(`${at}.txt`, 'x'.repeat(limits.fileBytes / 2 + 1)));
    expect(await refused({ message_content: '', files: big })).toMatch(/^413 files_too_large: /);
  });

  test('what is no list, names no text, or speaks of a file that is not there', async () => {
    expect(await refused({ message_content: 'x', sources: '{' })).toContain(
      'The sources of the message could not be read',
    );
    expect(await refused({ message_content: 'x', sources: listed(pasted('', 'y')) })).toContain('give the text a name');
    expect(await refused({ message_content: 'x', sources: listed({ origin: 'file' }) })).toMatch(
      /^400 validation_failed/,
    );
    const badDay = JSON.stringify([{ ...pasted('a', 'y'), date: '3 March' }]);
    expect(await refused({ message_content: 'x', sources: badDay })).toContain('Please enter a date');
  });

  test('the whole message, when its second file cannot be read', async () => {
    const broken = new File([new Uint8Array([0, 1, 2])], 'a.pdf', { type: 'application/pdf' });
    expect(await refused({ message_content: 'x', files: [textFile('a.txt', 'Fine.'), broken] })).toMatch(/^4/);
  });
});

describe('an earlier note', () => {
  const reuse = (id: string): Sent => ({
    message_content: visit,
    sources: listed({ origin: 'note', message_id: id }),
  });

  /** The notes that the audit log says somebody used again. */
  async function reusesOf({ userId }: UserCaller): Promise<(string | null)[]> {
    const lines = await server.database.kysely
      .selectFrom('audit_events')
      .select('object_id')
      .where('actor_id', '=', userId)
      .where('action', '=', 'note.reuse')
      .where('outcome', '=', 'success')
      .execute();
    return lines.map((line) => line.object_id);
  }

  test('gives its words, with its name and the day of it', async () => {
    const user = server.newUser();
    const [, note] = await sendNew(user, { message_content: 'Asthma. Takes albuterol as needed. NKDA.' });
    const [message] = await sendNew(user, reuse(note.id));
    expect(message.sources).toEqual([
      {
        origin: 'note',
        kind: 'previous_note',
        name: expect.stringMatching(/\S/) as string,
        date: note.timestamp.slice(0, 10),
        text: note.message_content,
        attachment: null,
        message_id: note.id,
      },
    ]);
    expect(await reusesOf(user)).toEqual([note.id]);
  });

  test('is refused while it has a phrase that nobody settled, and taken once somebody did', async () => {
    const { user, reply } = await makeNote(server);
    const refusal = async (id: string): Promise<string> => {
      const { status, code, message } = problemOf(await send(server, user, reuse(id)));
      return `${status} ${code}: ${message}`;
    };
    const change = async (words: string, template_texts: readonly string[] = []): Promise<string> => {
      const message_content = reply.message_content.replace('tender', `tender\n- ${words}`);
      return saved(await edit(server, user, reply.id, { message_content, template_texts })).id;
    };
    const phrase = 'Gait steady. Skin intact.';
    expect(await refusal(await change(phrase, [phrase]))).toMatch(/^409 note_unresolved: .* template text that nobody/);
    expect(await refusal(await change('Skin {intact|clean}.'))).toMatch(/^409 note_unresolved: .* has blanks/);
    const [message] = await sendNew(user, reuse(await change(phrase)));
    expect(message.sources?.[0]?.text).toContain(phrase);
    expect(await reusesOf(user)).toHaveLength(1);
  });

  test('that was signed is refused once it is not what was signed', async () => {
    const { user, reply }: MadeNote = await makeSignedNote(server);
    const [message] = await sendNew(user, reuse(reply.id));
    expect(message.sources?.[0]?.text).toBe(reply.message_content);
    const { kysely } = server.database;
    await kysely.updateTable('note_signatures').set({ signed_at: 1 }).where('message_id', '=', reply.id).execute();
    expect(problemOf(await send(server, user, reuse(reply.id))).code).toBe('damaged');
    expect(await reusesOf(user)).toEqual([reply.id]);
  });

  test('is used once by a request that is sent again, also when it is gone by then', async () => {
    const { user, reply, chatId } = await makeNote(server);
    const sent = { ...reuse(reply.id), key: crypto.randomUUID() };
    const both = await Promise.all([sendNew(user, sent), sendNew(user, sent)]);
    expect((await callChat(server, user, 'DELETE', `delete_chat/${chatId}/`)).status).toBeLessThan(300);
    const all = [...both, await sendNew(user, sent)];
    expect(new Set(all.flatMap((messages) => messages.map(({ id }) => id))).size).toBe(2);
    expect(await reusesOf(user)).toEqual([reply.id]);
  });

  test('that is refused leaves the key of its request free', async () => {
    const { user, reply } = await makeNote(server);
    const key = crypto.randomUUID();
    expect(problemOf(await send(server, user, { ...reuse(crypto.randomUUID()), key })).code).toBe('not_found');
    const [message] = await sendNew(user, { ...reuse(reply.id), key });
    expect(message.sources?.[0]?.text).toBe(reply.message_content);
  });

  test('of another, or none, is not found, and nothing is stored', async () => {
    const owner = server.newUser();
    const [message, note] = await sendNew(owner, { message_content: 'Asthma. NKDA.' });
    const colleague = server.newUser(owner.tenantId);
    for (const asker of [server.newUser(), colleague]) {
      expect(problemOf(await send(server, asker, reuse(note.id)))).toMatchObject({ status: 404, code: 'not_found' });
      const list = await callChat(server, asker, 'GET', 'get_users_chat_list/');
      expect(bodyOf(chat.listChats, list).data).toEqual([]);
    }
    for (const id of [message.id, crypto.randomUUID()])
      expect(problemOf(await send(server, owner, reuse(id))).code).toBe('not_found');
  });
});
