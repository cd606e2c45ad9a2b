import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidates.ts';
import { breakWeights } from './data/break-weights.data.ts';
import { worthWeights } from './data/worth-weights.data.ts';
import { breakEvidence, splitSpeech, spokenWords } from './sentence-breaks.ts';
import { drugsOf, evidenceOf, worthOf } from './worth.ts';

const sum = (evidence: readonly string[], weights: ReadonlyMap<string, number>): number =>
  ['=always', ...evidence].reduce((total, item) => total + (weights.get(item) ?? 0), 0);

describe('the worth of a statement', () => {
  const weights = new Map(worthWeights);

  it.each([
    [
      'The patient has been taking lisinopril 20 mg for her blood pressure.',
      'what do you take for your blood pressure',
    ],
    ['The patient denies chest pain, chest pain or swelling of the left ankle.', ''],
    ['Thank you.', 'anything else'],
    ['', ''],
  ])('%j is what its evidence weighs', (text, asked) => {
    const passage = { subject: 'history-of-present-illness', text, sources: [] } as const;
    const candidate: Candidate = { passage, speaker: 'patient', asked, place: 0.3 };
    const odds = sum(evidenceOf(candidate), weights);
    expect(worthOf(candidate, drugsOf(candidate).size)).toBeCloseTo(1 / (1 + Math.exp(-odds)), 9);
  });
});

describe('the breaks of run-on speech', () => {
  const weights = new Map(breakWeights);

  it.each([
    'so how have you been okay i have been doing well my knee hurts and i take two tylenol a day it helps a little',
    "um i had surgery 5 years ago and zxqv then twenty days later it's better thank you",
    'yes',
    '',
  ])('in %j are where their evidence weighs enough', (said) => {
    const words = spokenWords(said);
    const expected: number[] = [];
    let since = 1;
    for (let at = 0; at < words.length - 1; at += 1) {
      const breaks = sum(breakEvidence(words, at, since), weights) > -1;
      if (breaks) expected.push(words[at + 1]?.start ?? 0);
      since = breaks ? 1 : since + 1;
    }
    const starts = splitSpeech(said, { start: 0, end: said.length }).map(({ start }) => start);
    expect(starts).toEqual([0, ...expected]);
  });
});
