import { blankDraftLines, type chat } from '@notewright/contract';
import { escapeMarkdown, textProfiles, writeNoteText, type TextProfileName } from '@notewright/engine/note-text';
import type { UserCaller } from '../../kernel/caller.ts';
import type { Clock } from '../../kernel/clock.ts';
import { sayIn } from '../../language/say-in.ts';
import { wordSignatures, writeNotePaper, type NotePaper, type NoteToPrint } from '../../note-files/note-paper.ts';
import type { PaperPress } from '../../note-files/paper-press.ts';
import type { Owner } from '../../store/store.ts';
import type { StoredNote } from './find-note.ts';
import type { RelinkEditParts } from './relink-edit.ts';
import { writeHl7 } from './write-hl7.ts';
import { writeFhir } from './write-fhir.ts';

export interface WriteNoteFileParts extends RelinkEditParts {
  readonly clock: Clock;
  readonly press: PaperPress;
  /** The name of the company that somebody works in; null of who works for themselves. */
  readonly organizationOf: (caller: UserCaller) => Promise<string | null>;
}

/** Who has a note written as a file, and how. */
export interface NoteFileRequest {
  readonly owner: Owner;
  readonly organization: string | null;
  /** Of the words that are not of the note. */
  readonly language: string;
  readonly profile: TextProfileName;
  readonly signal: AbortSignal;
}

export interface NoteFile {
  readonly ending: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

interface NoteToCarry extends NoteToPrint {
  readonly note: StoredNote;
  readonly request: NoteFileRequest;
}

/** When a version was written or last changed (epoch milliseconds). */
export const writtenAtOf = ({ edit, createdAt }: StoredNote): number => edit?.editedAt ?? createdAt;

/** True for one that cannot be opened, or was signed and is not what was signed: it does not leave as what it is not. */
export const isUnfit = ({ isDamaged, signatures = [] }: StoredNote): boolean =>
  isDamaged === true || signatures.some(({ isIntact }) => !isIntact);

/**
 * A version of a note as a file. What makes documents is loaded when somebody first asks for one.
 * @throws ProblemError `unavailable` when the engine or what makes documents has too much to do
 */
export function writeNoteFile(
  parts: WriteNoteFileParts,
  note: StoredNote,
  format: chat.ExportFormat,
  request: NoteFileRequest,
): Promise<NoteFile> {
  return writers[format]({ ...noteToPrint(note, request.organization), note, request }, parts);
}

/** What of a version its file says, whatever the format. */
export function noteToPrint(note: StoredNote, organization: string | null): NoteToPrint {
  const { content: markdown, signatures = [], cosignature, edit } = note;
  const isAddendum = typeof edit?.addendumTo === 'string';
  return { markdown, signatures, cosignature, isAddendum, organization, writtenAt: writtenAtOf(note) };
}

type Writer = (note: NoteToCarry, parts: WriteNoteFileParts) => Promise<NoteFile>;

/** The words of a note as people read them: a signed one is no draft any more, as on the clipboard and on paper. */
const shownOf = ({ markdown, signatures }: NoteToCarry): string =>
  signatures.length > 0 ? blankDraftLines(markdown) : markdown;
const paperOf = (note: NoteToCarry): NotePaper =>
  writeNotePaper({ ...note, markdown: shownOf(note) }, sayIn(note.request.language), note.request.language);
/**
 * Below the words of a note of which a co-signature was asked: who signed it, and whose signature is wanting. A text carries no
 * state at its head or foot, and one that a colleague has yet to sign must not be taken for one that they did.
 */
function closedOf(markdown: string, note: NoteToCarry): string {
  if (note.cosignature === undefined) return markdown;
  const say = sayIn(note.request.language);
  const lines = wordSignatures(note).map((line) => escapeMarkdown(say(line)));
  return `${markdown.trimEnd()}\n\n${lines.join('\n\n')}\n`;
}
const textOf = (text: string, ending: string, mediaType: string): Promise<NoteFile> =>
  Promise.resolve({ ending, mediaType, bytes: Buffer.from(text) });

/** What documents for people are called, by what they end in. */
export const paperTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;

const onPaper =
  (format: keyof typeof paperTypes): Writer =>
  async (note, { press }) => ({
    ending: format,
    mediaType: paperTypes[format],
    bytes: await press.make(format, paperOf(note), note.request.signal),
  });

export const fhirFile = (bundle: object): NoteFile => ({
  ending: 'fhir.json',
  mediaType: 'application/fhir+json',
  bytes: Buffer.from(JSON.stringify(bundle)),
});

const writers: Readonly<Record<chat.ExportFormat, Writer>> = {
  md: (note) => textOf(closedOf(note.markdown, note), 'md', 'text/markdown'),
  txt: (note) =>
    textOf(writeNoteText(closedOf(shownOf(note), note), textProfiles[note.request.profile]), 'txt', 'text/plain'),
  docx: onPaper('docx'),
  pdf: onPaper('pdf'),
  hl7: (carried, { clock }) => {
    // An addendum is a document of its own, beside the one that it adds to.
    const said = shownOf(carried).slice(carried.note.edit?.signedEnd ?? 0);
    const message = writeHl7({ ...carried, markdown: closedOf(said, carried), madeAt: clock.now() });
    return textOf(message, 'hl7', 'application/hl7-v2');
  },
  fhir: async (carried, parts) => {
    const { owner, signal } = carried.request;
    return fhirFile(await writeFhir(parts, owner, { ...carried, madeAt: parts.clock.now(), signal }));
  },
};
