import type { Route } from '../../http/route.ts';
import { beginRecording } from './begin-recording.ts';
import { closePart } from './close-part.ts';
import { deleteRecording } from './delete-recording.ts';
import { finishRecording } from './finish-recording.ts';
import { listOpenRecordings } from './list-open-recordings.ts';
import type { RecordingParts } from './own-recordings.ts';
import { putRecordingAway } from './put-recording-away.ts';
import { readRecording } from './read-recording.ts';
import { retryRecording } from './retry-recording.ts';
import { sendPiece } from './send-piece.ts';
import { setRecordingAside } from './set-recording-aside.ts';

/** The calls under `/recordings/`: visits that are recorded piece by piece, and become text part by part. */
export function recordingRoutes(parts: RecordingParts): readonly Route[] {
  return [
    beginRecording(parts),
    sendPiece(parts),
    closePart(parts),
    listOpenRecordings(parts),
    readRecording(parts),
    finishRecording(parts),
    retryRecording(parts),
    setRecordingAside(parts),
    putRecordingAway(parts),
    deleteRecording(parts),
  ];
}
