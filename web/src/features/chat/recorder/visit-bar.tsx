import { CircleCheck, Mic, Pause, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LevelMeter } from './level-meter.tsx';
import { useOpenBox } from './open-box.ts';
import { OpenMessage } from './open-message.tsx';
import { SureDialog } from './sure-dialog.tsx';
import { describeRest, RunningTime, VisitAnnouncer } from './visit-status.tsx';
import { visitStore, type VisitState } from './visit-store.ts';
import { VisitWords } from './visit-words.tsx';
import { addTo, lookForOpen, visit } from './visits.ts';
import { WaitingList } from './waiting-list.tsx';
import { waitingStore } from './waiting-store.ts';
import './visit.css';
import * as words from './words.ts';

interface ActionsProps {
  readonly state: VisitState;
  readonly onDiscard: () => void;
  readonly onLeaveOut: () => void;
}

/** Puts aside what is finished, so that the next visit can be recorded. */
const LaterButton = (): ReactNode => <Button onClick={() => void visit.later()}>{words.later}</Button>;

function ReadyActions({ onDiscard }: Pick<ActionsProps, 'onDiscard'>): ReactNode {
  const box = useOpenBox();
  return (
    <>
      {box !== null && (
        <Button look="primary" onClick={() => addTo(box)}>
          {words.addHere}
        </Button>
      )}
      <LaterButton />
      <Button look="quiet" onClick={onDiscard}>
        {words.discard}
      </Button>
    </>
  );
}

function DoneActions({ box }: Pick<VisitState, 'box'>): ReactNode {
  return (
    <>
      <OpenMessage box={box} />
      <IconButton label={words.close} onClick={visit.close}>
        <X aria-hidden="true" />
      </IconButton>
    </>
  );
}

function Actions({ state, onDiscard, onLeaveOut }: ActionsProps): ReactNode {
  const { phase, isOwn, isFull, isFinished, hasText } = state;
  if (phase === 'elsewhere') return null;
  if (phase === 'done' || phase === 'silent') return <DoneActions box={state.box} />;
  if (phase === 'ready') return <ReadyActions onDiscard={onDiscard} />;
  const isOn = phase === 'recording';
  const mayGoOn = (phase === 'paused' || phase === 'offered') && isOwn && !isFull;
  return (
    <>
      {(isOn || mayGoOn) && (
        <Button onClick={isOn ? visit.pause : visit.goOn}>{isOn ? words.pause : words.goOn}</Button>
      )}
      {phase === 'failed' && <Button onClick={visit.tryAgain}>{words.tryAgain}</Button>}
      {phase === 'failed' && hasText && <Button onClick={onLeaveOut}>{words.finishWithout}</Button>}
      {phase !== 'failed' && phase !== 'finishing' && (
        <Button look="primary" onClick={visit.finish}>
          {words.finish}
        </Button>
      )}
      {(phase === 'failed' || phase === 'finishing') && isFinished && <LaterButton />}
      <Button look="quiet" onClick={onDiscard}>
        {words.discard}
      </Button>
    </>
  );
}

function Sign({ phase }: Pick<VisitState, 'phase'>): ReactNode {
  if (phase === 'recording') {
    return (
      <span className="nw-visit-sign" data-on="">
        <i aria-hidden="true" />
        {words.recording}
      </span>
    );
  }
  const Icon = phase === 'paused' ? Pause : phase === 'done' || phase === 'ready' ? CircleCheck : Mic;
  return (
    <span className="nw-visit-sign">
      <Icon aria-hidden="true" />
      {phase === 'paused' && words.paused}
      {phase === 'finishing' && words.finishing}
    </span>
  );
}

/** The recording at hand, and what can be done with it. */
export function Bar({ state }: { readonly state: VisitState }): ReactNode {
  const [asked, setAsked] = useState<'discard' | 'leave-out' | null>(null);
  // Behind a button: others in the room may see the screen.
  const [hasWords, setWords] = useState(false);
  const { phase, problem, notice, isLasting, isFinished } = state;
  const isRunning = phase === 'recording' || phase === 'paused' || phase === 'finishing';
  const rest = describeRest(state);
  return (
    <>
      <div className="nw-visit-line">
        <Sign phase={phase} />
        {isRunning && <RunningTime />}
        {phase === 'recording' && <LevelMeter />}
        {rest !== null && <span className="nw-visit-rest">{rest}</span>}
        <span className="nw-visit-actions">
          {isRunning && (
            <Button look="text" aria-expanded={hasWords} onClick={() => setWords(!hasWords)}>
              {hasWords ? words.hideWords : words.showWords}
            </Button>
          )}
          <Actions state={state} onDiscard={() => setAsked('discard')} onLeaveOut={() => setAsked('leave-out')} />
        </span>
      </div>
      {notice !== null && <p className="nw-visit-note">{notice}</p>}
      {phase === 'failed' && isFinished && <p className="nw-visit-note">{words.laterNote}</p>}
      {isRunning && !isLasting && <p className="nw-visit-note">{words.notLasting}</p>}
      <div className="nw-visit-problem">
        <Alert>{problem}</Alert>
      </div>
      {isRunning && hasWords && <VisitWords />}
      <SureDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onSure={() => (asked === 'discard' ? void visit.discard() : visit.finishWithoutFailed())}
      />
    </>
  );
}

/** What was focused in the bar goes with it: the page is gone on with. */
function useFocusAfterBar(isThere: boolean): void {
  const wasThere = useRef(false);
  useEffect(() => {
    const isGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    if (isGone && document.activeElement === document.body) document.querySelector<HTMLElement>('#content')?.focus();
  }, [isThere]);
}

/** Stays over every page while a visit is recorded, becomes text, or was interrupted, and while others wait. */
export function VisitBar(): ReactNode {
  const state = useStore(visitStore);
  const isAnyWaiting = useStore(waitingStore, ({ visits, problem }) => visits.length > 0 || problem !== null);
  const bar = useRef<HTMLElement>(null);
  const keepFocus = useFocusWhenLost(bar);
  const isThere = state.phase !== 'none' || isAnyWaiting;
  useEffect(lookForOpen, []);
  useFocusAfterBar(isThere);
  return (
    <>
      <VisitAnnouncer />
      {isThere && (
        <section
          ref={bar}
          tabIndex={-1}
          aria-label={words.bar}
          className="nw-visit"
          data-phase={state.phase}
          onClickCapture={keepFocus}
        >
          {state.phase !== 'none' && <Bar state={state} />}
          {isAnyWaiting && <WaitingList />}
        </section>
      )}
    </>
  );
}
