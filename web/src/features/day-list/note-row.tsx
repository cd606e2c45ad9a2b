import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatHour, formatMoment } from '../../i18n/dates.ts';
import { noteNames } from '../../i18n/note-names.words.ts';
import { chatPath } from '../../routes/paths.ts';
import { ToolMark, toolTints } from '../../ui/tool-mark.tsx';
import { StateMark } from './state-mark.tsx';
import type { DayNote } from './use-day.ts';
import * as words from './words.ts';

/** True for what has a note that can be printed and exported. */
export const isThere = ({ note_kind: kind }: DayNote): boolean => kind !== null;

const kindOf = ({ note_kind: kind }: DayNote): string =>
  kind === null ? words.failedNote : kind === 'own' ? words.ownNote : noteNames[kind];

/** Who signed it, and when the last of them did. */
function signersOf({ signatures }: DayNote): string | null {
  const last = signatures.at(-1);
  if (last === undefined) return null;
  const names = signatures.map(({ name, credentials }) => [name, credentials].filter(Boolean).join(', '));
  return words.signedBy(names.join('; '), formatMoment(new Date(last.signed_at)));
}

interface Props {
  readonly note: DayNote;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

/** One note of the day; its title opens its chat at it. */
export function NoteRow({ note, isSelected, onSelect }: Props): ReactNode {
  const id = useId();
  const title = note.title === '' ? words.untitled : note.title;
  const time = formatHour(new Date(note.timestamp));
  const signers = signersOf(note);
  const remark = note.state === 'to_review' && isThere(note) ? words.needsReview : signers;
  return (
    <li className="nw-day-row">
      <label className="nw-day-check">
        <span className="sr-only">{words.select(title, time)}</span>
        <input
          type="checkbox"
          className="size-[18px] rounded-small accent-accent"
          checked={isSelected}
          disabled={!isThere(note)}
          aria-describedby={id}
          onChange={({ currentTarget: { checked } }) => onSelect(checked)}
        />
      </label>
      <time dateTime={note.timestamp} className="nw-day-time">
        {time}
      </time>
      <div className="nw-day-what">
        <Link to={chatPath(note.chat_id)} state={{ openAt: note.message_id }} className="nw-day-title">
          {title}
        </Link>
        <p className="nw-day-kind">
          <span className={`inline-flex items-center gap-1.5 font-medium ${toolTints[note.model_name]}`}>
            <ToolMark tool={note.model_name} />
            {note.model_name}
          </span>
          <span>{kindOf(note)}</span>
          {note.is_addendum && note.state !== 'addended' && <span>{words.addendum}</span>}
          {remark !== null && <span>{remark}</span>}
        </p>
      </div>
      <span id={id} className="nw-day-state">
        <StateMark state={note.state} />
      </span>
    </li>
  );
}
