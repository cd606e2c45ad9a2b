import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { suggestCodes } from '../suggest-codes.ts';
import { codeOfBodyMass } from './status-codes.ts';
import { isNarrative } from './suggest-for-narrative.ts';

const suggested = (text: string): string[] => suggestCodes(readChart(text)).map(({ code }) => code);

describe('what a chart supports', () => {
  it.each<[chart: string, codes: string[], never: string[]]>([
    ['Assessment: hypertension, chronic systolic heart failure.', ['I11.0', 'I50.22'], ['I10']],
    ['Assessment: HTN, CKD stage 3a.', ['I12.9', 'N18.31'], ['I10']],
    ['Assessment: HTN, heart failure, CKD stage 4.', ['I13.0', 'I50.9', 'N18.4'], ['I10', 'I11.0', 'I12.9']],
    ['Assessment: hypertension, ESRD.', ['I12.0', 'N18.6'], ['I10']],
    ['Assessment: type 2 diabetes, CKD stage 3b.', ['E11.22', 'N18.32'], ['E11.9']],
    ['Assessment: type 2 diabetes. Peripheral neuropathy.', ['E11.40'], ['E11.9', 'G62.9']],
    ['Assessment: type 2 diabetes. Takes metformin 500 mg daily.', ['E11.9', 'Z79.84'], ['Z79.4']],
    ['Assessment: T2DM with hyperglycemia, CKD stage 3b.', ['E11.65', 'E11.22', 'N18.32'], ['E11.9', 'R73.9']],
    ['Assessment: COPD with pneumonia.', ['J44.0'], ['J44.9']],
    ['Assessment: COPD exacerbation.', ['J44.1'], ['J44.9']],
    ['Assessment: COPD. Pneumonia.', ['J44.0', 'J18.9'], ['J44.9']],
    ['Assessment: pneumonia. Cough and fever for two days.', ['J18.9'], ['R05.9', 'R50.9']],
    ['Cough for two days.', ['R05.9'], []],
    ['Assessment: obesity. BMI 34.2.', ['E66.9', 'Z68.34'], []],
    ['BMI 34.2. Assessment: hypertension.', ['I10'], ['Z68.34']],
    ['Allergies: penicillin (hives).', [], ['L50.9']],
    ['Allergic to penicillin, which gave hives.', [], ['L50.9']],
    ['Family history: breast cancer, stroke.', [], ['C50.919', 'I63.9']],
    ['No evidence of pneumonia. Denies chest pain.', [], ['J18.9', 'R07.9']],
    ['Any fever?', [], ['R50.9']],
    ['Return if vomiting.', [], ['R11.10']],
    ['History of pneumonia.', [], ['J18.9']],
    ['Past medical history: asthma, appendicitis.', ['J45.909'], ['K35.80']],
    ['Possible gout.', [], ['M10.9']],
    ['Lakeside Allergy & Asthma Associates\nAssessment: hives.', ['L50.9'], ['J45.909']],
    [
      'Assessment: hypertension. Told of cough, dizziness and rash. Rash warning repeated.',
      ['I10'],
      ['R05.9', 'R42', 'R21'],
    ],
    ['Due for MMRV; the record shows 1 varicella and hepatitis A.', [], ['B01.9', 'B15.9']],
    [
      'Plan: call for SBP under 100. ER or 988 for suicidal thoughts or overdose.',
      [],
      ['K65.2', 'R45.851', 'T50.901A'],
    ],
    ['Count 612 to 118, a fall of 81%. Her right arm falls to the bed.', [], ['W19.XXXA']],
    ['Dx: J45.21. Given for acute bronchospasm.', [], ['J98.01']],
    ['Goal: weight loss of 10 lb.', [], ['R63.4']],
    ['Pneumonia was ruled out.', [], ['J18.9']],
    ['Assessment: mild persistent asthma with exacerbation.', ['J45.31'], ['J45.909']],
    ['Assessment: major depressive disorder, recurrent, moderate.', ['F33.1'], ['F32.A', 'F32.9']],
    ['Assessment: right ankle sprain.', ['S93.401A'], ['S93.409A']],
    ['Assessment: bilateral knee osteoarthritis.', ['M17.0'], ['M17.9']],
    ['Assessment: nausea and vomiting.', ['R11.2'], ['R11.0', 'R11.10']],
    ['Assessment: CAD with unstable angina.', ['I25.110'], ['I20.0', 'I25.10']],
    ['Assessment: cancer of the stomach.', ['C16.9'], ['C80.1']],
    ['Assessment: tumour of the bladder.', ['D49.4'], []],
    ['Former smoker.', ['Z87.891'], ['F17.210']],
    ['Assessment: infection.', [], ['B99.9']],
    ['Dx: I10. Assessment: hypertension, asthma.', ['J45.909'], ['I10']],
    ['OB visit, 30 weeks pregnant. Assessment: iron deficiency anemia.', ['O99.013', 'D50.9', 'Z3A.30'], ['O99.011']],
    ['29 y.o. at 22 weeks gestation. Assessment: urinary tract infection.', ['O23.42', 'Z3A.22'], ['N39.0']],
    ['5-day-old girl born at 38 weeks. Assessment: anemia.', [], ['O99.013', 'Z3A.38']],
    ['Assessment: iron deficiency anemia.', ['D50.9'], ['O99.013']],
  ])('%s', (chart, codes, never) => {
    const given = suggested(chart);
    for (const code of codes) expect(given).toContain(code);
    for (const code of never) expect(given).not.toContain(code);
  });

  it('gives at most fifteen, the certain ones first, each with its words and a confidence', () => {
    const chart =
      'Assessment: asthma, gout, psoriasis, migraine, GERD, COPD, IBS, obesity, anemia, scabies, acne, eczema, tinnitus, glaucoma, cataract, sciatica, hypothyroidism. Rash.';
    const codes = suggestCodes(readChart(chart));
    expect(codes).toHaveLength(15);
    for (const { evidence, confidence } of codes) {
      expect(evidence.length).toBeGreaterThan(0);
      expect(confidence).toBeGreaterThan(0.5);
    }
  });
});

describe('isNarrative', () => {
  const prose = 'A woman was admitted with fever and cough. '.repeat(12);
  it.each([
    [prose, true],
    ['Fever and cough.', false],
    [`${prose}\nDx: J18.9`, false],
    [`${prose}\nAssessment:\nPneumonia.\n`, false],
  ])('%# ', (text, narrative) => {
    expect(isNarrative(readChart(text))).toBe(narrative);
  });
});

describe('codeOfBodyMass', () => {
  it.each([
    [18.2, 'Z68.18'],
    [18.5, 'Z68.19'],
    [25, 'Z68.25'],
    [39.9, 'Z68.39'],
    [40, 'Z68.41'],
    [52, 'Z68.43'],
    [71, 'Z68.45'],
  ])('%d -> %s', (index, code) => {
    expect(codeOfBodyMass(index)).toBe(code);
  });
});
