import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@notewright/contract';
import { openShared } from '../../codes/open-shared.ts';
import { orderFile, zipOf } from '../../codes/testing/table-files.ts';
import { createMovingClock, minute } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { openServerDatabase } from '../../testing/server-database.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { setAccount } from '../../testing/set-account.ts';
import { sampleCases } from '../../testing/test-tier.ts';

const clock = createMovingClock();
let server: TestServer;
let operator: TestUser;
beforeAll(async () => {
  server = await startTestServer({ clock });
  operator = await makeOperator();
});
afterAll(() => server.stop());

async function makeOperator(): Promise<TestUser> {
  const user = await server.createUser();
  await setAccount(server, user.id, { isOperator: true, secondFactorAt: clock.now() });
  return user;
}

const place = '/operator/code_tables/';
type Files = Readonly<Record<string, string | Uint8Array>>;

function upload(files: Files, fields: Readonly<Record<string, string>> = {}, user = operator): Promise<CallAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of Object.entries(files)) form.append('files', new Blob([Buffer.from(content)]), name);
  return server.call('POST', place, { token: user.accessToken, body: form });
}

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly version: string;
  readonly entries: number;
  readonly imported_by: string | null;
}
const list = async (): Promise<readonly Listed[]> =>
  (await server.call('GET', place, { token: operator.accessToken })).body['data'] as readonly Listed[];
const inForce = async (): Promise<string> =>
  String((await server.call('GET', place, { token: operator.accessToken })).body['in_force']);
const remove = (id: string, user = operator): Promise<CallAnswer> =>
  server.call('DELETE', `${place}${id}/`, { token: user.accessToken });
const clear = async (): Promise<void> => {
  for (const { id } of await list()) await remove(id);
};

const countOf = async (action: string): Promise<number> =>
  (
    await server.server.database.kysely
      .selectFrom('audit_events')
      .select('id')
      .where('action', '=', action)
      .where('actor_id', 'in', [operator.id, 'command-line'])
      .execute()
  ).length;

/** What Validify says of a chart, as the person who sent it reads it. */
async function audit(words: string): Promise<string> {
  const { accessToken: token } = await server.createUser();
  const form = new FormData();
  form.set('model_name', 'Validify');
  form.set('message_content', words);
  const made = await server.call('POST', '/chat/create_chat/', { token, body: form });
  const { id } = made.body['data'] as { id: string };
  const read = async (): Promise<{ readonly state?: string } | undefined> => {
    const { body } = await server.call('GET', `/chat/get_a_chat_content/${id}/`, { token });
    return (body['data'] as { messages: readonly { readonly state?: string }[] }).messages.at(-1);
  };
  await expect.poll(async () => (await read())?.state, { timeout: 60_000 }).toBe('complete');
  return JSON.stringify(await read());
}

const leftFolders = async (): Promise<number> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`notewright-files-${process.pid}-`)).length;

describe('the list of code tables', () => {
  it('names the tables that come with the product beside those that were imported', async () => {
    const { body } = await server.call('GET', place, { token: operator.accessToken });
    expect(body).toMatchObject({ shows_cpt: true, data: [] });
    expect((body['built_in'] as readonly Listed[])[0]).toMatchObject({ kind: 'icd10cm', entries: expect.any(Number) });
    expect(await countOf('operator.read')).toBeGreaterThan(0);
  });
});

describe('importing code tables', () => {
  it('keeps a file as it is shipped, tells what it held, and audits use it at once', async () => {
    expect(await audit('Assessment: knee pain. Plan: ice.')).toContain('FY2027 (built-in table)');
    const answer = await upload({ 'icd10cm_order_2027.txt': orderFile({ M254: 'Pain in joint' }) });
    expect(answer.body).toMatchObject({
      message: 'Code tables imported.',
      data: [{ kind: 'icd10cm', version: 'FY2027', from: '2026-10-01', to: '2027-09-30', change: null }],
    });
    expect(answer.status).toBe(201);
    expect(await list()).toMatchObject([{ kind: 'icd10cm', version: 'FY2027', imported_by: operator.email }]);
    expect(await inForce()).toContain('FY2027 (CMS order file)');
    expect(await audit('Assessment: knee pain. Plan: ice.')).toContain('FY2027 (CMS order file)');
    expect(await countOf('operator.import_codes')).toBe(1);
    await expect.poll(leftFolders).toBe(0);
  });

  it('replaces the same version and says what has changed', async () => {
    const file = orderFile({ M254: 'Pain in a joint', M255: 'Effusion', A009: null });
    const { body } = await upload({ 'icd10cm_order_2027.txt': file });
    // A category without a code below it goes with its code.
    expect((body['data'] as readonly object[])[0]).toMatchObject({
      change: { version_before: 'FY2027', added: 1, removed: 2, changed: 1 },
    });
    expect(await list()).toHaveLength(1);
  });

  it('takes archives, several files and the year that a person says, together', async () => {
    const zip = await zipOf({ 'tables/icd10cm_order_2028.txt': orderFile(), 'tables/Read me.txt': 'How to read.' });
    const good = await upload({ '2028-code-descriptions.zip': zip, 'icd10cm_order_2029.txt': orderFile() });
    expect((good.body['data'] as readonly Listed[]).map(({ version }) => version)).toEqual(['FY2028', 'FY2029']);
    const named = await upload({ 'icd10cm_order.txt': orderFile() }, { fiscal_year: '2030' });
    expect(named.status).toBe(201);
    expect((await list()).map(({ version }) => version)).toEqual(['FY2030', 'FY2029', 'FY2028', 'FY2027']);
    await clear();
    expect(await list()).toEqual([]);
    expect(await inForce()).not.toContain('FY2030');
  });

  const refused: [string, () => Promise<Files> | Files, RegExp][] = [
    [
      'a file that is cut off',
      () => ({ 'icd10cm_order_2027.txt': orderFile().slice(0, 4_000) }),
      /^icd10cm_order_2027\.txt/,
    ],
    ['a file of something else', () => ({ 'letter.txt': 'Dear patient' }), /letter\.txt is none of the tables/],
    ['a file without its year', () => ({ 'icd10cm_order.txt': orderFile() }), /does not tell its fiscal year/],
    ['an archive without tables', async () => ({ 'a.zip': await zipOf({ 'a.txt': 'Dear' }) }), /a\.zip holds none of/],
    [
      'a damaged archive',
      async () => ({ 'a.zip': (await zipOf({ 'a.txt': 'x' })).subarray(0, 40) }),
      /a\.zip is damaged/,
    ],
    ['nothing', () => ({}), /^Please choose a file\.$/],
    ['a good file and a bad one', () => ({ 'icd10cm_order_2027.txt': orderFile(), 'b.txt': 'x' }), /^b\.txt/],
  ];
  it.each(sampleCases(refused, 3))('refuses %s in one sentence and changes nothing', async (_name, make, sentence) => {
    const before = [await list(), await server.server.accounts.store.codeTables.readChanges()];
    const answer = await upload(await make());
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toMatch(sentence);
    expect(String(answer.body['message'])).toMatch(/^[^\n]{10,400}\.$/);
    expect([await list(), await server.server.accounts.store.codeTables.readChanges()]).toEqual(before);
    await expect.poll(leftFolders).toBe(0);
  });

  it('takes what two send at once, one after the other', async () => {
    const files = { 'icd10cm_order_2027.txt': orderFile() };
    const answers = await Promise.all([
      upload(files),
      upload(files),
      upload({ 'icd10cm_order_2028.txt': orderFile() }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await list()).map(({ version }) => version)).toEqual(['FY2028', 'FY2027']);
    await clear();
  });

  it('refuses more files, or more bytes, than it takes', async () => {
    const many = Object.fromEntries(
      Array.from({ length: limits.codeTableFiles + 1 }, (_one, at) => [`${at}.txt`, 'x']),
    );
    expect((await upload(many)).status).toBeGreaterThanOrEqual(400);
    const answer = await server.call('POST', place, {
      token: operator.accessToken,
      body: (() => {
        const form = new FormData();
        form.append('elsewhere', new Blob(['x']), 'a.txt');
        return form;
      })(),
    });
    expect(answer.body['code']).toBe('validation_failed');
    await expect.poll(leftFolders).toBe(0);
  });

  it('asks an operator who has not shown who they are for a while, and nobody else', async () => {
    const person = await server.createUser();
    expect((await upload({ 'a.txt': 'x' }, {}, person)).body['code']).toBe('forbidden');
    clock.advance(6 * minute);
    expect((await upload({ 'a.txt': 'x' })).body['code']).toBe('proof_required');
    expect((await remove('01890000-0000-7000-8000-000000000000')).body['code']).toBe('proof_required');
    operator = await makeOperator();
    expect((await remove('01890000-0000-7000-8000-000000000000')).body['code']).toBe('not_found');
  });

  it('is heard of from another process at the next audit', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'notewright-codes-'));
    const file = join(folder, 'icd10cm_order_2031.txt');
    await writeFile(file, orderFile());
    const database = await openServerDatabase(server.dataDir);
    const command = spawn(process.execPath, ['cli/src/main.ts', 'codes', 'import', file], {
      cwd: join(import.meta.dirname, '../../../..'),
      env: { ...process.env, NODE_ENV: 'test', DATA_DIR: server.dataDir, DATABASE_URL: database?.url ?? '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    expect(await new Promise((resolve) => command.once('exit', resolve))).toBe(0);
    expect(await audit('Assessment: knee pain.')).toContain('FY2031');
    const [table] = await list();
    expect(table).toMatchObject({ version: 'FY2031', imported_by: 'Command line of the server' });
    await clear();
    await rm(folder, { recursive: true });
  });

  it('leaves out a table whose bytes were changed, and says so in the log', async () => {
    await upload({ 'icd10cm_order_2032.txt': orderFile() });
    const { kysely } = server.server.database;
    await kysely
      .updateTable('code_tables')
      .set({ sha256: 'f'.repeat(64) })
      .execute();
    await kysely.updateTable('code_library').set({ changes: 1_000_000 }).execute();
    expect(await inForce()).not.toContain('FY2032');
    expect(server.logLines.join('')).toContain('a code table is damaged and left out');
  });
});

describe('with SHOW_CPT=no', () => {
  it('no CPT number is looked up', async () => {
    const quiet = await startTestServer({ settings: { SHOW_CPT: 'no' } });
    const { codes } = quiet.server;
    expect(openShared(await codes.shared()).at(null).cpt).toBeNull();
    expect((await codes.shared()).withoutCpt).toBe(true);
    await quiet.stop();
  });
});
