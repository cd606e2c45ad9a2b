import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
import { refuseGone } from '../../database/tombstones.ts';

/** What the EHR’s answer is checked against. */
export interface EmrAttempt {
  readonly connectionId: string;
  /** Of the state that was sent. */
  readonly stateHash: string;
  /** RFC 7636: what the EHR was shown the hash of. */
  readonly verifier: string;
  /** As they were asked for, one each. */
  readonly scopes: readonly string[];
}

/** Launches under way, each of one person in one tenant and known by the hash of its tab’s secret only. */
export interface EmrAttemptStore {
  open(owner: Owner, secretHash: string, attempt: EmrAttempt, expiresAt: number): Promise<void>;
  /** Takes an attempt out; null when it was taken before, is too old, another’s, or never was. Atomic. */
  spend(owner: Owner, secretHash: string, now: number): Promise<EmrAttempt | null>;
  removeExpired(now: number): Promise<void>;
}

/** Whose it is belongs to the place: a row that is given to another person does not open. */
const placeOf = ({ tenantId, userId }: Owner, id: string) =>
  ({ tenantId, table: 'emr_attempts', column: 'body', rowId: `${id}/${userId}` }) as const;

/** Attempts over the database. */
export function createEmrAttemptStore({ database, keys }: Pick<StoreContext, 'database' | 'keys'>): EmrAttemptStore {
  const { kysely } = database;
  return {
    async open(owner, id, attempt, expiresAt) {
      const { tenantId, userId } = owner;
      await refuseGone(database, [tenantId, userId]);
      await kysely
        .insertInto('emr_attempts')
        .values({
          id,
          tenant_id: tenantId,
          owner_id: userId,
          connection_id: attempt.connectionId,
          expires_at: expiresAt,
          body: keys.sealText(placeOf(owner, id), JSON.stringify(attempt)),
        })
        .execute();
    },
    async spend(owner, id, now) {
      const row = await kysely
        .deleteFrom('emr_attempts')
        .where('id', '=', id)
        .where('tenant_id', '=', owner.tenantId)
        .where('owner_id', '=', owner.userId)
        .where('expires_at', '>', now)
        .returning('body')
        .executeTakeFirst();
      // Only `open` writes what is opened here, and the cipher proves that it is unchanged.
      return row === undefined ? null : (JSON.parse(keys.openText(placeOf(owner, id), row.body)) as EmrAttempt);
    },
    async removeExpired(now) {
      await kysely.deleteFrom('emr_attempts').where('expires_at', '<=', now).execute();
    },
  };
}
