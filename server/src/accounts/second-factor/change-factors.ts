import { ProblemError } from '../../kernel/problem.ts';
import { writeFactorChangedMail } from '../../mail/second-factor-mails.ts';
import type { FactorChange } from '../../mail/second-factor-mails.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { FactorStanding } from '../../store/accounts/second-factors.ts';
import type { Account } from '../../store/accounts/users.ts';
import { auditAccount } from '../audit-account.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import { durations } from '../../kernel/durations.ts';
import { methodsOf } from './ask-second-factor.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { AccountKeys } from '../account-keys.ts';
import type { SessionCallers } from '../session-callers.ts';

/** Who changes their second factors, and in which session. */
export interface Changer {
  readonly userId: string;
  readonly sessionId: string;
  readonly source: RequestSource;
}

export interface FactorWork {
  readonly change: FactorChange;
  /** New recovery codes, whatever there were before. */
  readonly withCodes?: boolean;
}

/** True for those who may not be without a second factor. */
export function needsSecondFactor(
  { secondFactorForAll }: { readonly secondFactorForAll: boolean },
  account: Pick<Account, 'isOperator' | 'membership'>,
): boolean {
  return secondFactorForAll || account.isOperator || account.membership?.requiresSecondFactor === true;
}

/** After these, whoever else is signed in may have come in with what counts no more: they sign in again. */
const endsOthers: ReadonlySet<FactorChange> = new Set(['app_replaced', 'app_removed', 'passkey_removed']);

export interface ChangeFactorsParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Everybody needs a second factor, not only where a company or a role asks for one (setting REQUIRE_SECOND_FACTOR). */
  readonly secondFactorForAll: boolean;
}

/**
 * Changes somebody's second factors: all of it in one transaction that holds the account, with the audit row, the mail,
 * and what becomes of their other sessions. With the first factor come ten recovery codes; they go with the last.
 * @throws ProblemError whatever `work` throws; `proof_required` when the session's proof is too old or was taken back by
 *   another change; `second_factor_needed` when the last would go and one is asked for.
 */
export async function changeFactors(
  parts: ChangeFactorsParts,
  changer: Changer,
  work: (store: AccountStore, account: Account) => Promise<FactorWork>,
): Promise<{ readonly recoveryCodes: readonly string[] | null }> {
  const codes = await parts.store.transaction(async (store) => {
    const account = await holdProved(parts, store, changer);
    const before = await store.secondFactors.readStanding(account.userId);
    const done = await work(store, account);
    const after = await store.secondFactors.readStanding(account.userId);
    const made = await keepStanding(parts, store, account, { before, after, done });
    await settleSessions(parts, store, changer, { isFirst: !hasAny(before), change: done.change });
    await tell(parts, store, account, { ...changer, change: done.change, isLast: !hasAny(after) });
    return made;
  });
  parts.callers.forgetUser(changer.userId);
  return { recoveryCodes: codes };
}

function hasAny(standing: FactorStanding): boolean {
  return methodsOf(standing).length > 0;
}

/** The account, held; the session is looked at again, since another change may have taken its proof meanwhile. */
async function holdProved(parts: { readonly clock: Clock }, store: AccountStore, changer: Changer): Promise<Account> {
  await store.secondFactors.hold(changer.userId);
  const account = await store.users.find(changer.userId);
  const session = await store.sessions.find(changer.sessionId);
  if (account === null || session === null || session.isEnded) throw new ProblemError('session_expired');
  if (parts.clock.now() - session.provedAt > durations.recentProof) throw new ProblemError('proof_required');
  return account;
}

interface Difference {
  readonly before: FactorStanding;
  readonly after: FactorStanding;
  readonly done: FactorWork;
}

async function keepStanding(
  parts: ChangeFactorsParts,
  store: AccountStore,
  account: Account,
  { before, after, done }: Difference,
): Promise<readonly string[] | null> {
  const { secondFactors } = store;
  const now = parts.clock.now();
  if (!hasAny(after)) {
    if (needsSecondFactor(parts, account)) throw new ProblemError('second_factor_needed');
    await secondFactors.replaceRecoveryCodes(account.userId, [], now);
    await secondFactors.keepStanding(account.userId, null);
    return null;
  }
  if (!hasAny(before)) await secondFactors.keepStanding(account.userId, now);
  else if (done.withCodes !== true) return null;
  return renewRecoveryCodes(parts, store, account.userId);
}

async function settleSessions(
  parts: { readonly clock: Clock },
  store: AccountStore,
  { userId, sessionId }: Changer,
  { isFirst, change }: { readonly isFirst: boolean; readonly change: FactorChange },
): Promise<void> {
  if (isFirst || endsOthers.has(change)) await store.sessions.endOthers(userId, sessionId, parts.clock.now());
  else await store.sessions.forgetProofs(userId, sessionId);
}

async function tell(
  parts: { readonly clock: Clock; readonly mailQueue: MailQueue },
  store: AccountStore,
  account: Account,
  {
    change,
    isLast,
    source,
  }: { readonly change: FactorChange; readonly isLast: boolean; readonly source: RequestSource },
): Promise<void> {
  await parts.mailQueue.enqueue(
    store,
    writeFactorChangedMail(account.email, change, isLast, parts.mailQueue.context()),
  );
  await auditAccount(store, source, parts.clock.now(), {
    action: `second_factor.${change}`,
    outcome: 'success',
    tenantId: account.tenantId,
    actorId: account.userId,
    object: ['user', account.userId],
  });
}
