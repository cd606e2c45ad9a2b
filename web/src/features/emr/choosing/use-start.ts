import type { EmrLaunch } from '@notewright/contract';
import { useState } from 'react';
import { CallProblem } from '../../../api/call.ts';
import { formatRecordDate } from '../../../i18n/record-date.ts';
import type { RecordSource } from './to-sources.ts';
import * as words from './words.ts';

/**
 * What stands in the way of using a record: the words for it; the patient whom the message that was begun is about; the
 * words of such a message that is about nobody's record; or that the open chat belongs to nobody yet.
 */
export type Obstacle =
  | { readonly problem: string }
  | { readonly begunFor: string }
  | { readonly begunWith: string }
  | { readonly isUnlinked: true };

export interface RecordUse {
  /** Puts them into the box of a new chat; gives what is in the way, or null. */
  readonly startNote: (
    launch: EmrLaunch,
    sources: readonly RecordSource[],
    begunIs: 'ask' | 'discard' | 'keep',
  ) => Promise<Obstacle | null>;
  /** Links a chat and puts them into its box; gives what is in the way, or null. Throws `CallProblem`. */
  readonly takeToChat: (
    launch: EmrLaunch,
    chatId: string,
    sources: readonly RecordSource[],
    isSure: boolean,
  ) => Promise<Obstacle | null>;
}

/** What is asked before two patients could come together. */
export interface Question {
  readonly title: string;
  readonly question: string;
  /** The words that it is about; empty for none. */
  readonly quote: string;
  readonly ways: readonly { readonly label: string; readonly onGo: () => void }[];
}

export interface Start {
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** Null while nothing is in the way. */
  readonly asked: Question | null;
  readonly start: () => void;
  readonly takeToChat: (chatId: string) => void;
  /** Links the chat with the record, and puts nothing into its box. */
  readonly linkChat: (chatId: string) => void;
  readonly close: () => void;
}

/** Using what was chosen of a record, in a new chat or in the open one; another patient's is stopped, and asked about. */
export function useStart(launch: EmrLaunch, sources: readonly RecordSource[], use: RecordUse): Start {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Question | null>(null);
  const { name, birth_date: born } = launch.patient;
  const ask = (obstacle: Exclude<Obstacle, { readonly isUnlinked: true }>): void => {
    if ('problem' in obstacle) return setProblem(obstacle.problem);
    const discard = { label: words.discardAndStart, onGo: () => begin('discard') };
    if ('begunFor' in obstacle) {
      const question = words.otherBegun(obstacle.begunFor, name);
      return setAsked({ title: words.otherTitle, question, quote: '', ways: [discard] });
    }
    const keep = { label: words.keepAndStart(name), onGo: () => begin('keep') };
    const question = words.alreadyBegun(name);
    return setAsked({ title: words.begunTitle, question, quote: obstacle.begunWith, ways: [discard, keep] });
  };
  const refuse = (error: unknown): void => {
    if (!(error instanceof CallProblem)) return setProblem(words.notUsed);
    if (error.code !== 'other_patient') return setProblem(error.message);
    const ways = [{ label: words.startNew(name), onGo: () => begin('ask') }];
    return setAsked({ title: words.otherTitle, question: words.otherInChat(name), quote: '', ways });
  };
  const askToLink = (onGo: () => void): void =>
    setAsked({
      title: words.linkTitle,
      question: words.linkForGood(born === null ? name : `${name} (${words.born(formatRecordDate(born))})`),
      quote: '',
      ways: [{ label: words.linkChat, onGo }],
    });
  const run = async (act: () => Promise<Obstacle | null>, onSure: () => void = () => undefined): Promise<void> => {
    setBusy(true);
    setProblem(null);
    setAsked(null);
    try {
      const obstacle = await act();
      if (obstacle !== null && 'isUnlinked' in obstacle) askToLink(onSure);
      else if (obstacle !== null) ask(obstacle);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const begin = (begunIs: 'ask' | 'discard' | 'keep'): void => void run(() => use.startNote(launch, sources, begunIs));
  const take = (chatId: string, taken: readonly RecordSource[], isSure = false): void =>
    void run(
      () => use.takeToChat(launch, chatId, taken, isSure),
      () => take(chatId, taken, true),
    );
  return {
    isBusy,
    problem,
    asked,
    start: () => begin('ask'),
    takeToChat: (chatId) => take(chatId, sources),
    linkChat: (chatId) => take(chatId, []),
    close: () => setAsked(null),
  };
}
