import { limits } from '@notewright/contract';
import { useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import type { AnswerFormProps } from './cosign-form.tsx';
import { sendReturn } from './send-answer.ts';
import * as words from './words.ts';

interface Props extends AnswerFormProps {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Sending the note back with what should be changed. */
export function ReturnForm({ requestId, onDone, onSwitch, fieldRef }: Props): ReactNode {
  const [comment, setComment] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy || comment.trim() === '') return;
    setBusy(true);
    void sendReturn(requestId, comment.trim()).then((sentence) => {
      setBusy(false);
      setProblem(sentence);
      if (sentence === null) onDone(words.sentBack);
    });
  };
  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      <TextAreaField
        ref={fieldRef}
        label={words.comment}
        hint={words.commentHint}
        required
        maxLength={limits.cosignatureCommentCharacters}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Alert>{problem}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={isBusy} disabled={comment.trim() === ''}>
          {words.sendBack}
        </Button>
        <Button look="quiet" onClick={onSwitch}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
