import { defineMessage } from '@notewright/engine/message';
import { v7 as makeId } from 'uuid';
import { ProblemError } from '../kernel/problem.ts';
import type { UserCaller } from '../kernel/caller.ts';
import {
  writeEmailChangeAskedMail,
  writeEmailChangedMail,
  writeEmailCodeMail,
  writeEmailTakenMail,
} from '../mail/own-account-mails.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import { foldEmail } from '../store/accounts/field-cipher.ts';
import type { Account } from '../store/accounts/users.ts';
import { equalInConstantTime } from '../kernel/equal-in-constant-time.ts';
import { auditAccount } from './audit-account.ts';
import type { AccountEvent } from './audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { holdCodes } from './code-failures.ts';
import { admitNextMail } from './code-mails.ts';
import { durations } from '../kernel/durations.ts';
import { tries } from './tries.ts';
import type { AdmitNextMailParts } from './code-mails.ts';
import type { AccountKeys } from './account-keys.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { SessionCallers } from './session-callers.ts';
import type { Clock } from '../kernel/clock.ts';

export interface AskForEmailParts extends AdmitNextMailParts {
  readonly keys: AccountKeys;
  readonly mailQueue: MailQueue;
}

/**
 * Asks for another address: its code goes there, and the present one is told. An address that has an account answers
 * the same and gets no code that anybody could enter; its owner is told instead.
 * @throws ProblemError `validation_failed` for the address the account has; `rate_limited`.
 */
export async function askForEmail(
  parts: AskForEmailParts,
  caller: UserCaller,
  newEmail: string,
  source: RequestSource,
): Promise<void> {
  if (foldEmail(newEmail) === foldEmail(caller.email)) {
    const message = defineMessage('account.emailAddressAlready', 'This is your email address already.');
    throw new ProblemError('validation_failed', { message, fields: { new_email: [message] } });
  }
  await countAsking(parts, caller.userId);
  await admitNextMail(parts, newEmail, 'email');
  await parts.store.transaction(async (store) => {
    const account = await store.users.find(caller.userId);
    if (account === null) throw new ProblemError('session_expired');
    await openChange(parts, store, { account, sessionId: caller.sessionId, newEmail, source });
  });
}

/** Nobody writes to strangers through us: five mails an hour, whoever they are for. */
async function countAsking({ store, clock, limitFactor }: AskForEmailParts, userId: string): Promise<void> {
  const now = clock.now();
  const expiresAt = now + durations.mailWindow;
  const asked = await store.counters.add(`email-changes:${userId}`, 1, { now, expiresAt, prolong: false });
  if (asked.points > tries.codeMails * limitFactor)
    throw new ProblemError('rate_limited', { retryAfter: Math.max(1, (asked.expiresAt - now) / 1000) });
}

interface Opening {
  readonly account: Account;
  readonly sessionId: string;
  readonly newEmail: string;
  readonly source: RequestSource;
}

async function openChange(
  parts: AskForEmailParts,
  store: AccountStore,
  { account, sessionId, newEmail, source }: Opening,
): Promise<void> {
  const now = parts.clock.now();
  const context = parts.mailQueue.context();
  const { userId } = account;
  const owner = await store.users.findByEmail(newEmail);
  const id = makeId();
  const code = parts.keys.makeEmailCode();
  await store.emailChanges.open({
    id,
    userId,
    sessionId,
    email: newEmail,
    isDecoy: owner !== null,
    codeMac: parts.keys.macCode(id, 'email', code),
    expiresAt: now + durations.code,
  });
  const mail = owner === null ? writeEmailCodeMail(newEmail, code, context) : writeEmailTakenMail(owner.email, context);
  await parts.mailQueue.enqueue(store, mail);
  await parts.mailQueue.enqueue(store, writeEmailChangeAskedMail(account.email, newEmail, context));
  await auditAccount(store, source, now, eventOf(account, 'email.change_request', 'success'));
}

export interface ConfirmEmailParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/**
 * Takes a new address into use by its code, in the session that asked for it. Every other session ends, and so does
 * a reset whose code lies in the old mailbox; the old address is told. Null for a wrong, spent or old code, and for an
 * address that has an account by now.
 */
export async function confirmEmail(
  parts: ConfirmEmailParts,
  caller: UserCaller,
  code: string,
  source: RequestSource,
): Promise<string | null> {
  const confirmed = await parts.store.transaction((store) => tryCode(parts, store, { caller, code, source }));
  if (confirmed !== null) parts.callers.forgetUser(caller.userId);
  return confirmed;
}

interface Guess {
  readonly caller: UserCaller;
  readonly code: string;
  readonly source: RequestSource;
}

async function tryCode(
  parts: AskForEmailParts,
  store: AccountStore,
  { caller, code, source }: Guess,
): Promise<string | null> {
  const now = parts.clock.now();
  const account = await store.users.find(caller.userId);
  if (account === null) return null;
  const tried = await store.emailChanges.spendTry(caller, tries.perCode, now);
  const mac = parts.keys.macCode(tried?.id ?? makeId(), 'email', code);
  const isRight = tried !== null && equalInConstantTime(tried.codeMac, mac) && !tried.isDecoy;
  // Who else takes this address at the same moment, by a sign-up or a change, waits here and finds what is left.
  if (isRight) await holdCodes(parts, store, tried.email, 'sign-up');
  if (!isRight || !(await store.users.changeEmail(caller.userId, tried.email))) {
    await auditAccount(store, source, now, eventOf(account, 'email.change', 'failure'));
    return null;
  }
  await store.emailChanges.remove(caller.userId);
  await store.resets.removeOf(caller.userId);
  const attempts = await store.signUps.removeFor(tried.email);
  await store.sessions.endAllOf(attempts, now);
  await store.sessions.endOthers(caller.userId, caller.sessionId, now);
  await parts.mailQueue.enqueue(store, writeEmailChangedMail(account.email, tried.email, parts.mailQueue.context()));
  await auditAccount(store, source, now, eventOf(account, 'email.change', 'success'));
  return tried.email;
}

function eventOf({ userId, tenantId }: Account, action: string, outcome: AccountEvent['outcome']): AccountEvent {
  return { action, outcome, tenantId, actorId: userId, object: ['user', userId] };
}
