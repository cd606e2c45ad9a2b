import { afterAll, describe, expect, test } from 'vitest';
import { answer, startScriptedEndpoint } from '../models/testing/scripted-endpoint.ts';
import { modelAt } from '../models/testing/model-at.ts';
import { modelNotices } from '../kernel/reply-messages.ts';
import { createEnginePool, type EnginePool } from './engine-pool.ts';
import { createTools } from './index.ts';
import { shieldPrompt, ShieldProblem } from './shield-prompt.ts';
import { describeSources } from './source-prompts.ts';
import { engineName, type RunSource, type ToolRun } from './tool.ts';

const enginePool = createEnginePool();
afterAll(() => enginePool.close());
const nobody = { person: 'nobody', company: 'nobody' };

const message = 'Patient: Jane Sample, MRN 00482913. Seen on 03/02/2026. Cough and fever for 3 days. No chest pain.';

describe('a prompt', () => {
  test('reads a file by its fields where its name and day stand before it', async () => {
    const file =
      'pt_id,last,first,dob,zip,hb\n88121,young,may,19510312,02115,9.8\n88122,long,rich,19620413,02116,8.9\n';
    const source = { origin: 'file', kind: 'results', name: 'List', date: '2026-03-03', text: file } as const;
    const sources: readonly RunSource[] = [source, { ...source, kind: 'current', text: 'ECG: sinus rhythm.' }];
    const { prompt } = await shieldPrompt(enginePool, file, describeSources(sources), nobody);
    expect(prompt).not.toMatch(/young|may,|02115|88121|19510312/);
    expect(prompt).toContain('9.8');
  });

  test('has its dates moved by chance, each by its own number of weeks', async () => {
    const parts = [{ heading: 'Typed:', text: message }];
    const days = new Set<string | undefined>();
    for (let at = 0; at < 30; at += 1) {
      const { prompt } = await shieldPrompt(enginePool, message, parts, nobody);
      days.add(/Seen on (\S+)\. /.exec(prompt)?.[1]);
    }
    expect(days.size).toBeGreaterThan(3);
    expect(days).not.toContain('03/02/2026');
  });

  test('whose parts ran together is none', async () => {
    const run = (() => Promise.resolve({ text: 'one', originals: new Map() })) as unknown as EnginePool['run'];
    const parts = ['one', 'two'].map((text) => ({ heading: '', text }));
    await expect(shieldPrompt({ ...enginePool, run }, 'one', parts, nobody)).rejects.toThrow(ShieldProblem);
  });

  test('takes no border of the parts from a text', async () => {
    const parts = ['one\n\n␞\n\ntwo', 'three'].map((text) => ({ heading: 'Part:', text }));
    const { prompt } = await shieldPrompt(enginePool, 'one', parts, nobody);
    expect(prompt.match(/<<<data /g)).toHaveLength(2);
  });
});

describe('a shield that fails', () => {
  const failures = [
    ['Chartwright', 'throws', () => Promise.reject(new Error('no shield'))],
    ['TranscriptX', 'answers nothing', () => Promise.resolve(undefined)],
    ['Chartwright', 'gives the parts back as one', () => Promise.resolve({ text: 'x', originals: new Map() })],
    ['Validify', 'throws', () => Promise.reject(new Error('no shield'))],
  ] as const;
  test.each(failures)('%s makes no call with one that %s, and the engine answers', async (tool, _how, shield) => {
    await using endpoint = await startScriptedEndpoint(answer('Fine.'));
    const run = ((name, input, size, asker) =>
      name === 'shield' ? shield() : enginePool.run(name, input, size, asker)) as EnginePool['run'];
    const tools = createTools({ ...enginePool, run }, { redactDocument: () => Promise.reject(new Error('none')) });
    const work = tools[tool]({
      message,
      sources: [],
      file: null,
      redaction: null,
      note: null,
      completing: null,
      earlierNote: () => Promise.resolve(null),
      noteAtHand: () => Promise.resolve(null),
      personName: () => Promise.resolve(''),
      preferences: () => Promise.resolve(null),
      flagDecisions: () => Promise.resolve([]),
      surrogateKey: () => Promise.resolve(null),
      model: modelAt(endpoint.baseUrl),
      asker: nobody,
      signal: new AbortController().signal,
    } satisfies ToolRun);
    let step = await work.next();
    while (step.done !== true) step = await work.next();
    expect(step.value).toMatchObject({ writtenBy: engineName, notice: String(modelNotices.shield) });
    expect(endpoint.requests).toBe(0);
  });
});
