import type { ToolName } from '@notewright/engine';
import { BookOpen, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { noteNames } from '../../../i18n/note-names.words.ts';
import { paths } from '../../../routes/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useDialogPart } from '../../../ui/use-dialog-part.ts';
import { changeBox, type NoteOptions } from './composer-store.ts';
import { readRedaction } from './redaction/kept-choice.ts';
import * as words from './words.ts';

export interface ChoiceProps {
  readonly box: string;
  /** What the notes of the chat are to be. */
  readonly options: NoteOptions;
}

export interface ChoiceDialogProps extends ChoiceProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const loadRedaction = async () => (await import('./redaction/redaction-dialog.tsx')).RedactionDialog;
const loadNote = async () => (await import('./note/note-dialog.tsx')).NoteDialog;

function nameOf({ note_kind: kind, template }: NoteOptions): string | null {
  return kind === undefined ? (template?.name ?? null) : noteNames[kind];
}

/** Validify has nothing to choose; who audits looks codes up. */
function CodesLink(): ReactNode {
  return (
    <Link
      to={paths.codes}
      className="inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-small px-2.5 text-sm text-ink-soft hover:bg-paper-sunk hover:text-ink pointer-coarse:min-h-11"
    >
      <BookOpen aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{words.codes}</span>
    </Link>
  );
}

/** Opens what can be chosen about a tool's work, which is fetched with the first click; says what was chosen. */
export function ChoiceButton({ box, options, tool }: ChoiceProps & { readonly tool: ToolName }): ReactNode {
  const isRedaction = tool === 'Redactify';
  const { Part, isOpen, open, close } = useDialogPart<ChoiceDialogProps>(
    () => (isRedaction ? loadRedaction() : loadNote()),
    () => changeBox(box, { problem: words.choiceFailed }),
  );
  if (tool === 'Validify') return <CodesLink />;
  const name = isRedaction ? null : nameOf(options);
  const isChanged = isRedaction ? Object.keys(readRedaction()).length > 0 : name !== null;
  const label = isRedaction
    ? isChanged
      ? words.redactionChanged
      : words.redaction
    : name === null
      ? words.noteKind
      : words.noteKindIs(name);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={open}
        className={classNames(
          'inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-small px-2.5 text-sm hover:bg-paper-sunk pointer-coarse:min-h-11',
          isChanged ? 'text-accent' : 'text-ink-soft',
        )}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {name !== null && <span className="max-w-44 truncate max-sm:sr-only">{name}</span>}
      </button>
      {Part !== null && <Part isOpen={isOpen} box={box} options={options} onClose={close} />}
    </>
  );
}
