import type { Database } from '../../database/database.ts';
import { openUnlessDamaged } from '../../kernel/damage.ts';
import type { Owner } from '../store.ts';
import { launchPlaceOf, launchRowsOf, openGrant, type LaunchContext, type LaunchRow } from './launch-row.ts';
import type { ClosedLaunches, EmrTokens, ExpiredLaunch } from './launch-store.ts';

/** Closes a launch of somebody's with every other one of the same patient. Inside a transaction. */
export async function removeLaunches(context: LaunchContext, owner: Owner, id: string): Promise<ClosedLaunches | null> {
  const { kysely } = context.database;
  const row = await launchRowsOf(kysely, owner).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const rows = await launchRowsOf(kysely, owner)
    .where('patient_index', '=', row.patient_index)
    .where('connection_id', '=', row.connection_id)
    .execute();
  const tokens = rows.map((one) => openTokens(context, one)).filter((one) => one !== null);
  await deleteLaunches(
    context.database,
    rows.map((one) => one.id),
  );
  const grant = openGrant(context, row);
  // Damaged, it is gone all the same.
  return grant === null ? null : { connectionId: row.connection_id, ...grant, tokens };
}

/** What cannot be opened cannot be withdrawn; it is forgotten all the same. */
const openTokens = ({ keys, damage }: LaunchContext, row: LaunchRow): EmrTokens | null =>
  openUnlessDamaged(damage, { table: 'emr_launches', rowId: row.id }, () =>
    row.tokens === null ? null : (JSON.parse(keys.openText(launchPlaceOf(row, 'tokens'), row.tokens)) as EmrTokens),
  );

/** Inside a transaction: the launches go, and the chats bound to them stay bound to their patients. */
export async function deleteLaunches({ kysely }: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await kysely.updateTable('emr_chats').set({ launch_id: null }).where('launch_id', 'in', ids).execute();
  await kysely.deleteFrom('emr_launches').where('id', 'in', ids).execute();
}

/** Closes some that ended, or were not used, before a time. Inside a transaction. */
export async function expireLaunches(
  database: Database,
  before: { readonly ended: number; readonly used: number },
  limit: number,
): Promise<readonly ExpiredLaunch[]> {
  const select = () => database.kysely.selectFrom('emr_launches').select(['id', 'tenant_id']).limit(limit);
  const ended = await select().where('ends_at', 'is not', null).where('ends_at', '<', before.ended).execute();
  const unused = ended.length < limit ? await select().where('touched_at', '<', before.used).execute() : [];
  const gone = new Map([...ended, ...unused].map((row) => [row.id, row.tenant_id]));
  await deleteLaunches(database, [...gone.keys()]);
  return [...gone].map(([id, tenantId]) => ({ id, tenantId }));
}
