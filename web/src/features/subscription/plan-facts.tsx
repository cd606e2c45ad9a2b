import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import type { UserProfile } from '../../lib/profile.ts';
import { managesCompany } from '../../lib/role-pages.ts';
import type { Subscription } from '../../lib/subscription.ts';
import { expiryWords, formatCents, isRunning, peopleWords } from '../../lib/subscription-words.ts';
import { formatDay } from '../../lib/dates.ts';
import { TextLink } from '../../ui/text-link.tsx';

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="sub-fact">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

const expiryTerms: Readonly<Record<Subscription['state'], string>> = {
  none: 'Expiry date',
  trial: 'Trial ends',
  active: 'Expiry date',
  past_due: 'Goes on until',
  cancelled: 'Expiry date',
  expired: 'Ended',
};

function Payer({ payer, state }: Pick<Subscription, 'payer' | 'state'>): ReactNode {
  if (payer === null) return null;
  const { company_name: company, owner_email: owner } = payer;
  return (
    <Fact term={isRunning(state) ? 'Paid by' : 'Company'}>
      {company}
      {owner !== null && <span className="block text-step--1 text-ink-soft">Its owner: {owner}</span>}
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
      <Fact term="Account type">{profile.account_type === 'company' ? 'Company' : 'Individual'}</Fact>
      <Fact term={state === 'none' && trialEnd !== null ? 'Trial ended' : expiryTerms[state]}>
        <span className="tabular-nums">{expiryWords(subscription)}</span>
      </Fact>
      {renewsOn !== null && amount !== null && (
        <Fact term="Next renewal">
          <span className="tabular-nums">
            {formatCents(amount)} on {formatDay(new Date(renewsOn))}
          </span>
        </Fact>
      )}
      {isCompany && (
        <Fact term="People">
          <span className="tabular-nums">{peopleWords(subscription)}</span>
          {managesCompany(profile) && (
            <>
              {' '}
              <TextLink to={paths.users}>Manage users</TextLink>
            </>
          )}
        </Fact>
      )}
      <Payer payer={payer} state={state} />
    </dl>
  );
}
