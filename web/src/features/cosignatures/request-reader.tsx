import type { ChatMessage } from '@notewright/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CallProblem } from '../../api/call.ts';
import { useRefetchCosignatures } from '../../api/cosignatures.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { CosignForm } from './cosign-form.tsx';
import { ReturnForm } from './return-form.tsx';
import { useAskedNote } from './use-requests.ts';
import * as words from './words.ts';

export interface RequestReaderProps {
  readonly requestId: string;
  /** Draws the note and what it was written from; how they look is the chat's own matter. */
  readonly renderNote: (note: ChatMessage, source: ChatMessage | null) => ReactNode;
}

/** Why nothing can be read, and the way on. */
function Refusal({ problem, onRetry }: { readonly problem: CallProblem; readonly onRetry: () => void }): ReactNode {
  const isAnswered = problem.code === 'cosignature_answered';
  const isGone = problem.status === 404 || problem.status === 403;
  return (
    <div role="alert">
      <EmptyState title={isAnswered ? words.answered : isGone ? words.gone : problem.message}>
        {isAnswered || isGone ? (
          <ButtonLink to={paths.cosign}>{words.allRequests}</ButtonLink>
        ) : (
          <Button onClick={onRetry}>{words.tryAgain}</Button>
        )}
      </EmptyState>
    </div>
  );
}

/** Co-signing, or sending back in its place. What was typed for one stays while the other is shown. */
function Answer({ requestId }: Pick<RequestReaderProps, 'requestId'>): ReactNode {
  const navigate = useNavigate();
  const refetchLists = useRefetchCosignatures();
  const [isReturning, setReturning] = useState(false);
  const wasReturning = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const switchButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReturning) field.current?.focus();
    else if (wasReturning.current) switchButton.current?.focus();
    wasReturning.current = isReturning;
  }, [isReturning]);
  const done = (said: string): void => {
    refetchLists();
    toastSuccess(said);
    void navigate(paths.cosign);
  };
  const form = { requestId, onDone: done, onSwitch: () => setReturning(!isReturning) };
  return (
    <section aria-labelledby="cosign-answer" className="mt-8 max-w-xl border-t border-rule pt-5 print:hidden">
      <h2 id="cosign-answer" className="font-serif text-step-1 font-medium">
        {words.yourAnswer}
      </h2>
      <div hidden={isReturning}>
        <CosignForm {...form} switchRef={switchButton} />
      </div>
      <div hidden={!isReturning}>
        <ReturnForm {...form} fieldRef={field} />
      </div>
    </section>
  );
}

/** One version that waits for a co-signature: the note, its source beside it, and the answer. */
export function RequestReader({ requestId, renderNote }: RequestReaderProps): ReactNode {
  const { data, error, refetch } = useAskedNote(requestId);
  if (data === undefined)
    return error === null ? <Loading /> : <Refusal problem={error} onRetry={() => void refetch()} />;
  const { request, note, source } = data;
  return (
    <>
      <p className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-ink-soft [overflow-wrap:anywhere]">
          {words.askedBy(request.asked_by.name, formatMoment(new Date(request.asked_on)))}
        </span>
        <TextLink to={paths.cosign}>{words.allRequests}</TextLink>
      </p>
      {renderNote(note, source)}
      <Answer requestId={requestId} />
    </>
  );
}
