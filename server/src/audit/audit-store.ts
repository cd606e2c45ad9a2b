import { v7 as uuidv7 } from 'uuid';
import type { Keyring } from '../keys/keyring.ts';
import type { ColumnValue, Database, RowTarget } from '../store/database.ts';
import type { AuditEvent, AuditStore } from '../store/store.ts';

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
  const id = uuidv7();
  const tenantId = event.tenantId ?? '';
  const place = { tenantId, table: 'audit_events', column: 'origin', rowId: id };
  const origin = keys.sealText(place, JSON.stringify({ ip: event.ip, userAgent: event.userAgent }));
  const { at, actorId, action, objectType, objectId, outcome } = event;
  return [id, tenantId, at, actorId, action, objectType, objectId, outcome, origin];
}
