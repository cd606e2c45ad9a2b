import { findChatSeal, openField, sealField } from '../chats/chat-seal.ts';
import type { StoreContext } from '../context.ts';
import { findTombstones } from '../../database/tombstones.ts';
import { OwnerGoneError } from '../../kernel/owner-gone-error.ts';
import type { Owner } from '../store.ts';

export interface DraftStore {
  save(owner: Owner, chatId: string | null, text: string, now: number): Promise<void>;
  read(owner: Owner, chatId: string | null): Promise<string>;
}

/** Drafts, one per chat and one for the chat home; see the port. Those of missing or foreign chats are not kept. */
export function createDraftStore(context: StoreContext): DraftStore {
  return {
    save: (owner, chatId, text, now) => saveDraft(context, owner, chatId, text, now),
    read: (owner, chatId) => readDraft(context, owner, chatId),
  };
}

/** How one draft is sealed: with its chat's key, or with the owner's tenant's for the chat home. */
interface DraftCipher {
  seal(text: string): Uint8Array;
  open(sealed: Uint8Array): string;
}

async function findCipher(context: StoreContext, owner: Owner, chatId: string | null): Promise<DraftCipher | null> {
  const column = 'body';
  const rowId = `${owner.userId}/${chatId ?? ''}`;
  if (chatId === null) {
    const place = { tenantId: owner.tenantId, table: 'drafts', column, rowId };
    return {
      seal: (text) => context.keys.sealText(place, text),
      open: (sealed) => context.keys.openText(place, sealed),
    };
  }
  const seal = await findChatSeal(context, owner, chatId);
  if (seal === null) return null;
  const field = { table: 'drafts', column, rowId } as const;
  return { seal: (text) => sealField(seal, field, text), open: (sealed) => openField(seal, field, sealed) };
}

async function saveDraft(
  context: StoreContext,
  owner: Owner,
  chatId: string | null,
  text: string,
  now: number,
): Promise<void> {
  const { kysely } = context.database;
  const key = { tenant_id: owner.tenantId, owner_id: owner.userId, chat_id: chatId ?? '' };
  if (text === '') {
    await kysely
      .deleteFrom('drafts')
      .where('tenant_id', '=', key.tenant_id)
      .where('owner_id', '=', key.owner_id)
      .where('chat_id', '=', key.chat_id)
      .execute();
    return;
  }
  const cipher = await findCipher(context, owner, chatId);
  if (cipher === null) return;
  const body = cipher.seal(text);
  // The chat home's key is derived, so that it is there also when the account or the company is gone.
  const gone = findTombstones(context.database, [owner.tenantId, owner.userId]);
  const saved = await kysely
    .insertInto('drafts')
    .columns(['tenant_id', 'owner_id', 'chat_id', 'body', 'updated_at'])
    .expression(
      kysely
        .selectNoFrom(({ val }) => [
          val(key.tenant_id).as('t'),
          val(key.owner_id).as('o'),
          val(key.chat_id).as('c'),
          val(body).as('b'),
          val(now).as('n'),
        ])
        .where(({ exists, not }) => not(exists(gone))),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'owner_id', 'chat_id']).doUpdateSet({ body, updated_at: now }),
    )
    .executeTakeFirst();
  if (saved.numInsertedOrUpdatedRows === 0n) throw new OwnerGoneError();
}

async function readDraft(context: StoreContext, owner: Owner, chatId: string | null): Promise<string> {
  const row = await context.database.kysely
    .selectFrom('drafts')
    .select('body')
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .where('chat_id', '=', chatId ?? '')
    .executeTakeFirst();
  if (row === undefined) return '';
  const cipher = await findCipher(context, owner, chatId);
  return cipher === null ? '' : cipher.open(row.body);
}
