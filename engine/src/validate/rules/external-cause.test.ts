import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { externalCause } from './external-cause.ts';

describe('externalCause', () => {
  it.each<[string, string[]]>([
    ['Fell on the stairs.\nDx: S93.401A', ['S93.401A']],
    ['Follow-up.\nDx: S93.401D, W19.XXXA', ['W19.XXXA', 'S93.401D']],
    ['Slipped on ice and fell.\nDx: S93.401A, W11.XXXA Fall on and from ladder', ['W11.XXXA']],
  ])('flags %s', (text, codes) => {
    const flags = externalCause.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('external-cause');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Fell from a ladder.\nDx: S93.401A, W11.XXXA',
    'Fell on the stairs.\nDx: S93.401A, W19.XXXA',
    'Dx: I10',
    'Dx: S93.401D',
  ])('says nothing of %s', (text) => {
    expect(externalCause.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
