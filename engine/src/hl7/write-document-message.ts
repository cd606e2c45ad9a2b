import { documentTypes } from '../fhir/data/documents.ts';
import type { NoteResult } from '../model/result.ts';
import { makeControlId } from './control-id.ts';
import { documentEvents, documentTypeCodes } from './data/tables.ts';
import {
  components,
  encode,
  encodeTime,
  encodingCharacters,
  nothing,
  repetitions,
  segmentEnd,
  writeSegment,
  type Encoded,
} from './encode.ts';
import {
  writeAuthentication,
  writeClinician,
  writePatient,
  type MessagePatient,
  type MessageSigner,
} from './write-people.ts';
import { textSections, writeTextSegments } from './write-text.ts';

/** What a message does to the record that it goes to, and to which document there. */
export type DocumentChange =
  | { readonly kind: 'original' }
  /** `to` is the id of the version that is added to, or replaced. */
  | { readonly kind: 'addendum' | 'replacement'; readonly to: string }
  /** Takes the document itself back. */
  | { readonly kind: 'cancel'; readonly reason: string };

/** A signed version of a note as it goes to a record. */
export interface DocumentNote {
  /** A UUID: it is the document's number, wherever and however often the document is sent. */
  readonly id: string;
  readonly kind: NoteResult['noteKind'];
  /** Of an addendum what was added and no more. */
  readonly markdown: string;
  /** When the version was first written, and when it was changed last (ISO 8601). */
  readonly writtenAt: string;
  readonly editedAt: string | null;
  /** At least one, the author first. */
  readonly signers: readonly MessageSigner[];
  /** A colleague who was asked to co-sign it and has not. */
  readonly awaitedCosigner: string | null;
  readonly change: DocumentChange;
}

/** From where to where a message goes. */
export interface MessageFrame {
  /** When it is made (ISO 8601). */
  readonly madeAt: string;
  /** The organisation that the note is from; empty where there is none. */
  readonly facility: string;
  /** Names by which the receiver knows itself; empty where nobody said. */
  readonly receiver: { readonly application: string; readonly facility: string };
  /** P production, T training, D debugging (HL7 table 0103). */
  readonly processing: 'P' | 'T' | 'D';
  /** Null where nobody said whose note it is. */
  readonly patient: MessagePatient | null;
}

export interface DocumentMessage {
  /** MSH-10: the same each time that this version is sent with this event; another once a co-signature came to it. */
  readonly controlId: string;
  /** Segments, each with its end. UTF-8 on the wire. */
  readonly text: string;
}

const application = 'NOTEWRIGHT';

/** A document's number, unique with the application that gave it out (TXA-12, TXA-13). */
const numberOf = (versionId: string): Encoded => components(versionId, application);

/**
 * MSH (HL7 v2.5.1, 2.15.9). MSH-15 and MSH-16 are empty: original mode, one acknowledgement once the receiver is done with it. MSH-18
 * is the character set of the whole message (table 0211).
 */
function writeHeader(controlId: string, { kind }: DocumentChange, frame: MessageFrame): string {
  const { event, structure } = documentEvents[kind];
  const { madeAt, facility, receiver, processing } = frame;
  const rest = writeSegment('', {
    1: encode(application),
    2: encode(facility),
    3: encode(receiver.application),
    4: encode(receiver.facility),
    5: encodeTime(madeAt),
    7: components('MDM', event, structure),
    8: encode(controlId),
    9: encode(processing),
    10: encode('2.5.1'),
    16: encode('UNICODE UTF-8'),
  });
  return `MSH|${encodingCharacters}${rest}`;
}

/** TXA-17, HL7 table 0271. */
const completionOf = ({ awaitedCosigner }: DocumentNote): 'LA' | 'AU' => (awaitedCosigner === null ? 'LA' : 'AU');

/**
 * TXA, the document's header (HL7 v2.5.1, 9.6.1).
 * - TXA-12: the unique document number, the same for the same version; a cancel names the document that it takes back.
 * - TXA-13: the parent's number, of an addendum (9.5.6) and of a replacement (9.5.10), each of which has a number of its own.
 * - TXA-17: LA, legally authenticated, once everybody has signed who was to; AU, authenticated, while a co-signature is wanting.
 * - TXA-19: AV, available for care; CA of what is taken back (9.5.11), for which TXA-21 gives the reason.
 * - TXA-22: who authenticated it and when, required with AU and LA.
 */
function writeDocumentHeader(note: DocumentNote): string {
  const { id, kind, writtenAt, editedAt, signers, awaitedCosigner, change } = note;
  const author = signers.find(({ role }) => role === 'author');
  const by = author === undefined ? nothing : writeClinician(author);
  return writeSegment('TXA', {
    1: encode('1'),
    2: encode(documentTypeCodes[kind]),
    3: encode('TX'),
    4: encodeTime(writtenAt),
    5: by,
    6: encodeTime(writtenAt),
    8: editedAt === null ? nothing : encodeTime(editedAt),
    9: by,
    10: awaitedCosigner === null ? nothing : writeClinician({ name: awaitedCosigner, credentials: '' }),
    12: numberOf(id),
    13: 'to' in change ? numberOf(change.to) : nothing,
    17: encode(completionOf(note)),
    19: encode(change.kind === 'cancel' ? 'CA' : 'AV'),
    21: change.kind === 'cancel' ? encode(change.reason) : nothing,
    22: repetitions(signers.map(writeAuthentication)),
  });
}

function writeText({ kind, markdown, awaitedCosigner, change }: DocumentNote): readonly string[] {
  if (change.kind === 'cancel') return [];
  const [code, words] = documentTypes[kind];
  const settled = change.kind === 'replacement' ? 'C' : 'F';
  return writeTextSegments(textSections(markdown), {
    identifier: components(code, words, 'LN'),
    status: awaitedCosigner === null ? settled : 'P',
  });
}

/**
 * A signed version of a note as a message of HL7 v2.5.1, chapter 9: T02 a document and its text (9.5.2), T06 an addendum (9.5.6), T10 a
 * replacement (9.5.10), T11 taking back what came into the wrong record (9.5.11, without text). Pure: the same version gives the same
 * message, but for the time at which it is made.
 * @throws RangeError for a note that nobody signed, and for a time that is none
 */
export function writeDocumentMessage(note: DocumentNote, frame: MessageFrame): DocumentMessage {
  if (note.signers.length === 0) throw new RangeError('A note that nobody signed is no document of a record.');
  const { event } = documentEvents[note.change.kind];
  const controlId = makeControlId(note.id, `${event} ${completionOf(note)}`);
  const segments = [
    writeHeader(controlId, note.change, frame),
    // EVN-2: when it was recorded (3.4.1).
    writeSegment('EVN', { 1: encode(event), 2: encodeTime(frame.madeAt) }),
    writePatient(frame.patient),
    // PV1-2: the class of patient is required; U is unknown (3.4.3.2, table 0004).
    writeSegment('PV1', { 1: encode('1'), 2: encode('U') }),
    writeDocumentHeader(note),
    ...writeText(note),
  ];
  return { controlId, text: segments.map((segment) => segment + segmentEnd).join('') };
}
