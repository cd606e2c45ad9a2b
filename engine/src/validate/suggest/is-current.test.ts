import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { suggestCodes } from '../suggest-codes.ts';

/** Codes for what a note's history tells, beside its own diagnosis. */
function suggested(history: string): string[] {
  const note = `Date of service: 01/10/2022\nHistory: ${history}\nAssessment: Low back strain.\n`;
  return suggestCodes(readChart(note))
    .map(({ code }) => code)
    .filter((code) => !/^(?:S39|M54)/.test(code));
}

describe('what is not so now is not suggested', () => {
  it.each([
    ['of others', 'Her husband was diagnosed with lung cancer last month.'],
    ['of others', 'Grandmother with dementia lives in the home.'],
    ['of others', 'Coworker had tuberculosis; PPD negative.'],
    ['of others', 'Breast cancer in maternal aunt.'],
    ['a vaccine', 'She asked about shingles and the shingles shot.'],
    ['a vaccine', 'COVID-19 booster in October, hepatitis B series complete.'],
    ['a vaccine', 'Tetanus up to date.'],
    ['a test', 'MRI negative for multiple sclerosis.'],
    ['a test', 'Rapid influenza test negative.'],
    ['a leaflet', 'Stroke education and fall prevention handout given.'],
    ['considered', 'Pneumonia was considered but chest film is clear.'],
    ['considered', 'Low suspicion for DVT.'],
    ['feared', 'She is worried she has cancer.'],
    ['feared', 'Counseled on the risk of melanoma.'],
    ['may come', 'Go to the ER for seizures or chest pain.'],
    ['may come', 'Consent: infection, bleeding, stroke and death discussed.'],
    ['over', 'Gout in 2014, no flares since.'],
    ['over', 'Had chickenpox as a child.'],
    ['over', 'He was treated for syphilis in 2005.'],
    ['over', 'Pneumonia in 2019, gone since.'],
    ['considered', 'Afebrile, back benign: nothing to suggest pyelonephritis or sepsis.'],
    ['over', 'Breast cancer history. 13 years out.'],
    ['over', 'HIV-negative since. Admitted 11/2020 when he presented with Pneumocystis pneumonia.'],
    ['a vaccine', 'Influenza vaccine at the pharmacy; zoster x2 done.'],
    ['another word', 'CC: Burns when I pee.'],
    ['another word', 'Head: AF soft and flat, mild molding.'],
    ['another word', 'GAD-7 total 10 (14 at intake).'],
    ['another word', 'Uses a heating pad; reading aids at home.'],
  ])('%s: %s', (_, history) => expect(suggested(history)).toEqual([]));
});

describe('what is so now is', () => {
  it.each([
    ['Hypertension since 2003, on lisinopril.', 'I10'],
    ['She has had psoriasis since 2003, well controlled.', 'L40.9'],
    ['PAD with claudication.', 'I73.9'],
    ['Asthma, considered stable.', 'J45.909'],
  ])('%s', (history, code) => expect(suggested(history)).toContain(code));
});

describe('titles of codes', () => {
  const codes = (chart: string): string[] => suggestCodes(readChart(chart)).map(({ code }) => code);

  it.each<[chart: string, codes: string[], never: string[]]>([
    [
      'Diagnoses:\nType 2 diabetes mellitus with foot ulcer\nImpingement syndrome of right shoulder',
      ['E11.621', 'M75.41'],
      ['E11.9'],
    ],
    // The words beside a code stand for that code.
    ['Diagnoses:\nZ87.891 Personal history of nicotine dependence', [], ['F17.210', 'F17.200']],
    [
      'Diagnoses:\nZ87.891 Personal history of nicotine dependence\nPersonal history of colon polyps, unspecified',
      ['Z86.0100'],
      [],
    ],
    ['Assessment: No evidence of acute kidney failure, unspecified.', [], ['N17.9']],
    ['Assessment: Type 1 diabetes mellitus without complications.', ['E10.9'], ['E11.9']],
  ])('%s', (chart, given, never) => {
    const found = codes(chart);
    for (const code of given) expect(found).toContain(code);
    for (const code of never) expect(found).not.toContain(code);
  });
});
