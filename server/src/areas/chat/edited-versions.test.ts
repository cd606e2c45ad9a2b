import { chat, type ChatMessage } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { bodyOf, problemOf, send } from './testing/call-chat.ts';
import { edit, makeNote, noteInput, read, saved, sign, versionsOf } from './testing/call-note.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const statementOf = ({ statements }: ChatMessage, words: string) => statements.find(({ text }) => text.includes(words));

describe('beside an edit', () => {
  test('a reply that is written again is written from the input, and the edit stays', async () => {
    const note = await makeNote(server);
    const edited = saved(await edit(server, note.user, note.reply.id, { message_content: 'All changed.' }));
    const again = await send(server, note.user, { chat_id: note.chatId, regenerate_of: edited.id });
    const third = bodyOf(chat.addMessage, again).data.messages[1];
    expect(third).toMatchObject({ version: 3, message_content: note.reply.message_content });
    expect(third?.edit).toBeUndefined();
    expect((await versionsOf(server, note))[1]).toEqual({ ...edited, versions: 3 });
  });

  test('what it left out is put into the edited words, as a version of its own', async () => {
    const words = 'Progress note, HD 5. Feels better.\n[HD#4: takes apixaban 5 mg bid]\nPlan: home';
    const note = await makeNote(server, { message_content: words });
    const typed = note.reply.message_content.replace('- Home', '- Home with her sister');
    expect(typed).not.toBe(note.reply.message_content);
    const edited = saved(await edit(server, note.user, note.reply.id, { message_content: typed }));
    const sent = { chat_id: note.chatId, regenerate_of: edited.id, include_left_out: '0' };
    const completed = bodyOf(chat.addMessage, await send(server, note.user, sent)).data.messages[1];
    expect(completed?.message_content).toContain('apixaban 5 mg twice daily');
    expect(completed?.message_content).toContain('- Home with her sister');
    expect(completed && statementOf(completed, 'her sister')?.origin).toBe('edited');
    expect(completed?.edit).toBeUndefined();
    expect(bodyOf(chat.readNote, await read(server, note.user, edited.id)).data).toEqual({ ...edited, versions: 3 });
  });

  test('no reply of its chat is being written', async () => {
    const { user, chatId, reply } = await makeNote(server);
    const owner = { tenantId: user.tenantId, userId: user.userId };
    const running = {
      sentBy: 'bot',
      content: '',
      createdAt: Date.now(),
      toolName: 'Chartwright',
      state: 'streaming',
    } as const;
    const heldBy = { worker: 'elsewhere', until: Date.now() + 3_600_000 };
    const open = await server.store.messages.add(owner, chatId, {
      ...running,
      id: uuidv7(),
      replyTo: reply.reply_to,
      heldBy,
    });
    const sent = { version_id: uuidv7(), message_content: 'Words.' };
    const refused = problemOf(await edit(server, user, reply.id, sent));
    expect([refused.status, refused.code]).toEqual([409, 'reply_running']);
    const end = {
      state: 'stopped',
      content: '',
      statements: [],
      toolResult: null,
      problem: null,
      notice: null,
      writtenBy: null,
    } as const;
    await server.store.messages.end(open.id, end);
    expect((await edit(server, user, reply.id, sent)).status).toBe(200);
  });

  test('words that follow a note of an earlier message are checked against that message', async () => {
    const note = await makeNote(server);
    const answer = await send(server, note.user, { chat_id: note.chatId, message_content: 'shorter' });
    const shorter = bodyOf(chat.addMessage, answer).data.messages[1];
    const typed = `${shorter?.message_content ?? ''}\n\nTakes lisinopril 10 mg daily.`;
    const made = saved(await edit(server, note.user, shorter?.id ?? '', { message_content: typed }));
    const source = statementOf(made, 'Takes lisinopril')?.sources[0];
    expect(source && noteInput.slice(source.start, source.end)).toContain('lisinopril 10 mg daily');
  });
});

test('what fails in the middle leaves nothing: neither a version, nor a revision, nor a signature', async () => {
  let isBroken = false;
  const breakAudit = (store: Store): Store => ({
    ...store,
    audit: {
      append: (...lines) => (isBroken ? Promise.reject(new Error('The disk is full.')) : store.audit.append(...lines)),
    },
    transaction: (work) => store.transaction((tx) => work(breakAudit(tx))),
  });
  await using broken = await startChatServer({ wrapStore: breakAudit });
  const note = await makeNote(broken);
  const { user, reply } = note;
  const version_id = uuidv7();
  const tried = { version_id, message_content: 'Words.' };
  const fail = async (work: () => Promise<{ readonly status: number }>): Promise<void> => {
    isBroken = true;
    expect((await work()).status).toBe(500);
    isBroken = false;
  };
  await fail(() => edit(broken, user, reply.id, tried));
  expect(await versionsOf(broken, note)).toEqual([reply]);
  const made = saved(await edit(broken, user, reply.id, tried));
  await fail(() => edit(broken, user, version_id, { version_id, revision: 1, message_content: 'Other words.' }));
  await fail(() => sign(broken, user, version_id, { revision: 1 }));
  expect((await versionsOf(broken, note))[1]).toEqual(made);
});
