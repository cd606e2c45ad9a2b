import { setImmediate as nextTurn } from 'node:timers/promises';
import { authenticationApp } from '@notewright/contract';
import type { AuditFilter, AuditReader } from '../../audit/audit-reader.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { byteOrderMark } from '../../presenters/csv.ts';
import { auditCsvHead, presentAuditLine, writeAuditCsvLine } from '../../presenters/present-audit.ts';
import { noteReading, readFilter } from './audit-log-filter.ts';
import { readNames } from './audit-log-names.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';

const linesAtOnce = 500;

export interface AuditLogExportParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly log: AuditReader;
}

/** The log as a table, made while it leaves: a hundred thousand lines take no more memory than a few hundred. */
export function exportAuditLogRoute(parts: AuditLogExportParts): Route {
  return route(authenticationApp.exportAuditLog, {
    policy: 'audit-reader',
    limits: ['export'],
    audit: 'audit_log.export',
    proof: 'recent',
    handle: async (request) => {
      const { caller, query } = request;
      await noteReading(parts, request, 'audit_log.export');
      const now = parts.clock.now();
      // What is noted while the table is made does not belong to it.
      const filter = readFilter(query);
      const until = Math.min(filter.until ?? Infinity, now + 1);
      return {
        kind: 'download',
        name: `audit-log-${new Date(now).toISOString().slice(0, 10)}.csv`,
        mediaType: 'text/csv',
        bytes: writeLines(parts, caller.tenantId, { ...filter, until }),
      };
    },
  });
}

async function* writeLines(
  parts: { readonly store: AccountStore; readonly log: AuditReader },
  tenantId: string,
  filter: AuditFilter,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + auditCsvHead);
  const known = new Map<string, string>();
  let cursor: string | undefined;
  do {
    const page = await parts.log.page(tenantId, filter, { cursor, limit: linesAtOnce });
    const names = await readNames(parts, tenantId, page.items, known);
    const lines = page.items.map((entry) => writeAuditCsvLine(presentAuditLine(entry, names)));
    yield Buffer.from(lines.join(''));
    // The embedded database answers without waiting: others have their turn between two pages.
    await nextTurn();
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
