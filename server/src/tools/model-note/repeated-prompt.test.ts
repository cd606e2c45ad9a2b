import { expect, test } from 'vitest';
import { systems } from '../prompts/note/system.ts';
import { createRepeatTest } from './repeated-prompt.ts';

const sentence = 'Small talk, courtesies and explanations of how a disease works are left out.';

test('what repeats the prompt is known, in other marks and case too, and within other words', () => {
  const repeats = createRepeatTest([systems.Chartwright], ['Cough.']);
  expect(repeats(sentence)).toBe(true);
  expect(repeats(`Cough. SMALL TALK – ${sentence.slice(12)} Fever.`)).toBe(true);
});

test('what is said by chance, by the source, or as an example is no repetition', () => {
  const repeats = createRepeatTest([systems.Chartwright], [sentence]);
  expect(repeats(sentence)).toBe(false);
  expect(repeats('6 weeks of dry cough, worse at night')).toBe(false);
  expect(repeats('Stop ramipril. Start losartan 50 mg once daily.')).toBe(false);
  expect(repeats('When to come back, and when to seek help.')).toBe(false);
});
