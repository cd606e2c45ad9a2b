import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import { checkAgainstInput } from '../../verify/check-against-input.ts';
import { plainTerms } from '../data/plain-terms.ts';
import { plainWords, sayPlainly } from './write-plainly.ts';

describe('sayPlainly', () => {
  it.each([
    ['The patient has had this cough for 2 weeks.', 'You have had this cough for 2 weeks.'],
    ['Denies fever and locking.', 'No fever or locking.'],
    ['The patient denies chest pain, dyspnea, and edema.', 'No chest pain, shortness of breath or swelling.'],
    ['Denies smoking', 'You said you are not smoking'],
    ['She takes lisinopril and walks daily.', 'You take lisinopril and walk daily.'],
    ['Patient reports that she smokes.', 'You said that you smoke.'],
    ["The patient's mom has asthma.", 'Your mom has asthma.'],
    [
      '61-year-old man with atrial fibrillation.',
      'You are a 61-year-old man with irregular heartbeat (atrial fibrillation).',
    ],
    ['80-year-old woman fell.', 'You are an 80-year-old woman. You fell.'],
    ['Penicillin gives the patient hives.', 'Penicillin gives you hives.'],
    ['Hypertension on lisinopril 10 mg', 'High blood pressure on lisinopril 10 mg'],
    ['Temperature\tafebrile', 'Temperature\tno fever'],
    ['Myocardial infarctions in 2019 and 2021', 'Heart attacks in 2019 and 2021'],
  ])('%j -> %j', (text, plain) => {
    expect(sayPlainly(text)).toBe(plain);
  });

  it.each([
    // Of whom "she" speaks is not known here.
    ['Mother has asthma; she smokes.', 'Mother has asthma; she smokes.'],
    ['Her sister visits and gives her insulin.', 'Her sister visits and gives her insulin.'],
    // A longer term is not the shorter one in it.
    ['Pulmonary hypertension', 'High blood pressure in the lungs'],
    ['anti-hypertension pamphlet', 'Anti-hypertension pamphlet'],
    ['Lachman negative, McMurray equivocal', 'Lachman negative, McMurray equivocal'],
  ])('leaves what is another thing: %j', (text, plain) => {
    expect(sayPlainly(text)).toBe(plain);
  });

  it('has no plain word that is a term itself, and no term twice', () => {
    const terms = plainTerms.map(([term]) => term);
    expect(new Set(terms).size).toBe(terms.length);
    for (const plain of plainTerms.map(([, words]) => words.replace(/ \(.+\)$/, '')))
      expect(plainWords(plain)).toBe(plain);
  });
});

describe('a patient summary', () => {
  const input =
    'Summary for the patient: 58F with HTN, dyspnea on exertion, no fever, no syncope. meds furosemide 40 mg bid. allergies: sulfa (urticaria). BP 150/90. Left pleural effusion. A/P: CHF, furosemide 80 mg bid, RTC 2 wks';
  const note = chart(input);

  it('is asked for in words, and written to the patient', () => {
    expect(note.noteKind).toBe('patient-summary');
    const text = note.rendered.markdown;
    for (const words of [
      'What happens next',
      'high blood pressure',
      'twice a day',
      'Sulfa (hives)',
      '80 mg',
      '150/90',
      'fever',
      'fainting',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/\bthe patient\b|dyspnea|syncope|urticaria/i);
  });

  it('says nothing that the input does not, and names the source of each statement', () => {
    expect(checkAgainstInput(note.rendered.markdown, input).unsupported).toEqual([]);
    for (const { support, sources } of note.rendered.statements)
      if (support !== 'structural') expect(sources.length).toBeGreaterThan(0);
  });
});
