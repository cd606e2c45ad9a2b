import type { ReactNode } from 'react';
import { paths } from '../../routes/paths.ts';
import type { UserProfile } from '../../api/account/profile.ts';
import { managesCompany } from '../../api/account/role-pages.ts';
import type { Subscription } from '../../api/account/subscription.ts';
import { expiryWords, formatCents, isRunning, peopleWords } from '../../api/account/subscription-words.ts';
import { formatDay } from '../../i18n/dates.ts';
import { TextLink } from '../../ui/text-link.tsx';
import * as words from './words.tsx';

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="sub-fact">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Payer({ payer, state }: Pick<Subscription, 'payer' | 'state'>): ReactNode {
  if (payer === null) return null;
  const { company_name: company, owner_email: owner } = payer;
  return (
    <Fact term={isRunning(state) ? words.paidBy : words.company}>
      {company}
      {owner !== null && <span className="block text-step--1 text-ink-soft">{words.owner(owner)}</span>}
    </Fact>
  );
}

/** What a plan is, one line a fact. */
export function PlanFacts({
  subscription,
  profile,
}: {
  readonly subscription: Subscription;
  readonly profile: UserProfile;
}): ReactNode {
  const { state, renews_on: renewsOn, amount, payer, trial_ends_on: trialEnd } = subscription;
  const isCompany = profile.account_type === 'company' || payer !== null;
  return (
    <dl className="sub-facts">
      <Fact term={words.accountType}>{words.accountTypes[profile.account_type]}</Fact>
      <Fact term={state === 'none' && trialEnd !== null ? words.trialEnded : words.expiryTerms[state]}>
        <span className="tabular-nums">{expiryWords(subscription)}</span>
      </Fact>
      {renewsOn !== null && amount !== null && (
        <Fact term={words.nextRenewal}>
          <span className="tabular-nums">{words.amountOn(formatCents(amount), formatDay(new Date(renewsOn)))}</span>
        </Fact>
      )}
      {isCompany && (
        <Fact term={words.people}>
          <span className="tabular-nums">{peopleWords(subscription)}</span>
          {managesCompany(profile) && (
            <>
              {' '}
              <TextLink to={paths.users}>{words.manageUsers}</TextLink>
            </>
          )}
        </Fact>
      )}
      <Payer payer={payer} state={state} />
    </dl>
  );
}
