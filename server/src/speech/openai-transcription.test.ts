import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { limits } from '@notewright/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedFetch, type Resolve } from '../net/guarded-fetch.ts';
import { makeTestCertificate } from '../testing/test-certificate.ts';
import { boundTranscription } from './bound-transcription.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { createOpenAiTranscription } from './openai-transcription.ts';
import { SpeechProblem, type Recording } from './speech.ts';
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
  const guarded = { endpoints, networks, ca: null, bound: boundTranscription };
  const fetch = createGuardedFetch(resolve === undefined ? guarded : { ...guarded, resolve });
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
    await expect(transcribe({ baseUrl, resolve })).rejects.toMatchObject({ kind: 'barred' });
    expect(speech.received).toEqual([]);
    expect(await transcribe({ baseUrl, resolve, networks: ['127.0.0.0/8'] })).toBe('Chest pain.');
  });

  it('that packs its answer, or has no end of it, gave none', async () => {
    speech.play({ status: 200, headers: { 'content-encoding': 'gzip' }, body: 'x' });
    await expect(transcribe()).rejects.toMatchObject({ kind: 'broken' });
    speech.play({ status: 200, body: JSON.stringify({ text: 'x'.repeat(2_000_000) }) });
    await expect(transcribe()).rejects.toMatchObject({ kind: 'broken' });
    // A text that is short enough, and no end of what stands beside it.
    speech.play({ status: 200, body: JSON.stringify({ text: 'x', beside: 'x'.repeat(2_000_000) }) });
    await expect(transcribe()).rejects.toMatchObject({ kind: 'broken' });
  });

  it('may say as much as a text can have, in the longest form that JSON has for it', async () => {
    const letter = '\\u00f1';
    speech.play({ status: 200, body: `{"text":"${letter.repeat(limits.spokenCharacters)}"}` });
    expect(await transcribe()).toBe('ñ'.repeat(limits.spokenCharacters));
  });

  it('whose certificate nobody knows is sent nothing', async () => {
    const { cert, key } = makeTestCertificate();
    let asked = 0;
    const server = createServer({ cert, key }, (_request, response) => {
      asked += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(transcribe({ baseUrl: `https://127.0.0.1:${port}/v1` })).rejects.toMatchObject({ kind: 'insecure' });
    server.close();
    expect(asked).toBe(0);
  });

  it.each(['barred', 'insecure'] as const)('that is %s three times is left alone for a while', async (kind) => {
    const failing = { transcribe: () => Promise.reject(new SpeechProblem(kind)) };
    const spared = withCircuitBreaker(failing, { now: () => 0 });
    for (let count = 0; count < 3; count += 1)
      await expect(spared.transcribe(recording)).rejects.toMatchObject({ kind });
    await expect(spared.transcribe(recording)).rejects.toMatchObject({ kind: 'resting' });
  });
});
