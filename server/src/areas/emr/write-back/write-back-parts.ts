import { defineMessage } from '@notewright/engine/message';
import type { AuditEvent } from '../../../kernel/audit-event.ts';
import { ProblemError } from '../../../kernel/problem.ts';
import type { NoteForRecord, NotesForRecords } from '../../../emr/write-back/notes-for-records.ts';
import type { OpenedRecord, RecordAccess } from '../../../emr/write-back/record-access.ts';
import type { ChatPatient } from '../../../store/emr/chat-patient-store.ts';
import type { SignedVersions } from '../../../store/notes/signed-versions.ts';
import { ownerOf, type EmrParts, type EmrRequest } from '../own-launches.ts';

export interface WriteBackParts extends Pick<EmrParts, 'store' | 'clock' | 'newId'> {
  readonly notes: NotesForRecords;
  readonly access: RecordAccess;
  /** Has what waits written now. */
  readonly nudge: () => void;
}

/** A line of the audit log: who did what with which note and a record. */
export function noteLine(
  { clock }: Pick<WriteBackParts, 'clock'>,
  { caller, ip, userAgent }: EmrRequest,
  action: string,
  id: string,
  outcome: AuditEvent['outcome'] = 'success',
): AuditEvent {
  const { tenantId, userId } = caller;
  const at = clock.now();
  return { tenantId, actorId: userId, action, objectType: 'message', objectId: id, outcome, ip, userAgent, at };
}

/** A note of whoever asks, or one that they co-signed. @throws ProblemError `not_found` */
export async function requireNote(
  parts: WriteBackParts,
  request: EmrRequest,
  action: string,
  id: string,
): Promise<NoteForRecord> {
  const note = await parts.notes.find(request.caller, id);
  if (note !== null) return note;
  await parts.store.audit.append(noteLine(parts, request, action, id, 'denied'));
  throw new ProblemError('not_found');
}

const unsigned = defineMessage('emr.noteUnsigned', 'This note is not signed. Please sign it first, then send it.');
const waiting = defineMessage(
  'emr.noteWaiting',
  'This note waits for a co-signature. It can be sent once it is given.',
);

/** A version that may go, into whose record, and what else of its note is signed. */
export interface WritableNote {
  readonly note: NoteForRecord;
  readonly place: ChatPatient;
  readonly versions: SignedVersions;
}

/**
 * @throws ProblemError where it is not signed by whoever asks, is not what was signed, a newer version is, or its chat is about nobody
 *   whose record was opened
 */
export async function requireWritable(
  parts: WriteBackParts,
  request: EmrRequest,
  action: string,
  id: string,
): Promise<WritableNote> {
  const note = await requireNote(parts, request, action, id);
  if (note.state === 'damaged') throw new ProblemError('damaged');
  if (note.state === 'unsigned') throw new ProblemError('note_unsigned', { message: unsigned });
  if (note.state === 'waiting') throw new ProblemError('note_unsigned', { message: waiting });
  if (!note.isSignedByCaller) throw new ProblemError('forbidden');
  const versions = await parts.store.notes.readSigned(note.author, id);
  if (versions === null || versions.signed.at(-1)?.id !== id) throw new ProblemError('note_superseded');
  const place = await parts.store.emr.chats.find(note.author, note.chatId);
  if (place === null) throw new ProblemError('emr_not_bound');
  return { note, place, versions };
}

/** The record of a note's patient, as whoever asks has it open. @throws ProblemError `emr_ended` */
export async function requireRecord(
  { access }: Pick<WriteBackParts, 'access'>,
  { caller }: EmrRequest,
  place: ChatPatient,
): Promise<OpenedRecord> {
  const record = await access.open(ownerOf(caller), place);
  if (record === null) throw new ProblemError('emr_ended');
  return record;
}
