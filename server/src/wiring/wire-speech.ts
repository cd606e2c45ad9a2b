import { resolve } from 'node:path';
import { v7 as makeId } from 'uuid';
import type { Clock } from '../kernel/clock.ts';
import { readSecretFile } from '../config/read-named-file.ts';
import { createGuardedFetch } from '../net/guarded-fetch.ts';
import { boundTranscription } from '../speech/bound-transcription.ts';
import { withCircuitBreaker } from '../speech/circuit-breaker.ts';
import { createOpenAiTranscription } from '../speech/openai-transcription.ts';
import type { Speech } from '../speech/speech.ts';
import { createTranscriber, type Transcriber } from '../recordings/transcriber.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';

/** What turns recordings into text, where the settings name an endpoint. Nothing is asked of it yet. */
export function wireSpeech({ settings, root }: Pick<ServerOptions, 'settings' | 'root'>, clock: Clock): Speech | null {
  const { SPEECH_URL: baseUrl, SPEECH_MODEL: model, SPEECH_KEY_FILE: keyFile } = settings;
  if (baseUrl === null || model === null) return null;
  const apiKey = keyFile === null ? settings.SPEECH_KEY : readSecretFile('SPEECH_KEY_FILE', resolve(root, keyFile));
  return withCircuitBreaker(
    createOpenAiTranscription(
      {
        baseUrl,
        apiKey,
        model,
        timeoutSeconds: settings.SPEECH_TIMEOUT_SECONDS,
        tellsSpeakers: settings.SPEECH_SPEAKERS === 'on',
      },
      createGuardedFetch({
        endpoints: [baseUrl],
        networks: settings.SPEECH_NETWORKS,
        ca: null,
        bound: boundTranscription,
      }),
    ),
    clock,
  );
}

/** What has the parts of recorded visits turned into text, from its start on: some may wait from before. */
export function wireTranscriber(
  { settings, logger }: Pick<ServerOptions, 'settings' | 'logger'>,
  { store, clock }: Pick<Ground, 'store' | 'clock'>,
  speech: Speech | null,
): Transcriber {
  const timeoutSeconds = settings.SPEECH_TIMEOUT_SECONDS;
  return createTranscriber({ recordings: store.recordings, speech, timeoutSeconds, clock, newId: makeId, logger });
}
