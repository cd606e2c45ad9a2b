import { chat, type ChatMessage, type WireNote } from '@notewright/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { modelNotices } from '../../kernel/reply-messages.ts';
import { bodyOf, problemOf, send, type Sent } from './testing/call-chat.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});

/** Of a later day, the note of an earlier one in it is no part of what is written. */
const words =
  'Progress note, HD 5. Feels better.\n[HD#4: takes apixaban 5 mg bid]\n[HD#4: chest pain with cough]\nPlan: home';

async function newNote(sent: Sent = {}) {
  const user = server.newUser();
  const { id, messages } = bodyOf(chat.createChat, await send(server, user, { message_content: words, ...sent })).data;
  const [question, reply] = messages;
  if (question === undefined || reply === undefined) throw new Error('A message and its reply were expected.');
  return { user, id, question, reply };
}

function noteOf(reply: ChatMessage | undefined): WireNote {
  if (reply?.tool_result?.tool !== 'Chartwright') throw new Error('A note was expected.');
  return reply.tool_result;
}

const leftOutOf = (reply: ChatMessage | undefined): string[] =>
  (noteOf(reply).leftOut ?? []).map(({ risk, sources }) =>
    [risk, ...sources.map(({ start, end }) => words.slice(start, end))].join(': '),
  );

describe('what a note has left out', () => {
  test('goes with the note, the most severe first, as places in the person’s own words', async () => {
    const { reply } = await newNote();
    expect(leftOutOf(reply)).toEqual([
      'medication-or-allergy: [HD#4: takes apixaban 5 mg bid]',
      'red-flag: [HD#4: chest pain with cough]',
    ]);
  });

  test('stands in the next version, in its section, and is left out no longer', async () => {
    const { user, id, question, reply } = await newNote();
    const answer = await send(server, user, { chat_id: id, regenerate_of: reply.id, include_left_out: '0' });
    const second = bodyOf(chat.addMessage, answer).data.messages[1];
    expect(second).toMatchObject({ version: 2, reply_to: question.id, notice: String(modelNotices.completed) });
    expect(second?.message_content).toContain('apixaban 5 mg twice daily');
    expect(leftOutOf(second)).toEqual(['red-flag: [HD#4: chest pain with cough]']);
    for (const { text, at } of second?.statements ?? [])
      expect(second?.message_content.slice(at.start, at.end)).toBe(text);
    const third = bodyOf(
      chat.addMessage,
      await send(server, user, { chat_id: id, regenerate_of: second?.id ?? '', include_left_out: '0' }),
    ).data.messages[1];
    expect(third?.message_content).toContain('apixaban 5 mg twice daily');
    expect(third?.message_content).toMatch(/chest pain with cough/i);
    expect(leftOutOf(third)).toEqual([]);
  });

  test('is put into the version that was chosen, in its own kind and style', async () => {
    const { user, id } = await newNote();
    const shorter = bodyOf(
      chat.addMessage,
      await send(server, user, { chat_id: id, message_content: 'shorter, as a consult note' }),
    ).data.messages[1];
    const answer = await send(server, user, { chat_id: id, regenerate_of: shorter?.id ?? '', include_left_out: '1' });
    const second = bodyOf(chat.addMessage, answer).data.messages[1];
    expect(noteOf(second)).toMatchObject({ noteKind: 'consult', sourceMessageId: noteOf(shorter).sourceMessageId });
    expect(second?.message_content).toMatch(/chest pain with cough/i);
  });

  test('at a place where nothing stands, or of a reply that is no note, is not found', async () => {
    const { user, id, reply } = await newNote();
    const beyond = await send(server, user, { chat_id: id, regenerate_of: reply.id, include_left_out: '2' });
    expect(problemOf(beyond).code).toBe('not_found');
    const other = await newNote({ model_name: 'Redactify' });
    const none = await send(server, other.user, {
      chat_id: other.id,
      regenerate_of: other.reply.id,
      include_left_out: '0',
    });
    expect(problemOf(none).code).toBe('not_found');
  });
});

describe('the facts of a note', () => {
  test('go with it, and its statements name them', async () => {
    const { reply } = await newNote();
    const { facts = [], sections } = noteOf(reply);
    const named = sections.flatMap(({ statements }) => statements.flatMap((statement) => statement.facts ?? []));
    expect(named.length).toBeGreaterThan(0);
    expect(facts.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
    for (const { evidence } of facts) expect(evidence.length).toBeGreaterThan(0);
  });

  test('are sent without the words that their statements say', async () => {
    const { reply } = await newNote({ message_content: 'Cough for 3 days. No fever.\nMeds: lisinopril 10 mg daily' });
    const { facts = [] } = noteOf(reply);
    expect(JSON.stringify(facts)).not.toMatch(/lisinopril|fever/i);
    expect(facts.find(({ type }) => type === 'medication')?.assertion).toBeUndefined();
    expect(facts.find(({ assertion }) => assertion?.polarity === 'absent')).toBeDefined();
  });
});
