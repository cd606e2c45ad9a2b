import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PurchaseFailure } from './failure-words.ts';
import type { Purchase } from './use-purchase.ts';

/** A failure in the place where it happened: the sentence, and why. */
export function FailureLine({ failure }: { readonly failure: PurchaseFailure | null }): ReactNode {
  const isHere = failure !== null && failure.plan !== 'individual';
  return <Alert>{isHere && [failure.sentence, failure.reason].filter(Boolean).join(' ')}</Alert>;
}

/** The alert of an Individual purchase that failed (specification section 8). */
export function IndividualAlert({ failure, clearFailure }: Pick<Purchase, 'failure' | 'clearFailure'>): ReactNode {
  const shown = failure?.plan === 'individual' ? failure : null;
  return (
    <Dialog
      isOpen={shown !== null}
      onClose={clearFailure}
      role="alertdialog"
      title="The purchase failed"
      lead={shown?.sentence ?? ''}
    >
      {shown !== null && shown.reason !== null && <p className="mt-3 text-ink-soft">{shown.reason}</p>}
      <Button look="primary" isWide className="mt-6" onClick={clearFailure}>
        OK
      </Button>
    </Dialog>
  );
}
