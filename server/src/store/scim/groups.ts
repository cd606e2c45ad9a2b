import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';

/** A group of a directory. */
export interface ScimGroup {
  readonly id: string;
  readonly tenantId: string;
  readonly displayName: string;
  readonly externalId: string | null;
  /** Ids of people. */
  readonly members: readonly string[];
  readonly version: number;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A group that cannot be opened, or was moved to another company from outside, is as good as missing. */
export interface ScimGroups {
  add(group: ScimGroup): Promise<void>;
  find(tenantId: string, id: string): Promise<ScimGroup | null>;
  /** In the order in which they came. */
  list(tenantId: string): Promise<readonly ScimGroup[]>;
  save(group: ScimGroup): Promise<void>;
  remove(tenantId: string, id: string): Promise<void>;
}

type Sealed = Pick<ScimGroup, 'tenantId' | 'displayName' | 'externalId' | 'members'>;

const placeOf = (rowId: string): FieldPlace => ({ table: 'scim_groups', column: 'content', rowId });

/** Groups of directories over the database. Who is in them decides about roles, so it is sealed with them. */
export function createScimGroups({ kysely }: Database, cipher: FieldCipher): ScimGroups {
  const select = (tenantId: string) => kysely.selectFrom('scim_groups').selectAll().where('tenant_id', '=', tenantId);
  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;
  const present = (row: Row | undefined): ScimGroup | null => {
    const text = row === undefined ? null : cipher.openListed(placeOf(row.id), row.content);
    if (row === undefined || text === null) return null;
    const { id, version, created_at: createdAt, changed_at: changedAt } = row;
    const group = { ...(JSON.parse(text) as Sealed), id, version, createdAt, changedAt };
    if (group.tenantId === row.tenant_id) return group;
    cipher.damage.note({ table: 'scim_groups', rowId: id });
    return null;
  };
  const rowOf = ({ id, version, createdAt, changedAt, ...group }: ScimGroup): Row => ({
    id,
    tenant_id: group.tenantId,
    content: cipher.seal(placeOf(id), JSON.stringify(group satisfies Sealed)),
    version,
    created_at: createdAt,
    changed_at: changedAt,
  });
  return {
    add: async (group) => {
      await kysely.insertInto('scim_groups').values(rowOf(group)).execute();
    },
    find: async (tenantId, id) => present(await select(tenantId).where('id', '=', id).executeTakeFirst()),
    list: async (tenantId) =>
      (await select(tenantId).orderBy('id').execute()).map(present).filter((group) => group !== null),
    save: async (group) => {
      await kysely.updateTable('scim_groups').set(rowOf(group)).where('id', '=', group.id).execute();
    },
    remove: async (tenantId, id) => {
      await kysely.deleteFrom('scim_groups').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
    },
  };
}
