import type { EmrContext, EmrNote } from '@notewright/contract';
import { useId, type ReactNode } from 'react';
import { formatRecordDate } from '../../../i18n/record-date.ts';
import { noteKey } from './choice.ts';
import { GroupHead } from './group-head.tsx';
import type { ChoiceProps } from './group-part.tsx';
import { NothingRead } from './nothing-read.tsx';
import * as words from './words.ts';

interface NoteProps {
  readonly note: EmrNote;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Note({ note, isChosen, onChoose }: NoteProps): ReactNode {
  const isEmpty = note.text.trim() === '';
  return (
    <li>
      <label className="nw-emr-entry">
        <input
          type="checkbox"
          checked={isChosen && !isEmpty}
          disabled={isEmpty}
          className="mt-[3px] size-[18px] shrink-0 accent-accent"
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{note.title}</span>
        <span className="nw-emr-date">{note.date === null ? words.noDate : formatRecordDate(note.date)}</span>
      </label>
      {isEmpty ? (
        <p className="pl-7 text-step--1 text-ink-faint">{words.emptyNote}</p>
      ) : (
        <details className="pl-7">
          <summary className="nw-emr-summary">
            {words.showText}
            <span className="sr-only"> {note.title}</span>
          </summary>
          <p className="nw-emr-text">{note.text}</p>
        </details>
      )}
    </li>
  );
}

interface Props extends ChoiceProps {
  readonly context: EmrContext;
  readonly isReading: boolean;
  readonly onRetry: () => void;
}

/** The last notes of a record, each with its date, its box and its words. */
export function NotesPart({ context, chosen, onChoose, isReading, onRetry }: Props): ReactNode {
  const id = useId();
  const { notes, notes_state: state } = context;
  const keys = notes.filter(({ text }) => text.trim() !== '').map((note) => noteKey(note.id));
  return (
    <section aria-labelledby={id} className="nw-emr-group">
      <GroupHead
        id={id}
        title={words.notes}
        chosen={keys.filter((key) => chosen.has(key)).length}
        all={keys.length}
        onChoose={(isChosen) => onChoose(keys, isChosen)}
      />
      {notes.length === 0 ? (
        <NothingRead title={words.notes} {...{ state, isReading, onRetry }} />
      ) : (
        <ul>
          {notes.map((note) => (
            <Note
              key={note.id}
              note={note}
              isChosen={chosen.has(noteKey(note.id))}
              onChoose={(isChosen) => onChoose([noteKey(note.id)], isChosen)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
