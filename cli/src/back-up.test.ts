import { existsSync } from 'node:fs';
import { cp, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../server/src/testing/start-test-server.ts';
import type { TestServer, TestUser } from '../../server/src/testing/start-test-server.ts';
import { runCli } from './run-cli.ts';

/** Whatever database the others are tested on. */
const embedded = { DATABASE_URL: '' };
let root: string;
let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'notewright-backup-'));
  server = await startTestServer({ settings: embedded });
  user = await server.createUser();
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

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

async function send(words: string): Promise<string> {
  const form = new FormData();
  form.set('message_content', words);
  form.set('attached_file', new File(['A made-up file.'], 'note.txt', { type: 'text/plain' }));
  const sent = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
  return (sent.body['data'] as { id: string }).id;
}

describe('notewright backup create', () => {
  it('copies a database that is written meanwhile, with its files and without its key, and the copy can be run', async () => {
    const chats = [await send('A made-up note: cough.')];
    const folder = path.join(root, 'copy');
    const [copied, later] = await Promise.all([
      run(server.dataDir, 'backup', 'create', folder),
      send('A made-up note: fever.'),
    ]);
    expect(copied).toMatchObject({ status: 0, err: '' });
    expect(copied.out).toMatch(/^The database and \d+ files are in .* the copy of the database is whole\.\n/);
    expect((await readdir(folder)).toSorted()).toEqual(['files', 'notewright.sqlite']);
    expect((await stat(path.join(folder, 'notewright.sqlite'))).mode & 0o077).toBe(0);
    await cp(path.join(server.dataDir, 'keys'), path.join(folder, 'keys'), { recursive: true });
    const restored = await startTestServer({ dataDir: folder, settings: embedded });
    const list = await restored.call('GET', '/chat/get_users_chat_list/', { token: user.accessToken });
    const ids = (list.body as unknown as { data: readonly { id: string }[] }).data.map(({ id }) => id);
    expect(ids.filter((id) => id !== later)).toEqual(chats);
    await restored.stop();
  });

  it.each<[string, () => Promise<string>, RegExp]>([
    [
      'a folder that is not empty',
      async () => {
        await writeFile(path.join(root, 'a-file'), 'x');
        return root;
      },
      /is not empty; name one that is, or that is not there yet\.$/,
    ],
    [
      'a folder in the place of a file',
      async () => {
        await writeFile(path.join(root, 'in-the-way'), 'x');
        return path.join(root, 'in-the-way', 'copy');
      },
      /could not be written \(ENOTDIR\)/,
    ],
  ])('refuses %s in one sentence', async (_name, prepare, sentence) => {
    const { status, err } = await run(server.dataDir, 'backup', 'create', await prepare());
    expect([status, sentence.test(err) || err]).toEqual([2, true]);
  });

  it('finds that a database is damaged, and leaves no copy of it', async () => {
    const dataDir = path.join(root, 'damaged');
    await run(server.dataDir, 'backup', 'create', dataDir);
    await cp(path.join(server.dataDir, 'keys'), path.join(dataDir, 'keys'), { recursive: true });
    const file = await open(path.join(dataDir, 'notewright.sqlite'), 'r+');
    // Pages behind the first, which says that this is a database.
    await file.write(Buffer.alloc(40_960, 0xff), 0, 40_960, 8192);
    await file.close();
    const folder = path.join(root, 'of-damaged');
    const { status, err } = await run(dataDir, 'backup', 'create', folder);
    expect([status, err]).toEqual([2, expect.stringContaining('The database is damaged: this copy is not whole.')]);
    expect(existsSync(folder)).toBe(false);
  });

  it('says what to do where the database is a server, and where there is no installation', async () => {
    let err = '';
    const status = await runCli(['backup', 'create', path.join(root, 'none')], {
      stdin: (async function* () {})(),
      write: () => undefined,
      complain: (line) => (err += line),
      environment: { NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/none' },
    });
    expect([status, err]).toEqual([2, expect.stringContaining('take its backup with pg_dump')]);
    expect((await run(path.join(root, 'nowhere'), 'backup', 'create', path.join(root, 'none'))).err).toContain(
      'There is no installation in',
    );
  });
});
