import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMain } from './testing/run-main.ts';
import type { MainRun } from './testing/run-main.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'notewright-two-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Served {
  readonly run: MainRun;
  readonly origin: string;
  readonly password: string;
}

/** One more server process on the data folder. */
async function serve(): Promise<Served> {
  const run = runMain({ DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' });
  const password = await run.prints(/Password +(\S+)\n/);
  return { run, password, origin: await run.prints(/Notewright +(http\S+)/) };
}

type Answer = Readonly<Record<string, unknown>>;

async function ask(path: string, at: Served, token: string, body?: FormData | string): Promise<Answer> {
  const answer = await fetch(`${at.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  expect(answer.status, path).toBeLessThan(300);
  return (await answer.json()) as Answer;
}

async function signIn(at: Served): Promise<string> {
  const body = JSON.stringify({ email: 'sample@notewright.example', password: at.password });
  return String((await ask('/authentication_app/signin/', at, '', body))['accessToken']);
}

/** Sends a note and waits for the whole reply. */
async function sendNote(at: Served, token: string, words: string): Promise<void> {
  const form = new FormData();
  form.append('model_name', 'Chartwright');
  form.append('message_content', words);
  await ask('/chat/create_chat/', at, token, form);
}

/** The states of all replies, as one server tells them. */
async function statesOfReplies(at: Served, token: string): Promise<readonly unknown[]> {
  const list = await ask('/chat/get_users_chat_list/?limit=100', at, token);
  const chats = await Promise.all(
    (list['data'] as { id: string }[]).map(({ id }) => ask(`/chat/get_a_chat_content/${id}/`, at, token)),
  );
  return chats.map((chat) => (chat['data'] as { messages: { state: string }[] }).messages.at(-1)?.state);
}

/** A bound for what never comes, generous for a busy machine. */
const timeout = { timeout: 60_000 };

describe('two servers on one data folder', { timeout: 240_000 }, () => {
  it('begin together on an empty one, share every session and chat, and outlive one another', async () => {
    const [one, other] = await Promise.all([serve(), serve()]);
    expect(other.password).toBe(one.password);
    const token = await signIn(one);
    const both = [one, other];

    // A session of the one is one of the other, and what both write at once is there for both.
    const rounds = Array.from({ length: 20 }, (_, index) => index);
    await Promise.all(
      rounds.map((index) => sendNote(both[index % 2] ?? one, token, `54F with knee pain since ${index + 2} days.`)),
    );
    const complete = Array.from({ length: 24 }, () => 'complete');
    for (const server of both) await expect.poll(() => statesOfReplies(server, token), timeout).toEqual(complete);

    // One that is killed holds nothing that the other, or a new one, would wait for.
    one.run.kill('SIGKILL');
    expect(await one.run.exit).toBeNull();
    await sendNote(other, token, '61M with cough.');
    const third = await serve();
    await sendNote(third, token, '33F with headache.');
    const more = [...complete, 'complete', 'complete'];
    for (const server of [other, third]) await expect.poll(() => statesOfReplies(server, token), timeout).toEqual(more);

    // A session that ends at one is over at the other.
    await ask('/authentication_app/logout/', third, token, '{}');
    await expect
      .poll(
        async () =>
          (await fetch(`${other.origin}/chat/get_users_chat_list/`, { headers: { authorization: `Bearer ${token}` } }))
            .status,
      )
      .toBe(401);

    for (const { run } of [other, third]) {
      run.kill('SIGTERM');
      expect(await run.exit).toBe(0);
      expect(run.errors()).toBe('');
    }
    const database = new DatabaseSync(join(dataDir, 'notewright.sqlite'));
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  });
});
