import { createAuditStore } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Logger } from '../kernel/log.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { DamagedRow } from '../kernel/damage.ts';
import type { Closers } from './closers.ts';

export interface AuditDamageParts {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Keeps each damaged row in the installation's own chain, whatever becomes of the transaction in which it was found:
 * beside that one, and before the database closes.
 */
export function auditDamage(parts: AuditDamageParts, closers: Closers): (row: DamagedRow) => void {
  const { database, keyring, clock, logger } = parts;
  const audit = createAuditStore(database, keyring);
  let last: Promise<void> = Promise.resolve();
  closers.push(() => last);
  return ({ table, rowId }) => {
    const event = {
      tenantId: null,
      actorId: null,
      action: 'data.damaged',
      objectType: table,
      objectId: rowId,
      outcome: 'denied',
      ip: '',
      userAgent: '',
      at: clock.now(),
    } as const;
    last = last
      .then(() => audit.append(event))
      .catch((err: unknown) => logger.error({ err }, 'a damaged row could not be written into the audit log'));
  };
}
