import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, makeCompany, removeMember } from '../../server/src/testing/make-company.ts';
import type { TestCompany } from '../../server/src/testing/make-company.ts';
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

/** All four deletions are in the log after a few seconds. */
async function waitForDeletions(server: TestServer): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (server.logLines.filter((line) => line.includes('"destroyed"')).length < 4) {
    if (Date.now() > deadline) throw new Error('The log names no deletion.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Hands a company over to somebody who joins it now, and who closes it with their account. */
async function closeThroughAnother(server: TestServer, company: TestCompany): Promise<void> {
  const heir = await addMember(server, company, 'admin');
  const { accessToken: token } = company.owner;
  const body = { user_id: heir.id };
  const handed = await server.call('POST', '/company_user_management/transfer_ownership/', { token, body });
  expect(handed.status, JSON.stringify(handed.body)).toBe(200);
  expect((await removeMember(server, heir, company.owner.id)).status).toBe(200);
  await deleteAccount(server, heir);
}

async function deleteAccount(server: TestServer, { accessToken: token, email }: TestUser): Promise<void> {
  const body = { confirmation: email };
  const path_ = '/authentication_app/settings/delete_account/';
  expect((await server.call('POST', path_, { token, body })).status).toBe(200);
}

async function acceptAgreement({ server }: TestServer, tenantId: string): Promise<void> {
  const id = '01a00000-0000-7000-8000-000000000001';
  const words = { version: '1', textDigest: 'made-up', text: 'Made-up words', name: 'A. Person', title: 'Owner' };
  const when = { acceptedBy: id, acceptedAt: 1 };
  await server.accounts.store.transaction((store) => store.agreements.accept({ id, tenantId, ...words, ...when }));
}

/** Stopped, copied and started again, as a backup of the embedded database is taken. */
describe('a restored backup', { timeout: 60_000 }, () => {
  let restored: string;
  let log: string;
  let kept: { readonly user: TestUser; readonly chat: string };
  let company: TestCompany;
  let gone: { readonly user: TestUser; readonly chat: string; readonly binned: string };
  beforeAll(async () => {
    const before = await startTestServer({ settings: { DATABASE_URL: '' } });
    folders.push(before.dataDir);
    const [one, two] = [await before.createUser(), await before.createUser()];
    kept = { user: one, chat: await writeChat(before, one) };
    gone = { user: two, chat: await writeChat(before, two), binned: await writeChat(before, one) };
    // In the backup it has an owner and a member who both stay; who closes it joins later.
    company = await makeCompany(before);
    await addMember(before, company, 'clinician', await before.createUser());
    await writeChat(before, company.owner);
    await acceptAgreement(before, company.id);
    await before.stop({ keepData: true });
    restored = await makeFolder();
    await cp(before.dataDir, restored, { recursive: true });

    const after = await startTestServer({ settings: { DATABASE_URL: '' }, dataDir: before.dataDir });
    const token = one.accessToken;
    await after.call('DELETE', `/chat/delete_chat/${gone.binned}/`, { token });
    expect((await after.call('DELETE', `/chat/bin/${gone.binned}/`, { token })).status).toBe(200);
    await deleteAccount(after, two);
    for (const { userId } of (await after.server.accounts.store.members.list(company.id)).filter(
      ({ role }) => role === 'clinician',
    ))
      expect((await removeMember(after, company.owner, userId)).status).toBe(200);
    await closeThroughAnother(after, company);
    await waitForDeletions(after);
    log = path.join(await makeFolder(), 'server.log');
    await writeFile(
      log,
      ['not json', '{"destroyed":7}', '{"destroyed":{"kind":"chat","id":"x"}}', ...after.logLines].join('\n'),
    );
    await after.stop();
  });

  it('brings back what was destroyed, until the log is applied to it', async () => {
    const refresh = (server: TestServer) =>
      server.call('POST', '/authentication_app/token/refresh/', { body: { refreshToken: kept.user.refreshToken } });
    expect(await run(restored, 'deletions', 'apply', log)).toEqual({
      status: 0,
      out: 'Destroyed again: 1 chats, 1 companies, 1 accounts; 1 were gone already. The server destroys what is left of the accounts when it runs. Sessions ended: 4.\n',
      err: '',
    });
    expect((await run(restored, 'deletions', 'apply', log)).out).toBe(
      'Destroyed again: 0 chats, 0 companies, 0 accounts; 4 were gone already. Sessions ended: 0.\n',
    );
    const server = await startTestServer({ settings: { DATABASE_URL: '' }, dataDir: restored });
    const { database, accounts } = server.server;
    const listed = async (): Promise<readonly string[]> =>
      (await database.kysely.selectFrom('chats').select('id').execute()).map(({ id }) => id);
    await expect.poll(listed, { timeout: 60_000 }).toEqual([kept.chat]);
    expect(await accounts.store.users.find(gone.user.id)).toBeNull();
    expect(await accounts.store.companies.find(company.id)).toBeNull();
    expect((await accounts.store.users.find(company.owner.id))?.membership).toBeNull();
    for (const table of ['memberships', 'tenant_keys'] as const)
      expect(
        await database.kysely.selectFrom(table).select('tenant_id').where('tenant_id', '=', company.id).execute(),
      ).toEqual([]);
    const papers = await database.kysely.selectFrom('agreement_acceptances').select('keep_until').execute();
    expect(papers.map(({ keep_until: time }) => time !== null && time > Date.now())).toEqual([true]);
    expect(await readdir(path.join(restored, 'files'))).not.toContain(company.id);
    // Who had a token at the time of the backup has to log in, whether their session was ended since or not.
    expect((await refresh(server)).status).toBe(401);
    const { email, password } = kept.user;
    const signedIn = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
    const token = String(signedIn.body['accessToken']);
    const read = await server.call('GET', `/chat/get_a_chat_content/${kept.chat}/`, { token });
    expect(read.status).toBe(200);
    await server.stop({ keepData: true });
  });

  it('says in one sentence what is wrong with a log', async () => {
    const folder = await makeFolder();
    await writeFile(path.join(folder, 'empty.log'), '');
    for (const [args, sentence] of [
      [['deletions'], 'Of deletions there is'],
      [['deletions', 'apply'], 'Of deletions there is'],
      [['deletions', 'apply', 'a', 'b'], 'Of deletions there is'],
      [['deletions', 'apply', path.join(folder, 'missing.log')], 'could not be read'],
      [['deletions', 'apply', path.join(folder, 'empty.log')], 'names no deletion'],
    ] as const) {
      const { status, err } = await run(restored, ...args);
      expect([status, err.split('\n').length]).toEqual([2, 1]);
      expect(err).toContain(sentence);
    }
    expect((await readFile(log, 'utf8')).includes('cough')).toBe(false);
  });
});
