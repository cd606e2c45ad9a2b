import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PurchaseFailure } from './failure-words.ts';
import type { Purchase } from './use-purchase.ts';
import * as words from './words.ts';

/** A failure in the place where it happened: the sentence, and why. */
export function FailureLine({ failure }: { readonly failure: PurchaseFailure | null }): ReactNode {
  const shown = failure?.plan === 'individual' ? null : failure;
  const place = useRef<HTMLDivElement>(null);
  // On a small screen it may begin below the edge, or under it.
  useEffect(() => {
    if (shown !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <div ref={place}>
      <Alert>{shown !== null && [shown.sentence, shown.reason].filter(Boolean).join(' ')}</Alert>
    </div>
  );
}

/** The alert of an Individual purchase that failed (specification section 8). */
export function IndividualAlert({ failure, clearFailure }: Pick<Purchase, 'failure' | 'clearFailure'>): ReactNode {
  const shown = failure?.plan === 'individual' ? failure : null;
  return (
    <Dialog
      isOpen={shown !== null}
      onClose={clearFailure}
      role="alertdialog"
      title={words.purchaseFailed}
      lead={shown?.sentence ?? ''}
    >
      {shown !== null && shown.reason !== null && <p className="mt-3 text-ink-soft">{shown.reason}</p>}
      <Button look="primary" isWide className="mt-6" onClick={clearFailure}>
        {words.ok}
      </Button>
    </Dialog>
  );
}
