import { describe, expect, it } from 'vitest';
import { findChangeConflict } from './told-changes.ts';
import { readChart } from './read-chart.ts';

const found = (text: string): string =>
  (findChangeConflict(readChart(text)) ?? []).map(({ start, end }) => text.slice(start, end)).join(' | ');

describe('findChangeConflict', () => {
  it.each([
    ['Weight 97.2 kg (94.6 on admission).\nAssessment: responding, down 3.4 kg.', 'down 3.4 kg | Weight 97.2 kg (94.6'],
    [
      'TUG 24.8 s (22.4 s on 11/22).\nA: TUG is 7.6 s better than at evaluation.',
      'TUG is 7.6 s better | TUG 24.8 s (22.4 s',
    ],
    ['EPDS 22 (20 at intake).\nA: partial response: EPDS down 3 points.', 'EPDS down 3 points | EPDS 22 (20'],
  ])('finds the other change in %j', (text, words) => {
    expect(found(text)).toBe(words);
  });

  it.each([
    'Weight 91.2 kg (94.6 on admission).\nAssessment: responding, down 3.4 kg.',
    'TUG 14.8 s (22.4 s on 11/22).\nA: TUG is 7.6 s better than at evaluation.',
    'Weight 91.2 kg (94.6 on admission).\nPlan: call if up 3 lb in a day.',
    'PHQ-9 12 (15 last month).\nA: lost 10 lb since June.',
  ])('finds nothing in %j', (text) => {
    expect(found(text)).toBe('');
  });
});
