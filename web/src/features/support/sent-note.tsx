import type { ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import * as words from './support-form.words.ts';
import './sent-note.css';

export interface SentNoteProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly message: string;
  readonly email: string;
  readonly onAnother: () => void;
}

/** Takes the place of the form once its letter is on its way. */
export function SentNote({ heading, message, email, onAnother }: SentNoteProps): ReactNode {
  return (
    <div className="nw-support-sent">
      <h2 ref={heading} tabIndex={-1}>
        {message}
      </h2>
      <p>{words.answerComes(email)}</p>
      <Button onClick={onAnother}>{words.another}</Button>
    </div>
  );
}
