import type { Selectable } from 'kysely';
import type { RecordingTable } from '../../database/tables/recordings.ts';
import { SealError } from '../../kernel/seal-error.ts';
import type { DataKey } from '../../keys/data-key.ts';
import { openBytes, sealBytes } from '../../keys/seal.ts';
import { rowSealsOf } from '../accounts/row-seal.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';

export type RecordingRow = Selectable<RecordingTable>;

/** What it takes to open or seal what lies below a recording. */
export interface RecordingSeal {
  readonly id: string;
  readonly tenantId: string;
  readonly key: DataKey;
}

/** A recording of an owner; null when it is missing, foreign, or was given to another owner or session from outside. */
export async function findRow(context: StoreContext, owner: Owner, id: string): Promise<RecordingRow | null> {
  const row = await context.database.kysely
    .selectFrom('recordings')
    .selectAll()
    .where('id', '=', id)
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .executeTakeFirst();
  return row !== undefined && rowSealsOf(context).check('recordings', row) ? row : null;
}

/** Its text is in no message yet. One that was put away has none any more: only its sound is kept, for the data of its owner. */
export const isOpen = ({ put_away_at: putAwayAt }: Pick<RecordingRow, 'put_away_at'>): boolean => putAwayAt === null;

/** The same, held until the transaction ends: what changes it comes one after the other. */
export async function holdRow(
  context: StoreContext,
  owner: Owner,
  id: string,
  now: number,
): Promise<RecordingRow | null> {
  const row = await context.database.kysely
    .updateTable('recordings')
    .set({ touched_at: now })
    .where('id', '=', id)
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .returningAll()
    .executeTakeFirst();
  return row !== undefined && rowSealsOf(context).check('recordings', row) ? row : null;
}

/** @throws SealError when the row was given to another owner, or its key was changed, from outside */
export async function openRecordingSeal(context: StoreContext, row: RecordingRow): Promise<RecordingSeal> {
  if (!rowSealsOf(context).check('recordings', row)) throw new SealError();
  const owner = { tenantId: row.tenant_id, kind: 'recording', id: row.id } as const;
  const key = await context.keys.vault.open(context.database, owner, row.wrapped_key);
  return { id: row.id, tenantId: row.tenant_id, key };
}

/** What is sealed below a recording: the key of its browser, the text of a part, one piece of sound. */
export type Field =
  | { readonly of: 'browser_key' }
  | { readonly of: 'text'; readonly part: number }
  | { readonly of: 'piece'; readonly part: number; readonly number: number };

/** Where a field stands; its ciphertext opens nowhere else. */
export function placeOf({ id, tenantId }: Pick<RecordingSeal, 'id' | 'tenantId'>, field: Field) {
  if (field.of === 'browser_key') return { tenantId, table: 'recordings', column: 'browser_key', rowId: id };
  if (field.of === 'text') return { tenantId, table: 'recording_parts', column: 'text', rowId: `${id}/${field.part}` };
  return { tenantId, table: 'recording_pieces', column: 'body', rowId: `${id}/${field.part}/${field.number}` };
}

export function sealField(seal: RecordingSeal, field: Field, plain: Uint8Array | string): Uint8Array {
  return sealBytes(seal.key, placeOf(seal, field), plain);
}

/** Opens a field. Throws `SealError` when it was changed or moved here from another place. */
export function openField(seal: RecordingSeal, field: Field, sealed: Uint8Array): Buffer {
  return openBytes(seal.key, placeOf(seal, field), sealed);
}
