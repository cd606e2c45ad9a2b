import { describe, expect, it } from 'vitest';
import { graveFindings } from '../../knowledge/grave-findings.data.ts';
import { redFlagNames } from '../../knowledge/red-flags.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import { riskOf } from './rank-risk.ts';

const none = (): undefined => undefined;

describe('the risk of what a note leaves out', () => {
  it.each([
    ['takes apixaban 5 mg bid', 'medication-or-allergy'],
    ['allergic to latex', 'medication-or-allergy'],
    ['NKDA', 'medication-or-allergy'],
    ['chest pain on the stairs', 'red-flag'],
    ['wants to be dead, suicidal thoughts', 'red-flag'],
    ['low mood for months', 'red-flag'],
    ['neck is rigid', 'red-flag'],
    ['lives with a dog', 'other'],
  ])('%j is %s by its words', (words, risk) => expect(riskOf(words, none)).toBe(risk));

  it.each([
    ['medications', 'medication-or-allergy'],
    ['safety', 'red-flag'],
    ['plan', 'plan'],
    ['follow-up', 'plan'],
    ['social-history', 'other'],
  ] as const)('of words that leave it open is that of %s', (subject, risk) =>
    expect(riskOf('the blue one', () => subject)).toBe(risk),
  );

  it('does not ask what a statement is about where its words say it', () => {
    const ask = (): never => {
      throw new Error('It was asked for.');
    };
    expect(riskOf('takes apixaban', ask)).toBe('medication-or-allergy');
  });
});

it('names red flags as the catalogue of problems has them', () => {
  for (const name of redFlagNames)
    expect(
      findProblemsIn(name).map((one) => one.name),
      name,
    ).toContain(name);
  expect(graveFindings.length).toBeGreaterThan(0);
});
