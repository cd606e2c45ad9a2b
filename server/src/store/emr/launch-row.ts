import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { EmrLaunchTable } from '../../database/tables/emr.ts';
import { openUnlessDamaged } from '../../kernel/damage.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
import type { EmrGrant } from './launch-store.ts';

export type LaunchRow = Selectable<EmrLaunchTable>;
export type LaunchContext = Pick<StoreContext, 'database' | 'keys' | 'damage'>;

/** Whose it is and where it came from belong to the place: a row that is given to another does not open. */
export const launchPlaceOf = (
  row: Pick<LaunchRow, 'id' | 'tenant_id' | 'owner_id' | 'connection_id'>,
  column: 'body' | 'tokens',
) => ({
  tenantId: row.tenant_id,
  table: 'emr_launches',
  column,
  rowId: `${row.id}/${row.owner_id}/${row.connection_id}`,
});

/** The same for every launch and chat of one patient of one server within a tenant, and says nothing about them. */
export function patientIndexOf(
  { keys }: Pick<StoreContext, 'keys'>,
  { tenantId }: Pick<Owner, 'tenantId'>,
  { baseUrl, patientId }: Pick<EmrGrant, 'baseUrl' | 'patientId'>,
): string {
  return keys.blindIndex(JSON.stringify([tenantId, baseUrl, patientId]), 'emr-patient');
}

/** Somebody's launches in one tenant. */
export const launchRowsOf = (kysely: Kysely<Schema>, { tenantId, userId }: Owner) =>
  kysely.selectFrom('emr_launches').selectAll().where('tenant_id', '=', tenantId).where('owner_id', '=', userId);

/** What was granted; null where the row is damaged, which is noted. */
export function openGrant({ keys, damage }: Pick<LaunchContext, 'keys' | 'damage'>, row: LaunchRow): EmrGrant | null {
  return openUnlessDamaged(
    damage,
    { table: 'emr_launches', rowId: row.id },
    // What was sealed here was a grant; nothing else opens under this place.
    () => JSON.parse(keys.openText(launchPlaceOf(row, 'body'), row.body)) as EmrGrant,
  );
}
