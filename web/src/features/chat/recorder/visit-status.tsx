import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { formatHour } from '../../../i18n/dates.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { minutesOf } from './transcript.ts';
import { clockOf } from './visit-clock.ts';
import { elapsed, visitStore, type Phase, type VisitState } from './visit-store.ts';
import { describeLine } from './waiting-list.tsx';
import { waitingStore } from './waiting-store.ts';
import * as words from './words.ts';

/** So many seconds are always on their way: a piece that is being recorded, and one that is being sent. */
const underway = 6;

/** Seconds recorded until now, read every half second while the microphone is on. */
function useElapsed(): number {
  const state = useStore(visitStore);
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (state.onSince === null) return undefined;
    const timer = setInterval(() => setTurn((turn) => turn + 1), 500);
    return () => clearInterval(timer);
  }, [state.onSince]);
  return elapsed(state);
}

/** What waits here while the server does not answer. */
function describeOffline({ phase }: VisitState, waiting: number): string {
  const minutes = Math.floor(waiting / 60);
  if (phase === 'finishing') return words.offlineFinishing;
  if (phase === 'recording') return minutes === 0 ? words.offline : words.offlineWaiting(minutes);
  return minutes === 0 ? words.offlineResting : words.offlineRestingWaiting(minutes);
}

/** How much of it is at the server, and what is not. */
function describeSaving(state: VisitState, seconds: number): string {
  const { phase, savedUntil, isConnected } = state;
  const waiting = seconds - savedUntil;
  if (!isConnected) return describeOffline(state, waiting);
  return phase !== 'recording' && waiting < underway ? words.savedAll : words.saved(clockOf(savedUntil));
}

/** How long it is, and how much of that is saved. */
export function RunningTime(): ReactNode {
  const state = useStore(visitStore);
  const seconds = useElapsed();
  return (
    <>
      <span className="nw-visit-time" role="timer">
        {clockOf(seconds)}
      </span>
      <span className={state.isConnected ? 'nw-visit-saved' : 'nw-visit-offline'}>
        {describeSaving(state, seconds)}
      </span>
    </>
  );
}

/** What is said of a recording that does not run. */
export function describeRest({ phase, begunAt, secondsBefore, isOwn }: VisitState): string | null {
  const time = begunAt === null ? '' : formatHour(begunAt);
  const minutes = minutesOf(secondsBefore);
  if (phase === 'offered') return isOwn ? words.offered(time, minutes) : words.offeredElsewhere(time, minutes);
  if (phase === 'ready') return words.ready(time, minutes);
  if (phase === 'failed') return words.failed;
  if (phase === 'elsewhere') return words.elsewhere;
  if (phase === 'silent') return words.silent;
  return phase === 'done' ? words.done : null;
}

const saidOf: Readonly<Partial<Record<Phase, string>>> = {
  recording: words.saidStart,
  paused: words.saidPause,
  finishing: words.saidFinish,
};

/** Says to who listens, once each, that it began, was paused, or is finished, and that the connection is gone. */
export function VisitAnnouncer(): ReactNode {
  const phase = useStore(visitStore, (state) => state.phase);
  const isConnected = useStore(visitStore, (state) => state.isConnected);
  const rest = useStore(visitStore, describeRest);
  const waiting = useStore(waitingStore, ({ visits }) => describeLine(visits));
  const said = saidOf[phase] ?? rest ?? waiting ?? '';
  return (
    <VisuallyHidden>
      <span role="status">{isConnected || phase !== 'recording' ? said : words.saidOffline}</span>
    </VisuallyHidden>
  );
}
