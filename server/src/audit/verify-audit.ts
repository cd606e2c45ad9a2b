import type { Keyring } from '../keys/keyring.ts';
import type { Database } from '../store/database.ts';
import { chainKey, linkEvent } from './chain.ts';
import type { ChainHead } from './chain.ts';
import type { AuditEventTable } from './tables.ts';

/** Where a chain first breaks: a row that was changed, put in or moved, or one that is gone. */
export interface AuditBreak {
  readonly kind: 'changed' | 'missing';
  readonly sequence: number;
  /** The row found at that place; null when there is none. */
  readonly eventId: string | null;
}

export interface AuditCheck {
  /** Sealed rows that hold, from the first on. */
  readonly count: number;
  /** Null when the whole chain holds. */
  readonly problem: AuditBreak | null;
}

const rowsAtOnce = 1_000;

/**
 * Walks a tenant's chain (null: what belongs to no tenant) from the first row to the head and names the first row that
 * was changed or is missing. `knownHead` is a head from the log: with it a chain whose end and head were cut off
 * together is found, too.
 */
export async function verifyAudit(
  database: Database,
  keys: Keyring,
  tenantId: string | null,
  knownHead?: Pick<ChainHead, 'sequence' | 'mac'>,
): Promise<AuditCheck> {
  const tenant = tenantId ?? '';
  const key = chainKey(keys, tenant);
  let count = 0;
  let mac = '';
  for (;;) {
    const rows = await readLinks(database, tenant, count);
    for (const row of rows) {
      if (row.sequence !== count + 1)
        return { count, problem: { kind: 'missing', sequence: count + 1, eventId: null } };
      mac = linkEvent(key, mac, count + 1, row);
      const differsFromLog = knownHead?.sequence === count + 1 && knownHead.mac !== mac;
      if (row.mac !== mac || differsFromLog)
        return { count, problem: { kind: 'changed', sequence: count + 1, eventId: row.id } };
      count += 1;
    }
    if (rows.length < rowsAtOnce) break;
  }
  return { count, problem: await checkHead(database, tenant, { count, mac, known: knownHead?.sequence ?? 0 }) };
}

function readLinks(database: Database, tenant: string, after: number): Promise<AuditEventTable[]> {
  return database.kysely
    .selectFrom('audit_events')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('sequence', 'is not', null)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(rowsAtOnce)
    .execute();
}

async function checkHead(
  database: Database,
  tenant: string,
  walked: { readonly count: number; readonly mac: string; readonly known: number },
): Promise<AuditBreak | null> {
  const head = await database.kysely
    .selectFrom('audit_chains')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .executeTakeFirst();
  const expected = Math.max(head?.last_sequence ?? 0, walked.known);
  if (expected > walked.count) return { kind: 'missing', sequence: walked.count + 1, eventId: null };
  // A head that stands behind its rows, or with another link, was put back or is gone.
  const isWhole =
    head === undefined ? walked.count === 0 : head.last_sequence === walked.count && head.last_mac === walked.mac;
  return isWhole ? null : { kind: 'changed', sequence: walked.count, eventId: null };
}
