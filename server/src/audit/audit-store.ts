import { v7 as uuidv7 } from 'uuid';
import type { Keyring } from '../keys/keyring.ts';
import type { Database } from '../store/database.ts';
import type { AuditEvent, AuditStore } from '../store/store.ts';

/** Audit rows of one database or of one transaction in it. Rows join their tenant's chain when the sealer comes by. */
export function createAuditStore(database: Database, keys: Keyring): AuditStore {
  return {
    append: async (event: AuditEvent) => {
      const id = uuidv7();
      const tenantId = event.tenantId ?? '';
      const place = { tenantId, table: 'audit_events', column: 'origin', rowId: id };
      await database.kysely
        .insertInto('audit_events')
        .values({
          id,
          tenant_id: tenantId,
          at: event.at,
          actor_id: event.actorId,
          action: event.action,
          object_type: event.objectType,
          object_id: event.objectId,
          outcome: event.outcome,
          origin: keys.sealText(place, JSON.stringify({ ip: event.ip, userAgent: event.userAgent })),
          sequence: null,
          mac: null,
        })
        .execute();
    },
  };
}
