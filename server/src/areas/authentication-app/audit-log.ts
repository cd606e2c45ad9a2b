import { authenticationApp } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { commandLine, presentAuditLine } from '../../presenters/present-audit.ts';
import { exportAuditLogRoute } from './audit-log-export.ts';
import { readNames } from './audit-log-names.ts';
import { noteReading, readFilter } from './audit-log-filter.ts';
import type { AuditReader } from '../../audit/audit-reader.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { ChainChecks } from '../../audit/chain-checks.ts';
import type { AuditLogExportParts } from './audit-log-export.ts';

const peopleAtMost = 500;

export interface AuditLogParts extends AuditLogExportParts {
  readonly chains: ChainChecks;
}

/** The calls of the audit log: an individual reads their own, a company's owner and auditor the company's. */
export function auditLogRoutes(parts: AuditLogParts): readonly Route[] {
  return [readAuditLogRoute(parts), exportAuditLogRoute(parts), listAuditPeopleRoute(parts), checkAuditLogRoute(parts)];
}

/** One page of the log. Nobody reads it without a line in it: what cannot be noted is not shown. */
function readAuditLogRoute(parts: AuditLogParts): Route {
  return route(authenticationApp.readAuditLog, {
    policy: 'audit-reader',
    limits: ['read'],
    audit: 'audit_log.read',
    handle: async (request) => {
      const { caller, query } = request;
      await noteReading(parts, request, 'audit_log.read');
      const { cursor, limit } = query;
      const page = await parts.log.page(caller.tenantId, readFilter(query), { cursor, limit });
      const names = await readNames(parts, caller.tenantId, page.items);
      return json({ data: page.items.map((entry) => presentAuditLine(entry, names)), next_cursor: page.nextCursor });
    },
  });
}

function listAuditPeopleRoute(parts: { readonly store: AccountStore; readonly log: AuditReader }): Route {
  return route(authenticationApp.listAuditPeople, {
    policy: 'audit-reader',
    limits: ['read'],
    audit: 'none: only who can be asked for, by those who may read the whole log',
    handle: async ({ caller }) => {
      const ids = (await parts.log.listActors(caller.tenantId, peopleAtMost)).filter((id) => id !== commandLine);
      const names = await readNames(
        parts,
        caller.tenantId,
        ids.map((actorId) => ({ actorId, objectType: null, objectId: null })),
      );
      const people = ids.map((id) => ({ id, name: names.of(id) }));
      return json({ data: people.toSorted((a, b) => String(a.name).localeCompare(String(b.name), 'en')) });
    },
  });
}

function checkAuditLogRoute(parts: { readonly chains: ChainChecks }): Route {
  return route(authenticationApp.checkAuditLog, {
    policy: 'audit-reader',
    limits: ['read'],
    audit: 'none: tells whether the chain holds and nothing of what is in it',
    handle: async ({ caller }) => {
      const { walk, since } = await parts.chains.check(caller.tenantId);
      const { count, problem, isAtEnd } = walk;
      return json({
        state: problem !== null ? 'broken' : isAtEnd ? 'verified' : 'checking',
        sealed_to: Math.max(count, walk.sealedTo),
        verified_to: count,
        checked_since: new Date(since).toISOString(),
        broken_at: problem?.sequence ?? null,
      });
    },
  });
}
