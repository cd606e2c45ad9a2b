import type { companyUserManagement } from '@notewright/contract';
import { defineMessage, type Message } from '@notewright/engine/message';
import type { BeginSsoParts } from '../../accounts/sso/begin-sso.ts';
import type { ResolveTxt } from '../../accounts/sso/verified-domains.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { presentSso } from '../../presenters/present-sso.ts';
import { changePeople } from './change-people.ts';
import type { Change, Refusal } from './change-people.ts';
import type { CompanyRequest } from '../../companies/company-event.ts';
import { auditAccount } from '../../accounts/audit-account.ts';

export interface SsoOwnerParts extends BeginSsoParts {
  readonly resolveTxt: ResolveTxt;
}

/**
 * Makes one change of a company's own sign-in, whose owner asks for it, with its line in the audit log, and answers with
 * all of it as it is then. The role is read again: it may have been taken away meanwhile.
 */
export function changeSso(
  parts: SsoOwnerParts,
  request: CompanyRequest,
  action: string,
  work: (change: Change) => Promise<string | Refusal>,
): Promise<companyUserManagement.SingleSignOn> {
  return changePeople(parts, request, action, async (change) => {
    const { company, self, store } = change;
    if (self.role !== 'owner') return refuse(change, new ProblemError('forbidden'));
    const changed = await work(change);
    if (typeof changed !== 'string') return changed;
    const { tenantId, userId: actorId } = request.caller;
    await auditAccount(store, request, parts.clock.now(), {
      action,
      outcome: 'success',
      tenantId,
      actorId,
      object: [/_domain_/.test(action) ? 'sso_domain' : 'sso_provider', changed],
    });
    return presentSso(store, company.id, parts.publicUrl());
  });
}

export function refuse({ company }: Change, problem: ProblemError): Refusal {
  return { problem, object: ['company', company.id] };
}

export function conflict(change: Change, message: Message): Refusal {
  return refuse(change, new ProblemError('conflict', { message }));
}

export const notFound = (change: Change): Refusal => refuse(change, new ProblemError('not_found'));

/** Why what was typed of a provider cannot be kept. */
export const unusable = defineMessage(
  'sso.unusableProvider',
  'This description cannot be used. It needs the provider’s name, an https address for sign-in by redirect, and a certificate with an RSA key of 2048 bits or more.',
);

/** Why a domain cannot be a company's. */
export const noDomain = defineMessage('sso.noDomain', 'This is not a mail domain. One looks like clinic.example.');
export const publicDomain = defineMessage(
  'sso.publicDomain',
  'Everybody can have an address at this domain, so it can be nobody’s own.',
);
