import { limits, recordings } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import type { Store } from '../../store/store.ts';
import { auditLine, ownerOf, type RecordingParts } from './own-recordings.ts';

/** Begins a recording to which everybody in the room has agreed; the line of the audit log says who noted that, and when. */
export function beginRecording(parts: Omit<RecordingParts, 'transcriber'>): Route {
  return route(recordings.beginRecording, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'recording.begin',
    plan: 'write',
    handle: async (request) => {
      const { body, caller } = request;
      if (parts.speech === null) throw new ProblemError('speech_off');
      const id = parts.newId();
      const owner = ownerOf(caller);
      const { chat_id: chatId, language } = body;
      const key = await parts.store.transaction(async (tx) => {
        if (chatId !== null && (await tx.chats.find(owner, chatId)) === null) throw new ProblemError('not_found');
        await refuseFull(tx, caller.userId);
        const recording = { id, chatId, sessionId: caller.sessionId, language };
        const made = await tx.recordings.begin(owner, recording, parts.clock.now());
        if (made === null) throw new ProblemError('recording_running');
        await tx.audit.append(auditLine(parts, request, 'recording.begin', id));
        return made;
      });
      return json({ data: { recording_id: id, key: Buffer.from(key).toString('base64'), limits: shownLimits } });
    },
  });
}

/** Sound that never became text would otherwise fill the disk, one recording after the other. */
async function refuseFull({ recordings: stored }: Store, userId: string): Promise<void> {
  if ((await stored.countWaiting(userId)) < limits.visitsWaiting) return;
  const message = defineMessage(
    'recordings.tooManyWaiting',
    '10 recordings of yours have not become text yet. Please finish or discard some of them first.',
  );
  throw new ProblemError('recording_running', { message });
}

const shownLimits = {
  seconds: limits.visitSeconds,
  bytes: limits.visitBytes,
  piece_bytes: limits.pieceBytes,
  part_bytes: limits.audioBytes,
  part_pieces: limits.partPieces,
  parts: limits.visitParts,
};
