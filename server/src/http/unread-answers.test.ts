import { once } from 'node:events';
import { connect } from 'node:net';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { startTestServer, type CallAnswer } from '../testing/start-test-server.ts';
import { cutOffSlowReader } from './slow-bodies.ts';

const megabyte = 1024 * 1024;

it('states the length and the alphabet of a file that it reads while it leaves', { timeout: 120_000 }, async () => {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  const user = await server.createUser();
  const headers = { authorization: `Bearer ${user.accessToken}` };
  const content = `Cough, 38 \u00b0C.${'\u2003'.repeat(500_000)}Fever.`;
  const files = [
    ['utf-8', Buffer.from(content)],
    ['utf-16', Buffer.from(`\ufeff${content}`, 'utf16le')],
  ] as const;
  for (const [charset, bytes] of files) {
    const form = new FormData();
    form.append('attached_file', new File([bytes], 'note.txt', { type: 'text/plain' }));
    const sent = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
    const { messages } = sent.body['data'] as { messages: { attachment: { id: string } | null }[] };
    const whole = await fetch(`${server.origin}/chat/attachment/${messages[0]?.attachment?.id ?? ''}/`, { headers });
    expect(whole.headers.get('content-length')).toBe(String(bytes.length));
    expect(whole.headers.get('content-type')).toBe(`text/plain; charset=${charset}`);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  }
});

it('answers nobody who leaves long answers unread, until they are', { timeout: 120_000 }, async () => {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  const [user, other] = [await server.createUser(), await server.createUser()];
  const token = user.accessToken;
  const text = '咳'.repeat(2_000_000);
  await server.call('PUT', '/chat/draft/', { token, body: { chat_id: null, text } });
  const { hostname, port } = new URL(server.origin);
  const leaveUnread = async (): Promise<{ status: string; leave: () => void }> => {
    const socket = connect(Number(port), hostname);
    socket.write(`GET /chat/draft/ HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    await once(socket, 'readable');
    return { status: String(socket.read(12)), leave: () => socket.destroy() };
  };
  const open = [];
  for (let count = 0; count < 40; count += 1) open.push(await leaveUnread());
  const refused = open.filter(({ status }) => status.endsWith('429'));
  expect(refused.length).toBeGreaterThan(10);
  const ask = (asker: string): Promise<CallAnswer> => server.call('GET', '/chat/draft/', { token: asker });
  expect((await ask(token)).status).toBe(429);
  expect((await ask(other.accessToken)).status).toBe(200);
  for (const { leave } of open) leave();
  await expect.poll(async () => (await ask(token)).status).toBe(200);
});

it('hangs up on who does not read, and not on who does', async () => {
  const ends: boolean[] = [];
  const server = createServer((request, answer) => {
    cutOffSlowReader(answer, 0, request.url === '/slow' ? 50 : 600_000);
    answer.once('close', () => ends.push(answer.writableFinished));
    answer.end(Buffer.alloc(30 * megabyte));
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => ends).toEqual([false]);
  await (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).arrayBuffer();
  await expect.poll(() => ends).toEqual([false, true]);
});
