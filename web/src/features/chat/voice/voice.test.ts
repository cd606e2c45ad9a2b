import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countWords, dropWords, joinSpoken, spaceBetween } from './join-spoken.ts';
import { listen, type Listening } from './listen.ts';
import type { Recognition } from './recognition.ts';

describe('what is said', () => {
  it.each([
    ['', ' Hello ', 'Hello'],
    ['Hello', 'there', 'Hello there'],
    ['Hello ', 'there', 'Hello there'],
    ['Hello\n', 'there', 'Hello\nthere'],
    ['Hello', ', there', 'Hello, there'],
    ['Hello (', 'there', 'Hello (there'],
    ['Hello', '  ', 'Hello'],
  ])('%j and %j make %j', (before, said, whole) => expect(joinSpoken(before, said)).toBe(whole));

  it.each([
    ['', 'mid', '', 'mid'],
    ['Left', 'mid', 'right', ' mid '],
    ['Left ', 'mid', ' right', 'mid'],
    ['Left', 'mid', '. Right', ' mid'],
    ['Left\n', 'mid', '\nright', 'mid'],
  ])('goes after %j, as %j, before %j with its spaces', (before, said, after, written) =>
    expect(spaceBetween(before, said, after)).toBe(written),
  );

  it('is counted in words', () => {
    expect([countWords(''), countWords('  '), countWords(' two  words ')]).toEqual([0, 0, 2]);
    expect(dropWords('one two  three', 2)).toBe('three');
  });
});

const made: ScriptedRecognition[] = [];

class ScriptedRecognition implements Recognition {
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognition['onresult'] = null;
  onerror: Recognition['onerror'] = null;
  onend: Recognition['onend'] = null;
  starts = 0;
  constructor() {
    made.push(this);
  }
  start(): void {
    this.starts += 1;
  }
  stop(): void {
    // The end comes later, after the last words.
  }
  abort(): void {
    this.onend?.();
  }
  hear(resultIndex: number, ...said: readonly (readonly [string, boolean])[]): void {
    const results = said.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));
    this.onresult?.({ resultIndex, results });
  }
}

describe('listen', () => {
  let text = '';
  let pending = '';
  const onEnd = vi.fn();
  function begin(): { readonly listening: Listening; readonly browser: ScriptedRecognition } {
    const listening = listen({
      language: 'en-US',
      isLocal: true,
      onEnd,
      onWords: (settled, rest) => {
        text = joinSpoken(text, settled);
        pending = rest;
      },
    });
    const browser = made.at(-1);
    if (browser === undefined) throw new Error('Nothing listens');
    return { listening, browser };
  }
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('SpeechRecognition', ScriptedRecognition);
    text = '';
    pending = '';
    onEnd.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('writes a settled result once, however often the browser repeats it', () => {
    const { browser } = begin();
    browser.hear(0, ['no', false]);
    browser.hear(0, ['no fever', true]);
    browser.hear(0, ['no fever', true], ['since', false]);
    expect([text, pending]).toEqual(['no fever', 'since']);
    browser.hear(1, ['no fever', true], ['since May', true]);
    expect([text, pending]).toEqual(['no fever since May', '']);
  });

  it('starts again at once, and after a pause where sessions end as soon as they begin', () => {
    const { listening, browser } = begin();
    browser.onend?.();
    browser.onend?.();
    expect(browser.starts).toBe(3);
    for (let count = 0; count < 3; count += 1) {
      const before = browser.starts;
      browser.onend?.();
      expect(browser.starts).toBe(before);
      vi.advanceTimersByTime(1000);
      expect(browser.starts).toBe(before + 1);
    }
    browser.onend?.();
    const last = browser.starts;
    listening.abort();
    vi.advanceTimersByTime(10_000);
    expect([browser.starts, onEnd.mock.calls]).toEqual([last, []]);
  });

  it('ends with an error, keeps what was pending, and says nothing twice', () => {
    const { browser } = begin();
    browser.hear(0, ['chest', false]);
    browser.onerror?.({ error: 'network' });
    browser.onerror?.({ error: 'aborted' });
    expect([text, pending, onEnd.mock.calls]).toEqual(['chest', '', [['network']]]);
    expect(browser.starts).toBe(1);
  });

  it('gives the last words after a stop', () => {
    const { listening, browser } = begin();
    browser.hear(0, ['chest', false]);
    listening.stop();
    browser.hear(0, ['chest pain', true]);
    browser.onend?.();
    expect([text, onEnd.mock.calls]).toEqual(['chest pain', [[null]]]);
  });

  it('writes the rest of a result whose beginning was taken over by hand', () => {
    const { listening, browser } = begin();
    browser.hear(0, ['sex of', false]);
    listening.settlePending();
    browser.hear(0, ['sex of ten', true]);
    expect(text).toBe('ten');
  });
});
