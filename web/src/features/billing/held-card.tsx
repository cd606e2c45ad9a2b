import { subscription } from '@notewright/contract';
import { useRef, useState, type ReactNode } from 'react';
import { call, CallProblem } from '../../api/call.ts';
import { formatDay } from '../../i18n/dates.ts';
import { refreshSubscription, type Subscription } from '../../api/account/subscription.ts';
import { giveFocus } from '../../hooks/give-focus.ts';
import { toastAccountSuccess } from '../../ui/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import * as words from './words.ts';

/** What the card of the plan that runs says in place of its button; a cancelled one can be resumed here. */
export function HeldCard({ held }: { readonly held: Subscription }): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const resume = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { message } = await call(subscription.resumeSubscription);
      toastAccountSuccess(message);
      // The button goes with what it was for.
      giveFocus(heading.current, heading.current?.parentElement);
    } catch (error) {
      const isDeclined = error instanceof CallProblem && error.code === 'proof_required';
      const said = error instanceof CallProblem ? error.serverMessage : null;
      if (!isDeclined) setProblem(said ?? words.notResumed);
    } finally {
      await refreshSubscription().catch(() => undefined);
      setBusy(false);
    }
  };
  const end = held.expires_on;
  return (
    <>
      <p ref={heading} tabIndex={-1} className="font-medium">
        {words.yourPlan}
      </p>
      {held.state === 'cancelled' && (
        <>
          <p className="mt-1.5 mb-5 text-ink-soft">{words.cancelled(end === null ? null : formatDay(new Date(end)))}</p>
          <Alert>{problem}</Alert>
          <Button look="primary" isWide isBusy={isBusy} onClick={() => void resume()}>
            {words.resume}
          </Button>
        </>
      )}
    </>
  );
}
