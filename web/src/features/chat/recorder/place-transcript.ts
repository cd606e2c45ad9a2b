import { recordings, type VisitRecording } from '@notewright/contract';
import { call } from '../../../api/call.ts';
import { currentScope } from '../../../session/workspace-scope.ts';
import { placedBoxes } from './placed-boxes.ts';
import { addTranscript, followSource, type SourceListener } from './transcript.ts';

type Transcript = Pick<VisitRecording, 'recording_id' | 'begun_at' | 'seconds'> & { readonly text: string };

/**
 * Puts the transcript of a recording into a message box, and the recording away once a message with it is stored.
 * @returns why it found no room, in one sentence; null where it is there
 */
export function placeTranscript(
  box: string,
  recording: Transcript,
  { onStored, onRemoved }: SourceListener,
): string | null {
  const added = addTranscript(box, recording);
  if ('problem' in added) return added.problem;
  const { recording_id: id } = recording;
  const stay = currentScope();
  placedBoxes.add(id, box, stay);
  followSource(added.id, stay, {
    onStored: (chatId) => {
      placedBoxes.remove(id);
      putAway(id, chatId);
      onStored(chatId);
    },
    onRemoved: () => {
      placedBoxes.remove(id);
      onRemoved();
    },
  });
  return null;
}

/**
 * The server need not keep it any more: a message of this chat has it, or nobody was heard. Where it does not hear that, the
 * transcript is offered again.
 */
export function putAway(recordingId: string, chatId: string | null): void {
  const body = { chat_id: chatId };
  call(recordings.putRecordingAway, { params: { recordingId }, body }).catch(() => undefined);
}
