import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { spokenLanguages } from '../spoken-languages.ts';

export const transcribeAudio = endpoint({
  method: 'POST',
  path: '/chat/transcribe_audio/',
  summary:
    'Turns a recording into text at the speech endpoint of this installation. The recording is passed on and forgotten: it is never written down.',
  body: z.strictObject({ language: z.enum(spokenLanguages).default('en-US') }),
  fileField: 'audio',
  fileBytes: limits.audioBytes,
  response: z.object({ data: z.object({ text: z.string() }) }),
  problems: [
    'unauthenticated',
    'session_expired',
    'email_unverified',
    'plan_required',
    'file_too_large',
    'audio_missing',
    'unsupported_audio',
    'speech_off',
    'speech_refused',
    'speech_unavailable',
  ],
});
