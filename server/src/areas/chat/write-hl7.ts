import { writeDocumentMessage } from '@notewright/engine/hl7';
import type { NoteToPrint } from '../../note-files/note-paper.ts';
import type { StoredNote } from './find-note.ts';

export interface NoteToSend extends NoteToPrint {
  readonly note: StoredNote;
  /** What goes out: of an addendum what was added. */
  readonly markdown: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

const timeOf = (at: number): string => new Date(at).toISOString();

/**
 * A signed version of a note as a message of HL7 v2: a document, or an addendum to the one that it adds to. It names no patient and no
 * receiver: whoever takes the file says which record it goes to.
 * @throws RangeError for one that nobody signed
 */
export function writeHl7({ note, markdown, madeAt, organization, signatures, cosignature }: NoteToSend): string {
  const { id, toolResult, createdAt, edit } = note;
  const isAwaited = cosignature !== undefined && cosignature.state !== 'signed';
  const to = edit?.addendumTo ?? null;
  const message = writeDocumentMessage(
    {
      id,
      kind: toolResult.noteKind,
      markdown,
      writtenAt: timeOf(createdAt),
      editedAt: edit === undefined ? null : timeOf(edit.editedAt),
      signers: signatures.map(({ role, name, credentials, signedAt }) => ({
        role,
        name: String(name),
        credentials,
        signedAt: timeOf(signedAt),
      })),
      awaitedCosigner: isAwaited ? String(cosignature.askedOfName) : null,
      change: to === null ? { kind: 'original' } : { kind: 'addendum', to },
    },
    {
      madeAt: timeOf(madeAt),
      facility: organization ?? '',
      receiver: { application: '', facility: '' },
      processing: 'P',
      patient: null,
    },
  );
  return message.text;
}
