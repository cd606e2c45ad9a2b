import { v7 as makeId } from 'uuid';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { SignUp } from '../store/accounts/sign-ups.ts';
import { equalInConstantTime } from '../kernel/equal-in-constant-time.ts';
import { auditAccount } from './audit-account.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { countWrongCode, holdCodes, takeBackWrongCodes } from './code-failures.ts';
import { tries } from './tries.ts';
import { joinCompany } from './join-company.ts';
import { makeAccount } from './make-account.ts';
import { openSignedIn } from './open-signed-in.ts';
import { refuseKnownPassword } from './refuse-known-password.ts';
import type { Passwords } from './passwords.ts';
import type { TokenPair } from './sessions.ts';
import type { OpenSignedInParts } from './open-signed-in.ts';
import type { JoinCompanyParts } from './join-company.ts';
import type { Clock } from '../kernel/clock.ts';
import type { AccountKeys } from './account-keys.ts';

export type Verification =
  | { readonly kind: 'verified'; readonly userId: string; readonly email: string; readonly tokens: TokenPair }
  | { readonly kind: 'wrong' }
  /** Too many wrong codes for this address: codes do not count for it any more. */
  | { readonly kind: 'locked' };

export interface Guess {
  readonly signUp: SignUp;
  readonly code: string;
  readonly remember: boolean;
  readonly source: RequestSource;
}

export interface VerifyCodeParts extends JoinCompanyParts, OpenSignedInParts {
  readonly store: AccountStore;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/**
 * Checks a code against its own attempt and, when it is right, makes the account and signs in: all in one transaction,
 * so that of many requests with the right code exactly one succeeds.
 */
export function verifyCode(parts: VerifyCodeParts, { signUp, code, remember, source }: Guess): Promise<Verification> {
  return parts.store.transaction(async (store): Promise<Verification> => {
    const now = parts.clock.now();
    const held = await holdCodes(parts, store, signUp.email, 'sign-up');
    if (held.areLocked) return { kind: 'locked' };
    const mac = await store.signUps.spendTry(signUp.id, tries.perCode, now);
    const isRight = mac !== null && equalInConstantTime(mac, parts.keys.macCode(signUp.id, 'sign-up', code));
    if (isRight && (await activate(parts, store, signUp, source))) {
      await takeBackWrongCodes(parts, store, 'sign-up', held.failures);
      return { kind: 'verified', ...(await signIn(parts, store, signUp, { remember, source })) };
    }
    // A spent code was not compared, so that a guess at it counts for nothing; it takes as long all the same.
    await countWrongCode(parts, store, { email: signUp.email, purpose: 'sign-up', points: mac === null ? 0 : 1 });
    await auditFailure(store, source, now, ['sign_up', signUp.id]);
    return { kind: 'wrong' };
  });
}

/** Opens the first session of a person who has just been verified. */
async function signIn(
  parts: OpenSignedInParts,
  store: AccountStore,
  signUp: SignUp,
  { remember, source }: Pick<Guess, 'remember' | 'source'>,
): Promise<{ readonly userId: string; readonly email: string; readonly tokens: TokenPair }> {
  const account = await store.users.find(signUp.id);
  if (account === null) throw new Error('The account that was made a moment ago is not there.');
  const tokens = await openSignedIn(parts, store, source, account, remember);
  return { userId: signUp.id, email: signUp.email, tokens };
}

export interface RefuseCodeParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

/** Answers a code for an address without such an attempt: like a wrong one for an attempt, and in the same time. */
export function refuseCode(
  parts: RefuseCodeParts,
  email: string,
  source: RequestSource,
): Promise<Exclude<Verification, { readonly kind: 'verified' }>> {
  return parts.store.transaction(async (store) => {
    const now = parts.clock.now();
    if ((await holdCodes(parts, store, email, 'sign-up')).areLocked) return { kind: 'locked' };
    await store.signUps.spendTry(makeId(), tries.perCode, now);
    await countWrongCode(parts, store, { email, purpose: 'sign-up', points: 0 });
    await auditFailure(store, source, now, null);
    return { kind: 'wrong' };
  });
}

export interface VerifyLinkParts extends JoinCompanyParts {
  readonly store: AccountStore;
  readonly passwords: Passwords;
  readonly keys: AccountKeys;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
}

export interface OpenedLink {
  readonly token: string;
  /** What whoever opened the link chose. */
  readonly password: string;
  readonly source: RequestSource;
}

/**
 * Verifies an address by its mailed link, and makes the account with the password that was chosen there: who began the
 * sign-up has not shown that the mailbox is theirs. For the same reason an invitation that was sent along leads nowhere:
 * it may be to a company of theirs, and its own mail leads there. It signs nobody in: who opens a link may sit at another
 * machine. A password that is refused spends nothing.
 * @throws ProblemError `validation_failed` for a password that is tried early.
 */
export async function verifyLink(parts: VerifyLinkParts, { token, password, source }: OpenedLink): Promise<boolean> {
  const linkHash = parts.keys.hashToken(token);
  const known = await parts.store.signUps.findByLink(linkHash, parts.clock.now());
  if (known !== null) refuseKnownPassword(password, known.email, 'new_password');
  const passwordHash = known === null ? null : await parts.passwords.hash(password, source.ip);
  return parts.store.transaction(async (store) => {
    const now = parts.clock.now();
    const signUp = await store.signUps.findByLink(linkHash, now);
    if (signUp !== null && passwordHash !== null) {
      await holdCodes(parts, store, signUp.email, 'sign-up');
      const isFirst = await store.signUps.spendLink(linkHash, now);
      if (isFirst && (await activate(parts, store, { ...signUp, passwordHash, invitationHash: null }, source)))
        return true;
    }
    await auditFailure(store, source, now, signUp === null ? null : ['sign_up', signUp.id]);
    return false;
  });
}

function auditFailure(
  store: AccountStore,
  source: RequestSource,
  now: number,
  object: readonly [string, string] | null,
): Promise<void> {
  return auditAccount(store, source, now, {
    action: 'account.verify',
    outcome: 'failure',
    tenantId: null,
    actorId: null,
    object,
  });
}

/**
 * Makes the account of an attempt, and lets it into the company whose invitation was sent along and fits; with one
 * that does not, the account is an individual's. False when the address has an account already.
 */
async function activate(
  parts: JoinCompanyParts,
  store: AccountStore,
  signUp: SignUp,
  source: RequestSource,
): Promise<boolean> {
  if (signUp.isDecoy) return false;
  const { id: userId, email, passwordHash, invitationHash: tokenHash } = signUp;
  if (!(await makeAccount(parts, store, { userId, email, passwordHash }, source))) return false;
  const account = tokenHash === null ? null : await store.users.find(userId);
  if (tokenHash !== null && account !== null) await joinCompany(parts, store, source, { tokenHash, account });
  return true;
}
