import { ProblemError } from '../../kernel/problem.ts';
import type { IdentityAnswer, ProvedIdentity } from '../../identity/identity-provider.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { OidcAttempt } from '../../store/accounts/oidc-attempts.ts';
import type { Account } from '../../store/accounts/users.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';
import { auditAccount } from '../audit-account.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import { openSignedIn } from '../open-signed-in.ts';
import { askSecondFactor } from '../second-factor/ask-second-factor.ts';
import type { TokenPair } from '../sessions.ts';
import { returnAddress, toProblem } from './begin-oidc.ts';
import { findOrMake, refuseAccount } from './find-or-make.ts';
import type { OpenSignedInParts } from '../open-signed-in.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { FindOrMakeParts } from './find-or-make.ts';

export interface OidcSignIn {
  readonly account: Account;
  readonly tokens: TokenPair;
  readonly attempt: OidcAttempt;
}

export interface OidcAnswer extends IdentityAnswer {
  /** What `beginOidc` gave to the tab. */
  readonly secret: string;
}

export interface FinishOidcParts extends FindOrMakeParts, OpenSignedInParts {
  readonly store: AccountStore;
  /** Where people reach the installation, without a slash at the end. */
  readonly publicUrl: () => string;
}

/**
 * Takes the provider's answer to its end: an attempt counts once, whatever comes of it. The person is who the provider
 * says; whether they have an account here, and may use it, is decided here.
 * @throws ProblemError `oidc_failed`, `oidc_cancelled`, `oidc_refused`, `oidc_unavailable`, `second_factor_required`
 */
export async function finishOidc(
  parts: FinishOidcParts,
  provider: ProviderSignIn,
  { secret, ...answer }: OidcAnswer,
  source: RequestSource,
): Promise<OidcSignIn> {
  const attempt = await parts.store.oidcAttempts.spend(parts.keys.hashToken(secret), parts.clock.now());
  if (attempt === null) return refuse(parts, source, new ProblemError('oidc_failed'), null);
  const proved = await provider.identities
    .finish(answer, attempt, returnAddress(parts))
    .catch((error: unknown) => refuse(parts, source, toProblem(error, provider.identities.name), null));
  const outcome = await parts.store.transaction(async (store) => {
    const found = await findOrMake(parts, store, { provider, proved, source });
    if (found.kind === 'refused') return found;
    const opened = await open(parts, store, { account: found.account, proved, provider, attempt, source });
    return opened === 'refused' ? refuseAccount(null, provider) : { ...found, opened };
  });
  if (outcome.kind === 'refused') {
    const problem = new ProblemError('oidc_refused', { message: outcome.sentence });
    return refuse(parts, source, problem, outcome.account);
  }
  const { account, opened } = outcome;
  // Thrown after the transaction: the link, and the token of the second step, must stay.
  if (opened instanceof ProblemError) throw withWayBack(opened, attempt);
  return { account, tokens: opened, attempt };
}

interface ToOpen {
  readonly account: Account;
  readonly proved: ProvedIdentity;
  readonly provider: ProviderSignIn;
  readonly attempt: OidcAttempt;
  readonly source: RequestSource;
}

/** The page that the person wanted to see is known here alone: their tab has left this product meanwhile. */
function withWayBack({ code, extras }: ProblemError, { from }: OidcAttempt): ProblemError {
  return new ProblemError(code, { extras: { ...extras, ...(from === null ? {} : { from }) } });
}

/** The session, or the question for the account's own second factor; `refused` where there is nothing to ask for any more. */
async function open(
  parts: OpenSignedInParts,
  store: AccountStore,
  { account, proved, provider, attempt, source }: ToOpen,
): Promise<TokenPair | ProblemError | 'refused'> {
  const hasShownIt = provider.isTrustedWithSecondFactor && proved.usedSecondFactor;
  const asked = hasShownIt ? null : await askSecondFactor(parts, store, account, attempt.remember);
  return asked ?? openSignedIn(parts, store, source, account, attempt.remember);
}

/** Tells the audit log, then the person. */
async function refuse(
  parts: { readonly store: AccountStore; readonly clock: Clock },
  source: RequestSource,
  problem: unknown,
  account: Account | null,
): Promise<never> {
  await parts.store.transaction((store) =>
    auditAccount(store, source, parts.clock.now(), {
      action: 'session.sign_in',
      outcome: problem instanceof ProblemError && problem.code === 'oidc_refused' ? 'denied' : 'failure',
      tenantId: account?.tenantId ?? null,
      actorId: null,
      object: account === null ? null : ['user', account.userId],
    }),
  );
  throw problem;
}
