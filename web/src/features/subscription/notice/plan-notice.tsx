import { useState, type ReactNode } from 'react';
import { formatDay } from '../../../i18n/dates.ts';
import { paths } from '../../../routes/paths.ts';
import { openPlanDialog } from '../../../session/plan-dialog.ts';
import type { UserProfile } from '../../../api/account/profile.ts';
import { useSubscription } from '../../../api/account/subscription.ts';
import { usePlans } from '../../../api/account/plans.ts';
import { planDialogFor } from '../../../api/account/subscription-words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import './plan-notice.css';
import { sayTrialEnd } from './trial-end.ts';
import type { NoticeKind } from './which-notice.ts';
import * as words from './words.ts';

interface NoticeProps {
  readonly kind: NoticeKind;
  readonly profile: UserProfile;
}

function SeePlans({ profile }: Pick<NoticeProps, 'profile'>): ReactNode {
  return (
    <Button aria-haspopup="dialog" className="shrink-0" onClick={() => openPlanDialog(planDialogFor(profile))}>
      {words.seePlans}
    </Button>
  );
}

/** Whom to ask, for who cannot buy. */
function WhomToAsk({ profile }: Pick<NoticeProps, 'profile'>): ReactNode {
  const owner = useSubscription().data?.payer?.owner_email ?? null;
  return words.askOwner(profile.subscription_expires_on === null, profile.company_name ?? words.yourCompany, owner);
}

function Ended({ profile }: Pick<NoticeProps, 'profile'>): ReactNode {
  const { data: plans } = usePlans();
  const companyInvites = useSubscription().data?.company_invites === true;
  if (!profile.may_buy) return <WhomToAsk profile={profile} />;
  if (profile.subscription_expires_on !== null) return words.planHasEnded;
  if (companyInvites) return words.companyInvites;
  // Where there is no trial none has ended.
  return plans?.trial_days === 0 ? words.beginWithPlan : words.trialHasEnded;
}

function PastDue(): ReactNode {
  const { data: plan } = useSubscription();
  const until = plan?.grace_ends_on ?? null;
  return words.pastDue(until === null ? null : formatDay(new Date(until)));
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
          {words.manage}
        </ButtonLink>
      ) : (
        profile.may_buy && <SeePlans profile={profile} />
      )}
    </div>
  );
}
