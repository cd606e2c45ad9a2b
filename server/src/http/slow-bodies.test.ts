import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { carriesBody, cutOffSlowBodies } from './slow-bodies.ts';

it('hangs up on a body that hardly moves, and on none that does; a slow answer is left alone', async () => {
  const app = fastify();
  cutOffSlowBodies(app, { everyMilliseconds: 500, leastBytes: 50 });
  app.post('/', async () => {
    await sleep(1500);
    return { fine: true };
  });
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const send = async (bytesEach: number): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const body = JSON.stringify({ text: 'x'.repeat(2000) });
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`);
    socket.write(`Content-Length: ${body.length}\r\n\r\n`);
    for (let at = 0; at < body.length && !socket.destroyed; at += bytesEach) {
      socket.write(body.slice(at, at + bytesEach));
      await sleep(50);
    }
    await closed;
    return answer;
  };
  // A machine that stands still for a while must not take the steady one for a slow one.
  const [slow, steady] = await Promise.all([send(2), send(100)]);
  expect(slow).toBe('');
  expect(steady).toContain('{"fine":true}');
  await app.close();
});

it.each([
  [{}, false],
  [{ 'content-length': '0' }, false],
  [{ 'content-length': '1' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('knows from the headers %j whether a body comes: %s', (headers, comes) => {
  expect(carriesBody({ headers })).toBe(comes);
});
