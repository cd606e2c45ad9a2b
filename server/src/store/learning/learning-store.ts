import { isPreference, type Learned, type Preference } from '@notewright/engine/learn';
import { openUnlessDamaged } from '../../kernel/damage.ts';
import type { StoreContext } from '../context.ts';
import { refuseGone } from '../../database/tombstones.ts';
import type { Owner } from '../store.ts';

/** What is kept of how somebody likes their notes. None of it is a word of a note: see `isPreference`. */
export interface LearnedStyle {
  /** Learning Mode: without it nothing is counted and nothing is used. */
  readonly isOn: boolean;
  readonly learned: readonly Learned[];
  /** With which they signed last, for a closing line that has them. */
  readonly credentials: string;
  /** What they offer to everybody in their company; it counts while they are its owner or an admin of it. */
  readonly offered: readonly Preference[];
}

/** Of somebody of whom nothing was learned yet: counting is on, and nothing is used before they accept it. */
export const nothingLearned: LearnedStyle = { isOn: true, learned: [], credentials: '', offered: [] };

/** How people like their notes, each person in one tenant alone. */
export interface LearningStore {
  /** Holds what is kept of somebody until the transaction ends, so that two notes that are signed at once both count. */
  hold(owner: Owner): Promise<void>;
  /** What is damaged reads as nothing learned. */
  read(owner: Owner): Promise<LearnedStyle>;
  save(owner: Owner, style: LearnedStyle, now: number): Promise<void>;
}

type Context = Pick<StoreContext, 'database' | 'keys' | 'damage'>;

const placeOf = ({ tenantId, userId }: Owner) =>
  ({ tenantId, table: 'learned_preferences', column: 'body', rowId: userId }) as const;

/** A style as it was kept; preferences whose tables have changed since are left out. */
function readStyle(body: string): LearnedStyle {
  // What was sealed here was a style; nothing else opens under this place.
  const kept = JSON.parse(body) as Omit<LearnedStyle, 'offered'> & Partial<LearnedStyle>;
  return {
    ...kept,
    learned: kept.learned.filter(({ preference }) => isPreference(preference)),
    // Rows of older versions have none.
    offered: kept.offered?.filter(isPreference) ?? [],
  };
}

export function createLearningStore({ database, keys, damage }: Context): LearningStore {
  const { kysely } = database;
  return {
    async hold({ userId }) {
      await kysely.updateTable('user_accounts').set({ user_id: userId }).where('user_id', '=', userId).execute();
    },
    async read(owner) {
      const row = await kysely
        .selectFrom('learned_preferences')
        .select('body')
        .where('tenant_id', '=', owner.tenantId)
        .where('owner_id', '=', owner.userId)
        .executeTakeFirst();
      if (row === undefined) return nothingLearned;
      const place = placeOf(owner);
      return openUnlessDamaged(damage, place, () => readStyle(keys.openText(place, row.body))) ?? nothingLearned;
    },
    async save(owner, style, now) {
      const { tenantId, userId } = owner;
      await refuseGone(database, [tenantId, userId]);
      const body = keys.sealText(placeOf(owner), JSON.stringify(style));
      await kysely
        .insertInto('learned_preferences')
        .values({ tenant_id: tenantId, owner_id: userId, body, updated_at: now })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'owner_id']).doUpdateSet({ body, updated_at: now }))
        .execute();
    },
  };
}
