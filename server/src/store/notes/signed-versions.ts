import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';

/** A signed version among those of one note. */
export interface SignedVersion {
  readonly id: string;
  /** The signed version that it begins with; null where it is no addendum. */
  readonly addendumTo: string | null;
}

export interface SignedVersions {
  /** What they were all written from: the same for every version of a note. */
  readonly sourceId: string;
  /** In their order, the newest last. */
  readonly signed: readonly SignedVersion[];
}

/** The signed versions of the note that an owner's version is one of; null when that is missing or foreign. */
export async function readSignedVersions(
  { database: { kysely } }: StoreContext,
  { tenantId, userId }: Owner,
  messageId: string,
): Promise<SignedVersions | null> {
  const version = await kysely
    .selectFrom('note_versions')
    .select(['chat_id', 'source_id', 'kind'])
    .where('message_id', '=', messageId)
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  if (version === undefined) return null;
  const rows = await kysely
    .selectFrom('note_versions')
    .select(['message_id', 'addendum_to', 'position'])
    .where('chat_id', '=', version.chat_id)
    .where('source_id', '=', version.source_id)
    // A letter from the same words is another note than that of the visit.
    .where('kind', '=', version.kind)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('note_signatures')
          .select('note_signatures.message_id')
          .whereRef('note_signatures.message_id', '=', 'note_versions.message_id'),
      ),
    )
    .execute();
  return {
    sourceId: version.source_id,
    signed: rows
      .toSorted((one, other) => one.position - other.position)
      .map(({ message_id: id, addendum_to: addendumTo }) => ({ id, addendumTo })),
  };
}
