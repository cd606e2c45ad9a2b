import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../testing/start-test-server.ts';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.createUser();
});
afterAll(() => server.stop());

function send(
  path: string,
  from: TestUser,
  key: string,
  fields: Readonly<Record<string, string>>,
  file = false,
): Promise<CallAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('attached_file', new File(['A made-up note: cough.'], 'note.txt', { type: 'text/plain' }));
  return server.call('POST', path, { token: from.accessToken, body: form, headers: { 'idempotency-key': key } });
}
const fifty = <T>(one: () => Promise<T>): Promise<readonly T[]> => Promise.all(Array.from({ length: 50 }, one));

interface Sent {
  readonly id?: string;
  readonly chat_id?: string;
  readonly messages: readonly { readonly id: string }[];
}
const dataOf = (answer: CallAnswer): Sent => answer.body['data'] as Sent;

async function countOf(table: 'chats' | 'messages' | 'attachments' | 'sign_ups'): Promise<number> {
  const { kysely } = server.server.database;
  const row = await kysely
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

describe('fifty equal requests at once', { timeout: 120_000 }, () => {
  it.each([false, true])('create one chat (with a file: %s)', async (file) => {
    const before = [await countOf('chats'), await countOf('messages'), await countOf('attachments')];
    const key = crypto.randomUUID();
    const answers = await fifty(() => send('/chat/create_chat/', user, key, { message_content: 'cough' }, file));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => dataOf(answer).id)).size).toBe(1);
    const after = [await countOf('chats'), await countOf('messages'), await countOf('attachments')];
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 2, file ? 1 : 0]);
  });

  it('add one message', async () => {
    const made = await send('/chat/create_chat/', user, crypto.randomUUID(), { message_content: 'cough' });
    const chatId = dataOf(made).id ?? '';
    const before = await countOf('messages');
    const key = crypto.randomUUID();
    const fields = { chat_id: chatId, message_content: 'and fever' };
    const answers = await fifty(() => send('/chat/add_message_to_chat/', user, key, fields));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.flatMap((answer) => dataOf(answer).messages.map(({ id }) => id))).size).toBe(2);
    expect((await countOf('messages')) - before).toBe(2);
  });

  it('sign up an address no more often than mails may go to it', async () => {
    const own = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1000' } });
    const body = { email: 'one@clinic.example', password: 'seven quiet otters' };
    const answers = await fifty(() => own.call('POST', '/authentication_app/signup/', { body }));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(45);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await own.mailsTo(body.email, 5)).toHaveLength(5);
    await own.stop();
  });
});

describe('an idempotency key', () => {
  it('of another person is one’s own, and shows nothing of theirs', async () => {
    const other = await server.createUser();
    const key = crypto.randomUUID();
    const mine = await send('/chat/create_chat/', user, key, { message_content: 'ZQX canary' });
    const same = await send('/chat/create_chat/', other, key, { message_content: 'ZQX canary' });
    const different = await send('/chat/create_chat/', other, crypto.randomUUID(), { message_content: 'else' });
    expect([mine.status, same.status, different.status]).toEqual([201, 201, 201]);
    expect(dataOf(same).id).not.toBe(dataOf(mine).id);
    // Another body under a key that only somebody else used is no mismatch: that would tell of theirs.
    const third = await server.createUser();
    expect((await send('/chat/create_chat/', third, key, { message_content: 'something else' })).status).toBe(201);
  });

  it('with another body is refused, and with another’s chat finds nothing', async () => {
    const key = crypto.randomUUID();
    const made = await send('/chat/create_chat/', user, key, { message_content: 'cough' });
    const changed = await send('/chat/create_chat/', user, key, { message_content: 'fever' });
    expect(changed).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    const other = await server.createUser();
    const fields = { chat_id: dataOf(made).id ?? '', message_content: 'words' };
    expect((await send('/chat/add_message_to_chat/', other, key, fields)).status).toBe(404);
  });

  it.each(['', 'x'.repeat(201), 'a\tb', 'é'])('that is none is refused or counts as none: %j', async (key) => {
    const answer = await send('/chat/create_chat/', user, Buffer.from(key).toString('latin1'), {
      message_content: 'x',
    });
    expect([201, 400]).toContain(answer.status);
  });
});
