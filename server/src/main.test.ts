import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notewright-main-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Run {
  readonly output: () => string;
  readonly errors: () => string;
  readonly exit: Promise<number | null>;
  readonly kill: (signal: NodeJS.Signals) => void;
}

function run(environment: Readonly<Record<string, string>>): Run {
  const child = spawn(process.execPath, [main], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), PORT: '0', ...environment },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { output: () => output, errors: () => errors, exit, kill: (signal) => void child.kill(signal) };
}

async function untilStarted(started: Run): Promise<string> {
  const deadline = performance.now() + 20_000;
  while (performance.now() < deadline) {
    const origin = /Notewright +(http\S+)/.exec(started.output())?.[1];
    if (origin !== undefined) return origin;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The server did not start: ${started.errors()}`);
}

describe('a start', { timeout: 40_000 }, () => {
  it('prints where to go, answers, lets the sample account in, and ends when it is told to', async () => {
    const started = run({ LOG_LEVEL: 'info' });
    const origin = await untilStarted(started);
    expect(started.output()).toContain(`${origin}/dev/mailbox`);
    const email = /Sample e-mail +(\S+)/.exec(started.output())?.[1];
    const password = /Password +(\S+)/.exec(started.output())?.[1];
    expect(password).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const signIn = await fetch(`${origin}/authentication_app/signin/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { accessToken } = (await signIn.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const chats = (await (await fetch(`${origin}/chat/get_users_chat_list/`, { headers })).json()) as {
      data: { id: string }[];
    };
    expect(chats.data).toHaveLength(4);
    const tools = new Set<string>();
    for (const { id } of chats.data) {
      const chat = (await (await fetch(`${origin}/chat/get_a_chat_content/${id}/`, { headers })).json()) as {
        data: { messages: Record<string, unknown>[] };
      };
      expect(chat.data.messages.map((message) => [message['sent_by'], message['state']])).toEqual([
        ['user', 'complete'],
        ['bot', 'complete'],
      ]);
      tools.add(String(chat.data.messages[1]?.['model_name']));
    }
    expect(tools).toEqual(new Set(['Chartwright', 'TranscriptX', 'Redactify', 'Validify']));
    const before = performance.now();
    started.kill('SIGTERM');
    expect(await started.exit).toBe(0);
    expect(performance.now() - before).toBeLessThan(10_000);
    const logged = started
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    for (const line of logged) expect(() => JSON.parse(line)).not.toThrow();
    expect(logged.join('')).not.toContain('sample@');
    expect(started.errors()).toBe('');

    const again = run({});
    await untilStarted(again);
    expect(again.output()).toContain(String(password));
    again.kill('SIGINT');
    expect(await again.exit).toBe(0);
  });

  it.each([
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535, but it is "x".'],
    [
      { NODE_ENV: 'production' },
      'PUBLIC_URL is missing; production needs the address under which people reach the server.',
    ],
    [
      { HOST: '0.0.0.0' },
      'HOST is "0.0.0.0", which others can reach, but this is a development server; set NODE_ENV=production, or ALLOW_DEV_ON_NETWORK=yes if you mean it.',
    ],
    [
      { INSTALLATION_KEY: 'short' },
      'INSTALLATION_KEY must hold 32 bytes in base64. Make one with: openssl rand -base64 32',
    ],
    [{ TLS_CERT: 'none.pem', TLS_KEY: 'none.pem' }, /^TLS_CERT names the file \S+none\.pem, which cannot be read\.$/],
    [{ HOST: '192.0.2.1', ALLOW_DEV_ON_NETWORK: 'yes' }, 'HOST is not an address of this machine.'],
  ])('with %j ends with one sentence', async (environment, sentence) => {
    const started = run(environment);
    expect(await started.exit).toBe(1);
    expect(started.errors().trimEnd()).toMatch(sentence);
    expect(started.errors().trimEnd().split('\n')).toHaveLength(1);
    expect(started.output()).toBe('');
  });

  it('on a port that is taken says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const started = run({ PORT: String(port) });
    expect(await started.exit).toBe(1);
    expect(started.errors()).toBe(`Port ${port} is already in use; stop what runs there or set PORT to another one.\n`);
    other.close();
  });

  it('in production asks for a key before it shows its mails, and speaks of TLS', async () => {
    const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64');
    const started = run({
      NODE_ENV: 'production',
      BILLING: 'off',
      PUBLIC_URL: 'https://notes.example',
      INSTALLATION_KEY: key,
      ALLOW_EMBEDDED_MAIL: 'yes',
      LOG_LEVEL: 'silent',
      DATA_DIR: join(folder, 'production'),
    });
    await untilListening(started);
    const origin = /Mails +(http:\/\/[^/]+)/.exec(started.output())?.[1] ?? '';
    const devKey = /Key for \/dev +(\S+)/.exec(started.output())?.[1] ?? '';
    const closed = await fetch(`${origin}/dev/mailbox.json`);
    expect(closed.status).toBe(401);
    expect(closed.headers.get('www-authenticate')).toContain('Basic');
    expect(closed.headers.get('strict-transport-security')).toContain('max-age=63072000');
    const basic = (password: string): Record<string, string> => ({
      authorization: `Basic ${Buffer.from(`anyone:${password}`).toString('base64')}`,
    });
    expect((await fetch(`${origin}/dev/mailbox`, { headers: basic('wrong') })).status).toBe(401);
    expect((await fetch(`${origin}/dev/mailbox`, { headers: basic(devKey) })).status).toBe(200);
    expect(started.output()).not.toContain('Sample');
    started.kill('SIGTERM');
    expect(await started.exit).toBe(0);
  });
});

async function untilListening(started: Run): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!started.output().includes('Key for /dev')) {
    if (performance.now() > deadline) throw new Error(`The server did not start: ${started.errors()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
