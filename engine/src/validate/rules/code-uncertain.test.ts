import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeUncertain } from './code-uncertain.ts';

describe('codeUncertain', () => {
  it.each([
    ['Assessment: probable pneumonia.', 'pneumonia'],
    ['Suspected deep vein thrombosis, ultrasound ordered.', 'deep vein thrombosis'],
    ['Likely gout of the great toe.', 'gout'],
  ])('flags %s', (text, words) => {
    const [flag] = codeUncertain.check(readChart(text), []);
    expect(flag && text.slice(flag.sources[0]!.start, flag.sources[0]!.end)).toBe(words);
  });

  it.each(['Assessment: pneumonia.', 'No pneumonia.', 'Possible headache.', 'Father had possible gout.'])(
    'says nothing of %s',
    (text) => {
      expect(codeUncertain.check(readChart(text), [])).toEqual([]);
    },
  );
});
