import type { ChatMessage } from '@notewright/contract';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../../../i18n/dates.ts';
import { Alert } from '../../../../../ui/alert.tsx';
import { isTampered, signedLines } from './closing-of.ts';
import * as words from './words.ts';
import '../clinician.css';

/** Who edited and signed a version of a note, in sentences that also stand on paper; and a warning where it is not what was signed. */
export function NoteLines({ reply }: { readonly reply: ChatMessage }): ReactNode {
  const { edit } = reply;
  const lines = signedLines(reply);
  if (edit === undefined && lines.length === 0) return null;
  return (
    <div className="nw-sheet-foot nw-note-lines">
      <Alert>{isTampered(reply) ? words.notIntact : null}</Alert>
      {edit !== undefined && (
        <p className="text-step--1 text-ink-faint">
          {words.editedBy(edit.edited_by, formatMoment(new Date(edit.edited_at)))}
        </p>
      )}
      {lines.map((line) => (
        <p key={line} className="font-medium">
          {line}
        </p>
      ))}
    </div>
  );
}
