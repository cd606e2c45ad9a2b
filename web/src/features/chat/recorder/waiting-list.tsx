import { useId, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost.ts';
import { useToday } from '../../../hooks/use-today.ts';
import { formatMinute } from '../../../i18n/dates.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOpenBox } from './open-box.ts';
import { OpenMessage } from './open-message.tsx';
import { SureDialog } from './sure-dialog.tsx';
import { minutesOf } from './transcript.ts';
import { isUnderway, waitingStore, type WaitingVisit } from './waiting-store.ts';
import { waiting } from './waiting-visits.ts';
import * as words from './words.ts';

const says: Readonly<Record<WaitingVisit['state'], string>> = {
  waiting: words.waits,
  failed: words.waitsInVain,
  'given-up': words.givenUp,
  ready: words.textReady,
  silent: words.silent,
  placed: words.done,
};

interface RowProps {
  readonly visit: WaitingVisit;
  readonly onDiscard: () => void;
  readonly onLeaveOut: () => void;
}

/** One of them, and what can be done with it. */
export function WaitingRow({ visit, onDiscard, onLeaveOut }: RowProps): ReactNode {
  const { id, begunAt, seconds, state, isBusy } = visit;
  const hasFailed = state === 'failed' || state === 'given-up';
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
        {hasFailed && (
          <Button {...common} onClick={() => void waiting.tryAgain(id)}>
            {words.tryAgain}
          </Button>
        )}
        {hasFailed && visit.hasText && (
          <Button {...common} onClick={onLeaveOut}>
            {words.leaveOut}
          </Button>
        )}
        {state === 'placed' && <OpenMessage box={visit.box} describedBy={nameId} />}
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
  const [pending, ready] = [count('waiting', 'failed', 'given-up'), count('ready')];
  if (pending > 0 && ready > 0) return words.waitingSome(pending + ready, ready);
  if (pending > 0) return words.waitingForText(pending);
  if (ready > 0) return words.waitingReady(ready);
  return count('silent') > 0 ? words.silent : words.done;
}

/** The visits that wait beside the recorder: a quiet line, and what can be done with each behind it. */
export function WaitingList(): ReactNode {
  const { visits, problem } = useStore(waitingStore);
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ readonly to: 'discard' | 'leave-out'; readonly id: string } | null>(null);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusWhenLost(list);
  return (
    <div ref={list} tabIndex={-1} className="nw-visit-waiting" onClickCapture={keepFocus}>
      {visits.length > 0 && (
        <Button
          look="text"
          className="nw-visit-line-button"
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': listId } : {})}
          onClick={() => setOpen(!isOpen)}
        >
          {describeLine(visits)}
        </Button>
      )}
      {isOpen && visits.length > 0 && (
        <div id={listId}>
          <ul className="nw-visit-rows">
            {visits.map((visit) => (
              <WaitingRow
                key={visit.id}
                visit={visit}
                onDiscard={() => setAsked({ to: 'discard', id: visit.id })}
                onLeaveOut={() => setAsked({ to: 'leave-out', id: visit.id })}
              />
            ))}
          </ul>
          {visits.some(isUnderway) && <p className="nw-visit-note">{words.waitingLead}</p>}
          <p className="nw-visit-note">{words.waitingKept}</p>
        </div>
      )}
      <div className="nw-visit-problem">
        <Alert>{problem}</Alert>
      </div>
      {visits.length === 0 && <Button onClick={waiting.close}>{words.close}</Button>}
      <SureDialog
        asked={asked?.to ?? null}
        onClose={() => setAsked(null)}
        onSure={() => {
          if (asked !== null) void (asked.to === 'discard' ? waiting.discard(asked.id) : waiting.leaveOut(asked.id));
        }}
      />
    </div>
  );
}
