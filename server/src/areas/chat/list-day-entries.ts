import type { FileFormat } from '@notewright/contract';
import { defineMessage, type Message } from '@notewright/engine/message';
import { localMinute } from '../../kernel/local-minute.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { sayIn } from '../../language/say-in.ts';
import { NameRegistry } from '../../own-data/export/safe-file-name.ts';
import type { ArchiveEntry } from '../../own-data/export/zip-entries.ts';
import type { StoredMessage } from '../../store/store.ts';
import { isNote } from './find-note.ts';
import { unreadableNote } from './unreadable-note.ts';
import {
  isUnfit,
  writeNoteFile,
  type NoteFile,
  type NoteFileRequest,
  type WriteNoteFileParts,
} from './write-note-file.ts';

/** The notes that an archive is to hold, and how many were asked for besides that are not there. */
export interface DayNotes {
  readonly ids: readonly string[];
  readonly missing: number;
}

export interface DayArchive extends NoteFileRequest {
  readonly format: FileFormat;
  readonly timeZone: string;
}

const gone = (): Message => defineMessage('noteFile.gone', 'This note was deleted meanwhile.');
const busy = (): Message =>
  defineMessage('noteFile.busy', 'This note could not be written right now. Please export it again.');
const notFound = (count: number): Message =>
  defineMessage('noteFile.notFound', 'Chosen notes that could not be found: {count}', { count });

/** Files are packed already, but for text. */
const packed: ReadonlySet<string> = new Set(['docx', 'pdf']);

/**
 * A file for each note, named by its time and kind and by nothing that it says; at the end `unreadable-notes.txt`, where some could not be written.
 */
export async function* listDayEntries(
  parts: WriteNoteFileParts,
  { ids, missing }: DayNotes,
  archive: DayArchive,
): AsyncGenerator<ArchiveEntry> {
  const say = sayIn(archive.language);
  const names = new NameRegistry();
  const leftOut: string[] = [];
  for (const id of ids) {
    const [message] = await parts.store.messages.readMany(archive.owner, [id]);
    const modifiedAt = message?.createdAt ?? parts.clock.now();
    const name = nameOf(message, modifiedAt, archive);
    const written = message === undefined ? gone() : await writeUnlessUnfit(parts, message, archive);
    if ('bytes' in written) {
      const path = `${names.claim(name)}.${written.ending}`;
      yield { path, modifiedAt, isPacked: packed.has(written.ending), content: () => [written.bytes] };
    } else leftOut.push(`${name}: ${say(written)}`);
  }
  if (missing > 0) leftOut.push(say(notFound(missing)));
  if (leftOut.length > 0)
    yield { path: 'unreadable-notes.txt', modifiedAt: parts.clock.now(), content: () => [`${leftOut.join('\n')}\n`] };
}

/** Like "2026-11-30-0815-soap". */
function nameOf(message: StoredMessage | undefined, at: number, { timeZone }: DayArchive): string {
  const kind = message !== undefined && isNote(message) && message.toolResult.noteKind;
  return `${localMinute(at, timeZone)}-${typeof kind === 'string' && kind !== 'own' ? kind : 'note'}`;
}

/** The file, or why there is none. */
async function writeUnlessUnfit(
  parts: WriteNoteFileParts,
  message: StoredMessage,
  archive: DayArchive,
): Promise<NoteFile | Message> {
  if (!isNote(message) || isUnfit(message)) return unreadableNote();
  try {
    return await writeNoteFile(parts, message, archive.format, archive);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'unavailable') return busy();
    throw error;
  }
}
