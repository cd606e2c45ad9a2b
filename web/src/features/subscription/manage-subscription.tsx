import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../routes/paths.ts';
import { useProfile, type UserProfile } from '../../api/account/profile.ts';
import { managesCompany } from '../../api/account/role-pages.ts';
import { useSubscription, type Subscription } from '../../api/account/subscription.ts';
import { per } from '../../api/account/subscription.words.ts';
import {
  formatCents,
  planTitle,
  pricePhrase,
  standingSentence,
  stateWords,
} from '../../api/account/subscription-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { InvoiceSection } from './invoices/invoice-section.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { ReturnNotice } from './return-notice.tsx';
import './subscription.css';
import { useReturn } from './use-return.ts';
import * as words from './words.tsx';

interface Known {
  readonly subscription: Subscription;
  readonly profile: UserProfile;
}

/** More people than the plan is for: what to do, and that nobody loses anything. For those who can do something. */
function OverSeats({ subscription: { seats, seats_taken: taken, may_buy: mayBuy } }: Known): ReactNode {
  if (taken <= seats || !mayBuy) return null;
  const over = taken - seats;
  return (
    <div role="alert" className="sub-notice sub-notice-warn">
      <p className="flex gap-2.5 font-medium">
        <CircleAlert aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
        {words.overSeats(over)}
      </p>
      <p className="text-ink-soft">{words.nobodyLoses}</p>
    </div>
  );
}

function sayWhoseMatter({ subscription: { payer, state }, profile }: Known): string {
  if (profile.role === 'operator') return words.operator;
  const company = payer === null ? words.yourCompany : payer.company_name;
  if (payer !== null && payer.owner_email === profile.email) return words.youOwn(company);
  return state === 'expired' || state === 'none' ? words.askOwner(company) : words.covered(company);
}

/** Papers of an own plan stay where they were paid, also when a company pays by now. */
function readsInvoices(profile: UserProfile): boolean {
  return profile.role === 'individual' || managesCompany(profile);
}

/** What somebody is told who does not pay themselves. */
function WhoseMatter(known: Known): ReactNode {
  return <p className="mt-5 max-w-prose text-ink-soft [overflow-wrap:anywhere]">{sayWhoseMatter(known)}</p>;
}

function Plan(known: Known): ReactNode {
  const { subscription } = known;
  const { amount, interval, state, may_buy: mayBuy } = subscription;
  const title = planTitle(subscription);
  const costs = pricePhrase(subscription) !== null && amount !== null;
  return (
    <section aria-labelledby="own-plan">
      <div className="sub-head">
        <div className="min-w-0">
          {title !== stateWords[state] && <p className={`sub-state sub-state-${state}`}>{stateWords[state]}</p>}
          <h2 id="own-plan" className="font-serif text-step-3 leading-tight font-medium tracking-[-0.016em]">
            {title}
          </h2>
        </div>
        {costs && (
          <p className="sub-price">
            <span className="sub-amount">{formatCents(amount)}</span>{' '}
            <span className="text-ink-soft">{interval !== null && per[interval]}</span>
          </p>
        )}
      </div>
      <p className="mt-2 max-w-prose">{standingSentence(subscription)}</p>
      <PlanFacts {...known} />
      {mayBuy ? <PlanActions {...known} /> : <WhoseMatter {...known} />}
    </section>
  );
}

function NotThere({
  sentence,
  onRetry,
  isBusy,
}: {
  sentence: string;
  onRetry: () => void;
  isBusy: boolean;
}): ReactNode {
  return (
    <div>
      <Alert>{sentence}</Alert>
      <Button isBusy={isBusy} onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

/** The plan, what can be done about it, and its papers. */
export function ManageSubscription(): ReactNode {
  const seen = useReturn();
  const profile = useProfile();
  const plan = useSubscription();
  const problem = plan.data === undefined ? plan.error : profile.data === undefined ? profile.error : null;
  const retry = (): void => {
    void plan.refetch();
    void profile.refetch();
  };
  return (
    <>
      <ReturnNotice seen={seen} subscription={plan.data} />
      {problem !== null ? (
        <NotThere
          sentence={problem.serverMessage ?? words.notLoaded}
          onRetry={retry}
          isBusy={plan.isFetching || profile.isFetching}
        />
      ) : plan.data === undefined || profile.data === undefined ? (
        <Loading />
      ) : (
        <>
          <OverSeats subscription={plan.data} profile={profile.data} />
          <Plan subscription={plan.data} profile={profile.data} />
          {readsInvoices(profile.data) && <InvoiceSection isOfCompany={managesCompany(profile.data)} />}
          <p className="mt-8 border-t border-rule pt-5 text-ink-soft">
            {words.whatToolsDid} <TextLink to={paths.usage}>{words.usage}</TextLink>
          </p>
        </>
      )}
    </>
  );
}
