import { defineMessage } from '@notewright/engine/message';
import { companyUserManagement } from '@notewright/contract';
import type { BodyOf } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentCompany } from '../../presenters/present-company.ts';
import { changePeople } from './change-people.ts';
import type { Change, Refusal } from './change-people.ts';
import { auditCompany } from './company-event.ts';
import type { CompanyRequest } from './company-event.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { SessionCallers } from '../../accounts/session-callers.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';

type CompanyAnswer = ReturnType<typeof presentCompany>;
type CompanyBody = BodyOf<typeof companyUserManagement.updateCompany>;

export interface UpdateCompanyParts {
  readonly store: AccountStore;
  readonly callers: SessionCallers;
  readonly clock: Clock;
}

/** Changes what a company is called and asks of its people. */
export function updateCompanyRoute(parts: UpdateCompanyParts): Route {
  return route(companyUserManagement.updateCompany, {
    policy: 'company-manager',
    limits: ['write'],
    audit: 'company.update',
    proof: 'recent',
    handle: async (request) => {
      const { body } = request;
      const answer = await changePeople(
        parts,
        request,
        'company.update',
        async (change): Promise<CompanyAnswer | Refusal> => {
          const { store, company, self } = change;
          const problem = await findObstacle(change, body);
          if (problem !== null) return { problem, object: ['company', company.id] };
          await store.companies.update(company.id, {
            ...(body.name === undefined ? {} : { name: body.name }),
            ...(body.idle_minutes === undefined ? {} : { idleMinutes: body.idle_minutes }),
            ...(body.requires_second_factor === undefined ? {} : { requiresSecondFactor: body.requires_second_factor }),
            ...(body.allows_browser_speech === undefined ? {} : { allowsBrowserSpeech: body.allows_browser_speech }),
            ...(body.retention_days === undefined ? {} : { retentionDays: body.retention_days }),
          });
          await auditCompany(parts, store, request, 'company.update', ['company', company.id]);
          await auditBrowserSpeech(parts, request, change, body);
          await forgetEverybody(parts, change, body);
          const changed = (await store.companies.find(company.id)) ?? company;
          const { seatsTaken } = await store.companies.countPeople(company.id, parts.clock.now());
          return presentCompany(changed, seatsTaken, self.role);
        },
      );
      return json({
        ...answer,
        message: defineMessage('company.companyUpdatedSuccessfully', 'Company updated successfully!'),
      });
    },
  });
}

async function findObstacle({ store, self }: Change, body: CompanyBody): Promise<ProblemError | null> {
  const isForOwner = body.requires_second_factor !== undefined || body.retention_days !== undefined;
  if (self.role !== 'owner' && self.role !== 'admin') return new ProblemError('forbidden');
  if (isForOwner && self.role !== 'owner')
    return new ProblemError('forbidden', {
      message: defineMessage('company.onlyOwnerChanges', 'Only the owner of your company can change this.'),
    });
  if (body.requires_second_factor !== true) return null;
  const account = await store.users.find(self.userId);
  if (account?.hasSecondFactor === true) return null;
  return new ProblemError('conflict', {
    message: defineMessage(
      'company.ownFactorFirst',
      'Please set up a second factor of your own before you ask everybody for one.',
    ),
  });
}

/** Whether speech may leave for a service that nobody here has an agreement with has a line of its own. */
async function auditBrowserSpeech(
  parts: { readonly clock: Clock },
  request: CompanyRequest,
  { store, company }: Change,
  { allows_browser_speech: allows }: CompanyBody,
): Promise<void> {
  if (allows === undefined || allows === company.allowsBrowserSpeech) return;
  const action = allows ? 'company.browser_speech_allowed' : 'company.browser_speech_forbidden';
  await auditCompany(parts, store, request, action, ['company', company.id]);
}

/** A second factor that is asked for from now on is asked for at the next request, not some seconds later. */
async function forgetEverybody(
  parts: { readonly callers: SessionCallers },
  { store, company }: Change,
  body: CompanyBody,
): Promise<void> {
  if (body.requires_second_factor === undefined) return;
  const members = await store.members.list(company.id);
  store.afterCommit(() => {
    for (const { userId } of members) parts.callers.forgetUser(userId);
  });
}
