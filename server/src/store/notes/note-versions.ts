import type { NoteVersionTable } from '../../database/tables/notes.ts';
import type { Database } from '../../database/database.ts';
import { needsReview } from '../../kernel/needs-review.ts';
import type { StoredEdit, StoredMessage } from '../store.ts';
import { readBranches, versionsOf } from '../branches/branch-rows.ts';
import type { StoreContext } from '../context.ts';
import { chooseListed, failedKind } from './choose-listed.ts';

type Ended = Pick<StoredMessage, 'state' | 'statements' | 'toolResult'> & {
  readonly edit?: Pick<StoredEdit, 'addendumTo' | 'templateTexts'>;
};

type SaidOfVersion = Pick<NoteVersionTable, 'source_id' | 'kind' | 'addendum_to' | 'needs_review'>;

const noteTools: ReadonlySet<string> = new Set(['Chartwright', 'TranscriptX']);

/**
 * What lists go by of a reply that has ended; null of all that is neither a note nor failed in the place of one. What a person stopped is theirs
 * to send again.
 */
export function readVersion(toolName: string, replyTo: string, ended: Ended): SaidOfVersion | null {
  const { state, toolResult, edit } = ended;
  if (state === 'complete' && toolResult !== null && 'noteKind' in toolResult) {
    return {
      source_id: toolResult.sourceMessageId ?? replyTo,
      kind: toolResult.noteKind,
      addendum_to: edit?.addendumTo ?? null,
      needs_review: needsReview(ended) ? 1 : 0,
    };
  }
  const hasFailed = (state === 'failed' || state === 'interrupted') && noteTools.has(toolName);
  return hasFailed ? { source_id: replyTo, kind: failedKind, addendum_to: null, needs_review: 1 } : null;
}

/** Keeps what lists go by of a reply that has just ended, or of a version that a person made. To be called in its transaction. */
export async function recordVersion(
  context: Pick<StoreContext, 'database' | 'keys' | 'damage'>,
  messageId: string,
  ended: Ended,
): Promise<void> {
  const { database } = context;
  const row = await database.kysely
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .select(['chats.tenant_id', 'chats.owner_id', 'messages.id as message_id', 'messages.chat_id'])
    .select(['messages.position', 'messages.created_at', 'messages.tool_name', 'messages.reply_to'])
    .where('messages.id', '=', messageId)
    .executeTakeFirst();
  if (row === undefined || row.reply_to === null) return;
  const said = readVersion(row.tool_name, row.reply_to, ended);
  if (said === null) return;
  const { reply_to: _answers, ...place } = row;
  // Words that were edited are those of before: of two unsigned notes of them the newer stands for both.
  const [source_id = said.source_id] = versionsOf(await readBranches(context, place.chat_id), said.source_id);
  await insertVersions(database, [{ ...place, ...said, source_id, begun_at: row.created_at, is_listed: 0 }]);
  await markListed(database, place.chat_id, source_id);
}

/** Those that are there already stay. */
export async function insertVersions({ kysely }: Database, rows: readonly NoteVersionTable[]): Promise<void> {
  for (const row of rows)
    await kysely
      .insertInto('note_versions')
      .values(row)
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .execute();
}

/** After a version says something else than before. */
export async function reviseVersion(database: Database, messageId: string, revised: Ended): Promise<void> {
  await database.kysely
    .updateTable('note_versions')
    .set({ needs_review: needsReview(revised) ? 1 : 0 })
    .where('message_id', '=', messageId)
    .execute();
}

/** After a version was signed: it may have been an older one. */
export async function markSigned(database: Database, messageId: string): Promise<void> {
  const version = await database.kysely
    .selectFrom('note_versions')
    .select(['chat_id', 'source_id'])
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  if (version !== undefined) await markListed(database, version.chat_id, version.source_id);
}

/** Looks at all that was written from one message, and marks what stands for its notes in lists. */
export async function markListed({ kysely }: Database, chatId: string, sourceId: string): Promise<void> {
  const versions = await kysely
    .selectFrom('note_versions')
    .select(['message_id', 'kind', 'position', 'created_at', 'begun_at', 'addendum_to', 'is_listed'])
    .where('chat_id', '=', chatId)
    .where('source_id', '=', sourceId)
    .execute();
  if (versions.length === 0) return;
  const signatures = await kysely
    .selectFrom('note_signatures')
    .select('message_id')
    .where(
      'message_id',
      'in',
      versions.map((version) => version.message_id),
    )
    .execute();
  const signed = new Set(signatures.map((signature) => signature.message_id));
  for (const { message_id: id, ...columns } of chooseListed(versions, signed))
    await kysely.updateTable('note_versions').set(columns).where('message_id', '=', id).execute();
}
