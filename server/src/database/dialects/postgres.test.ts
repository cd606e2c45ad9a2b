import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { poolDialect } from './postgres.ts';

/** One message of the PostgreSQL protocol, version 3: type, length, content. */
function frame(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const ready = frame('Z', Buffer.from('I'));
const welcome = Buffer.concat([frame('R', Buffer.alloc(4)), ready]);
const done = Buffer.concat([frame('C', Buffer.from('BEGIN\0')), ready]);

let server: Server | null = null;
afterEach(() => new Promise<void>((resolve) => (server === null ? resolve() : server.close(() => resolve()))));

/** A server that lets everyone in, answers every statement with nothing, and tells of each connection. */
function startServer(onConnection: (socket: Socket) => void): Promise<number> {
  return new Promise((resolve) => {
    const started = createServer((socket) => {
      onConnection(socket);
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write(welcome);
        socket.on('data', () => socket.write(done));
      });
    });
    server = started;
    started.listen(0, '127.0.0.1', () => resolve((started.address() as AddressInfo).port));
  });
}

it('outlives connections that break, lent out or idle, and takes new ones', async () => {
  const sockets: Socket[] = [];
  const port = await startServer((socket) => sockets.push(socket));
  const lost: Error[] = [];
  const kysely = new Kysely<unknown>({
    dialect: poolDialect(`postgres://someone@127.0.0.1:${port}/any`, (error) => lost.push(error)),
  });
  const breaking = kysely.transaction().execute(async () => {
    sockets.at(-1)?.destroy();
    while (lost.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });
  await expect(breaking).rejects.toThrow();
  await sql`begin`.execute(kysely);
  expect(sockets).toHaveLength(2);
  const before = lost.length;
  sockets.at(-1)?.destroy();
  while (lost.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
  await sql`begin`.execute(kysely);
  expect(sockets).toHaveLength(3);
  await kysely.destroy();
});
