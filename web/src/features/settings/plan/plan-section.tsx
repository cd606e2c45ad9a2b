import type { ReactNode } from 'react';
import { paths } from '../../../routes/paths.ts';
import { openPlanDialog } from '../../../session/plan-dialog.ts';
import type { UserProfile } from '../../../api/account/profile.ts';
import { useSubscription, type Subscription } from '../../../api/account/subscription.ts';
import {
  expiryWords,
  planDialogFor,
  planTitle,
  pricePhrase,
  standingSentence,
  stateWords,
} from '../../../api/account/subscription-words.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { SettingsSection } from '../settings-section.tsx';
import * as words from './words.ts';

/** The plan as a card: what it is called, what it costs, and until when it lasts. */
function PlanCard({
  subscription,
  profile,
}: {
  readonly subscription: Subscription;
  readonly profile: UserProfile;
}): ReactNode {
  const { state, payer, may_buy: mayBuy } = subscription;
  const price = pricePhrase(subscription);
  const title = planTitle(subscription);
  const hasEnded = state === 'expired' || (state === 'none' && subscription.trial_ends_on !== null);
  return (
    <div className="max-w-md rounded-card border border-rule bg-sheet p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="font-serif text-step-2 leading-tight font-medium">{title}</p>
        {price !== null && <p className="font-medium tabular-nums">{price}</p>}
      </div>
      {title !== stateWords[state] && state !== 'active' && <p className="mt-1 font-medium">{stateWords[state]}</p>}
      <p className="mt-2 text-ink-soft">
        {hasEnded ? words.ended : words.expires}
        <span className="text-ink tabular-nums">{expiryWords(subscription)}</span>
      </p>
      <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
        {payer === null ? standingSentence(subscription) : words.paidBy(payer.company_name)}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {mayBuy && (
          <Button look="primary" onClick={() => openPlanDialog(planDialogFor(profile))}>
            {words.update}
          </Button>
        )}
        <TextLink to={paths.manageSubscription}>{words.manage}</TextLink>
      </div>
    </div>
  );
}

/** The plan under which somebody works (specification section 2, Settings). */
export function PlanSection({ profile }: { readonly profile: UserProfile }): ReactNode {
  const { data, error, refetch, isFetching } = useSubscription();
  return (
    <SettingsSection id="plan" title={words.title}>
      {data !== undefined ? (
        <PlanCard subscription={data} profile={profile} />
      ) : error === null ? (
        <Loading />
      ) : (
        <LoadFailed
          problem={error.serverMessage ?? words.notLoaded}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </SettingsSection>
  );
}
