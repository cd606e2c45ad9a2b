import type { LearnedPreference } from '@notewright/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { actOnLearned } from '../../../../../api/learning.ts';
import { giveFocus } from '../../../../../hooks/give-focus.ts';
import { describePreference } from '../../../../../i18n/learned/describe-preference.ts';
import { paths } from '../../../../../routes/paths.ts';
import { Button } from '../../../../../ui/button.tsx';
import { TextLink } from '../../../../../ui/text-link.tsx';
import { answerLearned } from './learned-store.ts';
import * as words from './words.ts';

interface Props {
  readonly versionId: string;
  readonly learned: readonly LearnedPreference[];
}

/** One proposal, with its answer. */
function Offer({ one, onAnswer }: { one: LearnedPreference; onAnswer: (isUsed: boolean) => void }): ReactNode {
  const sentence = describePreference(one.preference, one.choices);
  return (
    <li className="grid gap-2 py-2">
      <p className="[overflow-wrap:anywhere]">{words.learned(sentence)}</p>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={words.takeOne(sentence)} onClick={() => onAnswer(true)}>
          {words.take}
        </Button>
        <Button look="quiet" aria-label={words.notNowOne(sentence)} onClick={() => onAnswer(false)}>
          {words.notNow}
        </Button>
      </div>
    </li>
  );
}

/** What a signed note taught, said once to a listener; what is not answered is proposed under the settings as well. */
export function LearnedOffer({ versionId, learned }: Props): ReactNode {
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const first = learned[0];
  useEffect(() => {
    // Put in after the region stands, so that it is heard; the first of several stands for all.
    if (first !== undefined) setSaid(words.learned(describePreference(first.preference, first.choices)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each note
  }, [versionId]);
  const answer = async (one: LearnedPreference, isUsed: boolean): Promise<void> => {
    try {
      if (isUsed) await actOnLearned('accept', one.id);
      setSaid(isUsed ? words.used : words.kept);
    } catch {
      setSaid(words.failed);
    }
    answerLearned(versionId, one.id);
    giveFocus(place.current, place.current);
  };
  const isAnswered = learned.length === 0;
  return (
    <div ref={place} tabIndex={-1} className="nw-sheet-foot outline-none">
      <p role="status" className={isAnswered ? 'text-step--1 text-ink-soft' : 'sr-only'}>
        {said}
      </p>
      <ul>
        {learned.map((one) => (
          <Offer key={one.id} one={one} onAnswer={(isUsed) => void answer(one, isUsed)} />
        ))}
      </ul>
      <TextLink to={`${paths.settings}#learned`}>{words.allLearned}</TextLink>
    </div>
  );
}
