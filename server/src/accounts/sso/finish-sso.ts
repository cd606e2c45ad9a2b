import type { RequestSource } from '../../kernel/request-source.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Account } from '../../store/accounts/users.ts';
import type { SsoAttempt } from '../../store/sso/sso-attempts.ts';
import { auditAccount } from '../audit-account.ts';
import { openSignedIn } from '../open-signed-in.ts';
import type { OpenSignedInParts } from '../open-signed-in.ts';
import { askSecondFactor } from '../second-factor/ask-second-factor.ts';
import type { TokenPair } from '../sessions.ts';
import { findMember } from './find-member.ts';
import type { FindMemberParts } from './find-member.ts';

export interface FinishSsoParts extends FindMemberParts, OpenSignedInParts {
  readonly store: AccountStore;
}

export interface SsoSignIn {
  readonly account: Account;
  readonly tokens: TokenPair;
  readonly attempt: SsoAttempt;
}

/**
 * Ends a sign-in at a company's provider: the ticket with which the browser came back counts once, in the tab that began
 * it. The account's own second factor is asked for as ever.
 * @throws ProblemError `oidc_failed`, `oidc_refused`, `second_factor_required`
 */
export async function finishSso(
  parts: FinishSsoParts,
  { secret, ticket }: { readonly secret: string; readonly ticket: string },
  source: RequestSource,
): Promise<SsoSignIn> {
  const { store, keys, clock } = parts;
  const spent = await store.sso.attempts.spend(keys.hashToken(secret), keys.hashToken(ticket), clock.now());
  const provider = spent === null ? null : await store.sso.providers.find(spent.attempt.providerId);
  if (spent === null || spent.attempt.isTrial || provider?.isOn !== true)
    return refuse(parts, source, new ProblemError('oidc_failed'), {
      tenantId: provider?.tenantId ?? null,
      account: null,
    });
  const { attempt, person } = spent;
  const outcome = await store.transaction(async (inner) => {
    const found = await findMember(parts, inner, { provider, person, source });
    if (found.kind === 'refused') return found;
    return { ...found, opened: await open(parts, inner, { account: found.account, attempt, source }) };
  });
  if (outcome.kind === 'refused') {
    const problem = new ProblemError('oidc_refused', { message: outcome.sentence });
    return refuse(parts, source, problem, { tenantId: provider.tenantId, account: outcome.account });
  }
  const { account, opened } = outcome;
  // Thrown after the transaction: the token of the second step must stay.
  if (opened instanceof ProblemError) {
    const { from } = attempt;
    throw new ProblemError(opened.code, { extras: { ...opened.extras, ...(from === null ? {} : { from }) } });
  }
  if (opened === 'refused')
    return refuse(parts, source, new ProblemError('oidc_refused'), { tenantId: provider.tenantId, account });
  return { account, tokens: opened, attempt };
}

interface ToOpen {
  readonly account: Account;
  readonly attempt: SsoAttempt;
  readonly source: RequestSource;
}

async function open(
  parts: OpenSignedInParts,
  store: AccountStore,
  { account, attempt, source }: ToOpen,
): Promise<TokenPair | ProblemError | 'refused'> {
  const asked = await askSecondFactor(parts, store, account, attempt.remember);
  return asked ?? openSignedIn(parts, store, source, account, attempt.remember);
}

/** Writes the row in the audit log of the provider's company, then answers the person. */
async function refuse(
  parts: Pick<FinishSsoParts, 'store' | 'clock'>,
  source: RequestSource,
  problem: ProblemError,
  { tenantId, account }: { readonly tenantId: string | null; readonly account: Account | null },
): Promise<never> {
  // Of an account elsewhere, the company's log says nothing.
  const isMember = account !== null && account.tenantId === tenantId;
  await parts.store.transaction((store) =>
    auditAccount(store, source, parts.clock.now(), {
      action: 'session.sign_in',
      outcome: problem.code === 'oidc_refused' ? 'denied' : 'failure',
      tenantId,
      actorId: null,
      object: isMember ? ['user', account.userId] : null,
    }),
  );
  throw problem;
}
