import type { ChatMessage } from '@notewright/contract';
import type { LeftOut } from '@notewright/engine';
import { use, useId, useState, type ReactNode } from 'react';
import { giveFocus } from '../../../../hooks/give-focus.ts';
import { EvidenceContext } from '../../evidence/evidence-context.tsx';
import { leftOutOf } from '../../evidence/evidence-of.ts';
import { focusStatement, hoverStatement } from '../../evidence/evidence-store.ts';
import { addLeftOut } from './add-left-out.ts';
import { quoteLeftOut } from './quote-left-out.ts';
import * as words from './words.ts';
import './left-out.css';

export interface LeftOutProps {
  readonly chatId: string;
  readonly reply: ChatMessage;
  /** The message in whose words it stands; null where that is not loaded. */
  readonly source: ChatMessage | null;
  readonly isChatBusy: boolean;
  /** False where the note was not finished: it can only be written again. */
  readonly canAdd: boolean;
}

/** So many are shown at first; what can harm most comes first. */
const shownAtFirst = 5;

/** Frames within which a version that has ended is drawn. */
const framesToDraw = 120;

/**
 * Where somebody who waits for the version that came of it goes on, once it is drawn: at what is left, else at what can be done
 * with it.
 */
function focusVersion(replyId: string, frames = framesToDraw): void {
  const sheet = document.querySelector<HTMLElement>(`[data-reply="${replyId}"]`);
  const action = sheet?.querySelector<HTMLElement>('.nw-actions button');
  const left = sheet?.querySelector<HTMLElement>('[data-left-out]');
  // A reply takes its time: who writes the next message meanwhile goes on with that.
  if (action) giveFocus(left ?? action, null, { preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusVersion(replyId, frames - 1));
}

interface ItemProps {
  readonly leftOut: LeftOut;
  readonly said: string;
  /** Its number among all that can be pointed at. */
  readonly number: number;
  readonly canAdd: boolean;
  readonly isDisabled: boolean;
  readonly onAdd: () => void;
}

/** One statement in the person's own words, which light up in the source while one is at it, and the way into the note. */
function LeftOutItem({ leftOut: { risk }, said, number, canAdd, isDisabled, onAdd }: ItemProps): ReactNode {
  const store = use(EvidenceContext);
  const { descriptionId } = store.getState();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shows its words; nothing is pressed
    <li
      className="nw-left-out-item"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') hoverStatement(store, number);
      }}
      onPointerLeave={() => hoverStatement(store, null)}
      onFocus={() => focusStatement(store, number)}
      onBlur={() => focusStatement(store, null)}
    >
      <button
        type="button"
        className="nw-left-out-words"
        aria-describedby={descriptionId}
        // A browser that gives a pressed button no focus would not show its words.
        onClick={(event) => event.currentTarget.focus()}
      >
        {risk !== 'other' && <span className="nw-left-out-risk">{words.risks[risk]}</span>}
        {said}
      </button>
      {canAdd && (
        <button
          type="button"
          className="nw-text-button"
          aria-label={words.addStatement(said)}
          disabled={isDisabled}
          onClick={onAdd}
        >
          {words.add}
        </button>
      )}
    </li>
  );
}

/** Under a note: clinical statements of its input that it does not hold, each of which can be put into a finished one. */
export function LeftOutList({ chatId, reply, source, isChatBusy, canAdd }: LeftOutProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const titleId = useId();
  const all = leftOutOf(reply);
  if (source === null || all.length === 0) return null;
  const shown = isOpen ? all : all.slice(0, shownAtFirst);
  const add = (place: number): void => {
    setAdding(true);
    void addLeftOut(chatId, reply.id, place)
      .then((id) => {
        if (id !== null) focusVersion(id);
      })
      .finally(() => setAdding(false));
  };
  return (
    <section aria-labelledby={titleId} className="nw-doc nw-left-out font-serif print:hidden">
      <h3 id={titleId} data-left-out tabIndex={-1} className="nw-part">
        {words.title}
      </h3>
      <ul>
        {shown.map((leftOut, place) => (
          <LeftOutItem
            key={place}
            leftOut={leftOut}
            said={quoteLeftOut(leftOut, source)}
            number={reply.statements.length + place}
            canAdd={canAdd}
            isDisabled={isChatBusy || isAdding}
            onAdd={() => add(place)}
          />
        ))}
      </ul>
      {all.length > shownAtFirst && (
        <button type="button" className="nw-text-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.showFewer : words.showAll(all.length)}
        </button>
      )}
    </section>
  );
}
