import { defineMessage } from '@notewright/engine/message';
import { companyUserManagement, idSchema } from '@notewright/contract';
import { v7 as makeId } from 'uuid';
import { answerOnce } from '../../accounts/answer-once.ts';
import { companySeats } from '../../accounts/company-roles.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import { auditCompany } from '../../companies/company-event.ts';
import type { CompanyRequest } from '../../companies/company-event.ts';
import type { SessionCallers } from '../../accounts/session-callers.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface CreateCompanyParts {
  readonly store: AccountStore;
  readonly callers: SessionCallers;
  readonly clock: Clock;
  /** Minutes without activity after which a screen locks, unless a company says otherwise (setting IDLE_MINUTES). */
  readonly idleMinutes: number;
}

/** Makes a company with the caller as its owner, on their own trial and with the seats of the Company plan. */
export function createCompanyRoute(parts: CreateCompanyParts): Route {
  return route(companyUserManagement.createCompany, {
    policy: 'verified-user',
    limits: ['write'],
    audit: 'company.create',
    handle: async (request) => {
      const { name } = request.body;
      const id = await answerOnce(parts, request, 'create_company', (store) =>
        makeCompany(parts, store, request, name),
      );
      const company = await parts.store.companies.find(idSchema.parse(id));
      // A repeat that comes after its sender has left the company learns no more about it.
      const self = company === null ? null : await parts.store.members.find(company.id, request.caller.userId);
      if (company === null || self === null) throw new ProblemError('not_found');
      const body = {
        message: defineMessage('company.companyCreatedSuccessfully', 'Company created successfully!'),
        company: { id: company.id, name: company.name },
      };
      return json(body);
    },
  });
}

async function makeCompany(
  parts: CreateCompanyParts,
  store: AccountStore,
  request: CompanyRequest,
  name: string,
): Promise<string> {
  const { caller } = request;
  const { userId } = caller;
  if (caller.role === 'operator')
    throw new ProblemError('forbidden', {
      message: defineMessage('company.operatorCannotOwn', 'Who runs Notewright cannot own a company.'),
    });
  const account = await store.users.find(userId);
  if (account === null) throw new ProblemError('session_expired');
  const now = parts.clock.now();
  const id = makeId();
  const { idleMinutes } = parts;
  await store.companies.create({ id, name, seats: companySeats, idleMinutes, trialEndsOn: account.trialEndsOn, now });
  const isOwner = await store.members.join({ userId, tenantId: id, role: 'owner', joinedAt: now });
  if (!isOwner) throw new ProblemError('already_in_company');
  const inCompany = { ...request, caller: { ...caller, tenantId: id } };
  await auditCompany(parts, store, inCompany, 'company.create', ['company', id]);
  store.afterCommit(() => parts.callers.forgetUser(userId));
  return id;
}
