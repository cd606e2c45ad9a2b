import { expect, it } from 'vitest';
import { writeFlags } from './result-words.ts';

it.each([
  ['WBC 15.2 (H), Hgb 9.8 (L)', 'WBC 15.2 (high), Hgb 9.8 (low)'],
  ['K 2.9 LL', 'K 2.9 (critically low)'],
  ['potassium 5.9 mmol/L H; sodium 138', 'potassium 5.9 mmol/L (high); sodium 138'],
  ['glucose 412 mg/dL HH.', 'glucose 412 mg/dL (critically high).'],
])('%s', (text, expected) => {
  expect(writeFlags(text)).toBe(expected);
});

it.each(['urine output 2 L', 'O2 2 L NC', 'H. pylori 2 (H)', 'glucose 120', 'K 4.2 h later', 'Na 140 L leg'])(
  '%s stays',
  (text) => {
    expect(writeFlags(text)).toBe(text);
  },
);
