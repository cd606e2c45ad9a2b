import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';

const saidOf = (text: string): string[] =>
  readFacts(text).flatMap((fact) =>
    fact.type === 'allergy' ? [`allergy ${fact.substance}`] : fact.type === 'medication' ? [`drug ${fact.name}`] : [],
  );

describe('allergies under a heading of drugs', () => {
  it.each([
    ['DHx: bisoprolol 5 mg od, allergic to nickel (rash)', ['drug bisoprolol', 'allergy nickel']],
    [
      'Meds:\n- apixaban 5 mg bd\n- Allergic to codeine - vomiting\n- furosemide 40 mg od',
      ['drug apixaban', 'allergy codeine', 'drug furosemide'],
    ],
    ['Meds: sertraline 50 mg daily, NKDA', ['drug sertraline', 'allergy no known drug allergies']],
    ['DHx allergy: trimethoprim - rash\nImp gout', ['allergy trimethoprim']],
  ])('are allergies, and no drug is: %s', (text, expected) => {
    expect(saidOf(text)).toEqual(expected);
  });
});
