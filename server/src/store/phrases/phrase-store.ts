import type { Selectable } from 'kysely';
import { damagedText, openUnlessDamaged, type ShownText } from '../../kernel/damage.ts';
import type { StoreContext } from '../context.ts';
import { refuseGone } from '../../database/tombstones.ts';
import type { Owner } from '../store.ts';
import type { PhraseTable } from '../../database/tables/phrases.ts';

export interface PhraseContent {
  readonly name: string;
  readonly words: string;
  /** Empty where there is none. */
  readonly description: string;
}

export interface StoredPhrase extends PhraseContent {
  readonly id: string;
  /** The company's: for everybody who works with charts there. */
  readonly isShared: boolean;
  readonly updatedAt: number;
}

/** The same in a list; one that is damaged has `damagedText` for a name and no words. */
export interface ListedPhrase extends Omit<StoredPhrase, 'name'> {
  readonly name: ShownText;
}

/** True for a phrase that can be used. */
export function isWhole(phrase: ListedPhrase): phrase is StoredPhrase {
  return typeof phrase.name === 'string';
}

/** Phrases: a person's own in one tenant, and those of the tenant. A foreign one reads as missing. */
export interface PhraseStore {
  /** Holds a person's list, or the company's, until the transaction ends: of two who name a phrase alike at once the second finds the first one's. */
  hold(owner: Owner, isShared: boolean): Promise<void>;
  /** By name. */
  list(owner: Owner): Promise<readonly ListedPhrase[]>;
  addAll(
    owner: Owner,
    phrases: readonly (PhraseContent & { readonly id: string })[],
    isShared: boolean,
    now: number,
  ): Promise<void>;
  /** False when missing or foreign. */
  update(owner: Owner, id: string, content: PhraseContent, now: number): Promise<boolean>;
  remove(owner: Owner, id: string): Promise<boolean>;
}

type Context = Pick<StoreContext, 'database' | 'keys' | 'damage'>;
type Row = Selectable<PhraseTable>;

/** So many rows go into one statement: databases limit the values that one can have. */
const rowsAtOnce = 100;

const placeOf = (tenantId: string, rowId: string) => ({ tenantId, table: 'phrases', column: 'body', rowId }) as const;

export function createPhraseStore(context: Context): PhraseStore {
  const { database, keys, damage } = context;
  const seal = (tenantId: string, id: string, { name, words, description }: PhraseContent): Uint8Array =>
    keys.sealText(placeOf(tenantId, id), JSON.stringify({ name, words, description }));
  // What was sealed here was a phrase; nothing else opens under this place.
  const open = (row: Row): StoredPhrase => ({
    ...(JSON.parse(keys.openText(placeOf(row.tenant_id, row.id), row.body)) as PhraseContent),
    id: row.id,
    isShared: row.owner_id === null,
    updatedAt: row.updated_at,
  });
  return {
    async hold({ tenantId, userId }, isShared) {
      const { kysely } = database;
      await (isShared
        ? kysely.updateTable('tenants').set({ id: tenantId }).where('id', '=', tenantId).execute()
        : kysely.updateTable('user_accounts').set({ user_id: userId }).where('user_id', '=', userId).execute());
    },
    async list({ tenantId, userId }) {
      const rows = await database.kysely
        .selectFrom('phrases')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where(({ or, eb }) => or([eb('owner_id', '=', userId), eb('owner_id', 'is', null)]))
        .execute();
      return rows
        .map((row) => openUnlessDamaged(damage, placeOf(row.tenant_id, row.id), () => open(row)) ?? damagedOne(row))
        .sort((a, b) => String(a.name).localeCompare(String(b.name)) || a.id.localeCompare(b.id));
    },
    async addAll({ tenantId, userId }, phrases, isShared, now) {
      await refuseGone(database, [tenantId, userId]);
      for (let from = 0; from < phrases.length; from += rowsAtOnce)
        await database.kysely
          .insertInto('phrases')
          .values(
            phrases.slice(from, from + rowsAtOnce).map((phrase) => ({
              id: phrase.id,
              tenant_id: tenantId,
              owner_id: isShared ? null : userId,
              body: seal(tenantId, phrase.id, phrase),
              created_at: now,
              updated_at: now,
            })),
          )
          .execute();
    },
    async update({ tenantId, userId }, id, content, now) {
      const { numUpdatedRows } = await database.kysely
        .updateTable('phrases')
        .set({ body: seal(tenantId, id, content), updated_at: now })
        .where('id', '=', id)
        .where('tenant_id', '=', tenantId)
        .where(({ or, eb }) => or([eb('owner_id', '=', userId), eb('owner_id', 'is', null)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async remove({ tenantId, userId }, id) {
      const { numDeletedRows } = await database.kysely
        .deleteFrom('phrases')
        .where('id', '=', id)
        .where('tenant_id', '=', tenantId)
        .where(({ or, eb }) => or([eb('owner_id', '=', userId), eb('owner_id', 'is', null)]))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

function damagedOne({ id, owner_id: ownerId, updated_at: updatedAt }: Row): ListedPhrase {
  return { id, name: damagedText, words: '', description: '', isShared: ownerId === null, updatedAt };
}
