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

const open = 'reading, exporting and deleting stay open';

/** One sentence that names nobody: it is shown wherever a message could not be sent. */
function sayWhatEnded(
  { role }: UserCaller,
  { state }: Standing,
  action: PlannedAction,
  { billing }: Pick<CoverageParts, 'billing'>,
): string {
  const what = state === 'expired' ? 'plan' : 'free trial';
  const purpose = action === 'invite' ? 'invite people' : 'go on writing';
  if (role === 'individual') {
    if (state === 'none' && billing.trialDays === 0) return `Please choose a plan to begin writing; ${open}.`;
    return `Your ${what} has ended. Choose a plan to ${purpose}; ${open}.`;
  }
  const ended = `The ${what} of your company has ended.`;
  if (policyRoles.buyer.includes(role)) return `${ended} Choose a plan to ${purpose}; ${open}.`;
  return `${ended} Please ask its owner to choose a plan; ${open}.`;
}
