import { describe, expect, it } from 'vitest';
import { findProblemsIn } from '../clinical/find-problems.ts';
import type { Modifiers } from './find-context.ts';

const read = (text: string, name: string): Modifiers | undefined =>
  findProblemsIn(text).find((problem) => problem.name === name)?.modifiers;

describe('negation, uncertainty, history, family and condition', () => {
  it.each<[string, string, keyof Modifiers, boolean]>([
    ['Denies chest pain, nausea, vomiting or fever.', 'fever', 'negated', true],
    ['Denies chest pain but reports cough.', 'cough', 'negated', false],
    ['Chest pain has resolved. No cough.', 'cough', 'negated', true],
    ['Pneumonia is ruled out.', 'pneumonia', 'negated', true],
    ['Afebrile: nothing to suggest pneumonia or sepsis.', 'pneumonia', 'negated', true],
    ['Nothing helped his pneumonia.', 'pneumonia', 'negated', false],
    ['No increase in pain.', 'pain', 'negated', false],
    ['No, I have a cough.', 'cough', 'negated', false],
    ['Possible pneumonia.', 'pneumonia', 'uncertain', true],
    ['Mother had breast cancer.', 'breast cancer', 'family', true],
    ['History of asthma in brother.', 'asthma', 'family', true],
    ['Asthma; lives with brother.', 'asthma', 'family', false],
    ['Hepatitis C Ab negative.', 'hepatitis c', 'negated', true],
    ['Hepatitis C Ab positive.', 'hepatitis c', 'negated', false],
    ['History of asthma.', 'asthma', 'historical', true],
    ['Cough today.', 'cough', 'historical', false],
    ['Return if fever.', 'fever', 'hypothetical', true],
    ['Fever for two days.', 'fever', 'hypothetical', false],
  ])('%s -> %s %s', (text, name, kind, expected) => {
    expect(read(text, name)?.[kind]).toBe(expected);
  });
});
