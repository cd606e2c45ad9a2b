import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMain } from './testing/run-main.ts';
import type { MainRun } from './testing/run-main.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notewright-main-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (environment: Readonly<Record<string, string>>): MainRun =>
  runMain({ DATA_DIR: join(folder, 'data'), ...environment });

describe('a start', { timeout: 240_000 }, () => {
  // What is said of everything that can stop a start, and of settings: start-failures.test.ts, settings.test.ts. These are
  // the ways out of the process: before the settings are known, before anything is open, and after.
  it.each([
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535, but it is "x".'],
    [
      { DATA_DIR: '/proc/notewright' },
      'The data folder /proc/notewright cannot be made, since /proc takes no folder; set DATA_DIR to another one.',
    ],
    [
      { HOST: '192.0.2.1', ALLOW_DEV_ON_NETWORK: 'yes' },
      'HOST is "192.0.2.1", which is not an address of this machine; set it to one that is, or leave it out.',
    ],
  ])('with %j ends with one sentence', async (environment, sentence) => {
    const started = run(environment);
    expect(await started.exit).toBe(1);
    expect(started.errors().trimEnd()).toBe(sentence);
    expect(started.errors().trimEnd().split('\n')).toHaveLength(1);
    expect(started.output()).toBe('');
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
    const devKey = await started.prints(/Key for \/dev +(\S+)/);
    const origin = await started.prints(/Mails +(http:\/\/[^/]+)/);
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
