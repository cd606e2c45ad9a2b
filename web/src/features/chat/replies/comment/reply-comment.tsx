import { limits, type ChatMessage } from '@notewright/contract';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useFocusWhenLost } from '../../../../hooks/use-focus-when-lost.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { saveComment } from './save-comment.ts';
import * as words from './words.ts';

export interface CommentProps {
  readonly chatId: string;
  /** A reply that was disliked. */
  readonly reply: ChatMessage;
  readonly onClose: () => void;
}

/** What was wrong with a reply, in the words of whoever disliked it. An offer: the dislike counts without it. */
export function ReplyComment({ chatId, reply, onClose }: CommentProps): ReactNode {
  const [text, setText] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'failed' | 'saved'>('open');
  const status = useRef<HTMLParagraphElement>(null);
  const watchFocus = useFocusWhenLost(status);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '' || state === 'busy') return;
    setState('busy');
    watchFocus();
    saveComment(chatId, reply.id, text.trim()).then(
      (isSaved) => setState(isSaved ? 'saved' : 'open'),
      () => setState('failed'),
    );
  };
  return (
    <div className="nw-sheet-foot pt-0! pb-4! print:hidden">
      <p ref={status} role="status" tabIndex={-1} className="text-sm text-ink-soft empty:hidden">
        {state === 'saved' ? words.saved : null}
      </p>
      {state !== 'saved' && (
        <form aria-label={words.title} onSubmit={submit} className="max-w-xl">
          <TextAreaField
            label={words.label}
            hint={words.hint}
            error={state === 'failed' ? words.failed : null}
            rows={3}
            maxLength={limits.commentCharacters}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div className="mt-3 flex flex-wrap gap-2">
            <Button type="submit" look="primary" isBusy={state === 'busy'} disabled={text.trim() === ''}>
              {words.send}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {words.close}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
