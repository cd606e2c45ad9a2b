import { useState, type ReactNode } from 'react';
import { paths } from '../../routes/paths.ts';
import { openPlanDialog } from '../../session/plan-dialog.ts';
import type { UserProfile } from '../../api/account/profile.ts';
import type { Subscription } from '../../api/account/subscription.ts';
import { isRunning, planDialogFor } from '../../api/account/subscription-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { usePlanChanges } from './use-plan-changes.ts';
import * as words from './words.tsx';

/** What who pays can do about their plan. */
export function PlanActions({
  subscription,
  profile,
}: {
  readonly subscription: Subscription;
  readonly profile: UserProfile;
}): ReactNode {
  const { busy, problem, clearProblem, change } = usePlanChanges();
  const [isAsking, setAsking] = useState(false);
  const { state } = subscription;
  const isPastDue = state === 'past_due';
  const isCancelled = state === 'cancelled';
  const close = (): void => {
    setAsking(false);
    clearProblem();
  };
  const cancelPlan = async (): Promise<void> => {
    if (await change('cancel')) setAsking(false);
  };
  return (
    <div className="mt-6">
      <Alert>{problem === null || isAsking ? null : problem.sentence}</Alert>
      <div className="flex flex-wrap gap-2.5">
        {isPastDue && (
          <Button look="primary" isBusy={busy === 'card'} onClick={() => void change('card')}>
            {words.changeCard}
          </Button>
        )}
        <Button
          look={isPastDue || isCancelled ? 'plain' : 'primary'}
          onClick={() => openPlanDialog(planDialogFor(profile))}
        >
          {words.upgrade}
        </Button>
        {isRunning(state) && (
          // One button, so that the focus stays on it when it turns into its opposite.
          <Button
            look={isCancelled ? 'primary' : 'plain'}
            isBusy={busy === 'resume'}
            onClick={() => (isCancelled ? void change('resume') : setAsking(true))}
          >
            {isCancelled ? words.resume : words.cancel}
          </Button>
        )}
        {isRunning(state) && !isPastDue && (
          <Button look="quiet" isBusy={busy === 'card'} onClick={() => void change('card')}>
            {words.changeCard}
          </Button>
        )}
      </div>
      {profile.account_type === 'individual' && (
        <p className="mt-3">
          <TextLink to={paths.upgrade}>{words.otherPlans}</TextLink>
        </p>
      )}
      <CancelDialog
        subscription={subscription}
        isOpen={isAsking}
        isBusy={busy === 'cancel'}
        problem={problem?.of === 'cancel' ? problem.sentence : null}
        onCancelPlan={() => void cancelPlan()}
        onClose={close}
      />
    </div>
  );
}
