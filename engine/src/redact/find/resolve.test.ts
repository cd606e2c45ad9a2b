import { describe, expect, it } from 'vitest';
import type { Candidate } from './recogniser.ts';
import { resolveCandidates } from './resolve.ts';

const candidate = (start: number, end: number, score: number, kind: Candidate['kind'] = 'NAME'): Candidate => ({
  start,
  end,
  kind,
  rule: `rule-${score}`,
  score,
  evidence: 'a reason',
});

describe('resolveCandidates', () => {
  it('covers all that overlapping candidates covered and keeps the stronger reason', () => {
    const text = 'x'.repeat(40);
    const found = resolveCandidates(text, [
      candidate(5, 15, 0.6, 'ID'),
      candidate(10, 20, 0.9, 'PHONE'),
      candidate(25, 30, 0.7),
    ]);
    expect(found.map(({ start, end, kind }) => [start, end, kind])).toEqual([
      [5, 20, 'PHONE'],
      [25, 30, 'NAME'],
    ]);
  });

  it('leaves weak and empty candidates out', () => {
    expect(resolveCandidates('abcdef', [candidate(0, 3, 0.3), candidate(2, 2, 0.9)])).toEqual([]);
  });

  it('makes one finding of the parts of a name or a place, not of two people', () => {
    const name = resolveCandidates('Maria Lopez', [candidate(0, 5, 0.6), candidate(6, 11, 0.7)]);
    expect(name).toHaveLength(1);
    expect(resolveCandidates('Maria, Lopez', [candidate(0, 5, 0.6), candidate(7, 12, 0.7)])).toHaveLength(2);
    const place = resolveCandidates('Mercy in Boston', [
      candidate(0, 5, 0.6, 'LOCATION'),
      candidate(9, 15, 0.7, 'LOCATION'),
    ]);
    expect(place.map(({ start, end }) => [start, end])).toEqual([[0, 15]]);
  });
});
