import type { LearnedPreference, NotePreference } from '@notewright/contract';
import { useId, type ReactNode } from 'react';
import type { LearnedAct } from '../../../api/learning.ts';
import { describePreference } from '../../../i18n/learned/describe-preference.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import * as words from './words.ts';

interface Props {
  readonly title: string;
  readonly items: readonly LearnedPreference[];
  readonly isBusy: boolean;
  readonly onAct: (act: LearnedAct, one: LearnedPreference) => void;
  readonly onChange: (one: LearnedPreference, to: NotePreference) => void;
}

/** What can stand in the place of a preference, itself first chosen; nothing where there is nothing else. */
function Choices({
  one,
  sentence,
  onChange,
}: Pick<Props, 'onChange'> & { one: LearnedPreference; sentence: string }): ReactNode {
  if (one.choices.length < 2) return null;
  const options = one.choices.map((choice, at) => ({
    value: String(at),
    label: describePreference(choice, one.choices),
  }));
  const chosen = options.findIndex(({ label }) => label === sentence);
  return (
    <div className="max-w-md">
      <SelectField
        label={words.change}
        aria-label={words.changeOne(sentence)}
        options={options}
        value={String(chosen)}
        onChange={({ currentTarget: { value } }) => {
          const to = one.choices[Number(value)];
          if (to !== undefined && Number(value) !== chosen) onChange(one, to);
        }}
      />
    </div>
  );
}

function Row({ one, isBusy, onAct, onChange }: Omit<Props, 'title' | 'items'> & { one: LearnedPreference }): ReactNode {
  const sentence = describePreference(one.preference, one.choices);
  const isUsed = one.state === 'accepted';
  const [again, againOne] =
    one.state === 'proposed' ? [words.accept, words.acceptOne] : [words.acceptAgain, words.acceptAgainOne];
  return (
    <li className="grid gap-2 border-b border-rule py-3">
      <p className="[overflow-wrap:anywhere]">{sentence}</p>
      {one.notes_seen > 0 && (
        <p className="text-step--1 text-ink-soft">{words.inNotes(String(one.notes_for), String(one.notes_seen))}</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {!isUsed && (
          <Button aria-label={againOne(sentence)} disabled={isBusy} onClick={() => onAct('accept', one)}>
            {again}
          </Button>
        )}
        {one.state !== 'off' && (
          <Button aria-label={words.switchOffOne(sentence)} disabled={isBusy} onClick={() => onAct('off', one)}>
            {words.switchOff}
          </Button>
        )}
        <Button aria-label={words.removeOne(sentence)} disabled={isBusy} onClick={() => onAct('delete', one)}>
          {words.remove}
        </Button>
      </div>
      <Choices one={one} sentence={sentence} onChange={onChange} />
    </li>
  );
}

/** Preferences in one state, each in a sentence, with what it rests on. */
export function LearnedList({ title, items, ...rest }: Props): ReactNode {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 id={id} className="mb-1 font-medium">
        {title}
      </h3>
      <ul aria-labelledby={id} className="border-t border-rule">
        {items.map((one) => (
          <Row key={one.id} one={one} {...rest} />
        ))}
      </ul>
    </div>
  );
}
