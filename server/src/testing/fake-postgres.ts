import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** How it treats who comes: an SQLSTATE (PostgreSQL, appendix A) with which it refuses them, or its own version. */
export interface FakePostgresBehaviour {
  readonly refusesWith?: string;
  /** As `server_version_num` says it, for example `150018`. */
  readonly version?: string;
}

/** The beginning of a PostgreSQL server, for the start that meets one it cannot use. */
export interface FakePostgres {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts one on a free port. It speaks protocol 3.0 as far as a sign-in and the answer to one simple query. */
export async function startFakePostgres(behaviour: FakePostgresBehaviour): Promise<FakePostgres> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.once('data', () => {
      socket.write(behaviour.refusesWith === undefined ? welcome : refuse(behaviour.refusesWith));
      socket.on('data', (asked: Buffer) => {
        if (asked.toString('latin1', 0, 1) === 'Q') socket.write(answer(behaviour.version ?? ''));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A message: its letter, its length with the length itself, and what it says. */
function message(letter: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(letter), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

const text = (words: string): Buffer => Buffer.from(`${words}\0`);

const readyForQuery = message('Z', Buffer.from('I'));
/** AuthenticationOk, ReadyForQuery. */
const welcome = Buffer.concat([message('R', int32(0)), readyForQuery]);

/** ErrorResponse. */
function refuse(sqlState: string): Buffer {
  return message('E', text('SFATAL'), text('VFATAL'), text(`C${sqlState}`), text('Mwords of the system'), text(''));
}

/** RowDescription of one text column, DataRow, CommandComplete, ReadyForQuery. */
function answer(version: string): Buffer {
  const column = [text('server_version_num'), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)];
  const row = [int16(1), int32(version.length), Buffer.from(version)];
  return Buffer.concat([
    message('T', int16(1), ...column),
    message('D', ...row),
    message('C', text('SHOW')),
    readyForQuery,
  ]);
}
