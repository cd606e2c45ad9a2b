import { limits } from '@notewright/contract';
import { useId, useState, type ReactNode } from 'react';
import { dayKey } from '../../../../i18n/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import type { BoxSource, SourceDetails } from '../box-source.ts';
import { addSources, changeBox } from '../composer-store.ts';
import { EarlierNotePicker, type EarlierNoteChoice } from './earlier-note-picker.tsx';
import { SourceFields } from './source-fields.tsx';
import * as words from './words.ts';

interface FormProps {
  /** Adds it and closes the form. */
  readonly onAdd: (source: BoxSource) => void;
  readonly onCancel: () => void;
}

function FormEnd({ onCancel }: Pick<FormProps, 'onCancel'>): ReactNode {
  return (
    <div className="flex justify-end gap-2">
      <Button look="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button look="primary" type="submit">
        {words.add}
      </Button>
    </div>
  );
}

/** A pasted text with its name, kind and day. */
function TextForm({ onAdd, onCancel }: FormProps): ReactNode {
  const [details, setDetails] = useState<SourceDetails>({ kind: 'current', name: '', date: null });
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const name = details.name.trim();
  const isEmpty = text.trim() === '';
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
      <FormEnd onCancel={onCancel} />
    </form>
  );
}

/** A version of an earlier note, under the name of its chat and with the day on which it was written. */
function NoteForm({ onAdd, onCancel }: FormProps): ReactNode {
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
      <FormEnd onCancel={onCancel} />
    </form>
  );
}

interface Props {
  readonly box: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const forms = { text: words.pastedText, note: words.earlierNote } as const;
const formNames = ['text', 'note'] as const;

/** Adds a pasted text or an earlier note to a message. */
export function AddSourceDialog({ box, isOpen, onClose }: Props): ReactNode {
  const group = useId();
  const [form, setForm] = useState<(typeof formNames)[number]>('text');
  const Form = form === 'text' ? TextForm : NoteForm;
  const add = (source: BoxSource): void => {
    const problem = addSources(box, [source]);
    if (problem !== null) changeBox(box, { problem });
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.addTitle} lead={words.addLead}>
      <fieldset className="mt-5 flex flex-wrap gap-4">
        <legend className="sr-only">{words.what}</legend>
        {formNames.map((name) => (
          <label key={name} className="flex min-h-7 items-center gap-2 font-medium pointer-coarse:min-h-11">
            <input
              type="radio"
              name={group}
              checked={form === name}
              className="size-[18px] accent-accent"
              onChange={() => setForm(name)}
            />
            {forms[name]}
          </label>
        ))}
      </fieldset>
      <Form onAdd={add} onCancel={onClose} />
    </Dialog>
  );
}
