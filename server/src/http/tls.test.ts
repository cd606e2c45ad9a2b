import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectPlain } from 'node:net';
import { connect } from 'node:tls';
import type { ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestCertificate } from '../testing/test-certificate.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let folder: string;
let port: number;
const { ca, cert, key } = makeTestCertificate();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notewright-tls-'));
  await writeFile(join(folder, 'cert.pem'), cert);
  await writeFile(join(folder, 'key.pem'), key);
  server = await startTestServer({
    settings: { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') },
  });
  port = Number(new URL(server.origin).port);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

interface Spoken {
  readonly version: string | null;
  readonly cipher: string;
  readonly answer: string;
}

/** Asks for a page with what a client offers; rejects when the two find nothing in common. */
function speak(options: ConnectionOptions): Promise<Spoken> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port, ca, servername: 'localhost', ...options });
    socket.on('error', reject);
    socket.on('secureConnect', () =>
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
    );
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('close', () => resolve({ version: said?.version ?? null, cipher: said?.cipher ?? '', answer }));
    let said: { version: string | null; cipher: string } | undefined;
    socket.on('secureConnect', () => (said = { version: socket.getProtocol(), cipher: socket.getCipher().name }));
  });
}

describe('TLS of the server itself', () => {
  it('prefers 1.3, and speaks 1.2 with forward secrecy and authenticated encryption', async () => {
    expect(await speak({})).toMatchObject({ version: 'TLSv1.3', cipher: 'TLS_AES_256_GCM_SHA384' });
    const older = await speak({ maxVersion: 'TLSv1.2' });
    expect(older.version).toBe('TLSv1.2');
    expect(older.cipher).toBe('ECDHE-ECDSA-AES256-GCM-SHA384');
    expect(older.answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('takes its own order of ciphers over the client’s', async () => {
    const ciphers = 'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384';
    expect((await speak({ maxVersion: 'TLSv1.2', ciphers })).cipher).toBe('ECDHE-ECDSA-AES256-GCM-SHA384');
  });

  it.each([
    ['TLS 1.1', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' }],
    ['TLS 1.0', { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'ALL@SECLEVEL=0' }],
    ['a cipher in CBC mode', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES256-SHA384:ECDHE-ECDSA-AES128-SHA' }],
    ['no forward secrecy', { maxVersion: 'TLSv1.2', ciphers: 'AES256-GCM-SHA384:AES128-GCM-SHA256:AES128-SHA' }],
    ['no authentication', { maxVersion: 'TLSv1.2', ciphers: 'aNULL:eNULL:@SECLEVEL=0' }],
  ] as const)('refuses %s', async (_name, options) => {
    await expect(speak(options)).rejects.toThrow();
  });

  it('says in every answer that it is to be asked so for two years, subdomains included', async () => {
    const { answer } = await speak({});
    expect(answer).toContain('strict-transport-security: max-age=63072000; includeSubDomains');
  });

  it('answers nothing that comes unencrypted, and leads nobody over', async () => {
    const socket = connectPlain(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.end('GET /authentication_app/user_profile/ HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect(answer).not.toMatch(/ 200 | 30\d |location:/i);
  });
});
