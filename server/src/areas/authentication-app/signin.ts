import { authenticationApp } from '@notewright/contract';
import { auditAccount } from '../../accounts/audit-account.ts';
import { mayMail, renewProof } from '../../accounts/code-mails.ts';
import { askSecondFactor } from '../../accounts/second-factor/ask-second-factor.ts';
import { openSignedIn } from '../../accounts/open-signed-in.ts';
import { beginTry, endTry } from '../../accounts/password-failures.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import type { TokenPair, Sessions } from '../../accounts/sessions.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentSignIn } from '../../presenters/present-sign-in.ts';
import type { Account } from '../../store/accounts/users.ts';
import type { Passwords } from '../../accounts/passwords.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { AccountKeys } from '../../accounts/account-keys.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { RenewProofParts } from '../../accounts/code-mails.ts';
import type { PasswordFailuresParts } from '../../accounts/password-failures.ts';
import type { OpenSignedInParts } from '../../accounts/open-signed-in.ts';

export interface SigninParts extends RenewProofParts, PasswordFailuresParts, OpenSignedInParts {
  readonly passwords: Passwords;
}

/** Signs in. Unknown addresses, wrong passwords and disabled accounts read the same and take as long. */
export function signInRoute(parts: SigninParts): Route {
  return route(authenticationApp.signIn, {
    policy: 'anyone',
    limits: ['sign-in'],
    audit: 'session.sign_in',
    handle: async (request) => {
      const { email, password, remember_me: remember } = request.body;
      await beginTry(parts, email, request.ip);
      const { account, opened } = await compareAndOpen(parts, request, email, { password, remember });
      if (account === null || opened === null) {
        await answerUnverified(parts, request, email, password);
        await refuse(parts, request, email, account);
        throw new ProblemError('invalid_credentials');
      }
      if (opened instanceof ProblemError) {
        // Half of a sign-in: no reason yet to call this address one that the account is used from.
        await endTry(parts, email, request.ip, 'neither');
        throw opened;
      }
      await endTry(parts, email, request.ip, 'right');
      return json(presentSignIn(account, opened));
    },
  });
}

interface Credentials {
  readonly password: string;
  readonly remember: boolean;
}

/** A session, the question for the second factor, or null where neither may be. */
type Opened = TokenPair | ProblemError | null;

/** Compares once more when the stored hash was changed meanwhile, since that may have been a mere new hash of the same. */
async function compareAndOpen(
  parts: SigninParts,
  source: RequestSource,
  email: string,
  credentials: Credentials,
): Promise<{ readonly account: Account | null; readonly opened: Opened }> {
  const compare = async (): Promise<{ readonly account: Account | null; readonly isRight: boolean }> => {
    const account = await parts.store.users.findByEmail(email);
    const isRight = await parts.passwords.verify(account?.passwordHash ?? null, credentials.password, source.ip);
    return { account, isRight: isRight && account?.isDisabled === false };
  };
  for (const isLast of [false, true]) {
    const { account, isRight } = await compare();
    if (account === null || !isRight) return { account, opened: null };
    const opened = await openSession(parts, source, account, credentials);
    if (opened !== null || isLast) return { account, opened };
  }
  return { account: null, opened: null };
}

/**
 * Null when the password was changed after it was compared: a session that opened then would outlive the reset. Null too
 * when the account was changed from outside.
 */
async function openSession(
  parts: {
    readonly store: AccountStore;
    readonly keys: AccountKeys;
    readonly passwords: Passwords;
    readonly sessions: Sessions;
    readonly clock: Clock;
    readonly mailQueue: MailQueue;
  },
  source: RequestSource,
  account: Account,
  { password, remember }: Credentials,
): Promise<Opened> {
  const { userId, passwordHash } = account;
  // No password fits an account that has none.
  if (passwordHash === null) return null;
  const rehash = parts.passwords.needsRehash(passwordHash) ? await parts.passwords.hash(password, source.ip) : null;
  return parts.store.transaction(async (store) => {
    const kept = rehash ?? passwordHash;
    if (!(await store.users.keepPasswordHash(userId, passwordHash, kept))) return null;
    const asked = await askSecondFactor(parts, store, { userId, passwordHash: kept }, remember);
    if (asked === 'refused') return null;
    return asked ?? openSignedIn(parts, store, source, account, remember);
  });
}

/**
 * For a person who signed up and has not verified yet: a new code by mail, and a token for the verification page. An
 * attempt for an address that has an account (a decoy) answers alike, so that this tells nobody which address has one.
 * @throws ProblemError `email_unverified` when the password is that of the newest attempt for the address.
 */
async function answerUnverified(
  parts: SigninParts,
  source: RequestSource,
  email: string,
  password: string,
): Promise<void> {
  const [attempt] = await parts.store.signUps.listPending(email, parts.clock.now());
  const isRight = await parts.passwords.verify(attempt?.passwordHash ?? null, password, source.ip);
  if (attempt === undefined || !isRight) return;
  await endTry(parts, email, source.ip, 'neither');
  if (await mayMail(parts, email)) await renewProof(parts, attempt);
  const { accessToken } = await parts.store.transaction((store) => parts.sessions.openForSignUp(store, attempt.id));
  throw new ProblemError('email_unverified', { extras: { access_token: accessToken } });
}

async function refuse(
  parts: { readonly store: AccountStore; readonly clock: Clock },
  source: RequestSource,
  email: string,
  account: Account | null,
): Promise<void> {
  await endTry(parts, email, source.ip, 'wrong');
  await parts.store.transaction((store) =>
    auditAccount(store, source, parts.clock.now(), {
      action: 'session.sign_in',
      outcome: 'failure',
      tenantId: account?.tenantId ?? null,
      actorId: null,
      object: account === null ? null : ['user', account.userId],
    }),
  );
}
