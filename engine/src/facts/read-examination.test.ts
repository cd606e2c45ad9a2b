import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const foundIn = (text: string): string[] =>
  readFacts(text).flatMap((fact) =>
    fact.type === 'examination' ? [`${fact.assertion.polarity === 'absent' ? 'no ' : ''}${fact.finding}`] : [],
  );

describe('a list of findings under one "no"', () => {
  it.each([
    ['O/E: no pallor, basal crackles L', ['no pallor', 'basal crackles L']],
    ['PE: no edema, guarding in RIF, knee effusion (R)', ['no edema', 'guarding in RIF', 'knee effusion (R)']],
  ])('ends before a finding of one place: %s', (text, expected) => {
    expect(foundIn(text)).toEqual(expected);
  });

  it.each([
    ['O/E: no pallor, icterus, cyanosis', ['no pallor', 'no icterus', 'no cyanosis']],
    ['O/E: no left calf tenderness, right calf tenderness', ['no left calf tenderness', 'no right calf tenderness']],
    ['O/E: no edema, left calf tenderness or cords', ['no edema', 'no left calf tenderness', 'no cords']],
  ])('goes on where nothing says otherwise: %s', (text, expected) => {
    expect(foundIn(text)).toEqual(expected);
  });
});

describe('words that lead to what is found', () => {
  it.each([
    ['Exam notable for splenomegaly. On examination, chest clear.', ['splenomegaly', 'clear']],
    ['Examination revealed irregular pulse.', ['irregular pulse']],
  ])('are no finding: %s', (text, expected) => {
    expect(foundIn(text)).toEqual(expected);
  });
});
