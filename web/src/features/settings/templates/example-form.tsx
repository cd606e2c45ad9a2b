import { limits, templates } from '@notewright/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { useFirstFocus } from '../../../hooks/use-first-focus.ts';
import { useIsThere } from '../../../hooks/use-is-there.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { useAction } from '../company/use-action.ts';
import * as common from '../words.ts';
import { emptyHeading, type Draft } from './draft.ts';
import * as words from './example.words.ts';

/** A template that was read of an example, to be changed and saved. */
export interface ReadDraft {
  readonly draft: Draft;
  /** Headings that were left out, since their words may be about the patient. */
  readonly dropped: number;
}

interface Props {
  readonly onRead: (read: ReadDraft) => void;
  readonly onCancel: () => void;
}

async function readExample(text: string): Promise<ReadDraft | null> {
  const { headings, dropped } = await call(templates.readExample, { body: { text } });
  if (headings.length === 0) return null;
  const rows = headings.slice(0, limits.templateHeadings).map(({ title, takes, style }) => ({
    ...emptyHeading(),
    title,
    takes: [...takes],
    instruction: words.styles[style],
  }));
  return { draft: { name: '', isShared: false, headings: rows }, dropped };
}

/** One finished note, of which the template takes its headings. The note is in memory alone, and only while this form is open. */
export function ExampleForm({ onRead, onCancel }: Props): ReactNode {
  const [text, setText] = useState('');
  const [hasNone, setNone] = useState(false);
  const action = useAction();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await action.run(async () => {
      const read = await readExample(text);
      setNone(read === null);
      if (read !== null && isThere()) onRead(read);
    }, common.failed);
  };
  const isThere = useIsThere();
  const first = useFirstFocus();
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid max-w-2xl gap-4">
      <div ref={first} tabIndex={-1} className="outline-none">
        <h3 className="font-medium">{words.title}</h3>
        <p className="text-ink-soft">{words.lead}</p>
      </div>
      <TextAreaField
        label={words.note}
        rows={12}
        value={text}
        maxLength={limits.exampleCharacters}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          setNone(false);
        }}
      />
      <Alert>{hasNone ? words.noHeadings : action.problem}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" isBusy={action.isBusy}>
          {words.read}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
