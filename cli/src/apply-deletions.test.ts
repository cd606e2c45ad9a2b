import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../server/src/testing/start-test-server.ts';
import type { TestServer, TestUser } from '../../server/src/testing/start-test-server.ts';
import { runCli } from './run-cli.ts';

const folders: string[] = [];
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'notewright-restored-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function run(dataDir: string, ...args: readonly string[]): Promise<{ status: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const status = await runCli(args, {
    stdin: (async function* () {})(),
    write: (text) => (out += text),
    complain: (line) => (err += line),
    environment: { NODE_ENV: 'test', DATA_DIR: dataDir },
  });
  return { status, out, err };
}

async function writeChat(server: TestServer, user: TestUser): Promise<string> {
  const form = new FormData();
  form.set('message_content', 'A made-up note: cough.');
  form.set('attached_file', new File(['A made-up file.'], 'note.txt', { type: 'text/plain' }));
  const sent = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
  return (sent.body['data'] as { id: string }).id;
}

/** Both deletions are in the log after a few seconds. */
async function waitForTold(server: TestServer): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (server.logLines.filter((line) => line.includes('"destroyed"')).length < 2) {
    if (Date.now() > deadline) throw new Error('The log tells of no deletion.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Stopped, copied and started again, as a backup of the embedded database is taken. */
describe('a restored backup', { timeout: 60_000 }, () => {
  let restored: string;
  let log: string;
  let kept: { readonly user: TestUser; readonly chat: string };
  let gone: { readonly user: TestUser; readonly chat: string; readonly binned: string };
  beforeAll(async () => {
    const before = await startTestServer({ settings: { DATABASE_URL: '' } });
    folders.push(before.dataDir);
    const [one, two] = [await before.createUser(), await before.createUser()];
    kept = { user: one, chat: await writeChat(before, one) };
    gone = { user: two, chat: await writeChat(before, two), binned: await writeChat(before, one) };
    await before.stop({ keepData: true });
    restored = await makeFolder();
    await cp(before.dataDir, restored, { recursive: true });

    const after = await startTestServer({ settings: { DATABASE_URL: '' }, dataDir: before.dataDir });
    const token = one.accessToken;
    await after.call('DELETE', `/chat/delete_chat/${gone.binned}/`, { token });
    expect((await after.call('DELETE', `/chat/bin/${gone.binned}/`, { token })).status).toBe(200);
    const body = { confirmation: two.email };
    const path_ = '/authentication_app/settings/delete_account/';
    expect((await after.call('POST', path_, { token: two.accessToken, body })).status).toBe(200);
    await waitForTold(after);
    log = path.join(await makeFolder(), 'server.log');
    await writeFile(
      log,
      ['not json', '{"destroyed":7}', '{"destroyed":{"kind":"chat","id":"x"}}', ...after.logLines].join('\n'),
    );
    await after.stop();
  }, 60_000);

  it('brings back what was destroyed, until the log is applied to it', async () => {
    expect(await run(restored, 'deletions', 'apply', log)).toEqual({
      status: 0,
      out: 'Destroyed again: 1 chats, 1 accounts; 0 were gone already. The server destroys what is left of the accounts when it runs.\n',
      err: '',
    });
    expect((await run(restored, 'deletions', 'apply', log)).out).toBe(
      'Destroyed again: 0 chats, 0 accounts; 2 were gone already.\n',
    );
    const server = await startTestServer({ settings: { DATABASE_URL: '' }, dataDir: restored });
    const { database, accounts } = server.server;
    const listed = async (): Promise<readonly string[]> =>
      (await database.kysely.selectFrom('chats').select('id').execute()).map(({ id }) => id);
    await expect.poll(listed, { timeout: 20_000 }).toEqual([kept.chat]);
    expect(await accounts.store.users.find(gone.user.id)).toBeNull();
    const read = await server.call('GET', `/chat/get_a_chat_content/${kept.chat}/`, { token: kept.user.accessToken });
    expect(read.status).toBe(200);
    await server.stop({ keepData: true });
  });

  it('is told in one sentence what is wrong with a log', async () => {
    const folder = await makeFolder();
    await writeFile(path.join(folder, 'empty.log'), '');
    for (const [args, sentence] of [
      [['deletions'], 'Of deletions there is'],
      [['deletions', 'apply'], 'Of deletions there is'],
      [['deletions', 'apply', 'a', 'b'], 'Of deletions there is'],
      [['deletions', 'apply', path.join(folder, 'missing.log')], 'could not be read'],
      [['deletions', 'apply', path.join(folder, 'empty.log')], 'tells of no deletion'],
    ] as const) {
      const { status, err } = await run(restored, ...args);
      expect([status, err.split('\n').length]).toEqual([2, 1]);
      expect(err).toContain(sentence);
    }
    expect((await readFile(log, 'utf8')).includes('cough')).toBe(false);
  });
});
