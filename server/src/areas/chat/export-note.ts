import { blankDraftLines, chat } from '@notewright/contract';
import { escapeMarkdown, textProfiles, writeNoteText, type TextProfileName } from '@notewright/engine/note-text';
import { route, type FileAnswer, type Route, type RouteRequest } from '../../http/route.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import type { Clock } from '../../kernel/clock.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { sayIn } from '../../language/say-in.ts';
import {
  nameNoteFile,
  writeNotePaper,
  wordSignatures,
  type NotePaper,
  type NoteToPrint,
} from '../../note-files/note-paper.ts';
import type { Store } from '../../store/store.ts';
import { auditLine } from './audit-line.ts';
import { findNote, type StoredNote } from './find-note.ts';
import { ownerOf } from './owner-of.ts';
import type { RelinkEditParts } from './relink-edit.ts';
import { writeFhir } from './write-fhir.ts';

export interface ExportNoteParts extends RelinkEditParts {
  readonly store: Store;
  readonly clock: Clock;
  /** The name of the company that somebody works in; null of who works for themselves. */
  readonly organizationOf: (caller: UserCaller) => Promise<string | null>;
}

type ExportNoteRequest = RouteRequest<typeof chat.exportNote, 'chart-user'>;

interface Written {
  readonly ending: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A version of a note and all that its file says beside its words. */
interface NoteToCarry extends NoteToPrint {
  readonly note: StoredNote;
  /** Of the words that are not of the note. */
  readonly language: string;
  readonly profile: TextProfileName;
}

/**
 * One version of a note as a file. A signed one that is not what was signed does not leave as a document that says who signed it; nor
 * does one that cannot be opened.
 */
export function exportNote(parts: ExportNoteParts): Route {
  return route(chat.exportNote, {
    policy: 'chart-user',
    // Each is a document that is made for it: few people ask for that twenty times a minute.
    limits: ['profile'],
    audit: 'note.export',
    handle: async (request) => {
      const note = await findNote(parts, request, 'note.export', request.params.messageId);
      if (note.isDamaged === true || (note.signatures ?? []).some(({ isIntact }) => !isIntact))
        throw new ProblemError('damaged');
      await parts.store.audit.append(auditLine(parts, request, 'note.export', { type: 'message', id: note.id }));
      const carried = await readNoteToCarry(parts, request, note);
      const written = await writers[request.query.format](carried, parts, request);
      return answerOf(written, carried.writtenAt);
    },
  });
}

const answerOf = ({ ending, mediaType, bytes }: Written, writtenAt: number): FileAnswer => ({
  kind: 'file',
  name: nameNoteFile(writtenAt, ending),
  mediaType,
  bytes,
});

async function readNoteToCarry(
  { organizationOf }: ExportNoteParts,
  { caller, query, language }: ExportNoteRequest,
  note: StoredNote,
): Promise<NoteToCarry> {
  const { content, signatures = [], cosignature, edit, createdAt } = note;
  return {
    note,
    markdown: content,
    signatures,
    cosignature,
    isAddendum: typeof edit?.addendumTo === 'string',
    organization: await organizationOf(caller),
    writtenAt: edit?.editedAt ?? createdAt,
    language,
    profile: query.profile ?? 'plain',
  };
}

type Writer = (note: NoteToCarry, parts: ExportNoteParts, request: ExportNoteRequest) => Promise<Written>;

/** The words of a note as people read them: a signed one is no draft any more, as on the clipboard and on paper. */
const shownOf = ({ markdown, signatures }: NoteToCarry): string =>
  signatures.length > 0 ? blankDraftLines(markdown) : markdown;
const paperOf = (note: NoteToCarry): NotePaper =>
  writeNotePaper({ ...note, markdown: shownOf(note) }, sayIn(note.language), note.language);
/**
 * Below the words of a note of which a co-signature was asked: who signed it, and whose signature is wanting. A text carries no
 * state at its head or foot, and one that a colleague has yet to sign must not be taken for one that they did.
 */
function closedOf(markdown: string, note: NoteToCarry): string {
  if (note.cosignature === undefined) return markdown;
  const say = sayIn(note.language);
  const lines = wordSignatures(note).map((line) => escapeMarkdown(say(line)));
  return `${markdown.trimEnd()}\n\n${lines.join('\n\n')}\n`;
}
const textOf = (text: string, ending: string, mediaType: string): Promise<Written> =>
  Promise.resolve({ ending, mediaType, bytes: Buffer.from(text) });

/** What makes documents is loaded when somebody first asks for one. */
const writers: Readonly<Record<chat.ExportFormat, Writer>> = {
  md: (note) => textOf(closedOf(note.markdown, note), 'md', 'text/markdown'),
  txt: (note) => textOf(writeNoteText(closedOf(shownOf(note), note), textProfiles[note.profile]), 'txt', 'text/plain'),
  docx: async (note) => {
    const { makeNoteDocx } = await import('../../note-files/note-docx.ts');
    const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    return { ending: 'docx', mediaType, bytes: await makeNoteDocx(paperOf(note)) };
  },
  pdf: async (note) => {
    const { makeNotePdf } = await import('../../note-files/note-pdf.ts');
    return { ending: 'pdf', mediaType: 'application/pdf', bytes: await makeNotePdf(paperOf(note)) };
  },
  fhir: async (note, parts, request) => {
    const owner = ownerOf(request.caller);
    const bundle = await writeFhir(parts, owner, { ...note, madeAt: parts.clock.now(), signal: request.signal });
    return { ending: 'fhir.json', mediaType: 'application/fhir+json', bytes: Buffer.from(JSON.stringify(bundle)) };
  },
};
