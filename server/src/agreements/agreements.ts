import { defineMessage } from '@notewright/engine/message';
import { v7 as makeId } from 'uuid';
import { auditAccount } from '../accounts/audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { UserCaller } from '../kernel/caller.ts';
import { writeAgreementMail } from '../mail/own-data-mails.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Acceptance } from '../store/own-data/agreements.ts';
import type { Agreement } from './read-agreement-file.ts';
import type { Clock } from '../kernel/clock.ts';
import type { MailQueue } from '../mail/mail-queue.ts';

/** What somebody writes who accepts. */
export interface AcceptanceForm {
  readonly version: string;
  readonly name: string;
  readonly title: string;
  /** Which words were read; left out by callers that only know the version. */
  readonly digest?: string | undefined;
}

/** True when these are the words that are offered now. */
export function isCurrent(agreement: Agreement | null, acceptance: Acceptance): boolean {
  return agreement !== null && agreement.version === acceptance.version && agreement.digest === acceptance.textDigest;
}

export interface AgreementsParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** What the operator offers; null when nothing is set. */
  readonly agreement: Agreement | null;
}

/**
 * Keeps that an agreement was accepted for the tenant where the caller works. Doing so twice keeps the first.
 * @throws ProblemError `not_found` when none is offered, `conflict` when another version is, `forbidden` for who does
 *   not speak for the tenant any more
 */
export async function acceptAgreement(
  parts: AgreementsParts,
  caller: UserCaller,
  form: AcceptanceForm,
  source: RequestSource,
): Promise<void> {
  const { agreement } = parts;
  if (agreement === null)
    throw new ProblemError('not_found', { message: defineMessage('agreement.none', 'No agreement is offered here.') });
  if (form.version !== agreement.version || (form.digest !== undefined && form.digest !== agreement.digest)) {
    throw new ProblemError('conflict', {
      message: defineMessage(
        'agreement.changed',
        'The agreement has changed since you opened it. Please read the new version first.',
      ),
    });
  }
  const isRefused = await parts.store.transaction(async (store) => {
    if (!(await maySign(store, caller))) return true;
    const now = parts.clock.now();
    const account = await store.users.find(caller.userId);
    if (account === null) throw new ProblemError('session_expired');
    const id = makeId();
    const { tenantId, userId } = caller;
    const { version, text, digest: textDigest } = agreement;
    const { name, title } = form;
    const acceptance = { id, tenantId, version, text, textDigest, name, title, acceptedBy: userId, acceptedAt: now };
    if (!(await store.agreements.accept(acceptance))) return false;
    await auditAccount(store, source, now, {
      action: 'agreement.accept',
      outcome: 'success',
      tenantId,
      actorId: userId,
      object: ['agreement', id],
    });
    const party =
      tenantId === caller.personalTenantId
        ? null
        : account.membership === null
          ? null
          : String(account.membership.companyName);
    await parts.mailQueue.enqueue(
      store,
      writeAgreementMail(account.email, { version, name, title, party }, parts.mailQueue.context()),
    );
    return false;
  });
  if (!isRefused) return;
  const { tenantId, userId: actorId } = caller;
  const refused = { action: 'agreement.accept', outcome: 'denied', tenantId, actorId, object: null } as const;
  await auditAccount(parts.store, source, parts.clock.now(), refused);
  throw new ProblemError('forbidden');
}

/**
 * Whether the caller speaks for the tenant still. The company is held, so that a hand-over comes before or after, and
 * the role is read again: another process may have taken it away a moment ago.
 */
async function maySign(store: AccountStore, { tenantId, personalTenantId, userId }: UserCaller): Promise<boolean> {
  if (tenantId === personalTenantId) return true;
  await store.companies.hold(tenantId);
  const member = await store.members.find(tenantId, userId);
  return member?.role === 'owner';
}
