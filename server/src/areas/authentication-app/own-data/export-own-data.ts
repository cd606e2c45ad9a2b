import { authenticationApp } from '@notewright/contract';
import { auditAccount } from '../../../accounts/audit-account.ts';
import { exportOwnData } from '../../../own-data/export/export-own-data.ts';
import { ProblemError } from '../../../kernel/problem.ts';
import { route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import { writeExportMail } from '../../../mail/own-data-mails.ts';
import type { ExportOwnDataParts } from '../../../own-data/export/export-own-data.ts';
import type { MailQueue } from '../../../mail/mail-queue.ts';

export interface ExportOwnDataRouteParts extends ExportOwnDataParts {
  readonly mailQueue: MailQueue;
}

/** Everything that the signed-in user has, as a zip that is made while it leaves. */
export function exportOwnDataRoute(parts: ExportOwnDataRouteParts): Route {
  return route(authenticationApp.exportOwnData, {
    policy: 'verified-user',
    limits: ['export'],
    audit: 'account.export',
    proof: 'recent',
    handle: async (request) => {
      const { caller } = request;
      const account = await parts.store.users.find(caller.userId);
      if (account === null) throw new ProblemError('session_expired');
      const now = parts.clock.now();
      // Before the first byte leaves: what was taken out is noted even when the line breaks half-way.
      await parts.store.transaction(async (store) => {
        await auditAccount(store, request, now, {
          action: 'account.export',
          outcome: 'success',
          tenantId: caller.tenantId,
          actorId: caller.userId,
          object: ['user', caller.userId],
        });
        await parts.mailQueue.enqueue(store, writeExportMail(account.email, parts.mailQueue.context()));
      });
      return {
        kind: 'download',
        name: `notewright-export-${new Date(now).toISOString().slice(0, 10)}.zip`,
        mediaType: 'application/zip',
        bytes: exportOwnData(parts, caller, account),
      };
    },
  });
}
