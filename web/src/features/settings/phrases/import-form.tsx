import { limits, phrases } from '@notewright/contract';
import { useRef, useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { useIsThere } from '../../../hooks/use-is-there.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { useAction } from '../company/use-action.ts';
import * as common from '../words.ts';
import { ImportPreview, type ReadList } from './import-preview.tsx';
import * as words from './words.ts';

interface Props {
  readonly canShare: boolean;
  /** @param isThere whether the form is still open */
  readonly onDone: (count: number, isThere: boolean) => void;
  readonly onCancel: () => void;
}

function FileButton({
  onText,
  onProblem,
}: {
  readonly onText: (text: string) => void;
  readonly onProblem: (sentence: string) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    if (file.size > limits.phraseListBytes) onProblem(words.tooLargeFile);
    else onText(await file.text());
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <>
      <Button onClick={() => picker.current?.click()}>{words.chooseFile}</Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={words.chooseFile}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => void take(event)}
      />
    </>
  );
}

/** A list of phrases: pasted or chosen, looked at, and then kept. */
export function ImportForm({ canShare, onDone, onCancel }: Props): ReactNode {
  const [text, setText] = useState('');
  const [isShared, setShared] = useState(false);
  const [read, setRead] = useState<ReadList | null>(null);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const action = useAction();
  const isThere = useIsThere();
  /** Counts what there was to read. */
  const newest = useRef(0);
  const readAgain = (): void => {
    newest.current += 1;
    setRead(null);
  };
  const change = (next: string): void => {
    setText(next);
    readAgain();
    setFileProblem(null);
    action.clear();
  };
  const send = (store: boolean): Promise<ReadList> =>
    call(phrases.importPhrases, { body: { text, is_shared: isShared, store } });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const asked = newest.current;
    await action.run(async () => {
      const answer = await send(read !== null);
      if (read !== null) onDone(answer.taken.length, isThere());
      // What stands in the field by now was not read yet.
      else if (asked === newest.current) setRead(answer);
    }, common.failed);
  };
  const canStore = read !== null && read.taken.length > 0;
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid max-w-2xl gap-4">
      <div>
        <h3 className="font-medium">{words.importTitle}</h3>
        <p className="text-ink-soft">{words.importLead}</p>
      </div>
      <div>
        <FileButton onText={change} onProblem={setFileProblem} />
      </div>
      <TextAreaField
        label={words.listText}
        rows={8}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
      />
      {canShare && (
        <Checkbox
          label={words.forCompany}
          checked={isShared}
          onChange={(event) => {
            setShared(event.target.checked);
            readAgain();
          }}
        />
      )}
      {/* Always there, so that a screen reader hears what comes into it. */}
      <div role="status">{read !== null && <ImportPreview read={read} />}</div>
      <Alert>{fileProblem ?? action.problem}</Alert>
      <div className="flex flex-wrap gap-3">
        {(read === null || canStore) && (
          <Button type="submit" look="primary" isBusy={action.isBusy}>
            {read === null ? words.check : words.takeThem(read.taken.length)}
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
