import { limits } from '@notewright/contract';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useEmrConnections } from '../../../../api/emr/connections.ts';
import { dayKey } from '../../../../i18n/dates.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { OpenPatient } from '../../patient/open-patient.tsx';
import { openPatients } from '../../patient/words.ts';
import { newChat } from '../../sending/reply-store.ts';
import type { BoxSource, SourceDetails } from '../box-source.ts';
import { addSources } from '../composer-store.ts';
import { EarlierNotePicker, type EarlierNoteChoice } from './earlier-note-picker.tsx';
import { SourceFields } from './source-fields.tsx';
import * as words from './words.ts';

interface FormProps {
  readonly box: string;
  /** Adds it and closes the form; where there is no room for it the form stays. */
  readonly onAdd: (source: BoxSource) => void;
  /** Why it was not added, in one sentence. */
  readonly problem: string | null;
  readonly onCancel: () => void;
}

function FormEnd({ problem, onCancel }: Pick<FormProps, 'problem' | 'onCancel'>): ReactNode {
  return (
    <>
      <Alert>{problem}</Alert>
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button look="primary" type="submit">
          {words.add}
        </Button>
      </div>
    </>
  );
}

const warnBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Warns before the page is left with words that are nowhere else. */
function useWarning(hasWords: boolean): void {
  useEffect(() => {
    if (!hasWords) return undefined;
    addEventListener('beforeunload', warnBeforeLeaving);
    return () => removeEventListener('beforeunload', warnBeforeLeaving);
  }, [hasWords]);
}

/** A pasted text with its name, kind and day. */
function TextForm({ onAdd, ...end }: FormProps): ReactNode {
  const [details, setDetails] = useState<SourceDetails>({ kind: 'current', name: '', date: null });
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const name = details.name.trim();
  const isEmpty = text.trim() === '';
  useWarning(!isEmpty);
  return (
    <form
      noValidate
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name !== '' && !isEmpty) onAdd({ ...details, name, id: crypto.randomUUID(), origin: 'text', text });
      }}
    >
      <SourceFields
        details={details}
        nameError={isTried && name === '' ? words.nameMissing : null}
        onChange={setDetails}
      />
      <TextAreaField
        label={words.text}
        rows={8}
        value={text}
        maxLength={limits.messageCharacters}
        error={isTried && isEmpty ? words.textMissing : null}
        onChange={(event) => setText(event.target.value)}
      />
      <FormEnd {...end} />
    </form>
  );
}

/** A version of an earlier note, under the name of its chat and with the day on which it was written. */
function NoteForm({ onAdd, ...end }: FormProps): ReactNode {
  const [choice, setChoice] = useState<EarlierNoteChoice | null>(null);
  const [isTried, setTried] = useState(false);
  return (
    <form
      noValidate
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (choice === null) return;
        const { note, chatTitle } = choice;
        const date = dayKey(new Date(note.timestamp));
        const name = chatTitle.slice(0, limits.sourceNameCharacters);
        onAdd({ id: crypto.randomUUID(), origin: 'note', kind: 'previous_note', name, date, messageId: note.id });
      }}
    >
      <EarlierNotePicker onChoose={setChoice} />
      <p aria-live="polite" className="text-sm text-danger empty:hidden">
        {isTried && choice === null ? words.noteMissing : ''}
      </p>
      <FormEnd {...end} />
    </form>
  );
}

/** The way to a patient's record, from which what is chosen there comes back as sources. */
const RecordForm = ({ box }: FormProps): ReactNode => <OpenPatient chatId={box === newChat ? null : box} />;

const names = { text: words.pastedText, note: words.earlierNote, record: openPatients } as const;
const forms = { text: TextForm, note: NoteForm, record: RecordForm } as const;
type FormName = keyof typeof forms;
const formNames = ['text', 'note', 'record'] as const satisfies readonly FormName[];

interface Props {
  readonly box: string;
  readonly onClose: () => void;
}

/** The forms, of which one is shown; another one keeps what was typed or chosen in it, and begins when it is first shown. */
function Forms({ box, onClose }: Props): ReactNode {
  const group = useId();
  const [shown, setShown] = useState<FormName>('text');
  const [begun, setBegun] = useState<readonly FormName[]>(['text']);
  const [problem, setProblem] = useState<string | null>(null);
  const hasRecords = useEmrConnections().length > 0;
  const offered = formNames.filter((name) => name !== 'record' || hasRecords);
  const add = (source: BoxSource): void => {
    const tooMany = addSources(box, [source]);
    setProblem(tooMany);
    if (tooMany === null) onClose();
  };
  const show = (name: FormName): void => {
    setShown(name);
    setBegun((before) => (before.includes(name) ? before : [...before, name]));
    setProblem(null);
  };
  return (
    <>
      <fieldset className="mt-5 flex flex-wrap gap-4">
        <legend className="sr-only">{words.what}</legend>
        {offered.map((name) => (
          <label key={name} className="flex min-h-7 items-center gap-2 font-medium pointer-coarse:min-h-11">
            <input
              type="radio"
              name={group}
              checked={shown === name}
              className="size-[18px] accent-accent"
              onChange={() => show(name)}
            />
            {names[name]}
          </label>
        ))}
      </fieldset>
      {begun.map((name) => {
        const Form = forms[name];
        const isShown = name === shown;
        return (
          <div key={name} hidden={!isShown}>
            <Form box={box} onAdd={add} problem={isShown ? problem : null} onCancel={onClose} />
          </div>
        );
      })}
    </>
  );
}

/** Adds a pasted text or an earlier note to a message, or leaves for a patient's record to choose from. */
export function AddSourceDialog({ isOpen, ...rest }: Props & { readonly isOpen: boolean }): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={words.addTitle} lead={words.addLead}>
      <Forms {...rest} />
    </Dialog>
  );
}
