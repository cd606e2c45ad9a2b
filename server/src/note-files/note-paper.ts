import { defineMessage, type Message } from '@notewright/engine/message';
import { readNoteBlocks, type NoteBlock } from '@notewright/engine/note-text';
import type { Say } from '../language/say-in.ts';
import type { StoredCosignature, StoredSignature } from '../store/store.ts';

/** A version of a note as it is put on paper. */
export interface NoteToPrint {
  readonly markdown: string;
  readonly isAddendum: boolean;
  /** None of a draft. */
  readonly signatures: readonly Pick<StoredSignature, 'role' | 'name' | 'credentials' | 'signedAt' | 'attestation'>[];
  /** The last request for a co-signature of it; undefined where there is none. */
  readonly cosignature?: StoredCosignature | undefined;
  /** What stands above it; null of a person without a company. */
  readonly organization: string | null;
  /** When it was written or last changed (epoch milliseconds). */
  readonly writtenAt: number;
}

/** What stands on the pages of a note, in words. */
export interface NotePaper {
  readonly organization: string | null;
  /** "Draft", or who signed it, as what and when: a line each, at the head and at the foot of each page. */
  readonly states: readonly string[];
  /** The note, every word of it in order, from its title on. */
  readonly blocks: readonly NoteBlock[];
  /** The language of the words that are not of the note (BCP 47). */
  readonly language: string;
  /** What the properties of the file call it: no word of a patient. */
  readonly fileTitle: string;
  readonly writtenAt: number;
  /** Like "Page 1 of 3", with `pagePlaces` where the numbers stand. */
  readonly pageWords: string;
}

/** Where the number of a page and of all pages stands: signs that nobody writes. */
export const pagePlaces = { page: '\u0001', count: '\u0002' } as const;

/** A time like "2026-11-30 08:30 UTC", which every reader of a record reads alike. */
export const showTime = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const draft = (): Message => defineMessage('noteFile.draft', 'Draft. Not signed.');
const draftAddendum = (): Message => defineMessage('noteFile.draftAddendum', 'Draft of an addendum. Not signed.');
const addendum = (): Message => defineMessage('noteFile.addendum', 'Addendum');
/** Like "Page 1 of 3", with `pagePlaces` where the numbers stand. */
export const pageWords = (): Message => defineMessage('noteFile.page', 'Page {page} of {count}', pagePlaces);
const fileTitle = (): Message => defineMessage('noteFile.title', 'Clinical note');

function wordSignature({ role, name, credentials, signedAt, attestation }: NoteToPrint['signatures'][number]): Message {
  const who = [String(name), credentials].filter((words) => words !== '').join(', ');
  const time = showTime(signedAt);
  if (role === 'author') return defineMessage('noteFile.signed', 'Reviewed and signed by {who}, {time}', { who, time });
  const values = { who, time, attestation: String(attestation) };
  return defineMessage('noteFile.cosigned', 'Co-signed by {who}, {time}: {attestation}', values);
}

/** Whose co-signature is wanting, so that nobody takes the note for one that has it. */
function wordCosignature({ state, askedOfName, askedAt, answeredAt }: StoredCosignature): Message[] {
  const who = String(askedOfName);
  const asked = { who, time: showTime(askedAt) };
  if (state === 'open')
    return [defineMessage('noteFile.awaitsCosignature', 'Awaiting co-signature by {who}, asked {time}', asked)];
  if (state === 'signed') return [];
  const returned = { who, time: showTime(answeredAt ?? askedAt) };
  return [defineMessage('noteFile.notCosigned', 'Not co-signed: sent back by {who}, {time}', returned)];
}

/** Who signed a version, and whose co-signature is wanting: a line each, none of a draft. */
export function wordSignatures({
  signatures,
  cosignature,
}: Pick<NoteToPrint, 'signatures' | 'cosignature'>): Message[] {
  return [...signatures.map(wordSignature), ...(cosignature === undefined ? [] : wordCosignature(cosignature))];
}

/** What a version of a note is, in words: a draft, an addendum, who signed it. */
export function wordStates(note: Pick<NoteToPrint, 'isAddendum' | 'signatures' | 'cosignature'>): readonly Message[] {
  const { isAddendum, signatures } = note;
  if (signatures.length === 0) return [isAddendum ? draftAddendum() : draft()];
  return [...(isAddendum ? [addendum()] : []), ...wordSignatures(note)];
}

/** Puts a version of a note into words. Its own stay as they were signed, the line that calls it a draft too. */
export function writeNotePaper(note: NoteToPrint, say: Say, language: string): NotePaper {
  return {
    organization: note.organization,
    states: wordStates(note).map(say),
    blocks: readNoteBlocks(note.markdown),
    language,
    fileTitle: say(fileTitle()),
    writtenAt: note.writtenAt,
    pageWords: say(pageWords()),
  };
}

/** Like "note-2026-11-30.docx": the day on which it was written, and no word of it. */
export const nameNoteFile = (writtenAt: number, ending: string): string =>
  `note-${new Date(writtenAt).toISOString().slice(0, 10)}.${ending}`;
