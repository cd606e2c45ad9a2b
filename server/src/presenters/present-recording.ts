import type { RecordingPart, VisitRecording } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import { sayIn } from '../language/say-in.ts';
import type { PartProgress, StoredPart, StoredRecording } from '../store/recordings/recording-store.ts';

/** How far a part is, as it crosses the wire. */
export function presentProgress({ part, pieces, isClosed, state, seconds }: PartProgress): RecordingPart {
  return { part, pieces, is_closed: isClosed, state, seconds };
}

/** @param language in which the transcript says what is missing: that of its reader */
export function presentRecording(recording: StoredRecording, language: string): VisitRecording {
  const { id, chatId, begunAt, isFinished, isDone, isAside, parts } = recording;
  const say = sayIn(language);
  const lines = isDone ? parts.flatMap((part) => linesOf(part, say)) : [];
  return {
    recording_id: id,
    chat_id: chatId,
    language: recording.language,
    begun_at: new Date(begunAt).toISOString(),
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    is_finished: isFinished,
    is_done: isDone,
    is_aside: isAside,
    is_given_up: isGivenUp(parts),
    is_silent: isDone && lines.length === 0,
    is_cut: isDone && parts.some(({ isCut }) => isCut),
    text: isDone ? lines.join('\n') : null,
    parts: parts.map((part) => ({
      ...presentProgress(part),
      text: part.text === null ? null : say(part.text),
      is_cut: part.isCut,
    })),
  };
}

/** One that may still become text is tried again by itself, or becomes it now. */
function isGivenUp(parts: readonly StoredPart[]): boolean {
  const withoutText = parts.filter(({ state }) => state !== 'text' && state !== 'skipped');
  return withoutText.length > 0 && withoutText.every((part) => part.isGivenUp);
}

const missing = defineMessage('recordings.missingHere', '[A stretch of the recording is missing here.]');
const unheard = defineMessage(
  'recordings.unheardHere',
  '[A stretch of the recording could not be turned into text here.]',
);

/** What a part says in the transcript: its words, and in words what of it is missing. */
function linesOf({ text, state, pieces, isCut }: StoredPart, say: ReturnType<typeof sayIn>): readonly string[] {
  const words = text === null ? '' : say(text);
  const gap = state === 'skipped' && pieces > 0 ? unheard : missing;
  return [...(words === '' ? [] : [words]), ...(isCut ? [say(gap)] : [])];
}
