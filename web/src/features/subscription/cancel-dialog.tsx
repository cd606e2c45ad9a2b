import type { ReactNode } from 'react';
import type { Subscription } from '../../api/account/subscription.ts';
import { expiryWords } from '../../api/account/subscription-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import * as words from './words.tsx';

export interface CancelDialogProps {
  readonly subscription: Subscription;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onCancelPlan: () => void;
  readonly onClose: () => void;
}

/** What a cancelled plan means, for whom. Where a renewal is owed nothing is paid for any more, and it ends at once. */
function Consequences({ subscription }: { readonly subscription: Subscription }): ReactNode {
  const { seats, state } = subscription;
  const isAtOnce = state === 'past_due';
  return (
    <ul className="mt-4 list-disc pl-5 text-ink-soft marker:text-ink-faint">
      <li>{isAtOnce ? words.notTriedAgain : words.nothingMore}</li>
      {!isAtOnce && <li>{words.untilThen}</li>}
      <li>{words.afterIt(isAtOnce, seats > 1)}</li>
    </ul>
  );
}

/** Asks before a plan is cancelled, and says until when it goes on. */
export function CancelDialog({
  subscription,
  isOpen,
  isBusy,
  problem,
  onCancelPlan,
  onClose,
}: CancelDialogProps): ReactNode {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={words.cancelTitle}
      lead={subscription.state === 'past_due' ? words.endsAtOnce : words.goesOnUntil(expiryWords(subscription))}
    >
      <Consequences subscription={subscription} />
      <div className="mt-5">
        <Alert>{problem}</Alert>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button disabled={isBusy} onClick={onClose}>
            {words.keepIt}
          </Button>
          <Button look="danger" isBusy={isBusy} onClick={onCancelPlan}>
            {words.cancelIt}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
