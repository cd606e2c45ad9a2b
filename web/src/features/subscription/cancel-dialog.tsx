import type { ReactNode } from 'react';
import type { Subscription } from '../../lib/subscription.ts';
import { expiryWords } from '../../lib/subscription-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

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
      <li>{isAtOnce ? 'The payment is not tried again.' : 'Nothing more is charged.'}</li>
      {!isAtOnce && <li>Until then everything goes on, and you can take this back.</li>}
      <li>
        {isAtOnce ? 'From then on' : 'After that'}
        {seats > 1 ? ' nobody in your company can' : ' you cannot'} send new messages. Every chart stays open to read,
        search, copy, export and delete.
      </li>
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
      title="Cancel your subscription?"
      lead={
        subscription.state === 'past_due'
          ? 'The last payment did not go through, so it ends at once.'
          : `It goes on until ${expiryWords(subscription)}.`
      }
    >
      <Consequences subscription={subscription} />
      <div className="mt-5">
        <Alert>{problem}</Alert>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button disabled={isBusy} onClick={onClose}>
            Keep subscription
          </Button>
          <Button look="danger" isBusy={isBusy} onClick={onCancelPlan}>
            Cancel subscription
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
