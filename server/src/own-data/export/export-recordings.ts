import { awaitUnlessDamaged, damagedText } from '../../kernel/damage.ts';
import { findAudioKind } from '../../speech/audio-kind.ts';
import type { Owner } from '../../store/store.ts';
import type { StoredPart, StoredRecording } from '../../store/recordings/recording-store.ts';
import type { ExportedPlace, ExportedWorkspace } from './export-entries.ts';
import type { ArchiveEntry } from './zip-entries.ts';

type Place = Pick<ExportedPlace, 'exports' | 'damage'>;

/** Recorded visits that are not in a chat yet, and the sound of those that are as long as it is kept. */
export async function* listRecordingEntries(
  place: Place,
  { owner, folder }: ExportedWorkspace,
  now: number,
): AsyncGenerator<ArchiveEntry> {
  const recordings = await place.exports.listRecordings(owner);
  const files = new Map<StoredPart, string>();
  for (const recording of recordings) {
    if (!recording.hasSound) continue;
    for (const part of recording.parts) {
      const sound = await describeSound(place, owner, recording, part);
      if (sound === null) continue;
      const name = `${folder}recordings/${nameOf(recording)}/part-${String(part.part + 1).padStart(3, '0')}`;
      const modifiedAt = recording.begunAt;
      const path = sound === 'damaged' ? `${name}.damaged.txt` : `${name}.${sound}`;
      files.set(part, path);
      if (sound === 'damaged') yield { path, modifiedAt, content: () => [`${String(damagedText)}\n`] };
      else
        yield {
          path,
          modifiedAt,
          isPacked: true,
          content: () => place.exports.streamPart(owner, recording.id, part.part),
        };
    }
  }
  const listed = recordings.map((recording) => present(recording, files));
  yield {
    path: `${folder}recordings.json`,
    modifiedAt: now,
    content: () => [`${JSON.stringify(listed, null, 2)}\n`],
  };
}

/** The day and the minute (UTC) of its beginning, and of its id what tells two of one minute apart. */
function nameOf({ id, begunAt }: StoredRecording): string {
  const minute = new Date(begunAt).toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  return `${minute}-${id.slice(-4)}`;
}

/**
 * What the sound of a part is called by; null where there is none. It is read once for that alone: an archive cannot take back
 * what it has begun to say.
 */
async function describeSound(
  { exports, damage }: Place,
  owner: Owner,
  { id }: StoredRecording,
  { part }: StoredPart,
): Promise<string | null> {
  const read = async (): Promise<string | null> => {
    let extension: string | null = null;
    for await (const piece of exports.streamPart(owner, id, part))
      extension ??= findAudioKind(piece)?.extension ?? 'bin';
    return extension ?? 'none';
  };
  const row = { table: 'recording_pieces', rowId: `${id}/${part}` };
  const extension = (await awaitUnlessDamaged(damage, row, read)) ?? 'damaged';
  return extension === 'none' ? null : extension;
}

function present(recording: StoredRecording, files: ReadonlyMap<StoredPart, string>): object {
  const { id, chatId, language, begunAt, isDone, parts } = recording;
  return {
    id,
    chat_id: chatId,
    language,
    begun_on: new Date(begunAt).toISOString(),
    is_done: isDone,
    parts: parts.map((part) => ({
      part: part.part,
      seconds: part.seconds,
      state: part.state,
      is_cut: part.isCut,
      text: part.text === null ? null : String(part.text),
      file: files.get(part) ?? null,
    })),
  };
}
