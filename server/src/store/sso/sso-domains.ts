import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';

/** A mail domain of which a company says that it is theirs. Times are milliseconds since 1970. */
export interface SsoDomain {
  readonly id: string;
  readonly tenantId: string;
  /** In the form in which it travels (ASCII, small letters). */
  readonly domain: string;
  /** What the record of the domain has to say. */
  readonly token: string;
  readonly verifiedAt: number | null;
  readonly checkedAt: number | null;
  readonly missingSince: number | null;
}

export type DomainCheck = Pick<SsoDomain, 'verifiedAt' | 'checkedAt' | 'missingSince'>;

export interface SsoDomainStore {
  /** False where the company has named it already. */
  add(domain: Pick<SsoDomain, 'id' | 'tenantId' | 'domain' | 'token'>): Promise<boolean>;
  find(tenantId: string, id: string): Promise<SsoDomain | null>;
  list(tenantId: string): Promise<readonly SsoDomain[]>;
  /** The one company that has shown a domain to be theirs. */
  findVerified(domain: string): Promise<SsoDomain | null>;
  /** Those that were last looked at before a moment, and were shown to be somebody's once. */
  listToCheck(before: number, most: number): Promise<readonly SsoDomain[]>;
  /** False where another company has shown the domain to be theirs meanwhile. Belongs into no transaction. */
  keepCheck(domain: SsoDomain, check: DomainCheck): Promise<boolean>;
  remove(tenantId: string, id: string): Promise<boolean>;
}

type Sealed = Pick<SsoDomain, 'tenantId' | 'domain' | 'token' | 'verifiedAt'>;

const placeOf = (rowId: string): FieldPlace => ({ table: 'sso_domains', column: 'content', rowId });

const domainIndexOf = (cipher: FieldCipher, domain: string): string => cipher.indexEmail(`sso@${domain}`);

/** The domains of companies, over the database. A row that was changed from outside is as if it were not there. */
export function createSsoDomainStore(database: Database, cipher: FieldCipher): SsoDomainStore {
  const { kysely } = database;
  const indexOf = (domain: string): string => domainIndexOf(cipher, domain);
  const select = () => kysely.selectFrom('sso_domains').selectAll();
  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;
  const open = (row: Row | undefined): SsoDomain | null => {
    const text = row === undefined ? null : cipher.openListed(placeOf(row.id), row.content);
    if (row === undefined || text === null) return null;
    const named = JSON.parse(text) as Sealed;
    if (named.tenantId !== row.tenant_id || indexOf(named.domain) !== row.domain_index) return null;
    // That a domain was shown to be somebody's stands in what is sealed as well.
    if (named.verifiedAt !== row.verified_at) return null;
    const { verified_at: verifiedAt, checked_at: checkedAt, missing_since: missingSince } = row;
    return { ...named, id: row.id, verifiedAt, checkedAt, missingSince };
  };
  return {
    add: async ({ id, tenantId, domain, token }) => {
      const content = cipher.seal(
        placeOf(id),
        JSON.stringify({ tenantId, domain, token, verifiedAt: null } satisfies Sealed),
      );
      const row = await kysely
        .insertInto('sso_domains')
        .values({ id, tenant_id: tenantId, domain_index: indexOf(domain), content })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (row.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    find: async (tenantId, id) =>
      open(await select().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()),
    list: async (tenantId) =>
      (await select().where('tenant_id', '=', tenantId).orderBy('id').execute())
        .map(open)
        .filter((domain) => domain !== null),
    findVerified: async (domain) =>
      open(
        await select()
          .where('domain_index', '=', indexOf(domain))
          .where('verified_at', 'is not', null)
          .executeTakeFirst(),
      ),
    listToCheck: async (before, most) =>
      (
        await select()
          .where('verified_at', 'is not', null)
          .where('checked_at', '<', before)
          .orderBy('checked_at')
          .limit(most)
          .execute()
      )
        .map(open)
        .filter((domain) => domain !== null),
    keepCheck: (domain, check) => keepCheck(database, cipher, domain, check),
    remove: async (tenantId, id) => {
      const row = await kysely
        .deleteFrom('sso_domains')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row.numDeletedRows > 0n;
    },
  };
}

async function keepCheck(
  database: Database,
  cipher: FieldCipher,
  { id, tenantId, domain, token }: SsoDomain,
  { verifiedAt, checkedAt, missingSince }: DomainCheck,
): Promise<boolean> {
  const isTaken = async (): Promise<boolean> =>
    verifiedAt !== null && (await isOthers(database, id, domainIndexOf(cipher, domain)));
  const content = cipher.seal(placeOf(id), JSON.stringify({ tenantId, domain, token, verifiedAt } satisfies Sealed));
  const update = database.kysely
    .updateTable('sso_domains')
    .set({ content, verified_at: verifiedAt, checked_at: checkedAt, missing_since: missingSince })
    .where('id', '=', id);
  // Asked within the statement: another company may be showing the same at this moment.
  const unlessTaken =
    verifiedAt === null
      ? update
      : update.where(({ exists, not }) => not(exists(selectOthers(database, id, domainIndexOf(cipher, domain)))));
  try {
    const { numUpdatedRows } = await unlessTaken.executeTakeFirst();
    return numUpdatedRows > 0n || !(await isTaken());
  } catch (error) {
    // On PostgreSQL both may have seen nobody; the index lets one of them have it.
    if (await isTaken()) return false;
    throw error;
  }
}

/** Where other companies have shown that a domain is theirs. */
const selectOthers = ({ kysely }: Database, id: string, domainIndex: string) =>
  kysely
    .selectFrom('sso_domains as other')
    .select('other.id')
    .where('other.domain_index', '=', domainIndex)
    .where('other.verified_at', 'is not', null)
    .where('other.id', '!=', id);

async function isOthers(database: Database, id: string, domainIndex: string): Promise<boolean> {
  return (await selectOthers(database, id, domainIndex).executeTakeFirst()) !== undefined;
}
