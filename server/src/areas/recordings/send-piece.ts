import { createHash } from 'node:crypto';
import { recordings } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route, type RouteRequest } from '../../http/route.ts';
import { presentProgress } from '../../presenters/present-recording.ts';
import { findAudioKind } from '../../speech/audio-kind.ts';
import { requireConfirmed, type RecordingParts } from './own-recordings.ts';
import { requireSender } from './piece-sender.ts';

type PieceRequest = RouteRequest<typeof recordings.sendPiece, 'chart-recorder'>;

/** Writes a piece of sound down before it answers. The same one again changes nothing. */
export function sendPiece(parts: Omit<RecordingParts, 'newId' | 'speech'>): Route {
  return route(recordings.sendPiece, {
    policy: 'chart-recorder',
    limits: ['record'],
    audit: 'none: a piece every two seconds; that the recording was begun and finished is noted',
    handle: async (request) => {
      const { body, caller, params } = request;
      const owner = await requireSender(parts, caller, params.recordingId);
      const bytes = readPiece(request);
      const piece = { part: body.part, number: body.number, bytes };
      const outcome = await parts.store.recordings.addPiece(owner, params.recordingId, piece, parts.clock.now());
      const part = requireConfirmed(outcome);
      if (part.state === 'waiting') parts.transcriber.nudge();
      return json({ confirmed: presentProgress(part) });
    },
  });
}

/** @throws ProblemError when there is no piece, when it is damaged, or when a part does not begin as a recording does */
function readPiece({ file, body }: PieceRequest): Uint8Array {
  if (file === null || file.bytes.length === 0) throw new ProblemError('audio_missing');
  const digest = createHash('sha256').update(file.bytes).digest('hex');
  if (digest !== body.sha256) throw new ProblemError('piece_damaged');
  if (body.number === 0 && findAudioKind(file.bytes) === null) throw new ProblemError('unsupported_audio');
  return file.bytes;
}
