import type { NoteKind } from '@notewright/engine';
import { noteKinds } from '@notewright/engine/value-sets';
import type { ReactNode } from 'react';
import { noteNames } from '../../../../i18n/note-names.words.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { hints } from '../../composer/note/words.ts';
import * as words from './kind.words.ts';
import { anotherKind } from './words.ts';

export interface KindDialogProps {
  readonly isOpen: boolean;
  /** What the note is now; `own` for one by somebody's own template. */
  readonly current: NoteKind | 'own';
  /** Sends the words that ask for a kind. */
  readonly onAsk: (text: string) => void;
  readonly onClose: () => void;
}

/** The other kinds of note: choosing one has the last note written as that. */
export function KindDialog({ isOpen, current, onAsk, onClose }: KindDialogProps): ReactNode {
  const choose = (kind: NoteKind): void => {
    onClose();
    onAsk(words.kindAsks[kind]);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={anotherKind} lead={words.lead}>
      <ul className="mt-4 grid gap-1">
        {noteKinds
          .filter((kind) => kind !== current)
          .map((kind) => (
            <li key={kind}>
              <button
                type="button"
                onClick={() => choose(kind)}
                className="-mx-2.5 block min-h-11 w-[calc(100%+1.25rem)] rounded-small px-2.5 py-1.5 text-left hover:bg-paper-sunk"
              >
                <span className="block font-medium">{noteNames[kind]}</span>
                <span className="block text-step--1 text-ink-faint">{hints[kind]}</span>
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
