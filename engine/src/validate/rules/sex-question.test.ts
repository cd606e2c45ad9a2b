import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { sexQuestion } from './sex-question.ts';

describe('sexQuestion', () => {
  it.each<[string, string[]]>([
    ['52-year-old man.\nDx: N95.1', ['N95.1']],
    ['Sex: F\nDx: N40.1', ['N40.1']],
  ])('flags %s', (text, codes) => {
    const flags = sexQuestion.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('sex-question');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each(['52-year-old woman.\nDx: N95.1', 'Dx: N40.1', '52-year-old man.\nDx: I10'])('says nothing of %s', (text) => {
    expect(sexQuestion.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
