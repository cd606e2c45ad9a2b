import { describe, expect, it } from 'vitest';
import { joinInput, locateSource, placeSources, type InputSource } from './tool-input.ts';

const sources: readonly InputSource[] = [
  { kind: 'previous_note', text: 'old note' },
  { kind: 'current', text: 'dictation' },
  { kind: 'results', text: '' },
  { kind: 'medication_list', text: 'list' },
];

describe('the sources of a message', () => {
  it('are read in one order: typed words, the visit, then what is older', () => {
    expect(joinInput('typed', sources)).toBe('typed\n\ndictation\n\nold note\n\nlist');
    expect(joinInput('', sources)).toBe('dictation\n\nold note\n\nlist');
    expect(joinInput('typed', [])).toBe('typed');
    expect(joinInput('', [])).toBe('');
  });

  it('know where each begins and ends; empty ones stand nowhere', () => {
    const whole = joinInput('typed', sources);
    const cut = placeSources('typed', sources).map(({ index, start, end }) => [index, whole.slice(start, end)]);
    expect(cut).toEqual([
      [null, 'typed'],
      [1, 'dictation'],
      [0, 'old note'],
      [3, 'list'],
    ]);
  });

  it('are found again by a range, which is cut where it crosses a border', () => {
    const whole = joinInput('typed', sources);
    const at = whole.indexOf('note');
    expect(locateSource({ start: at, end: at + 4 }, 'typed', sources)).toEqual({ index: 0, start: 4, end: 8 });
    expect(locateSource({ start: 0, end: 5 }, 'typed', sources)).toEqual({ index: null, start: 0, end: 5 });
    const crossing = locateSource({ start: 2, end: at }, 'typed', sources);
    expect(crossing).toEqual({ index: null, start: 2, end: 5 });
    expect(locateSource({ start: 3, end: 4 }, '', [])).toEqual({ index: null, start: 0, end: 0 });
  });
});
