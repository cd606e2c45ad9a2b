import type { EmrLaunch } from '@notewright/contract';
import { useState } from 'react';
import { CallProblem } from '../../../api/call.ts';
import type { RecordSource } from './to-sources.ts';
import * as words from './words.ts';

/** What stands in the way of using a record: the words for it, or the patient whom the message that was begun is about. */
export type Obstacle = { readonly problem: string } | { readonly begunFor: string };

export interface RecordUse {
  /** Puts them into the box of a new chat; gives what is in the way, or null. */
  readonly startNote: (launch: EmrLaunch, sources: readonly RecordSource[], discards: boolean) => Obstacle | null;
  /** Links a chat and puts them into its box; gives what is in the way, or null. Throws `CallProblem`. */
  readonly takeToChat: (
    launch: EmrLaunch,
    chatId: string,
    sources: readonly RecordSource[],
  ) => Promise<Obstacle | null>;
}

export interface Start {
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** What the dialog about another patient says and does; null while nothing is in the way. */
  readonly asked: { readonly question: string; readonly goOnLabel: string; readonly onGoOn: () => void } | null;
  readonly start: () => void;
  readonly takeToChat: (chatId: string) => void;
  readonly close: () => void;
}

/** Using what was chosen of a record, in a new chat or in the open one; another patient's is stopped, and asked about. */
export function useStart(launch: EmrLaunch, sources: readonly RecordSource[], use: RecordUse): Start {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Start['asked']>(null);
  const { name } = launch.patient;
  const begin = (discards: boolean): void => {
    setAsked(null);
    const obstacle = use.startNote(launch, sources, discards);
    setProblem(obstacle !== null && 'problem' in obstacle ? obstacle.problem : null);
    if (obstacle === null || 'problem' in obstacle) return;
    setAsked({
      question: words.otherBegun(obstacle.begunFor, name),
      goOnLabel: words.discardAndStart(name),
      onGoOn: () => begin(true),
    });
  };
  const refuse = (error: unknown): void => {
    if (!(error instanceof CallProblem)) return setProblem(words.notUsed);
    if (error.code !== 'other_patient') return setProblem(error.message);
    const onGoOn = (): void => begin(false);
    return setAsked({ question: words.otherInChat(name), goOnLabel: words.startNew(name), onGoOn });
  };
  const go = async (chatId: string): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const obstacle = await use.takeToChat(launch, chatId, sources);
      if (obstacle !== null && 'problem' in obstacle) setProblem(obstacle.problem);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    problem,
    asked,
    start: () => begin(false),
    takeToChat: (chatId) => void go(chatId),
    close: () => setAsked(null),
  };
}
