import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { createClamdScanner } from './clamd.ts';

/** The industry's harmless test file, put together here so that no scanner stops at this file itself. */
const harmlessTestFile = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');

interface TestDaemon {
  readonly address: { readonly host: string; readonly port: number };
  readonly seen: Buffer[];
}

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A daemon that speaks INSTREAM by its manual, and finds the test file in what it was sent. */
async function startDaemon(answer?: (socket: Socket, file: Buffer) => void): Promise<TestDaemon> {
  const seen: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let sent = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      sent = Buffer.concat([sent, data]);
      const file = readStream(sent);
      if (file === null) return;
      seen.push(file);
      if (answer !== undefined) answer(socket, file);
      else socket.end(file.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return { address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port }, seen };
}

/** The file once its last piece is there. */
function readStream(sent: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (sent.length < command.length) return null;
  expect(sent.subarray(0, command.length).toString()).toBe(command);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

describe('the scanner', () => {
  it('sends the whole file, whatever its size, and tells clean from dangerous', async () => {
    const daemon = await startDaemon();
    const scanner = createClamdScanner(daemon.address);
    for (const size of [0, 1, 65_536, 65_537, 3_000_000]) {
      const bytes = Buffer.alloc(size, 'notes ');
      expect(await scanner.isClean(bytes)).toBe(true);
      expect(daemon.seen.at(-1)?.equals(bytes)).toBe(true);
    }
    expect(await scanner.isClean(Buffer.from(harmlessTestFile))).toBe(false);
  });

  it.each<readonly [string, (socket: Socket) => void]>([
    ['an error', (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
    ['a line that is none of its own', (socket) => socket.end('HTTP/1.1 200 OK\0')],
    ['half an answer', (socket) => socket.end('stream: OK')],
    ['nothing', (socket) => socket.end()],
    ['silence', () => undefined],
    ['too much', (socket) => void socket.write('x'.repeat(10_000))],
  ])('takes %s for no answer, never for a clean file', async (_name, answer) => {
    const daemon = await startDaemon(answer);
    await expect(createClamdScanner(daemon.address, 300).isClean(Buffer.from('notes'))).rejects.toThrow(/scanner/);
  });

  it('says so when nobody listens', async () => {
    const scanner = createClamdScanner({ host: '127.0.0.1', port: 1 });
    await expect(scanner.isClean(Buffer.from('notes'))).rejects.toThrow('The malware scanner gave no answer.');
  });
});

describe('a server with a scanner', () => {
  async function send(settings: Readonly<Record<string, string>>, text: string) {
    const server = await startTestServer({ settings });
    closers.unshift(() => server.stop());
    const user = await server.createUser();
    const form = new FormData();
    form.append('model_name', 'Redactify');
    form.append('message_content', '');
    form.append('attached_file', new File([text], 'note.txt', { type: 'text/plain' }));
    const sent = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
    const picture = new FormData();
    picture.append('name', 'Dana Reyes');
    picture.append('profile_picture', new File([text], 'me.png', { type: 'image/png' }));
    const saved = await server.call('PATCH', '/authentication_app/user_profile/', {
      token: user.accessToken,
      body: picture,
    });
    const list = await server.call('GET', '/chat/get_users_chat_list/', { token: user.accessToken });
    return { sent, saved, chats: (list.body as unknown as { data: unknown[] }).data.length };
  }

  it('keeps what is clean and refuses what is not', async () => {
    const daemon = await startDaemon();
    const settings = { CLAMD_ADDRESS: `127.0.0.1:${daemon.address.port}` };
    const clean = await send(settings, 'Patient seen for cough.');
    expect([clean.sent.status, clean.chats]).toEqual([201, 1]);
    const bad = await send(settings, harmlessTestFile);
    expect([bad.sent.status, bad.sent.body['code'], bad.saved.body['code'], bad.chats]).toEqual([
      422,
      'file_infected',
      'file_infected',
      0,
    ]);
  });

  it('takes no file while the scanner cannot be asked', async () => {
    const { sent, saved, chats } = await send({ CLAMD_ADDRESS: '127.0.0.1:1' }, 'Patient seen for cough.');
    expect([sent.status, sent.body['code'], saved.status, chats]).toEqual([503, 'scanner_unavailable', 503, 0]);
  });

  it.each([
    'clamav',
    'clamav:0',
    'clamav:99999',
    ':3310',
    'relative/clamd.sock',
    'http://127.0.0.1:3310',
    'clamav.example:3310',
  ])('does not start with the address %s', async (address) => {
    await expect(startTestServer({ settings: { CLAMD_ADDRESS: address } })).rejects.toThrow(/^CLAMD_ADDRESS /);
  });
});
