import { defineMessage } from '@notewright/engine/message';
import { companyUserManagement } from '@notewright/contract';
import type { BodyOf } from '@notewright/contract';
import { indexMailDomain, readOwnTrials } from '../../accounts/withheld-trials.ts';
import type { OwnTrials } from '../../accounts/withheld-trials.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentCompany } from '../../presenters/present-company.ts';
import { changePeople } from './change-people.ts';
import type { Change, Refusal } from './change-people.ts';
import { auditCompany } from '../../companies/company-event.ts';
import type { CompanyRequest } from '../../companies/company-event.ts';
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
          const trials = await readOwnTrials(store, company);
          const problem = await findObstacle(change, body, trials);
          if (problem !== null) return { problem, object: ['company', company.id] };
          await store.companies.update(company.id, {
            ...(body.name === undefined ? {} : { name: body.name }),
            ...(body.idle_minutes === undefined ? {} : { idleMinutes: body.idle_minutes }),
            ...(body.requires_second_factor === undefined ? {} : { requiresSecondFactor: body.requires_second_factor }),
            ...(body.allows_browser_speech === undefined ? {} : { allowsBrowserSpeech: body.allows_browser_speech }),
            ...(body.uses_models === undefined ? {} : { usesModels: body.uses_models }),
            ...(body.retention_days === undefined ? {} : { retentionDays: body.retention_days }),
            ...(body.recording_days === undefined ? {} : { recordingDays: body.recording_days }),
            ...trialChange(store, body, trials),
          });
          await auditCompany(parts, store, request, 'company.update', ['company', company.id]);
          await auditBrowserSpeech(parts, request, change, body);
          await auditModels(parts, request, change, body);
          await auditRecordingDays(parts, request, change, body);
          await auditOwnTrials(parts, request, change, { asked: body.withholds_own_trials, before: trials });
          await forgetEverybody(parts, change, body);
          const changed = (await store.companies.find(company.id)) ?? company;
          const { seatsTaken } = await store.companies.countPeople(company.id, parts.clock.now());
          return presentCompany(changed, seatsTaken, self.role, await readOwnTrials(store, changed));
        },
      );
      return json({
        ...answer,
        message: defineMessage('company.companyUpdatedSuccessfully', 'Company updated successfully!'),
      });
    },
  });
}

const ownersFields = ['requires_second_factor', 'uses_models', 'retention_days', 'withholds_own_trials'] as const;

async function findObstacle(
  { store, self }: Change,
  body: CompanyBody,
  { mailDomain }: OwnTrials,
): Promise<ProblemError | null> {
  const isForOwner = ownersFields.some((field) => body[field] !== undefined);
  if (self.role !== 'owner' && self.role !== 'admin') return new ProblemError('forbidden');
  if (isForOwner && self.role !== 'owner')
    return new ProblemError('forbidden', {
      message: defineMessage('company.onlyOwnerChanges', 'Only the owner of your company can change this.'),
    });
  if (body.withholds_own_trials === true && mailDomain === null)
    return new ProblemError('conflict', {
      message: defineMessage(
        'company.publicMailDomain',
        'Your address is at a mail service that is open to everybody. This can be chosen with an address of your company’s own.',
      ),
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

/** What is kept of what was chosen about free trials. */
function trialChange(
  store: AccountStore,
  { withholds_own_trials: withholds }: CompanyBody,
  { mailDomain }: OwnTrials,
): { readonly trialDomainIndex?: string | null } {
  if (withholds === undefined) return {};
  return { trialDomainIndex: withholds && mailDomain !== null ? indexMailDomain(store, mailDomain) : null };
}

/** It touches people who are not in the company, so that it has a line of its own. */
async function auditOwnTrials(
  parts: { readonly clock: Clock },
  request: CompanyRequest,
  { store, company }: Change,
  { asked, before }: { readonly asked: boolean | undefined; readonly before: OwnTrials },
): Promise<void> {
  if (asked === undefined || asked === before.areWithheld) return;
  const action = asked ? 'company.own_trials_withheld' : 'company.own_trials_given';
  await auditCompany(parts, store, request, action, ['company', company.id]);
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

/** For how long what was said in the room is kept as sound has a line of its own. */
async function auditRecordingDays(
  parts: { readonly clock: Clock },
  request: CompanyRequest,
  { store, company }: Change,
  { recording_days: days }: CompanyBody,
): Promise<void> {
  if (days === undefined || days === company.recordingDays) return;
  await auditCompany(parts, store, request, 'company.recording_days', ['company', company.id]);
}

/** Whether words of charts may go to a language model has a line of its own. */
async function auditModels(
  parts: { readonly clock: Clock },
  request: CompanyRequest,
  { store, company }: Change,
  { uses_models: uses }: CompanyBody,
): Promise<void> {
  if (uses === undefined || uses === company.usesModels) return;
  const action = uses ? 'company.models_on' : 'company.models_off';
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
