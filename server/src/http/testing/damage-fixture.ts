import { sql } from 'kysely';
import { addMember, makeCompany } from '../../testing/make-company.ts';
import { setAccount } from '../../testing/set-account.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { fillAccounts } from './fill-accounts.ts';
import { fillCharts } from './fill-charts.ts';
import { fillEmr } from './fill-emr.ts';
import { fillRecordings } from './fill-recordings.ts';
import { makeViews } from './list-views.ts';

/** A row that can be damaged: where it stands, and the words that nobody can see any more while it is. */
export interface Place {
  readonly where: Readonly<Record<string, string>>;
  readonly hides: readonly string[];
}
export type Places = Readonly<Record<string, Place>>;

/** A list or an export, and the words that stand in it while nothing is damaged. */
export interface View {
  readonly read: () => Promise<string>;
  readonly shows: readonly string[];
}

/** Who has what: a company's owner, whoever writes charts there, two more members, and an operator. */
export interface People {
  readonly owner: TestUser;
  readonly writer: TestUser;
  readonly member: TestUser;
  readonly otherMember: TestUser;
  readonly operator: TestUser;
  readonly companyId: string;
}

/** A server with two and more of everything that is sealed, and every list and export that shows it. */
export interface DamageFixture {
  readonly kysely: TestServer['server']['database']['kysely'];
  readonly rows: Places;
  readonly views: Readonly<Record<string, View>>;
  /** What operators see of it. */
  countDamaged(): Promise<number>;
  /** Changes one bit of a column of a row, as a failing disk does, until it is disposed. */
  damage(table: string, column: string, row: Place): Promise<AsyncDisposable>;
  stop(): Promise<void>;
}

export async function openDamageFixture(): Promise<DamageFixture> {
  const server = await startTestServer();
  const people = await makePeople(server);
  const charts = await fillCharts(server, people);
  const accounts = await fillAccounts(server, people);
  const recordings = await fillRecordings(server, people);
  const emr = await fillEmr(server, people);
  const { kysely } = server.server.database;
  return {
    kysely,
    rows: { ...charts.rows, ...accounts.rows, ...recordings, ...emr },
    views: makeViews(server, people, { ...charts, ...accounts }),
    countDamaged: async () => {
      const overview = await server.call('GET', '/operator/overview/', { token: people.operator.accessToken });
      return Number(overview.body['damaged_rows']);
    },
    damage: (table, column, { where }) => damageRow(kysely, { table, column, where }),
    stop: () => server.stop(),
  };
}

async function makePeople(server: TestServer): Promise<People> {
  const company = await makeCompany(server, undefined, 'Harbour Made-Up Clinic');
  const [writer, member, otherMember] = [
    await addMember(server, company),
    await addMember(server, company),
    await addMember(server, company),
  ];
  const name = new FormData();
  name.set('name', 'Otto Made-Up');
  await server.call('PATCH', '/authentication_app/user_profile/', { token: otherMember.accessToken, body: name });
  const operator = await server.createUser();
  // Operators have a second factor; setting one up is tested elsewhere.
  await setAccount(server, operator.id, { isOperator: true, secondFactorAt: Date.now() });
  return { owner: company.owner, writer, member, otherMember, operator, companyId: company.id };
}

async function damageRow(
  kysely: DamageFixture['kysely'],
  { table, column, where }: { readonly table: string; readonly column: string; readonly where: Place['where'] },
): Promise<AsyncDisposable> {
  const conditions = sql.join(
    Object.entries(where).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  );
  const select = sql<Readonly<Record<string, unknown>>>`select * from ${sql.table(table)} where ${conditions}`;
  const [row] = (await select.execute(kysely)).rows;
  const sealed = row?.[column];
  if (row === undefined || !(sealed instanceof Uint8Array)) throw new Error(`Nothing is sealed in ${table}.${column}.`);
  const bytes = Uint8Array.from(sealed);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  const put = (value: Uint8Array) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${conditions}`.execute(kysely);
  await put(bytes);
  return {
    [Symbol.asyncDispose]: async () => {
      const { numAffectedRows = 0n } = await put(Uint8Array.from(sealed));
      // A mail that nobody can read is taken out of its queue.
      if (numAffectedRows > 0n) return;
      const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      const values = sql.join(Object.values(row).map((value) => sql`${value}`));
      await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(kysely);
    },
  };
}
