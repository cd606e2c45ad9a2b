import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { v7 as makeId } from 'uuid';
import { startTestServer } from './testing/start-test-server.ts';
import type { TestServer, TestUser } from './testing/start-test-server.ts';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.createUser('canary.person@clinic.example');
});
afterAll(() => server.stop());

function messageForm(text: string): FormData {
  const form = new FormData();
  form.append('message_content', text);
  return form;
}

async function readAll(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map(async (file) => (await readFile(file)).toString('latin1')));
  return texts.join('\n');
}

describe('what a person types', () => {
  it('stands neither in the log nor in any file of the installation', async () => {
    const made = await server.call('POST', '/chat/create_chat/', {
      token: user.accessToken,
      body: messageForm('ZQXCANARY, 54F with knee pain. MRN ZQXCANARY-77.'),
      headers: { 'user-agent': 'ZQXAGENT/1.0' },
    });
    expect(made.status).toBe(201);
    await server.call('POST', '/authentication_app/signin/', { body: { email: user.email, password: 'ZQXPASSWORD' } });
    await server.call('GET', `/chat/ZQXPATH/?q=ZQXQUERY`, { token: user.accessToken });
    await sleep(700);
    const kept = await readAll(server.dataDir);
    const logged = server.logLines.join('');
    const { code } = (await server.mailsTo(user.email))[0] ?? {};
    for (const secret of ['ZQX', 'canary.person', user.accessToken, user.refreshToken]) {
      expect(logged.includes(secret), `log: ${secret.slice(0, 20)}`).toBe(false);
      expect(kept.includes(secret), `files: ${secret.slice(0, 20)}`).toBe(false);
    }
    expect(kept.includes(`"code":"${code}"`)).toBe(false);
    expect(logged).toContain('"route":"/chat/create_chat/"');
  });
});

describe('a caller who goes', () => {
  it('takes nobody else’s work along, and the reply goes on', async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaving = new AbortController();
      const sent = fetch(`${server.origin}/chat/create_chat/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${user.accessToken}`, accept: 'text/event-stream' },
        body: messageForm(`${'knee pain. '.repeat(2000)} round ${round}`),
        signal: leaving.signal,
      });
      const answer = await sent;
      const reader = answer.body?.getReader();
      await reader?.read();
      leaving.abort();
    }
    const { turns } = server.server;
    await vi.waitUntil(() => turns.running === 0, 60_000);
    const chats = await server.call('GET', '/chat/get_users_chat_list/?limit=5', { token: user.accessToken });
    for (const { id } of chats.body['data'] as { id: string }[]) {
      const chat = await server.call('GET', `/chat/get_a_chat_content/${id}/`, { token: user.accessToken });
      const { messages } = chat.body['data'] as { messages: { state: string }[] };
      expect(messages.at(-1)?.state).toBe('complete');
    }
    expect(server.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

describe('a session that ends', () => {
  it('reads nothing more of a running stream after five seconds', async () => {
    const person = await server.createUser();
    const { messageId } = await openSilentReply(person);
    const answer = await fetch(`${server.origin}/chat/stream/${messageId}/`, {
      headers: { authorization: `Bearer ${person.accessToken}`, accept: 'text/event-stream' },
    });
    expect(answer.status).toBe(200);
    const ended = answer.text().catch(() => 'cut');
    await server.call('POST', '/authentication_app/logout/', { token: person.accessToken });
    await ended;
  });
});

/** A reply that another process seems to be writing and that says nothing, so that its stream stays open. */
async function openSilentReply(person: TestUser): Promise<{ readonly messageId: string }> {
  const { store, accounts } = server.server;
  const account = await accounts.store.users.find(person.id);
  const owner = { tenantId: account?.tenantId ?? '', userId: person.id };
  const [chatId, question, messageId] = [makeId(), makeId(), makeId()];
  const common = { createdAt: Date.now(), toolName: 'Chartwright', content: '' } as const;
  await store.chats.create(owner, { id: chatId, title: '', now: Date.now() });
  await store.messages.add(owner, chatId, {
    ...common,
    id: question,
    sentBy: 'user',
    replyTo: null,
    state: 'complete',
  });
  await store.messages.add(owner, chatId, {
    ...common,
    id: messageId,
    sentBy: 'bot',
    replyTo: question,
    state: 'queued',
  });
  await store.journal.claim(messageId, 'another process', Date.now() + 60_000);
  return { messageId };
}

describe('what is not HTTP', () => {
  it.each([
    ['words', 'hello\r\n\r\n'],
    ['a length below zero', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
    ['a header that is too long', `GET / HTTP/1.1\r\nX: ${'y'.repeat(70_000)}\r\n\r\n`],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc'],
  ])('is refused: %s', async (_name, text) => {
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => undefined);
    socket.end(text);
    await new Promise((resolve) => socket.once('close', resolve));
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect((await server.call('GET', '/healthz')).status).toBe(200);
  });
});

describe('a stop', () => {
  it(
    'lets running replies end or says what became of them, and takes less than ten seconds',
    { timeout: 40_000 },
    async () => {
      const own = await startTestServer();
      const person = await own.createUser();
      const send = (index: number): Promise<Response> =>
        fetch(`${own.origin}/chat/create_chat/`, {
          method: 'POST',
          headers: { authorization: `Bearer ${person.accessToken}`, accept: 'text/event-stream' },
          body: messageForm(`knee pain ${index}. BP 120/80. `.repeat(500)),
        });
      const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => send(index)));
      const streams = answers.map((answer) => answer.text());
      const idle = connect(Number(new URL(own.origin).port), '127.0.0.1');
      idle.on('error', () => undefined);
      await own.stop({ keepData: true });
      for (const text of await Promise.all(streams)) expect(text).toContain('"type":"turn-end"');
      await expect(fetch(`${own.origin}/healthz`)).rejects.toThrow();
      idle.destroy();

      const again = await startTestServer({ dataDir: own.dataDir });
      expect((await again.call('GET', '/authentication_app/user_profile/', { token: person.accessToken })).status).toBe(
        200,
      );
      await again.stop();
    },
  );

  it('may be asked for twice', async () => {
    const own = await startTestServer();
    await Promise.all([own.server.stop(), own.server.stop()]);
    await own.stop();
  });
});
