import { v7 as uuidv7 } from 'uuid';
import type { Keyring } from '../keys/keyring.ts';
import type { ColumnValue, Database, RowTarget } from '../database/database.ts';
import type { AuditEvent, AuditStore } from '../kernel/audit-event.ts';
import { sealOrigin } from './row-mark.ts';
import type { AuditWords } from './row-mark.ts';

const auditRows: RowTarget = {
  table: 'audit_events',
  columns: [
    { name: 'id', type: 'text' },
    { name: 'tenant_id', type: 'text' },
    { name: 'at', type: 'bigint' },
    { name: 'actor_id', type: 'text' },
    { name: 'action', type: 'text' },
    { name: 'object_type', type: 'text' },
    { name: 'object_id', type: 'text' },
    { name: 'outcome', type: 'text' },
    { name: 'origin', type: 'blob' },
  ],
};

/** Audit rows of one database or of one transaction in it. Rows join their tenant's chain when the sealer comes by. */
export function createAuditStore(database: Database, keys: Keyring): AuditStore {
  return {
    append: (...events) => {
      const rows = events.map((event) => toRow(keys, event));
      return database.seam.insertRows(database.kysely as never, auditRows, rows);
    },
  };
}

/** In the order of `auditRows`. */
function toRow(keys: Keyring, event: AuditEvent): readonly ColumnValue[] {
  const { at, actorId, action, objectType, objectId, outcome, ip, userAgent } = event;
  const row: AuditWords = {
    id: uuidv7(),
    tenant_id: event.tenantId ?? '',
    at,
    actor_id: actorId,
    action,
    object_type: objectType,
    object_id: objectId,
    outcome,
  };
  const origin = sealOrigin(keys, row, { ip, userAgent });
  return [row.id, row.tenant_id, at, actorId, action, objectType, objectId, outcome, origin];
}
