import { useState, type ReactNode } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { openPlanDialog } from '../../../lib/plan-dialog.ts';
import type { UserProfile } from '../../../lib/profile.ts';
import { useSubscription } from '../../../lib/subscription.ts';
import { usePlans } from '../../../lib/plans.ts';
import { planDialogFor } from '../../../lib/subscription-words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import './plan-notice.css';
import { sayTrialEnd } from './trial-end.ts';
import type { NoticeKind } from './which-notice.ts';

interface NoticeProps {
  readonly kind: NoticeKind;
  readonly profile: UserProfile;
}

function SeePlans({ profile }: Pick<NoticeProps, 'profile'>): ReactNode {
  return (
    <Button aria-haspopup="dialog" className="shrink-0" onClick={() => openPlanDialog(planDialogFor(profile))}>
      See plans
    </Button>
  );
}

const staysOpen = 'Your charts stay open to read, copy, export and delete.';

/** Whom to ask, for who cannot buy. */
function WhomToAsk({ profile }: Pick<NoticeProps, 'profile'>): ReactNode {
  const owner = useSubscription().data?.payer?.owner_email ?? null;
  const company = profile.company_name ?? 'your company';
  return (
    <>
      The {profile.subscription_expires_on === null ? 'free trial' : 'plan'} of {company} has ended. To go on writing,
      please ask its owner{owner === null ? '' : ` (${owner})`}. {staysOpen}
    </>
  );
}

function Ended({ profile }: Pick<NoticeProps, 'profile'>): ReactNode {
  const { data: plans } = usePlans();
  const hadPlan = profile.subscription_expires_on !== null;
  if (!profile.may_buy) return <WhomToAsk profile={profile} />;
  // Where there is no trial none has ended.
  if (!hadPlan && plans?.trial_days === 0) return <>To begin writing, choose a plan. {staysOpen}</>;
  return (
    <>
      Your {hadPlan ? 'plan' : 'free trial'} has ended. To go on writing, choose a plan. {staysOpen}
    </>
  );
}

function PastDue(): ReactNode {
  const { data: plan } = useSubscription();
  const until = plan?.grace_ends_on ?? null;
  return (
    <>
      The last payment did not go through. Everything goes on as ever
      {until === null ? '' : ` until ${formatDay(new Date(until))}`}; please look at the card.
    </>
  );
}

function TrialEnding({ profile }: Pick<NoticeProps, 'profile'>): ReactNode {
  const [now] = useState(() => Date.now());
  return profile.trial_ends_on === null ? null : sayTrialEnd(new Date(profile.trial_ends_on), new Date(now));
}

/** One calm line over the message box, with the way on. Heard when it comes up. */
export function PlanNotice({ kind, profile }: NoticeProps): ReactNode {
  return (
    <div role={kind === 'ended' ? 'alert' : 'status'} className={`plan-notice plan-notice-${kind}`}>
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {kind === 'ended' && <Ended profile={profile} />}
        {kind === 'past-due' && <PastDue />}
        {kind === 'trial' && <TrialEnding profile={profile} />}
      </p>
      {kind === 'past-due' ? (
        <ButtonLink to={paths.manageSubscription} className="shrink-0">
          Manage Subscription
        </ButtonLink>
      ) : (
        profile.may_buy && <SeePlans profile={profile} />
      )}
    </div>
  );
}
