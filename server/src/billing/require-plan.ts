import { defineMessage, type Message } from '@notewright/engine/message';
import { ProblemError } from '../kernel/problem.ts';
import type { RequirePlan } from '../http/route.ts';
import type { UserCaller } from '../kernel/caller.ts';
import { planAllows } from '../plans/plan-policy.ts';
import type { PlannedAction } from '../plans/plan-policy.ts';
import { policyRoles } from '../policies/require-policy.ts';
import { readCompanyStanding, readCoverage } from '../plans/coverage.ts';
import type { CoverageParts } from '../plans/coverage.ts';
import type { Standing } from '../plans/standing.ts';

/**
 * Lets somebody do what needs a plan, where they work under one. What a plan allows says `plans/plan-policy.ts`.
 * @throws ProblemError `plan_required` with a sentence for who they are
 */
export function createRequirePlan(parts: CoverageParts): RequirePlan {
  return async (caller, action) => {
    if (!parts.billing.isOn) return;
    const standing = await readOwnStanding(parts, caller);
    if (!planAllows(action, standing.state))
      throw new ProblemError('plan_required', { message: sayWhatEnded(caller, standing, action, parts) });
  };
}

async function readOwnStanding(parts: CoverageParts, caller: UserCaller): Promise<Standing> {
  // Nothing of the person counts in a company: one thing less to be read before every message.
  if (caller.tenantId !== caller.personalTenantId) return readCompanyStanding(parts, caller.tenantId);
  const account = await parts.store.users.find(caller.userId);
  if (account === null) throw new ProblemError('session_expired');
  return (await readCoverage(parts, account, caller)).standing;
}

type Ended = 'plan' | 'trial';

/** What is said to who works alone, to who buys for a company, and to everybody else in it. */
const ended = {
  own: {
    plan: {
      write: defineMessage(
        'plan.ownPlanEnded',
        'Your plan has ended. Choose a plan to go on writing; reading, exporting and deleting stay open.',
      ),
      invite: defineMessage(
        'plan.ownPlanEndedInvite',
        'Your plan has ended. Choose a plan to invite people; reading, exporting and deleting stay open.',
      ),
    },
    trial: {
      write: defineMessage(
        'plan.ownTrialEnded',
        'Your free trial has ended. Choose a plan to go on writing; reading, exporting and deleting stay open.',
      ),
      invite: defineMessage(
        'plan.ownTrialEndedInvite',
        'Your free trial has ended. Choose a plan to invite people; reading, exporting and deleting stay open.',
      ),
    },
  },
  buyer: {
    plan: {
      write: defineMessage(
        'plan.companyPlanEnded',
        'The plan of your company has ended. Choose a plan to go on writing; reading, exporting and deleting stay open.',
      ),
      invite: defineMessage(
        'plan.companyPlanEndedInvite',
        'The plan of your company has ended. Choose a plan to invite people; reading, exporting and deleting stay open.',
      ),
    },
    trial: {
      write: defineMessage(
        'plan.companyTrialEnded',
        'The free trial of your company has ended. Choose a plan to go on writing; reading, exporting and deleting stay open.',
      ),
      invite: defineMessage(
        'plan.companyTrialEndedInvite',
        'The free trial of your company has ended. Choose a plan to invite people; reading, exporting and deleting stay open.',
      ),
    },
  },
  member: {
    plan: defineMessage(
      'plan.memberPlanEnded',
      'The plan of your company has ended. Please ask its owner to choose a plan; reading, exporting and deleting stay open.',
    ),
    trial: defineMessage(
      'plan.memberTrialEnded',
      'The free trial of your company has ended. Please ask its owner to choose a plan; reading, exporting and deleting stay open.',
    ),
  },
} as const;

const chooseFirst = defineMessage(
  'plan.chooseToBegin',
  'Please choose a plan to begin writing; reading, exporting and deleting stay open.',
);

/** One sentence that names nobody: it is shown wherever a message could not be sent. */
function sayWhatEnded(
  { role }: UserCaller,
  { state }: Standing,
  action: PlannedAction,
  { billing }: Pick<CoverageParts, 'billing'>,
): Message {
  const what: Ended = state === 'expired' ? 'plan' : 'trial';
  const purpose = action === 'invite' ? 'invite' : 'write';
  if (role === 'individual')
    return state === 'none' && billing.trialDays === 0 ? chooseFirst : ended.own[what][purpose];
  return policyRoles.buyer.includes(role) ? ended.buyer[what][purpose] : ended.member[what];
}
