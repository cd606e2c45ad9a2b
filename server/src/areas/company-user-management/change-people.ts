import { defineMessage } from '@notewright/engine/message';
import { ProblemError } from '../../kernel/problem.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Company } from '../../store/companies/company-store.ts';
import type { Invitation } from '../../store/companies/invitation-store.ts';
import type { Member } from '../../store/companies/member-store.ts';
import { auditCompany } from '../../companies/company-event.ts';
import type { CompanyObject, CompanyRequest } from '../../companies/company-event.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Whom a change is about: a member, or somebody who is invited and no member yet. */
export type Person =
  | { readonly kind: 'member'; readonly member: Member }
  | { readonly kind: 'invited'; readonly invitation: Invitation };

/** What a change finds when it begins: its company, held until it ends, and who makes it. */
export interface Change {
  readonly store: AccountStore;
  readonly company: Company;
  /** Who asks, with the role that they have now. */
  readonly self: Member;
}

/** Why a change was refused. It is kept in the audit log before it is thrown. */
export interface Refusal {
  readonly problem: ProblemError;
  readonly object: CompanyObject;
}

/** Undoes a transaction, and says afterwards why. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('The change was refused.');
    this.name = 'Refused';
    this.refusal = refusal;
  }
}

/** Runs work in one transaction. */
type Runner = <Result>(work: (store: AccountStore) => Promise<Result>) => Promise<Result>;

/**
 * Changes the people of the caller's company in one transaction. The company is held, so that two changes come one
 * after the other, and the caller's role is read again: it may have been taken away while this waited.
 * @throws ProblemError what `work` refuses, once the refusal is in the audit log; `forbidden` for who is no member any more.
 */
export async function changePeople<Result>(
  parts: { readonly store: AccountStore; readonly clock: Clock },
  request: CompanyRequest,
  action: string,
  work: (change: Change) => Promise<Result | Refusal>,
  run: Runner = (inOne) => parts.store.transaction(inOne),
): Promise<Result> {
  try {
    return await run((store) => makeChange(store, request, work));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { problem, object } = error.refusal;
    // After the transaction, which is undone: that somebody was refused stays.
    await auditCompany(parts, parts.store, request, action, object, 'denied');
    throw problem;
  }
}

async function makeChange<Result>(
  store: AccountStore,
  { caller }: CompanyRequest,
  work: (change: Change) => Promise<Result | Refusal>,
): Promise<Result> {
  const { tenantId, userId } = caller;
  const company = await store.companies.hold(tenantId);
  const self = await store.members.find(tenantId, userId);
  if (company === null || self === null)
    throw new Refused({ problem: new ProblemError('forbidden'), object: ['company', tenantId] });
  const result = await work({ store, company, self });
  if (isRefusal(result)) throw new Refused(result);
  return result;
}

function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'problem' in result && result.problem instanceof ProblemError;
}

/** Finds whom an id means: a row of the list, or a member's account. Another company's people are as good as missing. */
export async function findPerson({ store, company }: Change, id: string): Promise<Person | null> {
  const member = await store.members.find(company.id, id);
  if (member !== null) return { kind: 'member', member };
  const invitation = await store.invitations.find(company.id, id);
  if (invitation === null) return null;
  if (invitation.acceptedBy === null) return { kind: 'invited', invitation };
  const accepted = await store.members.find(company.id, invitation.acceptedBy);
  return accepted === null ? null : { kind: 'member', member: accepted };
}

/** For an id that means nobody in the caller's company. */
export function refuseMissing(id: string): Refusal {
  return {
    problem: new ProblemError('not_found', {
      message: defineMessage('company.personCouldNotFound', 'This person could not be found.'),
    }),
    object: ['user', id],
  };
}
