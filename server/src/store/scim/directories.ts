import type { GroupRole } from '@notewright/contract';
import { v7 as makeId } from 'uuid';
import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';

/** What a company's owner decided about the organisation's directory. */
export interface ScimDirectory {
  readonly tenantId: string;
  /** Groups give roles. */
  readonly givesRoles: boolean;
  readonly groupRoles: readonly GroupRole[];
  /** When it was stopped, since it wanted to remove more people than is usual. */
  readonly stoppedAt: number | null;
  /** Until when it may remove as many as it wants; 0: it may not. */
  readonly allowedUntil: number;
}

export interface ScimDirectories {
  /** What holds for a company; nothing decided where there is no row, or one that was changed from outside. */
  read(tenantId: string): Promise<ScimDirectory>;
  save(directory: ScimDirectory): Promise<void>;
  /** How many members it took out of the company since then, each counted once. */
  countRemovals(tenantId: string, since: number): Promise<number>;
  noteRemoval(tenantId: string, personId: string, at: number): Promise<void>;
  /** Forgets removals that are counted no more. */
  forgetRemovals(tenantId: string, before: number): Promise<void>;
}

const placeOf = (tenantId: string): FieldPlace => ({
  table: 'scim_directories',
  column: 'group_roles',
  rowId: tenantId,
});

/** Directories over the database. */
export function createScimDirectories({ kysely }: Database, cipher: FieldCipher): ScimDirectories {
  return {
    read: async (tenantId) => {
      const nothing = { tenantId, givesRoles: false, groupRoles: [], stoppedAt: null, allowedUntil: 0 };
      const row = await kysely
        .selectFrom('scim_directories')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .executeTakeFirst();
      if (row === undefined || !cipher.rows.check('scim_directories', row)) return nothing;
      const text = cipher.openListed(placeOf(tenantId), row.group_roles);
      if (text === null) return nothing;
      return {
        tenantId,
        givesRoles: row.is_on === 1,
        groupRoles: JSON.parse(text) as readonly GroupRole[],
        stoppedAt: row.stopped_at,
        allowedUntil: row.allowed_until,
      };
    },
    save: async ({ tenantId, givesRoles, groupRoles, stoppedAt, allowedUntil }) => {
      const sealed = { tenant_id: tenantId, is_on: givesRoles ? 1 : 0, allowed_until: allowedUntil };
      const row = {
        ...sealed,
        group_roles: cipher.seal(placeOf(tenantId), JSON.stringify(groupRoles)),
        stopped_at: stoppedAt,
        seal: cipher.rows.make('scim_directories', sealed),
      };
      await kysely
        .insertInto('scim_directories')
        .values(row)
        .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row))
        .execute();
    },
    countRemovals: async (tenantId, since) => {
      const { count } = await kysely
        .selectFrom('scim_removals')
        .select(({ fn }) => fn.count<number>('person_id').distinct().as('count'))
        .where('tenant_id', '=', tenantId)
        .where('removed_at', '>', since)
        .executeTakeFirstOrThrow();
      return count;
    },
    noteRemoval: async (tenantId, personId, at) => {
      await kysely
        .insertInto('scim_removals')
        .values({ id: makeId(), tenant_id: tenantId, person_id: personId, removed_at: at })
        .execute();
    },
    forgetRemovals: async (tenantId, before) => {
      await kysely
        .deleteFrom('scim_removals')
        .where('tenant_id', '=', tenantId)
        .where('removed_at', '<=', before)
        .execute();
    },
  };
}
