import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../../server/src/testing/start-test-server.ts';
import { runCli } from './run-cli.ts';

/** A data folder as a real server left it; each test works on a copy of its own. */
let original: string;
let log: string;
let tenants: { readonly ada: string; readonly bo: string };
const folders: string[] = [];

interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: readonly string[];
}

async function run(args: readonly string[], dataDir: string, more: Record<string, string> = {}): Promise<Outcome> {
  let out = '';
  const err: string[] = [];
  const status = await runCli(args, {
    stdin: (async function* () {})(),
    write: (text) => (out += text),
    complain: (line) => err.push(line),
    environment: { NODE_ENV: 'test', DATA_DIR: dataDir, ...more },
  });
  return { status, out, err };
}

async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'notewright-cli-data-'));
  folders.push(copy);
  await cp(folder, copy, { recursive: true });
  return copy;
}

async function inDatabase<T>(dataDir: string, work: (database: DatabaseSync) => T): Promise<T> {
  const database = new DatabaseSync(path.join(dataDir, 'notewright.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

beforeAll(async () => {
  const server = await startTestServer({ settings: { DATABASE_URL: '' } });
  folders.push(server.dataDir);
  const [ada, bo] = [await server.createUser('ada@clinic.example'), await server.createUser('bo@clinic.example')];
  for (let round = 0; round < 6; round += 1) {
    for (const user of [ada, bo]) await server.call('GET', '/chat/get_users_chat_list/', { token: user.accessToken });
  }
  const { users } = server.server.accounts.store;
  tenants = { ada: (await users.find(ada.id))?.tenantId ?? '', bo: (await users.find(bo.id))?.tenantId ?? '' };
  await server.stop({ keepData: true });
  original = server.dataDir;
  log = path.join(original, 'server.log');
  await writeFile(log, `Notewright\n${server.logLines.join('')}not JSON\n{"head":null}\n`);
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('notewright audit verify', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await copyOf(original);
  });
  const change = (sql: string, ...values: (string | number)[]): Promise<void> =>
    inDatabase(dataDir, (database) => void database.prepare(sql).run(...values));
  const rowAt = (tenant: string, sequence: number) =>
    inDatabase(dataDir, (database) =>
      database.prepare('select * from audit_events where tenant_id = ? and sequence = ?').get(tenant, sequence),
    ) as Promise<{ readonly id: string; readonly mac: string }>;
  const verify = (...args: string[]): Promise<Outcome> => run(['audit', 'verify', ...args], dataDir);

  it('says of each chain that it holds', async () => {
    const { status, out, err } = await verify();
    expect([status, err]).toEqual([0, []]);
    expect(out).toMatch(/^installation {2}ok: \d+ rows$/m);
    for (const tenant of Object.values(tenants)) expect(out).toMatch(new RegExp(`^${tenant} {2}ok: [7-9] rows$`, 'm'));
    expect((await verify('--tenant', tenants.ada)).out.trim().split('\n')).toHaveLength(1);
    expect((await verify('--heads', log)).status).toBe(0);
  });

  it.each([
    ['id', "'01890000-0000-7000-8000-000000000000'"],
    ['at', 'at + 1'],
    ['actor_id', 'null'],
    ['actor_id', "'somebody else'"],
    ['action', "'chat.list '"],
    ['object_type', "'chat'"],
    ['object_id', "'01890000-0000-7000-8000-000000000000'"],
    ['outcome', "'denied'"],
    ['origin', "x'00'"],
    ['mac', "'x'"],
    ['mac', 'null'],
  ])('names the row whose column %s became %s', async (column, value) => {
    await change(`update audit_events set ${column} = ${value} where tenant_id = ? and sequence = 3`, tenants.ada);
    const { id } = await rowAt(tenants.ada, 3);
    const { status, out, err } = await verify();
    expect(status).toBe(1);
    expect(out).toContain(`${tenants.ada}  broken: row 3 (${id}) was changed`);
    expect(out).toMatch(new RegExp(`^${tenants.bo} {2}ok: `, 'm'));
    expect(err).toEqual(['notewright: 1 of 3 chains is broken.']);
  });

  it.each([
    ['first', 1],
    ['middle', 4],
    ['last', 7],
  ])('names the %s row when it is gone', async (_name, sequence) => {
    const last = await inDatabase(dataDir, (database) =>
      database.prepare('select last_sequence as n from audit_chains where tenant_id = ?').get(tenants.ada),
    );
    const gone = sequence === 7 ? Number(last?.['n']) : sequence;
    await change('delete from audit_events where tenant_id = ? and sequence = ?', tenants.ada, gone);
    const { status, out } = await verify('--tenant', tenants.ada);
    expect([status, out]).toEqual([
      1,
      `${tenants.ada}  broken: row ${gone} is missing; ${gone === 2 ? '1 row' : `${gone - 1} rows`} hang together\n`,
    ]);
  });

  it('finds rows that changed places', async () => {
    const tenant = tenants.ada;
    await change('update audit_events set sequence = 99 where tenant_id = ? and sequence = 2', tenant);
    await change('update audit_events set sequence = 2 where tenant_id = ? and sequence = 3', tenant);
    await change('update audit_events set sequence = 3 where tenant_id = ? and sequence = 99', tenant);
    expect((await verify()).out).toMatch(/broken: row 2 \([0-9a-f-]{36}\) was changed, moved/);
  });

  it('finds rows that changed companies', async () => {
    await change(
      'update audit_events set tenant_id = ?, sequence = 99 where tenant_id = ? and sequence = 3',
      tenants.bo,
      tenants.ada,
    );
    await change('update audit_events set tenant_id = ? where tenant_id = ? and sequence = 3', tenants.ada, tenants.bo);
    await change('update audit_events set sequence = 3 where sequence = 99');
    const { out, err } = await verify();
    for (const tenant of Object.values(tenants)) expect(out).toContain(`${tenant}  broken: row 3 (`);
    expect(err).toEqual(['notewright: 2 of 3 chains are broken.']);
  });

  it('finds a chain that was cut off together with its head, by a head from the log', async () => {
    const tenant = tenants.ada;
    const { mac } = await rowAt(tenant, 4);
    await change('delete from audit_events where tenant_id = ? and sequence > 4', tenant);
    await change('update audit_chains set last_sequence = 4, last_mac = ? where tenant_id = ?', mac, tenant);
    expect((await verify()).status).toBe(0);
    const byFile = await verify('--heads', log);
    expect([byFile.status, byFile.out]).toEqual([1, expect.stringContaining(`${tenant}  broken: row 5 is missing`)]);
    const lines = (await readFile(log, 'utf8'))
      .split('\n')
      .filter((line) => line.includes(tenant) && line.includes('"head"'));
    const { head } = JSON.parse(lines.at(-1) ?? '') as { head: { sequence: number; mac: string } };
    const byHand = await verify('--tenant', tenant, '--head', `${head.sequence}:${head.mac}`);
    expect([byHand.status, byHand.out]).toEqual([1, expect.stringContaining('row 5 is missing')]);
  });

  it('finds a chain of which nothing is left but what the log says', async () => {
    await change('delete from audit_events where tenant_id = ?', tenants.ada);
    await change('delete from audit_chains where tenant_id = ?', tenants.ada);
    expect((await verify()).out).not.toContain(tenants.ada);
    expect((await verify('--heads', log)).out).toContain(
      `${tenants.ada}  broken: row 1 is missing; 0 rows hang together`,
    );
  });

  it('finds that a head is gone or stands back', async () => {
    await change('delete from audit_chains where tenant_id = ?', tenants.ada);
    await change('update audit_chains set last_sequence = 2 where tenant_id = ?', tenants.bo);
    const { out } = await verify();
    for (const tenant of Object.values(tenants)) expect(out).toMatch(new RegExp(`^${tenant} {2}broken: `, 'm'));
  });

  it('finds a row that was put in, with and without a seal', async () => {
    const forged = '01890000-0000-7000-8000-00000000f001';
    const insert = `insert into audit_events (id, tenant_id, at, actor_id, action, object_type, object_id, outcome, origin, sequence, mac)
      select ?, tenant_id, at, actor_id, action, object_type, object_id, outcome, origin, ?, ? from audit_events
      where tenant_id = ? and sequence = 2`;
    const last = await inDatabase(dataDir, (database) =>
      database.prepare('select * from audit_chains where tenant_id = ?').get(tenants.ada),
    );
    const next = Number(last?.['last_sequence']) + 1;
    await change(insert, forged, next, 'made up', tenants.ada);
    expect((await verify()).out).toContain(`broken: row ${next} (${forged}) was changed, moved or put in its place`);
    await change('update audit_events set sequence = null, mac = null where id = ?', forged);
    expect((await verify()).out).toContain(
      `broken: a row without a seal (${forged}) was not written by this installation`,
    );
  });

  it('finds a forged row that a running server then sealed, and checks the rest after it', async () => {
    const forged = '01890000-0000-7000-8000-00000000f002';
    await change(
      `insert into audit_events (id, tenant_id, at, actor_id, action, object_type, object_id, outcome, origin)
       select ?, tenant_id, at, actor_id, 'chat.read', object_type, object_id, outcome, origin from audit_events
       where tenant_id = ? and sequence = 2`,
      forged,
      tenants.ada,
    );
    const server = await startTestServer({ dataDir, settings: { DATABASE_URL: '' } });
    await server.call('POST', '/authentication_app/signin/', {
      body: { email: 'ada@clinic.example', password: 'a made-up password' },
    });
    await server.stop({ keepData: true });
    const { status, out } = await verify('--tenant', tenants.ada);
    expect(status).toBe(1);
    expect(out).toMatch(new RegExp(`broken: row \\d+ \\(${forged}\\) was not written by this installation; \\d+ rows`));
  });

  it('finds by the log that the database was put back to an older state', async () => {
    const older = dataDir;
    const newer = await copyOf(original);
    const server = await startTestServer({ dataDir: newer, settings: { DATABASE_URL: '' } });
    await server.call('POST', '/authentication_app/signin/', {
      body: { email: 'ada@clinic.example', password: 'a made-up password' },
    });
    await server.stop({ keepData: true });
    const later = path.join(newer, 'later.log');
    await writeFile(later, server.logLines.join(''));
    expect((await run(['audit', 'verify', '--heads', later], newer)).status).toBe(0);
    const { status, out } = await run(['audit', 'verify', '--heads', later], older);
    expect([status, out]).toEqual([1, expect.stringContaining(`${tenants.ada}  broken: row `)]);
  });

  it('reports rows that wait for their seal for more than a minute', async () => {
    await change(
      'update audit_events set sequence = null, mac = null, at = at where tenant_id = ? and sequence = 99',
      tenants.ada,
    );
    const last = await inDatabase(dataDir, (database) =>
      database.prepare('select * from audit_chains where tenant_id = ?').get(tenants.ada),
    );
    const end = Number(last?.['last_sequence']);
    const { mac } = await rowAt(tenants.ada, end - 1);
    await change(
      'update audit_events set sequence = null, mac = null where tenant_id = ? and sequence = ?',
      tenants.ada,
      end,
    );
    await change(
      'update audit_chains set last_sequence = ?, last_mac = ? where tenant_id = ?',
      end - 1,
      mac,
      tenants.ada,
    );
    expect((await verify()).out).not.toContain('note:');
    // Its time is part of what cannot be changed, so the row is old and foreign at once.
    await change('update audit_events set at = at - 120000 where tenant_id = ? and sequence is null', tenants.ada);
    const { status, out } = await verify();
    expect(status).toBe(1);
    expect(out).toContain(`${tenants.ada}  note: 1 row not sealed for more than a minute; is the server running?`);
  });

  it('prints nothing but ids, numbers and what is wrong', async () => {
    await change("update audit_events set outcome = 'denied' where sequence = 2");
    const { out, err } = await verify();
    for (const text of [out, ...err]) expect(text).not.toMatch(/clinic|192\.|127\.|browser/i);
  });

  it.each([
    [['audit'], 'there is "notewright audit verify"'],
    [['audit', 'forge'], 'there is "notewright audit verify"'],
    [['audit', 'verify', 'x'], '"x" means nothing here'],
    [['audit', 'verify', '--tenant', 'x'], '--tenant is the id'],
    [['audit', 'verify', '--head', '1:x'], '--head belongs to one chain'],
    [['audit', 'verify', '--tenant', 'installation', '--head', '1:x'], '--head is NUMBER:MAC'],
    [['audit', 'verify', '--tenant', 'installation', '--head', `0:${'a'.repeat(43)}`], '--head is NUMBER:MAC'],
    [['audit', 'verify', '--heads', '/no/such/server.log'], 'could not be read'],
    [['audit', 'verify', '--heads', import.meta.filename], 'holds no heads of chains'],
    [['audit', 'verify', '--loud'], "Unknown option '--loud'"],
    [['operator'], 'Of operators there are'],
    [['operator', 'grant'], 'name one e-mail address'],
    [['operator', 'grant', 'a@b.example', 'c@d.example'], 'name one e-mail address'],
    [['operator', 'grant', 'nobody'], 'is not an e-mail address'],
    [['operator', 'list', '--tenant', 'x'], '--tenant is for'],
    [['operator', 'grant', 'nobody@clinic.example'], 'There is no account with the address'],
    [['operator', 'revoke', 'ada@clinic.example'], 'is not an operator'],
  ])('%j is refused with one line', async (args, words) => {
    const { status, out, err } = await run(args, dataDir);
    expect([status, out, err.length]).toEqual([2, '', 1]);
    expect(err[0]).toContain(words);
    expect(err[0]).not.toContain('\n');
  });

  it('makes no installation where there is none, and says so', async () => {
    const empty = await mkdtemp(path.join(tmpdir(), 'notewright-cli-none-'));
    folders.push(empty);
    const { status, err } = await run(['audit', 'verify'], empty);
    expect([status, err]).toEqual([2, [expect.stringMatching(/^notewright: There is no installation in /)]]);
    await expect(readFile(path.join(empty, 'notewright.sqlite'))).rejects.toThrow();
  });

  it('says in one line what is wrong with the settings or the key', async () => {
    const key = Buffer.from(Array.from({ length: 32 }, (_, index) => (index * 73 + 41) % 256)).toString('base64');
    for (const [settings, words] of [
      [{ PORT: 'x' }, 'PORT must be'],
      [{ INSTALLATION_KEY: key }, 'The installation key does not fit'],
      [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, '(DATABASE_URL) does not answer'],
    ] as const) {
      const { status, err } = await run(['audit', 'verify'], dataDir, settings);
      expect([status, err]).toEqual([2, [expect.stringContaining(words)]]);
    }
    await rm(path.join(dataDir, 'keys'), { recursive: true });
    expect((await run(['audit', 'verify'], dataDir)).err).toEqual([
      expect.stringContaining('The key of this installation'),
    ]);
  });
});

describe('notewright operator', () => {
  it('lets an account run the installation, and takes it back, while the server runs', async () => {
    const dataDir = await copyOf(original);
    const server = await startTestServer({ dataDir, settings: { DATABASE_URL: '' } });
    const email = 'ada@clinic.example';
    const signIn = async (): Promise<string> => {
      const { body } = await server.call('POST', '/authentication_app/signin/', {
        body: { email, password: 'a made-up password' },
      });
      return String(body['accessToken']);
    };
    const role = async (token: string): Promise<unknown> =>
      (await server.call('GET', '/authentication_app/user_profile/', { token })).body['role'];
    const before = await signIn();
    expect((await run(['operator', 'list'], dataDir)).out).toContain('There is no operator.');
    const granted = await run(['operator', 'grant', ' ADA@clinic.example '.trim()], dataDir);
    expect([granted.status, granted.out]).toEqual([0, expect.stringContaining('is an operator now')]);
    await expect.poll(() => role(before)).toBeUndefined();
    const during = await signIn();
    expect(await role(during)).toBe('operator');
    // Nothing but what sets up a second factor is open until there is one.
    const overview = await server.call('GET', '/operator/overview/', { token: during });
    expect([overview.status, overview.body['code']]).toEqual([403, 'second_factor_missing']);
    expect((await run(['operator', 'list'], dataDir)).out).toBe(`${email}  without a second factor\n`);
    expect((await run(['operator', 'grant', email], dataDir)).err).toEqual([
      `notewright: ${email} is an operator already.`,
    ]);
    expect((await run(['operator', 'revoke', email], dataDir)).status).toBe(0);
    await expect.poll(() => role(during)).toBeUndefined();
    expect(await role(await signIn())).toBe('individual');
    const mails = await server.mailsTo(email, 3);
    expect(mails.map((mail) => mail.subject)).toEqual(
      expect.arrayContaining(['You run Notewright now', 'You do not run Notewright any more']),
    );
    const rows = await inDatabase(dataDir, (database) =>
      database
        .prepare(
          "select action, actor_id, tenant_id, object_type from audit_events where actor_id = 'command-line' order by id",
        )
        .all(),
    );
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { action: 'operator.grant', actor_id: 'command-line', tenant_id: '', object_type: 'user' },
      { action: 'operator.revoke', actor_id: 'command-line', tenant_id: '', object_type: 'user' },
    ]);
    await server.stop({ keepData: true });
    expect((await run(['audit', 'verify'], dataDir)).status).toBe(0);
  });
});

describe('the commands for notes', () => {
  it('load nothing of the server', async () => {
    const folder = import.meta.dirname;
    for (const file of ['main.ts', 'run-cli.ts', 'run-tool.ts', 'parse-command.ts', 'parse-maintenance.ts']) {
      const text = await readFile(path.join(folder, file), 'utf8');
      expect(text, file).not.toContain('@notewright/server');
      expect(text, file).not.toMatch(/^import .*run-maintenance/m);
    }
  });
});
