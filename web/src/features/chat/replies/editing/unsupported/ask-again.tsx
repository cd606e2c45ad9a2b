import type { ChatMessage } from '@notewright/contract';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Alert } from '../../../../../ui/alert.tsx';
import { toPlainText } from '../../../copy/to-plain-text.ts';
import { announce } from '../editing-store.ts';
import { askSource, type AskedAgain, type Offer } from './ask-source.ts';
import type { Unsupported } from './list-unsupported.ts';
import * as words from './ask-again.words.ts';
import './ask-again.css';

export interface AskAgainProps {
  readonly note: Pick<ChatMessage, 'id'>;
  readonly item: Unsupported;
  readonly isBusy: boolean;
  /** Hears the words that are to stand in the place of the statement. */
  readonly onTake: (replacement: string) => void;
  readonly onClose: () => void;
}

function summaryOf({ offers, is_said_elsewhere: isSaidElsewhere }: AskedAgain): string {
  if (offers.length > 0) return words.found(offers.length);
  return isSaidElsewhere ? words.elsewhere : words.nothing;
}

interface OfferProps extends Pick<AskAgainProps, 'isBusy' | 'onTake'> {
  readonly offer: Offer;
}

function OfferedStatement({ offer, isBusy, onTake }: OfferProps): ReactNode {
  const shown = toPlainText(offer.text, '');
  return (
    <li className="nw-ask-again-offer">
      <span className="nw-ask-again-words">
        {shown}
        <span className="nw-ask-again-quote">{words.quote(offer.words.join(' … '))}</span>
      </span>
      <button
        type="button"
        className="nw-text-button"
        disabled={isBusy}
        aria-label={words.takeStatement(shown)}
        onClick={() => onTake(offer.text)}
      >
        {words.take}
      </button>
    </li>
  );
}

/** Under a statement that the source does not hold: what it says instead, each with its words, to be taken with one key. */
export function AskAgain({ note, item, isBusy, onTake, onClose }: AskAgainProps): ReactNode {
  const [answer, setAnswer] = useState<AskedAgain | string | null>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const { id } = note;
  const { statement, text } = item;
  useEffect(() => {
    let isGone = false;
    summary.current?.focus();
    void askSource({ id }, { statement, text }).then((found) => {
      if (isGone || found === null) return;
      setAnswer(found);
      if (typeof found !== 'string') announce(summaryOf(found));
    });
    return () => {
      isGone = true;
    };
  }, [id, statement, text]);
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const isFound = answer !== null && typeof answer !== 'string';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key of all that is inside
    <div role="group" className="nw-ask-again" aria-label={words.title(item.shown)} onKeyDown={closeByKey}>
      <Alert>{typeof answer === 'string' ? answer : null}</Alert>
      <p ref={summary} tabIndex={-1}>
        {answer === null ? words.looking : isFound ? summaryOf(answer) : null}
      </p>
      {isFound && answer.offers.length > 0 && (
        <ul>
          {answer.offers.map((offer) => (
            <OfferedStatement key={offer.text} {...{ offer, isBusy, onTake }} />
          ))}
        </ul>
      )}
      <button type="button" className="nw-text-button" onClick={onClose}>
        {words.close}
      </button>
    </div>
  );
}
