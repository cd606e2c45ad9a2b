import { authenticationApp } from '@notewright/contract';
import { kindOfDeletion } from '../../../accounts/own-data/delete-account.ts';
import type { OwnDataParts } from '../../../accounts/own-data/own-data-parts.ts';
import { ProblemError } from '../../../http/problem.ts';
import { json, route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';

/** What there is, for how long, and what deleting would mean: what the page says before anything is done. */
export function readOwnDataRoute(parts: OwnDataParts): Route {
  return route(authenticationApp.readOwnData, {
    policy: 'verified-user',
    limits: ['read'],
    audit: 'none: people read what is kept of them',
    handle: async ({ caller }) => {
      const account = await parts.store.users.find(caller.userId);
      if (account === null) throw new ProblemError('session_expired');
      const { membership } = account;
      const company =
        membership === null
          ? null
          : {
              role: membership.role,
              others: await parts.store.deletions.countOthers(membership.tenantId, caller.userId),
            };
      const { binDays, backupDays, storedBytes } = parts.ownDataLimits;
      return json({
        bin_days: binDays,
        backup_days: backupDays,
        stored_bytes: await parts.readUse(caller.userId),
        stored_bytes_limit: storedBytes,
        deletion: kindOfDeletion(company),
        company_name: membership?.companyName ?? null,
      });
    },
  });
}
