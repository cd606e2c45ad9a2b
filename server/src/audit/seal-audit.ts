import type { Keyring } from '../keys/keyring.ts';
import type { Database } from '../database/database.ts';
import { chainKey, linkEvent } from './chain.ts';
import type { ChainHead } from './chain.ts';
import type { AuditChainTable } from '../database/tables/audit.ts';

const rowsAtOnce = 500;

/**
 * Gives every row that is not sealed yet its place in its tenant's chain. Answers the new heads. Several processes may
 * do so at once: they take turns per tenant.
 */
export async function sealAudit(database: Database, keys: Keyring): Promise<readonly ChainHead[]> {
  const waiting = await database.kysely
    .selectFrom('audit_events')
    .select('tenant_id')
    .distinct()
    .where('sequence', 'is', null)
    .orderBy('tenant_id')
    .execute();
  const heads: ChainHead[] = [];
  for (const { tenant_id: tenantId } of waiting) {
    for (;;) {
      const step = await database.transaction((inner) => sealSome(inner, keys, tenantId));
      if (step.head !== null) heads.push(step.head);
      if (step.isDone) break;
    }
  }
  return heads;
}

async function sealSome(
  database: Database,
  keys: Keyring,
  tenantId: string,
): Promise<{ head: ChainHead | null; isDone: boolean }> {
  const { kysely } = database;
  const chain = await lockChain(database, tenantId);
  const rows = await kysely
    .selectFrom('audit_events')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('sequence', 'is', null)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();
  if (rows.length === 0) return { head: null, isDone: true };
  const key = chainKey(keys, tenantId);
  let { last_sequence: sequence, last_mac: mac } = chain;
  const sealed = rows.map((row) => {
    sequence += 1;
    mac = linkEvent(key, mac, sequence, row);
    return { ...row, sequence, mac };
  });
  // All of them in one statement: every row is there already and gets its place and its link.
  await kysely
    .insertInto('audit_events')
    .values(sealed)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({ sequence: ref('excluded.sequence'), mac: ref('excluded.mac') })),
    )
    .execute();
  await kysely
    .updateTable('audit_chains')
    .set({ last_sequence: sequence, last_mac: mac })
    .where('tenant_id', '=', tenantId)
    .execute();
  return { head: { tenantId, sequence, mac }, isDone: rows.length < rowsAtOnce };
}

async function lockChain({ kysely, seam }: Database, tenantId: string): Promise<AuditChainTable> {
  await kysely
    .insertInto('audit_chains')
    .values({ tenant_id: tenantId, last_sequence: 0, last_mac: '' })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute();
  const from = {
    table: 'audit_chains',
    columns: ['tenant_id', 'last_sequence', 'last_mac'],
    key: 'tenant_id',
    lock: true,
  };
  const [chain] = await seam.readRows<AuditChainTable>(kysely as never, from, [tenantId]);
  if (chain === undefined) throw new Error('The audit chain could not be read.');
  return chain;
}
