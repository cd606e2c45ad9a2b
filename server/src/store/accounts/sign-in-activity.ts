import { sql } from 'kysely';
import { v7 as makeId } from 'uuid';
import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from './field-cipher.ts';
import type { ActivityKind } from '../../database/tables/accounts.ts';

export interface NewActivity {
  /** Null for a failed sign-in to an address without an account: kept alike, and shown to nobody. */
  readonly userId: string | null;
  readonly kind: ActivityKind;
  readonly at: number;
  readonly ip: string;
  readonly userAgent: string;
}

export interface Activity extends Pick<NewActivity, 'kind' | 'at'> {
  readonly id: string;
  /** Null where it is damaged. */
  readonly origin: Pick<NewActivity, 'ip' | 'userAgent'> | null;
}

export interface SignInActivityStore {
  /** Belongs into the transaction of the change it tells of. */
  add(activity: NewActivity): Promise<void>;
  /** One person's own lines, newest first, after the line `afterId` of theirs; none for a line that is not theirs. */
  list(
    userId: string,
    page: { readonly afterId?: string | undefined; readonly limit: number },
  ): Promise<readonly Activity[]>;
  /** Removes what happened before `before`, and what belongs to nobody before `nobodysBefore`. */
  removeBefore(before: number, nobodysBefore: number): Promise<void>;
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'sign_in_activity', column: 'origin', rowId };
}

/** People's sign-in activity over the database; address and user agent are sealed. */
export function createSignInActivityStore({ kysely }: Database, cipher: FieldCipher): SignInActivityStore {
  return {
    add: async ({ userId, kind, at, ip, userAgent }) => {
      const id = makeId();
      const origin = cipher.seal(placeOf(id), JSON.stringify({ ip, userAgent }));
      await kysely.insertInto('sign_in_activity').values({ id, user_id: userId, at, kind, origin }).execute();
    },
    list: async (userId, { afterId, limit }) => {
      let query = kysely.selectFrom('sign_in_activity').selectAll().where('user_id', '=', userId);
      if (afterId !== undefined) {
        const after = await kysely
          .selectFrom('sign_in_activity')
          .select(['at', 'id'])
          .where('id', '=', afterId)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (after === undefined) return [];
        query = query.where(sql<boolean>`(at, id) < (${after.at}, ${after.id})`);
      }
      const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
      return rows.map(({ id, at, kind, origin }) => {
        const opened = cipher.openListed(placeOf(id), origin);
        return { id, at, kind, origin: opened === null ? null : (JSON.parse(opened) as Activity['origin']) };
      });
    },
    removeBefore: async (before, nobodysBefore) => {
      await kysely.deleteFrom('sign_in_activity').where('at', '<', before).execute();
      await kysely
        .deleteFrom('sign_in_activity')
        .where('user_id', 'is', null)
        .where('at', '<', nobodysBefore)
        .execute();
    },
  };
}
