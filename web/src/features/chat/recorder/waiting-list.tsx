import { useId, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost.ts';
import { useToday } from '../../../hooks/use-today.ts';
import { formatMinute } from '../../../i18n/dates.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { useOpenBox } from './open-box.ts';
import { minutesOf } from './transcript.ts';
import { isUnderway, waitingStore, type WaitingVisit } from './waiting-store.ts';
import { waiting } from './waiting-visits.ts';
import * as words from './words.ts';

const says: Readonly<Record<WaitingVisit['state'], string>> = {
  waiting: words.waits,
  failed: words.waitsInVain,
  ready: words.textReady,
  silent: words.silent,
  placed: words.done,
};

interface RowProps {
  readonly visit: WaitingVisit;
  readonly onDiscard: () => void;
}

function Row({ visit, onDiscard }: RowProps): ReactNode {
  const { id, begunAt, seconds, state, isBusy } = visit;
  const nameId = useId();
  const box = useOpenBox();
  const today = useToday();
  const common = { isBusy, 'aria-describedby': nameId } as const;
  return (
    <li className="nw-visit-row">
      <span className="nw-visit-rest">
        <span id={nameId} className="nw-visit-when">
          {words.waitingVisit(formatMinute(begunAt, today), minutesOf(seconds))}
        </span>
        <span className="nw-visit-state">{says[state]}</span>
      </span>
      <span className="nw-visit-actions">
        {state === 'ready' && box !== null && (
          <Button {...common} onClick={() => void waiting.place(id, box)}>
            {words.addHere}
          </Button>
        )}
        {state === 'failed' && (
          <>
            <Button {...common} onClick={() => void waiting.tryAgain(id)}>
              {words.tryAgain}
            </Button>
            <Button {...common} onClick={() => void waiting.leaveOut(id)}>
              {words.leaveOut}
            </Button>
          </>
        )}
        {state !== 'placed' && (
          <Button {...common} look="quiet" onClick={onDiscard}>
            {words.discard}
          </Button>
        )}
      </span>
    </li>
  );
}

/** What the line says of those that wait; null where none does. */
export function describeLine(visits: readonly WaitingVisit[]): string | null {
  const count = (...states: readonly WaitingVisit['state'][]): number =>
    visits.filter(({ state }) => states.includes(state)).length;
  if (visits.length === 0) return null;
  const [pending, ready] = [count('waiting', 'failed'), count('ready')];
  if (pending > 0 && ready > 0) return words.waitingSome(pending + ready, ready);
  if (pending > 0) return words.waitingForText(pending);
  if (ready > 0) return words.waitingReady(ready);
  return count('silent') > 0 ? words.silent : words.done;
}

/** The visits that wait beside the recorder: a quiet line, and what can be done with each behind it. */
export function WaitingList(): ReactNode {
  const { visits, problem } = useStore(waitingStore);
  const [isOpen, setOpen] = useState(false);
  const [discarded, setDiscarded] = useState<string | null>(null);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusWhenLost(list);
  return (
    <div ref={list} tabIndex={-1} className="nw-visit-waiting" onClickCapture={keepFocus}>
      <Button
        look="text"
        className="nw-visit-line-button"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': listId } : {})}
        onClick={() => setOpen(!isOpen)}
      >
        {describeLine(visits)}
      </Button>
      {isOpen && (
        <div id={listId}>
          <ul className="nw-visit-rows">
            {visits.map((visit) => (
              <Row key={visit.id} visit={visit} onDiscard={() => setDiscarded(visit.id)} />
            ))}
          </ul>
          {visits.some(isUnderway) && <p className="nw-visit-note">{words.waitingLead}</p>}
          <p className="nw-visit-note">{words.waitingKept}</p>
        </div>
      )}
      <div className="nw-visit-problem">
        <Alert>{problem}</Alert>
      </div>
      <DiscardDialog
        isOpen={discarded !== null}
        onClose={() => setDiscarded(null)}
        onDiscard={() => discarded !== null && void waiting.discard(discarded)}
      />
    </div>
  );
}
