import { chat, type ProblemCode } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route, type RouteRequest } from '../../http/route.ts';
import { findAudioKind } from '../../speech/audio-kind.ts';
import { SpeechProblem, type Recording, type SpeechProblemKind } from '../../speech/speech.ts';
import { auditLine } from './audit-line.ts';
import type { Store } from '../../store/store.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Clock } from '../../kernel/clock.ts';

type TranscribeRequest = RouteRequest<typeof chat.transcribeAudio, 'chart-user'>;

const answers: Readonly<Record<SpeechProblemKind, ProblemCode>> = {
  barred: 'speech_unavailable',
  insecure: 'speech_unavailable',
  unreachable: 'speech_unavailable',
  refused: 'speech_refused',
  busy: 'speech_unavailable',
  silent: 'speech_unavailable',
  broken: 'speech_refused',
  aborted: 'speech_unavailable',
  resting: 'speech_unavailable',
};

export interface TranscribeAudioParts {
  readonly store: Store;
  /** What turns recordings into text; null where there is nothing that does. */
  readonly speech: Speech | null;
  /** Tells the operator, by the log, that it did not. */
  readonly noteSpeechProblem: (kind: SpeechProblemKind) => void;
  readonly clock: Clock;
}

/** Passes a recording on to the speech endpoint and gives its words. Nothing of either is kept. */
export function transcribeAudio(parts: TranscribeAudioParts): Route {
  return route(chat.transcribeAudio, {
    policy: 'chart-user',
    limits: ['transcribe'],
    audit: 'audio.transcribe',
    plan: 'write',
    handle: async (request) => {
      if (parts.speech === null) throw new ProblemError('speech_off');
      const recording = readRecording(request);
      try {
        const text = await parts.speech.transcribe(recording);
        await parts.store.audit.append(auditLine(parts, request, 'audio.transcribe', null));
        return json({ data: { text } });
      } catch (error) {
        if (!(error instanceof SpeechProblem)) throw error;
        await parts.store.audit.append(auditLine(parts, request, 'audio.transcribe', null, 'failure'));
        parts.noteSpeechProblem(error.kind);
        throw new ProblemError(answers[error.kind]);
      }
    },
  });
}

/** @throws ProblemError when there is no recording, or what was sent is none */
function readRecording({ file, body, signal }: TranscribeRequest): Recording {
  if (file === null || file.bytes.length === 0) throw new ProblemError('audio_missing');
  const kind = findAudioKind(file.bytes);
  if (kind === null) throw new ProblemError('unsupported_audio');
  return { bytes: file.bytes, kind, language: body.language, signal };
}
