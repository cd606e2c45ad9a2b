import { subscription } from '@notewright/contract';
import { toolNames } from '@notewright/engine/value-sets';
import { describeMinutesSaved, estimateMinutesSaved } from '../../billing/minutes-saved.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { policyRoles } from '../../policies/require-policy.ts';
import type { DayOfUse } from '../../store/billing/usage-store.ts';
import type { SubscriptionParts } from './subscription-parts.ts';

const day = 86_400_000;

/**
 * How much the tools were used where the session works, a day at a time: one's own, or everybody's for those who manage
 * a company. It has nothing to do with plans, so it is there without them too.
 */
export function readUsageRoute({ store, clock }: SubscriptionParts): Route {
  return route(subscription.readUsage, {
    policy: 'chart-user',
    limits: ['read'],
    audit: 'none: counts hold nothing of a patient, and say nothing of one chat',
    handle: async ({ caller, query }) => {
      const now = clock.now();
      const [from, to] = [dayOf(now - (query.days - 1) * day), dayOf(now)];
      const used = await store.billing.usage.list(whoseUse(caller, query.of), from, to);
      const method = toolNames.map((tool) => ({ tool, sentence: describeMinutesSaved(tool) }));
      return json({ from, to, data: used.map(presentDay), method });
    },
  });
}

function whoseUse({ tenantId, userId, role }: UserCaller, of: 'me' | 'company') {
  if (of === 'me') return { tenantId, userId };
  if (!policyRoles['company-manager'].includes(role)) throw new ProblemError('forbidden');
  return { tenantId, userId: null };
}

function presentDay({ day: on, tool, replies, wordsIn, wordsOut }: DayOfUse): subscription.UsageDay {
  const minutes = estimateMinutesSaved(tool, { wordsIn, wordsOut });
  return { day: on, tool, replies, words_in: wordsIn, words_out: wordsOut, minutes };
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
