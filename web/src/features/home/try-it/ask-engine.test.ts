import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createEngine,
  type Engine,
  type EngineAnswer,
  type EngineQuestion,
  type EngineState,
  type EngineThread,
} from './ask-engine.ts';
import { namedText, terseText } from './example-texts.ts';
import { readText, type Tried } from './read-text.ts';

/** A thread that answers when it is told to. */
class ScriptedThread extends EventTarget {
  readonly asked: EngineQuestion<string>[] = [];
  isOver = false;
  postMessage(question: EngineQuestion<string>): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isOver = true;
  }
  answer(data: EngineAnswer<Tried>): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  /** Answers the question at `at` with a result that carries `redacted`. */
  read(at: number, redacted: string): void {
    const tried: Tried = { isNote: true, redacted, removed: 0, chartTitle: '', record: '', sections: [], missing: [] };
    this.answer({ kind: 'read', run: this.asked[at]?.run ?? -1, result: tried });
  }
}

let threads: ScriptedThread[];
let states: EngineState<string, Tried>[];
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);
const last = (): EngineState<string, Tried> | undefined => states.at(-1);

function makeEngine(start?: () => Promise<ScriptedThread>): Engine<string> {
  const started = async (): Promise<ScriptedThread> => {
    const thread = new ScriptedThread();
    threads.push(thread);
    return thread;
  };
  return createEngine({
    start: (start ?? started) as unknown as () => Promise<EngineThread<string, Tried>>,
    tell: (state) => states.push(state),
    timeout: 1000,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  threads = [];
  states = [];
});
afterEach(() => vi.useRealTimers());

describe('asking the engine', () => {
  it('starts it at the first text, once, and has each text read', async () => {
    const engine = makeEngine();
    expect(threads).toHaveLength(0);
    engine.ask('one');
    engine.ask('one more');
    await settle();
    expect(threads).toHaveLength(1);
    threads[0]?.answer({ kind: 'ready' });
    expect(threads[0]?.asked.map(({ asked }) => asked)).toEqual(['one more']);
    threads[0]?.read(0, 'first');
    engine.ask('two');
    threads[0]?.read(1, 'second');
    expect(states.map(({ state }) => state)).toEqual(['loading', 'working', 'read', 'working', 'read']);
    expect(last()).toMatchObject({ asked: 'two', result: { redacted: 'second' } });
  });

  it('drops the answer to an older text, and asks only the newest of those that waited', async () => {
    const engine = makeEngine();
    engine.ask('a');
    await settle();
    threads[0]?.answer({ kind: 'ready' });
    engine.ask('ab');
    engine.ask('abc');
    threads[0]?.read(0, 'old');
    expect(states.some((state) => state.state === 'read')).toBe(false);
    expect(threads[0]?.asked.map(({ asked }) => asked)).toEqual(['a', 'abc']);
    engine.forget();
    threads[0]?.read(1, 'unwanted');
    expect(states.some((state) => state.state === 'read')).toBe(false);
  });

  it('says that it did not come, and starts over when asked again', async () => {
    let attempts = 0;
    const engine = makeEngine(async () => {
      attempts += 1;
      const thread = new ScriptedThread();
      threads.push(thread);
      return thread;
    });
    engine.ask('one');
    await settle();
    threads[0]?.dispatchEvent(new Event('error'));
    expect(last()).toEqual({ state: 'failed', why: 'absent' });
    engine.ask('one');
    await settle();
    threads[1]?.answer({ kind: 'ready' });
    threads[1]?.read(0, 'there');
    expect([attempts, last()?.state, threads[0]?.isOver]).toEqual([2, 'read', true]);
  });

  it('says that it could not even be started', async () => {
    const engine = makeEngine(() => Promise.reject(new Error('no file')));
    engine.ask('one');
    await settle();
    expect(last()).toEqual({ state: 'failed', why: 'absent' });
  });

  it('stops what takes too long or breaks off', async () => {
    const engine = makeEngine();
    engine.ask('long');
    await settle();
    threads[0]?.answer({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(1001);
    expect([last(), threads[0]?.isOver]).toEqual([{ state: 'failed', why: 'slow' }, true]);
    engine.ask('long');
    await settle();
    threads[1]?.answer({ kind: 'ready' });
    threads[1]?.answer({ kind: 'broke', run: threads[1].asked[0]?.run ?? -1 });
    expect(last()).toEqual({ state: 'failed', why: 'broken' });
    engine.ask('other');
    engine.stop();
    await settle();
    await vi.advanceTimersByTimeAsync(5000);
    expect(threads.every((thread) => thread.isOver)).toBe(true);
  });
});

describe('reading the texts that stand ready', () => {
  it('takes every identifier out of the note with names', () => {
    const { redacted, removed } = readText(namedText);
    expect(redacted).not.toMatch(/Okafor|Daniel|Rosa|555|1967/);
    expect(removed).toBe(4);
  });

  it('makes no chart of a greeting', () => {
    expect(readText('hello')).toMatchObject({
      isNote: false,
      redacted: 'hello',
      chartTitle: '',
      sections: [],
      missing: [],
    });
    expect(readText('hello, a cough for 3 days')).toMatchObject({ isNote: true });
  });

  it('keeps whose record it is', () => {
    const { record } = readText('Patient: Walter Hobbs, DOB 3/4/1961, MRN 12345\nCC: cough');
    expect(record).toBe('Patient: Walter Hobbs, DOB 3/4/1961, MRN 12345');
  });

  it('quotes, for each line of a chart, words of the text', () => {
    const { sections, missing } = readText(terseText);
    const lines = sections.flatMap(({ statements }) => statements);
    expect(lines.find(({ text }) => text === 'No known drug allergies')?.source).toBe('nkda.');
    expect(lines.find(({ text }) => text === 'Blood pressure: 118/72 mmHg')?.source).toContain('118/72');
    const words = terseText.replace(/\s+/g, ' ');
    for (const { source } of lines) for (const piece of source.split(' ... ')) expect(words).toContain(piece);
    expect(missing).toEqual([]);
  });
});
