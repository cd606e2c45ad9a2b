import type { LearnedPreference } from '@notewright/contract';
import { useRef, useState, type ReactNode } from 'react';
import { actOnLearned, changeLearned, setLearningMode, useLearned, type LearnedAct } from '../../../api/learning.ts';
import { giveFocus } from '../../../hooks/give-focus.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useAction, type Action } from '../company/use-action.ts';
import * as common from '../words.ts';
import { CompanyStyle } from './company-style.tsx';
import { LearnedList } from './learned-list.tsx';
import * as words from './words.ts';

const groups = [
  { state: 'proposed', title: words.proposed },
  { state: 'accepted', title: words.used },
  { state: 'off', title: words.off },
] as const;

const said: Readonly<Record<LearnedAct, string>> = {
  accept: words.accepted,
  off: words.switchedOff,
  delete: words.removed,
};

/** All that was learned and is to be seen, with what can be done with it, and the switch of Learning Mode. */
export function OwnLearned(): ReactNode {
  const { data, error, refetch, isFetching } = useLearned();
  const action = useAction();
  // The switch can be pressed while something else is being kept.
  const switching = useAction();
  const [done, setDone] = useState('');
  // The box shows what was chosen while it is being kept.
  const [wanted, setWanted] = useState<boolean | null>(null);
  /** What was asked for last; null while nothing is on its way. */
  const asked = useRef<boolean | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const run = async (by: Action, work: () => Promise<void>, sentence: string): Promise<boolean> => {
    setDone('');
    const isDone = await by.run(work, common.failed);
    if (isDone) setDone(sentence);
    return isDone;
  };
  const change = async (work: () => Promise<void>, sentence: string): Promise<void> => {
    // What had the focus stands elsewhere now, or is gone.
    if (await run(action, work, sentence)) giveFocus(place.current, place.current);
  };
  if (error !== null && data === undefined)
    return (
      <LoadFailed problem={error.serverMessage ?? words.notLoaded} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  if (data === undefined) return <Loading />;
  const keepMode = (isOn: boolean): Promise<boolean> =>
    run(switching, () => setLearningMode(isOn), isOn ? words.modeOn : words.modeOff);
  const setMode = async (isOn: boolean): Promise<void> => {
    setWanted(isOn);
    const isUnderWay = asked.current !== null;
    asked.current = isOn;
    if (isUnderWay) return;
    // What was pressed last holds, also where it was pressed while another one was being kept.
    let kept = isOn;
    do {
      kept = asked.current ?? kept;
      await keepMode(kept);
    } while (asked.current !== kept);
    asked.current = null;
    setWanted(null);
  };
  const act = (what: LearnedAct, { id }: LearnedPreference): void =>
    void change(() => actOnLearned(what, id), said[what]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Checkbox
        label={words.mode}
        checked={wanted ?? data.is_on}
        onChange={({ currentTarget: { checked } }) => void setMode(checked)}
      />
      <p role="status" className="my-3 text-step--1 text-ink-soft empty:hidden">
        {done}
      </p>
      <Alert>{switching.problem ?? action.problem}</Alert>
      {data.data.length === 0 && <p className="mt-3 text-ink-soft">{words.none}</p>}
      {groups.map(({ state, title }) => (
        <LearnedList
          key={state}
          title={title}
          items={data.data.filter((one) => one.state === state)}
          isBusy={action.isBusy}
          onAct={act}
          onChange={({ id }, to) => void change(() => changeLearned(id, to), words.changed)}
        />
      ))}
      <CompanyStyle own={data.data} />
    </div>
  );
}
