import type { NoteKind } from '@notewright/engine';
import { noteKinds } from '@notewright/engine/value-sets';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { noteNames } from '../../../../i18n/note-names.words.ts';
import { paths } from '../../../../routes/paths.ts';
import { useTemplates } from '../../../../api/templates.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { ChoiceDialogProps } from '../choice-button.tsx';
import { chooseNote } from '../composer-store.ts';
import { noteKind as title } from '../words.ts';
import * as words from './words.ts';

interface ChoiceProps {
  readonly name: string;
  readonly hint: string;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One note that can be chosen, with what it is for. */
function NoteChoice({ name, hint, group, isChosen, onChoose }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className="flex min-h-7 items-start gap-2.5 text-ink-soft pointer-coarse:min-h-11">
      <input
        type="radio"
        id={id}
        aria-describedby={`${id}-hint`}
        name={group}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-[18px] shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="block font-medium">
          {name}
        </label>
        <p id={`${id}-hint`} className="text-step--1 text-ink-faint">
          {hint}
        </p>
      </div>
    </div>
  );
}

/** What the notes of this chat are to be: taken as soon as it is chosen, for the messages to come. */
export function NoteDialog({ isOpen, box, options, onClose }: ChoiceDialogProps): ReactNode {
  const group = useId();
  const templates = useTemplates();
  const kind = options.note_kind ?? null;
  const own = templates.data?.data;
  const isGone = options.template !== undefined && own?.every(({ id }) => id !== options.template?.id) === true;
  const choice = (one: NoteKind): ReactNode => (
    <NoteChoice
      key={one}
      group={group}
      name={noteNames[one]}
      hint={words.hints[one]}
      isChosen={kind === one}
      onChoose={() => chooseNote(box, { note_kind: one })}
    />
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} lead={words.lead}>
      <fieldset className="mt-5 grid gap-2.5">
        <legend className="sr-only">{title}</legend>
        <NoteChoice
          group={group}
          name={words.asAsked}
          hint={words.asAskedHint}
          isChosen={kind === null && options.template === undefined}
          onChoose={() => chooseNote(box, {})}
        />
        {noteKinds.map(choice)}
        {own?.map((one) => (
          <NoteChoice
            key={one.id}
            group={group}
            name={one.name}
            hint={words.templateHint(one.is_shared, one.headings.length)}
            isChosen={options.template?.id === one.id}
            onChoose={() => chooseNote(box, { template: { id: one.id, name: one.name } })}
          />
        ))}
      </fieldset>
      <Alert>{isGone ? words.templateGone(options.template?.name ?? '') : null}</Alert>
      <Alert>{templates.error === null ? null : words.templatesFailed}</Alert>
      <p className="mt-4">
        <Link to={`${paths.settings}#templates`} className="text-accent underline underline-offset-[3px]">
          {words.manage}
        </Link>
      </p>
      <div className="mt-5 flex justify-end">
        <Button look="primary" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Dialog>
  );
}
