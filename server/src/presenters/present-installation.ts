import type { WithMessages } from '../language/localizable.ts';
import type { operator } from '@notewright/contract';
import { planTable } from '../plans/plan-table.ts';
import type { Standing } from '../plans/standing.ts';
import type { UndeliveredMail } from '../store/accounts/outbox.ts';
import type { CompanySummary } from '../store/installation/company-summaries.ts';

const timeOf = (moment: number): string => new Date(moment).toISOString();

/** A company as an operator sees it; `standing` is null where there are no plans. */
export function presentCompanyEntry(
  company: CompanySummary,
  seatsTaken: number,
  standing: Standing | null,
): WithMessages<operator.CompanyEntry, 'plan_name' | 'name'> {
  const plan = standing?.subscription?.plan;
  const { id, name, members, seats, createdAt, trialEndsOn } = company;
  return {
    id,
    name,
    members,
    seats_taken: seatsTaken,
    seats,
    created_on: timeOf(createdAt),
    trial_ends_on: trialEndsOn === null ? null : timeOf(trialEndsOn),
    plan_name: plan === undefined ? null : planTable[plan].name,
    state: standing?.state ?? null,
  };
}

/** A mail that was not delivered, without its words. */
export function presentUndeliveredMail(mail: UndeliveredMail): WithMessages<operator.UndeliveredMail, 'domain'> {
  const { id, reason, code, status, attempts, domain, createdAt, endedAt, canRetry } = mail;
  return {
    id,
    reason,
    code,
    status,
    attempts,
    domain,
    created_on: timeOf(createdAt),
    ended_on: timeOf(endedAt),
    can_retry: canRetry,
  };
}
