import { awaitUnlessDamaged, damagedText } from '../../kernel/damage.ts';
import { rowSealsOf } from '../accounts/row-seal.ts';
import { openChatSeal, openField, type ChatSealRow } from '../chats/chat-seal.ts';
import type { StoreContext } from '../context.ts';
import type { StoredSignature } from '../store.ts';
import { signatureField, type SignatureContent } from './note-signatures.ts';

/** Who signed, as a list says it: whether what they signed is still what is there is not looked at. */
export type StoredSigner = Pick<StoredSignature, 'name' | 'credentials' | 'signedAt'>;

/** Who signed versions of notes, oldest first, by version. A row that was changed outside names nobody. */
export async function readSigners(
  context: StoreContext,
  versions: readonly (ChatSealRow & { readonly message_id: string })[],
): Promise<ReadonlyMap<string, readonly StoredSigner[]>> {
  const found = new Map<string, StoredSigner[]>();
  if (versions.length === 0) return found;
  const byId = new Map(versions.map((version) => [version.message_id, version]));
  const rows = await context.database.kysely
    .selectFrom('note_signatures')
    .selectAll()
    .where('message_id', 'in', [...byId.keys()])
    .execute();
  for (const row of rows.sort((a, b) => a.signed_at - b.signed_at)) {
    const version = byId.get(row.message_id);
    if (version === undefined) continue;
    const place = signatureField(row.message_id, row.signed_by);
    const isWhole = rowSealsOf(context).check('note_signatures', row);
    const opened = await awaitUnlessDamaged(context.damage, place, async () =>
      openField(await openChatSeal(context, version), place, row.content),
    );
    const { name, credentials } =
      opened === null || !isWhole ? { name: damagedText, credentials: '' } : (JSON.parse(opened) as SignatureContent);
    const signer = { name, credentials, signedAt: row.signed_at };
    found.set(row.message_id, [...(found.get(row.message_id) ?? []), signer]);
  }
  return found;
}
