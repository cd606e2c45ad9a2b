import { createHash } from 'node:crypto';
import type { Keyring } from '../keys/keyring.ts';
import type { AuditEventTable } from '../database/tables/audit.ts';

/** What an audit row says, without where from (which is sealed) and its place in the chain (which comes later). */
export type AuditWords = Pick<
  AuditEventTable,
  'id' | 'tenant_id' | 'at' | 'actor_id' | 'action' | 'object_type' | 'object_id' | 'outcome'
>;

interface Origin {
  readonly ip: string;
  readonly userAgent: string;
  /** A digest of the row. Missing in rows of before there was one. */
  readonly row?: string;
}

function digestRow(row: AuditWords): string {
  const words = [row.id, row.tenant_id, row.at, row.actor_id, row.action, row.object_type, row.object_id, row.outcome];
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}

const placeOf = (row: Pick<AuditWords, 'id' | 'tenant_id'>) => ({
  tenantId: row.tenant_id,
  table: 'audit_events',
  column: 'origin',
  rowId: row.id,
});

/**
 * Seals where an event came from together with a digest of its row: who can write to the database and has no key can
 * neither add a row nor change one before it is sealed into the chain.
 */
export function sealOrigin(keys: Keyring, row: AuditWords, from: Omit<Origin, 'row'>): Uint8Array {
  return keys.sealText(placeOf(row), JSON.stringify({ ...from, row: digestRow(row) } satisfies Origin));
}

/** Where an event came from; null when this installation did not write the row as it stands. */
export function openOrigin(
  keys: Keyring,
  row: AuditWords & Pick<AuditEventTable, 'origin'>,
): Omit<Origin, 'row'> | null {
  try {
    // Only `sealOrigin` writes what opens here.
    const { ip, userAgent, row: digest } = JSON.parse(keys.openText(placeOf(row), row.origin)) as Origin;
    return digest === undefined || digest === digestRow(row) ? { ip, userAgent } : null;
  } catch {
    return null;
  }
}
