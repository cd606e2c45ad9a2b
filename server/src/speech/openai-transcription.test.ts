import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedFetch, type Resolve } from '../net/guarded-fetch.ts';
import { createOpenAiTranscription } from './openai-transcription.ts';
import type { Recording } from './speech.ts';
import { startScriptedSpeech, type ScriptedSpeech } from './testing/scripted-speech.ts';

let speech: ScriptedSpeech;
beforeEach(async () => {
  speech = await startScriptedSpeech({ say: 'Chest pain.' });
});
afterEach(() => speech[Symbol.asyncDispose]());

const recording: Recording = {
  bytes: Buffer.from('some sound'),
  kind: { mediaType: 'audio/webm', extension: 'webm' },
  language: 'en-US',
  vocabulary: 'lisinopril, metformin.',
  signal: new AbortController().signal,
};

interface Values {
  readonly tellsSpeakers?: boolean;
  readonly baseUrl?: string;
  readonly networks?: readonly string[];
  readonly resolve?: Resolve;
}

function transcribe({
  tellsSpeakers = false,
  baseUrl = speech.baseUrl,
  networks = [],
  resolve,
}: Values = {}): Promise<string> {
  const endpoints = [baseUrl];
  const fetch = createGuardedFetch({ endpoints, networks, ca: null, ...(resolve === undefined ? {} : { resolve }) });
  const settings = { baseUrl, apiKey: null, model: 'made-up', timeoutSeconds: 5, tellsSpeakers };
  return createOpenAiTranscription(settings, fetch).transcribe(recording);
}
const sent = (name: string): unknown => speech.received.at(-1)?.form.get(name);

describe('a speech endpoint', () => {
  it('is told what to expect, and asked for plain words', async () => {
    expect(await transcribe()).toBe('Chest pain.');
    expect([sent('response_format'), sent('prompt'), sent('chunking_strategy')]).toEqual([
      'json',
      'lisinopril, metformin.',
      null,
    ]);
  });

  it('that tells speakers apart is asked for their turns, which it takes no prompt for', async () => {
    const segments = [
      { speaker: 'A', text: 'What brings you in?' },
      { speaker: 'B', text: 'Chest pain.' },
    ];
    speech.play({ status: 200, body: JSON.stringify({ text: 'What brings you in? Chest pain.', segments }) });
    expect(await transcribe({ tellsSpeakers: true })).toBe('What brings you in?\nChest pain.');
    expect([sent('response_format'), sent('prompt'), sent('chunking_strategy')]).toEqual([
      'diarized_json',
      null,
      'auto',
    ]);
  });

  it('is asked where its name leads, unless that is an internal network that was not named', async () => {
    const { port } = new URL(speech.baseUrl);
    const baseUrl = `http://speech.example:${port}/v1`;
    const resolve: Resolve = (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
    await expect(transcribe({ baseUrl, resolve })).rejects.toMatchObject({ kind: 'unreachable' });
    expect(speech.received).toEqual([]);
    expect(await transcribe({ baseUrl, resolve, networks: ['127.0.0.0/8'] })).toBe('Chest pain.');
  });

  it('that packs its answer, or has no end of it, gave none', async () => {
    speech.play({ status: 200, headers: { 'content-encoding': 'gzip' }, body: 'x' });
    await expect(transcribe()).rejects.toMatchObject({ kind: 'broken' });
    speech.play({ status: 200, body: JSON.stringify({ text: 'x'.repeat(17_000_000) }) });
    await expect(transcribe()).rejects.toMatchObject({ kind: 'broken' });
  });
});
