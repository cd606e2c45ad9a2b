import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { SealError } from '../kernel/seal-error.ts';
import { SpeechProblem, type Recording, type Speech } from '../speech/speech.ts';
import { newOwner, openTestStore, type TestStore } from '../store/test-store.ts';
import type { Owner } from '../store/store.ts';
import type { RecordingStore } from '../store/recordings/recording-store.ts';
import { createTranscriber, type Transcriber } from './transcriber.ts';

const sound = (words: string): Buffer => Buffer.from(`\x1a\x45\xdf\xa3 as long as a recording ${words}`, 'latin1');
const timeout = { timeout: 60_000 };

/** Speech that answers when the test says so, and gives up when nobody waits any more. */
function slowSpeech() {
  const asked: { readonly recording: Recording; readonly answer: (text: string) => void }[] = [];
  const speech: Speech = {
    transcribe: (recording) =>
      new Promise((resolve, reject) => {
        recording.signal.addEventListener('abort', () => reject(new SpeechProblem('aborted')));
        asked.push({ recording, answer: resolve });
      }),
  };
  return { speech, asked };
}

describe.each(testDatabaseKinds)('the transcriber on $name', (kind) => {
  let test: TestStore;
  let owner: Owner;
  let id: string;
  const running: Transcriber[] = [];
  const logged: unknown[] = [];
  beforeEach(async () => {
    test = await openTestStore(kind);
    owner = newOwner();
    id = uuidv7();
    logged.length = 0;
    await test.store.recordings.begin(owner, { id, chatId: null, sessionId: 's', language: 'es-US' }, test.clock.now());
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.stop()));
    await test.remove();
  });

  function start(speech: Speech | null, broken: Partial<RecordingStore> = {}): Transcriber {
    const logger = {
      warn: (...line: unknown[]) => void logged.push(line),
      error: (...line: unknown[]) => void logged.push(line),
    };
    const { store, clock } = test;
    const recordings = { ...store.recordings, ...broken };
    const one = createTranscriber({ recordings, speech, timeoutSeconds: 60, clock, newId: uuidv7, logger });
    running.push(one);
    return one;
  }
  async function close(part: number, bytes = sound(String(part))): Promise<void> {
    const { recordings } = test.store;
    await recordings.addPiece(owner, id, { part, number: 0, bytes }, test.clock.now());
    await recordings.closePart(owner, id, { part, pieces: 1, seconds: 2, hasSound: true }, test.clock.now());
  }
  const states = async () =>
    (await test.store.recordings.find(owner, id))?.parts.map(({ state, text }) => [state, text]);

  it('takes what waits from before its start, in the language of the visit, with words to expect', async () => {
    await close(0);
    const { speech, asked } = slowSpeech();
    start(speech);
    await expect.poll(() => asked.length, timeout).toBe(1);
    expect(asked[0]?.recording).toMatchObject({ language: 'es-US', kind: { extension: 'webm' } });
    expect(asked[0]?.recording.vocabulary).toContain('metformina');
    asked[0]?.answer('Dolor de pecho.');
    await expect.poll(states, timeout).toEqual([['text', 'Dolor de pecho.']]);
  });

  it('has three parts in memory at a time, and takes the next when one is done', async () => {
    for (let part = 0; part < 6; part += 1) await close(part);
    const { speech, asked } = slowSpeech();
    const transcriber = start(speech);
    for (let count = 0; count < 10; count += 1) transcriber.nudge();
    await expect.poll(() => asked.length, timeout).toBe(3);
    const waiting = await test.database.kysely
      .selectFrom('recording_parts')
      .select('part')
      .where('worker', 'is not', null)
      .execute();
    expect(waiting).toHaveLength(3);
    asked[0]?.answer('One.');
    await expect.poll(() => asked.length, timeout).toBe(4);
  });

  it('gives back what it holds when it stops, and the next one goes on', async () => {
    await close(0);
    const first = slowSpeech();
    const before = start(first.speech);
    await expect.poll(() => first.asked.length, timeout).toBe(1);
    await before.stop();
    const next = slowSpeech();
    start(next.speech);
    await expect.poll(() => next.asked.length, timeout).toBe(1);
    next.asked[0]?.answer('Chest pain.');
    await expect.poll(states, timeout).toEqual([['text', 'Chest pain.']]);
  });

  it('takes what a process held that died, once its lease has passed, and counts no try for it', async () => {
    await close(0);
    const now = test.clock.now();
    await test.store.recordings.claimPart('died', now, now + 90_000);
    const { speech, asked } = slowSpeech();
    const transcriber = start(speech);
    await close(1);
    transcriber.nudge();
    await expect.poll(() => asked.length, timeout).toBe(1);
    asked[0]?.answer('The second.');
    await expect.poll(states, timeout).toEqual([
      ['waiting', null],
      ['text', 'The second.'],
    ]);
    test.clock.time += 90_001;
    transcriber.nudge();
    await expect.poll(() => asked.length, timeout).toBe(2);
    asked[1]?.answer('The first.');
    await expect.poll(states, timeout).toEqual([
      ['text', 'The first.'],
      ['text', 'The second.'],
    ]);
  });

  it('leaves a recording that was deleted in the meantime deleted', async () => {
    await close(0);
    const { speech, asked } = slowSpeech();
    const transcriber = start(speech);
    await expect.poll(() => asked.length, timeout).toBe(1);
    await test.store.recordings.remove(owner, id);
    asked[0]?.answer('Too late.');
    await transcriber.stop();
    for (const table of ['recordings', 'recording_parts', 'recording_pieces'] as const)
      expect(await test.database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('asks nobody about what is no sound, or is damaged', async () => {
    await close(0, Buffer.from('just words, and no sound at all'));
    await close(1);
    await test.database.kysely
      .updateTable('recording_pieces')
      .set({ body: new Uint8Array(80) })
      .where('part', '=', 1)
      .execute();
    const { speech, asked } = slowSpeech();
    start(speech);
    await expect.poll(states, timeout).toEqual([
      ['failed', null],
      ['failed', null],
    ]);
    expect(asked).toEqual([]);
    expect((await test.store.recordings.find(owner, id))?.parts.map(({ isGivenUp }) => isGivenUp)).toEqual([
      true,
      true,
    ]);
  });

  it('counts no try while the endpoint rests', async () => {
    await close(0);
    let asked = 0;
    const transcriber = start({
      transcribe: () => {
        asked += 1;
        return Promise.reject(new SpeechProblem('resting'));
      },
    });
    for (const count of [1, 2, 3, 4, 5]) {
      await expect.poll(() => asked, timeout).toBe(count);
      await expect
        .poll(
          async () =>
            (await test.database.kysely.selectFrom('recording_parts').select('worker').executeTakeFirst())?.worker,
          timeout,
        )
        .toBeNull();
      test.clock.time += 10_000;
      transcriber.nudge();
    }
    expect(await states()).toEqual([['waiting', null]]);
  });

  it.each([
    ['the endpoint’s adapter', { transcribe: () => Promise.reject(new TypeError('Nobody expected this.')) }, {}],
    [
      'what keeps the text',
      { transcribe: () => Promise.resolve('Chest pain.') },
      { writeText: () => Promise.reject(new SealError()) },
    ],
    [
      'what opens the sound',
      { transcribe: () => Promise.resolve('Chest pain.') },
      { readSound: () => Promise.reject(new TypeError('Nobody expected this.')) },
    ],
  ])(
    'counts a try when %s breaks in a way nobody foresaw, and goes on with the next part',
    async (_what, speech, broken) => {
      await close(0);
      await close(1);
      const transcriber = start(speech, broken);
      for (const tries of [1, 2, 3]) {
        await expect
          .poll(() => test.database.kysely.selectFrom('recording_parts').select(['tries', 'worker']).execute(), timeout)
          .toEqual([0, 1].map(() => ({ tries, worker: null })));
        test.clock.time += 61_000;
        transcriber.nudge();
      }
      expect(await states()).toEqual([
        ['failed', null],
        ['failed', null],
      ]);
      expect(logged).toHaveLength(6);
    },
  );

  it('tries what failed of a visit that was put aside again by itself, until the endpoint answers', async () => {
    const { recordings } = test.store;
    const partsOf = () => test.database.kysely.selectFrom('recording_parts').select(['tries', 'worker']).execute();
    let isUp = false;
    for (const part of [0, 1]) await close(part);
    await recordings.finish(owner, id, { parts: 2, withoutFailed: false }, test.clock.now());
    const transcriber = start({
      transcribe: () => (isUp ? Promise.resolve('Chest pain.') : Promise.reject(new SpeechProblem('unreachable'))),
    });
    for (const tries of [1, 2, 3]) {
      await expect.poll(partsOf, timeout).toEqual([0, 1].map(() => ({ tries, worker: null })));
      test.clock.time += 61_000;
      transcriber.nudge();
    }
    expect(await states()).toEqual([
      ['failed', null],
      ['failed', null],
    ]);
    await recordings.setAside(owner, id, test.clock.now());
    test.clock.time += 300_000;
    transcriber.nudge();
    const sum = async () => (await partsOf()).reduce((all, { tries }) => all + tries, 0);
    await expect.poll(sum, timeout).toBe(7);
    isUp = true;
    // Longer than the first pause, by as much.
    test.clock.time += 600_000;
    transcriber.nudge();
    await expect.poll(states, timeout).toEqual([
      ['text', 'Chest pain.'],
      ['text', 'Chest pain.'],
    ]);
  });

  it('gives up what is refused to the last, and not what found nobody', async () => {
    const { recordings } = test.store;
    for (const part of [0, 1]) await close(part);
    const transcriber = start({
      transcribe: ({ bytes }) =>
        Promise.reject(
          new SpeechProblem(Buffer.from(bytes).toString('latin1').endsWith('0') ? 'refused' : 'unreachable'),
        ),
    });
    for (const tries of [1, 2, 3]) {
      const least = async () => {
        const rows = await test.database.kysely.selectFrom('recording_parts').select(['tries', 'worker']).execute();
        return Math.min(...rows.map((row) => (row.worker === null ? row.tries : 0)));
      };
      await expect.poll(least, timeout).toBe(tries);
      test.clock.time += 61_000;
      transcriber.nudge();
    }
    expect((await recordings.find(owner, id))?.parts).toMatchObject([
      { state: 'failed', isGivenUp: true },
      { state: 'failed', isGivenUp: false },
    ]);
  });

  it('lets parts wait where there is no endpoint', async () => {
    await close(0);
    start(null).nudge();
    expect(await states()).toEqual([['waiting', null]]);
  });
});
