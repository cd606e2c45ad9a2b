import { limits, type SentSource } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import type { UploadedFile } from '../../http/route.ts';
import type { Clock } from '../../kernel/clock.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { StoredSource } from '../../store/store.ts';
import { auditLine, type AuditedRequest } from './audit-line.ts';
import { findNote, isSigned, type StoredNote } from './find-note.ts';
import { openPhrases } from './open-phrases.ts';
import { cleanName, discardFiles, receiveFile, type ReceivedFile, type ReceiveFileParts } from './receive-file.ts';
import { isUnfit } from './write-note-file.ts';

export interface ReceiveSourcesParts extends ReceiveFileParts {
  readonly clock: Clock;
}

interface SentMessageParts {
  readonly text: string;
  readonly files: readonly UploadedFile[];
  readonly sources: readonly SentSource[];
}

/** The files of a message, kept, and all its sources; none are named where there is one file of the visit at most. */
export interface ReceivedSources {
  readonly files: readonly ReceivedFile[];
  readonly sources: readonly StoredSource[] | undefined;
}

type Request = AuditedRequest & { readonly signal: AbortSignal };
type FileSource = Extract<SentSource, { origin: 'file' }>;

const undescribed: FileSource = { origin: 'file', kind: 'current', name: '', date: null };

/**
 * Every source in the person's order: what was said of files goes to the files in their own order, and files of which nothing was said come
 * last.
 * @throws ProblemError `too_many_sources`, and `validation_failed` where a file is missing
 */
function pairFiles({ text, files, sources }: SentMessageParts): (SentSource & { readonly file?: UploadedFile })[] {
  let at = 0;
  const paired = sources.map((source) => {
    if (source.origin !== 'file') return source;
    const file = files[at];
    at += 1;
    if (file === undefined) throw new ProblemError('validation_failed');
    return { ...source, file };
  });
  const all = [...paired, ...files.slice(at).map((file) => ({ ...undescribed, file }))];
  checkCount(text, all.length);
  return all;
}

/** Typed words are a source as well. @throws ProblemError `too_many_sources` where a message has more than it may */
export function checkCount(text: string, besides: number): void {
  if (besides + (text.trim() === '' ? 0 : 1) > limits.sources) throw new ProblemError('too_many_sources');
}

/** True for what a message always could be: typed words, and one file of the visit under its own name. */
const isPlain = (sources: readonly StoredSource[]): boolean =>
  sources.length === 0 ||
  (sources.length === 1 &&
    sources.every(
      ({ kind, date, name, attachment }) => kind === 'current' && date === null && name === attachment?.name,
    ));

/** @throws ProblemError `sources_too_long` where a message and what goes with it are longer than a message may be */
export function checkLength(text: string, sources: readonly StoredSource[]): void {
  const characters = sources.reduce((sum, one) => sum + one.text.length, text.length);
  if (!isPlain(sources) && characters > limits.messageCharacters) throw new ProblemError('sources_too_long');
}

const unconfirmed = defineMessage(
  'notes.sourceUnconfirmed',
  'The earlier note has template text that nobody confirmed. Please confirm or remove it, then use the note again.',
);
const unfilled = defineMessage(
  'notes.sourceUnfilled',
  'The earlier note has blanks. Please fill them in, then use the note again.',
);

/**
 * What a note says becomes what another rests on: a phrase would be taken for the patient's words.
 * @throws ProblemError `damaged` for one that does not leave, `note_unresolved` for one with a phrase that nobody settled
 */
function requireFit(note: StoredNote): void {
  if (isUnfit(note)) throw new ProblemError('damaged');
  const open = isSigned(note) ? null : openPhrases(note);
  if (open !== null)
    throw new ProblemError('note_unresolved', { message: open === 'unconfirmed' ? unconfirmed : unfilled });
}

/** The words of a version of a note of the person's own, under the name and day that it has. */
async function readNoteSource(
  parts: ReceiveSourcesParts,
  request: Request,
  { kind, name, date, message_id: messageId }: Extract<SentSource, { origin: 'note' }>,
): Promise<StoredSource> {
  const note = await findNote(parts, request, 'note.reuse', messageId);
  requireFit(note);
  await parts.store.audit.append(auditLine(parts, request, 'note.reuse', { type: 'message', id: messageId }));
  return {
    origin: 'note',
    kind,
    name: cleanName(name === '' ? note.toolResult.title : name, ''),
    date: date ?? new Date(note.createdAt).toISOString().slice(0, 10),
    text: note.content,
    attachment: null,
    messageId,
  };
}

async function readSource(
  parts: ReceiveSourcesParts,
  request: Request,
  source: Exclude<SentSource, FileSource>,
): Promise<StoredSource> {
  if (source.origin === 'note') return readNoteSource(parts, request, source);
  const { kind, name, date } = source;
  const text = source.text.replaceAll('\r\n', '\n');
  return { origin: 'text', kind, name: cleanName(name), date, text, attachment: null, messageId: null };
}

/** What is wrong with one of several files says which, by its place in the form. */
function namedProblem(error: unknown, at: number, count: number): unknown {
  if (!(error instanceof ProblemError) || count === 1) return error;
  const { code, sentence: message, retryAfter } = error;
  const fields = { [`attached_file.${at}`]: [message] };
  return new ProblemError(code, { message, fields, ...(retryAfter === null ? {} : { retryAfter }) });
}

/**
 * Reads and keeps the files of a message, and takes its pasted texts and the words of earlier notes.
 * @throws ProblemError with the sentence for what is wrong; `not_found` for a note that is not the person's, `damaged` and
 * `note_unresolved` for one that is not to be used; nothing is kept then
 */
export async function receiveSources(
  parts: ReceiveSourcesParts,
  request: Request,
  message: SentMessageParts,
): Promise<ReceivedSources> {
  const { tenantId, userId } = request.caller;
  const files: ReceivedFile[] = [];
  const sources: StoredSource[] = [];
  const paired = pairFiles(message);
  try {
    for (const source of paired) {
      if (source.origin === 'file') {
        const { file, kind, date } = source;
        if (file === undefined) continue;
        const received = await receiveFile(parts, { tenantId, userId }, file, request.signal).catch(
          (error: unknown) => {
            throw namedProblem(error, files.length, message.files.length);
          },
        );
        files.push(received);
        const { stored } = received;
        const name = source.name === '' ? stored.name : cleanName(source.name);
        sources.push({ origin: 'file', kind, name, date, text: stored.text, attachment: stored, messageId: null });
      } else sources.push(await readSource(parts, request, source));
    }
    checkLength(message.text, sources);
  } catch (error) {
    await discardFiles(parts.files, files);
    throw error;
  }
  return { files, sources: isPlain(sources) ? undefined : sources };
}
