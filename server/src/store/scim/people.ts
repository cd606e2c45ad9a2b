import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';

/** An address as a directory gives it; only told back, never used. */
export interface ScimEmail {
  readonly value: string;
  readonly type: string | null;
  readonly primary: boolean;
}

/** What a directory says of somebody. */
export interface ScimProfile {
  /** An address, by which the person is invited. */
  readonly userName: string;
  readonly externalId: string | null;
  readonly displayName: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly formatted: string | null;
  readonly emails: readonly ScimEmail[];
}

export interface ScimPerson extends ScimProfile {
  readonly id: string;
  readonly tenantId: string;
  /** The account that is or was a member; null of who never accepted. */
  readonly userId: string | null;
  readonly version: number;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A person who was linked with another account from outside, or whose words cannot be opened, is as good as missing, and noted. */
export interface ScimPeople {
  add(person: ScimPerson): Promise<void>;
  find(tenantId: string, id: string): Promise<ScimPerson | null>;
  findByName(tenantId: string, userName: string): Promise<ScimPerson | null>;
  /** Whether an account is somebody's, also that of a person who is as good as missing. */
  hasAccount(tenantId: string, userId: string): Promise<boolean>;
  /** Whether a name is taken, also by a person who is as good as missing. */
  hasName(tenantId: string, userName: string): Promise<boolean>;
  /** In the order in which they came. */
  list(tenantId: string): Promise<readonly ScimPerson[]>;
  count(tenantId: string): Promise<number>;
  save(person: ScimPerson): Promise<void>;
  remove(tenantId: string, id: string): Promise<void>;
}

const placeOf = (rowId: string): FieldPlace => ({ table: 'scim_people', column: 'content', rowId });

/** People of directories over the database. */
export function createScimPeople({ kysely }: Database, cipher: FieldCipher): ScimPeople {
  const select = (tenantId: string) => kysely.selectFrom('scim_people').selectAll().where('tenant_id', '=', tenantId);
  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;
  const present = (row: Row | undefined): ScimPerson | null => {
    if (row === undefined || !cipher.rows.check('scim_people', row)) return null;
    const text = cipher.openListed(placeOf(row.id), row.content);
    if (text === null) return null;
    return {
      ...(JSON.parse(text) as ScimProfile),
      id: row.id,
      tenantId: row.tenant_id,
      userId: row.user_id,
      version: row.version,
      createdAt: row.created_at,
      changedAt: row.changed_at,
    };
  };
  const rowOf = (person: ScimPerson): Row => {
    const { id, tenantId, userId, version, createdAt, changedAt, ...profile } = person;
    const user_name_index = cipher.indexEmail(profile.userName);
    const sealed = { id, tenant_id: tenantId, user_name_index, user_id: userId };
    return {
      ...sealed,
      content: cipher.seal(placeOf(id), JSON.stringify(profile)),
      version,
      created_at: createdAt,
      changed_at: changedAt,
      seal: cipher.rows.make('scim_people', sealed),
    };
  };
  const byName = (tenantId: string, userName: string) =>
    select(tenantId).where('user_name_index', '=', cipher.indexEmail(userName)).executeTakeFirst();
  return {
    add: async (person) => {
      await kysely.insertInto('scim_people').values(rowOf(person)).execute();
    },
    find: async (tenantId, id) => present(await select(tenantId).where('id', '=', id).executeTakeFirst()),
    findByName: async (tenantId, userName) => present(await byName(tenantId, userName)),
    hasAccount: async (tenantId, userId) =>
      (await select(tenantId).where('user_id', '=', userId).executeTakeFirst()) !== undefined,
    hasName: async (tenantId, userName) => (await byName(tenantId, userName)) !== undefined,
    list: async (tenantId) =>
      (await select(tenantId).orderBy('id').execute()).map(present).filter((person) => person !== null),
    count: async (tenantId) => {
      const { count } = await kysely
        .selectFrom('scim_people')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('tenant_id', '=', tenantId)
        .executeTakeFirstOrThrow();
      return count;
    },
    save: async (person) => {
      await kysely.updateTable('scim_people').set(rowOf(person)).where('id', '=', person.id).execute();
    },
    remove: async (tenantId, id) => {
      await kysely.deleteFrom('scim_people').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
    },
  };
}
