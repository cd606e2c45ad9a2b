import { defineMessage } from '@notewright/engine/message';
import type { AccountKeys } from '../accounts/account-keys.ts';
import type { SessionCallers } from '../accounts/session-callers.ts';
import { auditCompany, type ActingRequest } from '../companies/company-event.ts';
import type { Clock } from '../kernel/clock.ts';
import { writeDirectoryStoppedMail } from '../mail/directory-mails.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { BillingRules } from '../plans/coverage.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Company } from '../store/companies/company-store.ts';
import type { Member } from '../store/companies/member-store.ts';
import { guardRules } from './guard-rules.ts';
import { ScimError } from './scim-error.ts';

export interface DirectoryParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  readonly limitFactor: number;
  readonly billing: BillingRules;
}

/** A company while a directory, or its owner, changes what the directory wrote: held until the transaction ends. */
export interface DirectoryWork {
  readonly parts: DirectoryParts;
  readonly store: AccountStore;
  readonly company: Company;
  readonly owner: Member;
  readonly request: ActingRequest;
}

/** The directory wants to remove more people than is usual: nothing is done, and the owner is asked. */
export class DirectoryStopped extends ScimError {
  constructor() {
    const detail = defineMessage(
      'scim.stopped',
      'The directory removes more people than is usual. The owner of the company was asked to allow it on the page of users.',
    );
    super(429, detail, { retryAfter: guardRules.retryAfter });
  }
}

/** A company that is closed, or has no owner, lets no directory in. */
export function refuseToken(): never {
  throw new ScimError(401, defineMessage('scim.tokenInvalid', 'This token does not count. Please make a new one.'));
}

/**
 * Works on the people of a company in one transaction that holds it, so that two changes come one after the other.
 * @throws ScimError what `work` refuses; nothing of it is kept then
 */
export async function workInCompany<Result>(
  parts: DirectoryParts,
  request: ActingRequest,
  work: (work: DirectoryWork) => Promise<Result>,
): Promise<Result> {
  const { tenantId } = request.caller;
  try {
    return await parts.store.transaction(async (store) => {
      const company = await store.companies.hold(tenantId);
      const owner = await store.members.findOwner(tenantId);
      // Also who was the owner when the call came in, and is no more.
      if (company === null || owner === null || owner.userId !== request.caller.userId) refuseToken();
      return work({ parts, store, company, owner, request });
    });
  } catch (error) {
    // After the transaction, which is undone: that it was stopped stays.
    if (error instanceof DirectoryStopped) await askOwner(parts, request);
    throw error;
  }
}

/** Keeps that the directory was stopped, and asks the owner: once an hour by mail, and on their page. */
function askOwner(parts: DirectoryParts, request: ActingRequest): Promise<void> {
  const { tenantId } = request.caller;
  const now = parts.clock.now();
  return parts.store.transaction(async (store) => {
    const company = await store.companies.hold(tenantId);
    const owner = await store.members.findOwner(tenantId);
    const directory = await store.scim.directories.read(tenantId);
    const isAsked = directory.stoppedAt !== null && now - directory.stoppedAt < guardRules.within;
    if (company === null || owner === null || isAsked) return;
    await store.scim.directories.save({ ...directory, stoppedAt: now });
    await auditCompany(parts, store, request, 'directory.stop', ['company', tenantId], 'denied');
    const mail = writeDirectoryStoppedMail(owner.email, String(company.name), parts.mailQueue.context());
    await parts.mailQueue.enqueue(store, mail);
  });
}
