import { createHmac, type KeyObject } from 'node:crypto';
import type { Keyring } from '../keys/keyring.ts';
import type { AuditEventTable } from '../database/tables/audit.ts';

/** The newest link of a tenant's chain. Also written to the log, so that cutting off the chain's end shows. */
export interface ChainHead {
  /** Empty for what belongs to no tenant. */
  readonly tenantId: string;
  readonly sequence: number;
  /** HMAC-SHA-256, base64url. */
  readonly mac: string;
}

/** The key of a tenant's chain; it is not in the database. */
export function chainKey(keys: Keyring, tenantId: string): KeyObject {
  return keys.purposeKey(`audit-chain/${tenantId}`);
}

/** One link: the row as it stands, its place, and the link before it. */
export function linkEvent(key: KeyObject, previousMac: string, sequence: number, row: AuditEventTable): string {
  const origin = Buffer.from(row.origin.buffer, row.origin.byteOffset, row.origin.byteLength).toString('base64');
  const fields = [
    sequence,
    row.id,
    row.tenant_id,
    row.at,
    row.actor_id,
    row.action,
    row.object_type,
    row.object_id,
    row.outcome,
    origin,
  ];
  return createHmac('sha256', key)
    .update(JSON.stringify([previousMac, ...fields]))
    .digest('base64url');
}
