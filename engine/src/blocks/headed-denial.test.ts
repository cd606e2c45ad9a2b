import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';

const saidOf = (text: string): string[] =>
  readFacts(text).flatMap((fact) =>
    fact.type === 'condition' ? [`${fact.assertion.polarity === 'absent' ? 'no ' : ''}${fact.name.toLowerCase()}`] : [],
  );

describe('what is denied without "no"', () => {
  it.each([
    ['No H/O: wheeze, orthopnea or syncope\nRx: aspirin 81 mg daily', ['no wheeze', 'no orthopnea', 'no syncope']],
    ['Denies: chills, rash\nO/E: chest clear', ['no chills', 'no rash']],
    ['Pertinent negatives:\nmelena, hematemesis', ['no melena', 'no hematemesis']],
    ['HPC: nil vomiting, diarrhoea or jaundice', ['no vomiting', 'no diarrhoea', 'no jaundice']],
    ['HPI: \u00D8 chills. Numb.', ['no chills']],
    ['Ankle swelling at night. - No headache or rash. - Home today', ['no headache', 'no rash']],
    ['S: sore throat 3/7. Nil rash, stridor.', ['no rash', 'no stridor']],
  ])('is no finding: %s', (text, expected) => {
    expect(saidOf(text).filter((said) => said.startsWith('no '))).toEqual(expected);
    expect(saidOf(text).filter((said) => expected.includes(`no ${said}`))).toEqual([]);
  });

  it.each([
    ['Negatives: still has fever at night\nPlan: CBC', 'fever'],
    ['PMH: nil of note, asthma as a child', 'asthma'],
    ['No H/O: none\nC/O: cough', 'cough'],
  ])('takes in nothing that is more than a name: %s', (text, name) => {
    expect(saidOf(text)).not.toContain(`no ${name}`);
  });
});
