import type { PlacedStatement } from '@notewright/engine';
import { joinInput } from '@notewright/contract';
import { describe, expect, it } from 'vitest';
import { createEvidenceStore, focusStatement, hoverStatement } from './evidence-store.ts';
import { quoteSource } from './quote-source.ts';
import { cutSegments, mergeSpans, partSources } from './source-segments.ts';
import { cutLength } from './source-text.tsx';

function rests(on: readonly (readonly [number, number])[]): PlacedStatement {
  return {
    text: 's',
    at: { start: 0, end: 1 },
    support: 'supported',
    sources: on.map(([start, end]) => ({ start, end })),
  };
}

describe('partSources', () => {
  it('finds words in the message and in the file', () => {
    const message = 'no fever';
    const file = 'pulse 76, afebrile';
    const sources = [{ kind: 'current', text: file }] as const;
    const whole = joinInput(message, sources);
    const at = whole.indexOf('afebrile');
    const parted = partSources(
      rests([
        [3, 8],
        [at, at + 8],
      ]),
      message,
      sources,
    );
    expect(parted.message.map(({ start, end }) => message.slice(start, end))).toEqual(['fever']);
    expect(parted.others[0]?.map(({ start, end }) => file.slice(start, end))).toEqual(['afebrile']);
  });

  it('sorts ranges by the source that they lie in, wherever that stands in the list', () => {
    const sources = [
      { kind: 'previous_note', text: 'old: metformin' },
      { kind: 'current', text: 'new: metformin' },
    ] as const;
    const whole = joinInput('typed', sources);
    const ranges = [whole.indexOf('new'), whole.indexOf('old')].map((at) => [at, at + 3] as const);
    const parted = partSources(rests(ranges), 'typed', sources);
    expect(parted).toEqual({ message: [], others: [[{ start: 0, end: 3 }], [{ start: 0, end: 3 }]] });
    expect(whole.indexOf('new')).toBeLessThan(whole.indexOf('old'));
  });

  it('finds words of a file that was sent without a message', () => {
    expect(partSources(rests([[0, 5]]), '', [{ kind: 'current', text: 'pulse 76' }]).others).toEqual([
      [{ start: 0, end: 5 }],
    ]);
  });
});

describe('cutSegments', () => {
  it('cuts at the borders and loses nothing', () => {
    const segments = cutSegments('abcdef', [
      { start: 1, end: 2 },
      { start: 4, end: 9 },
    ]);
    expect(segments.map((one) => (one.marked ? `[${one.text}]` : one.text)).join('')).toBe('a[b]cd[ef]');
    expect(cutSegments('abc', [])).toEqual([{ text: 'abc', marked: false }]);
  });

  it('merges ranges that touch or overlap and drops empty ones', () => {
    const spans = [
      { start: 5, end: 7 },
      { start: 0, end: 2 },
      { start: 2, end: 3 },
      { start: 6, end: 8 },
      { start: 9, end: 9 },
    ];
    expect(mergeSpans(spans)).toEqual([
      { start: 0, end: 3 },
      { start: 5, end: 8 },
    ]);
  });
});

describe('quoteSource', () => {
  it('gives the words with a few around them, whole words only', () => {
    const text = `${'before '.repeat(20)}no\nfever${' after'.repeat(20)}`;
    const start = text.indexOf('no\nfever');
    const quote = quoteSource(text, [{ start, end: start + 8 }]);
    expect(quote[1]).toEqual({ text: 'no fever', marked: true });
    expect(quote[0]?.text).toMatch(/^… before (before )+$/);
    expect(quote[2]?.text).toMatch(/^( after)+ …$/);
  });

  it('needs no words around', () => {
    expect(quoteSource('all', [{ start: 0, end: 3 }])).toEqual([{ text: 'all', marked: true }]);
  });
});

describe('cutLength', () => {
  it('leaves short texts whole and cuts long ones', () => {
    expect(cutLength('short')).toBeNull();
    expect(cutLength('x'.repeat(1000))).toBeNull();
    expect(cutLength('x'.repeat(5000))).toBe(900);
    expect(cutLength('twenty characters ..\n'.repeat(40))).toBe(14 * 21 - 1);
  });
});

describe('evidence store', () => {
  it('lets the pointer win while it points, and goes back to the focus', () => {
    const store = createEvidenceStore('d', 0);
    focusStatement(store, 2);
    hoverStatement(store, 5);
    expect(store.getState()).toMatchObject({ active: 5, stop: 2 });
    hoverStatement(store, null);
    expect(store.getState().active).toBe(2);
    focusStatement(store, null);
    expect(store.getState()).toMatchObject({ active: null, stop: 2 });
  });
});
