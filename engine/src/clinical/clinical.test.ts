import { describe, expect, it } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { expandAbbreviations } from './abbreviations.ts';
import { drugsNamed } from './drugs.ts';
import { findMedications, writeMedication } from './find-medications.ts';
import { findProblemsIn } from './find-problems.ts';
import { findVitals } from './find-vitals.ts';
import { problemRows } from './data/problems.ts';
import { bodySystems } from './problems.ts';

const medications = (text: string): string[] => findMedications(tokenize(text)).map(writeMedication);

describe('findMedications', () => {
  it.each([
    ['ibuprofen 400 tid w food', ['Ibuprofen 400 mg three times daily with food']],
    ['on lisinopril 10, feels fine', ['Lisinopril 10 mg']],
    ['Lasix 40 mg po daily and metformin 1000 mg bid', ['Lasix 40 mg by mouth daily', 'Metformin 1000 mg twice daily']],
    ['40 mg of omeprazole once a day', ['Omeprazole 40 mg once daily']],
    ['ceftriaxone 1 g IV every 24 hours', ['Ceftriaxone 1 g IV every 24 hours']],
    ['took aspirin 3 days ago', ['Aspirin']],
    ['lisinopril 17', ['Lisinopril']],
  ])('%s', (text, expected) => {
    expect(medications(text)).toEqual(expected);
  });

  it('says whether a drug is started or stopped', () => {
    expect(findMedications(tokenize('stop ibuprofen; start naproxen')).map((mention) => mention.change)).toEqual([
      'stop',
      'start',
    ]);
  });

  it('knows trade names and stems, not plain words', () => {
    expect([...drugsNamed('Tylenol, bisoprolol and zoliflodipine with someone')]).toEqual([
      'acetaminophen',
      'bisoprolol',
      'zoliflodipine',
    ]);
  });
});

describe('findVitals', () => {
  it.each([
    ['bp 138/84 hr 76 afebrile', ['Blood pressure 138/84 mmHg', 'Heart rate 76/min', 'Temperature afebrile']],
    [
      'VS: T 98.6 HR 88 BP 128/76 RR 16 SpO2 98% RA',
      [
        'Temperature 98.6 °F',
        'Heart rate 88/min',
        'Blood pressure 128/76 mmHg',
        'Respiratory rate 16/min',
        'Oxygen saturation 98% on room air',
      ],
    ],
    ['temp 38.4', ['Temperature 38.4 °C']],
    ['bp 999/10', []],
    ['pulse was felt at 3 sites', []],
  ])('%s', (text, expected) => {
    expect(findVitals(text).map((vital) => `${vital.name} ${vital.value}`)).toEqual(expected);
  });

  it('quotes the words it rests on', () => {
    const text = 'seen today, bp 138/84.';
    const [vital] = findVitals(text);
    expect(vital && text.slice(vital.start, vital.end)).toBe('bp 138/84');
  });
});

describe('expandAbbreviations', () => {
  it.each([
    ['58 yo F w HTN', '58-year-old woman with hypertension'],
    ['R knee, ttp', 'right knee, tender to palpation'],
    ['n/v x 3 d', 'nausea and vomiting for 3 days'],
    ['PT 12.5', 'PT 12.5'],
    ['refer to PT', 'refer to physical therapy'],
    ['MS follow-up', 'MS follow-up'],
    ['hr 76 for 1 hr', 'heart rate 76 for 1 hour'],
    ['on machine, hr 2 of 4', 'on machine, hr 2 of 4'],
    ['no more UF per hr', 'no more UF per hr'],
    ['stop ibuprofen -> acetaminophen', 'stop ibuprofen; acetaminophen'],
    ['levothyroxine 75->100', 'levothyroxine 75 → 100'],
    ['furosemide 40 bid -> 40 daily', 'furosemide 40 mg twice daily → 40 daily'],
    ['trop 0.04 -> 0.31', 'trop 0.04 → 0.31'],
    ['if CT neg -> 2 doses', 'if CT negative; 2 doses'],
    ['BCx 2/2 MSSA', 'BCx 2/2 MSSA'],
    ['BM if either positive', 'BM if either positive'],
    ['last BM today', 'last bowel movement today'],
    ['BP most likely, gliptin triggered', 'BP most likely, gliptin triggered'],
    ['femoral pulses 2/2 palpable', 'femoral pulses 2/2 palpable'],
    ['delirium 2/2 pneumonia', 'delirium secondary to pneumonia'],
    ['hips 2/2 stable', 'hips 2/2 stable'],
    ['HR+ HER2-', 'HR+ HER2-'],
    ['venlafaxine XR 37.5', 'venlafaxine XR 37.5'],
    ['resolved, not PPD', 'resolved, not PPD'],
    ['mri of l hip', 'MRI of left hip'],
    ['metformin hold while AKI, BMs bd', 'metformin hold while AKI, BMs bd'],
    ['BMs 8-14', 'BMs 8-14'],
    ['3 BMs today, BMs loose', '3 bowel movements today, bowel movements loose'],
    ['kidney tx 2012, d/w tx team', 'kidney tx 2012, discussed with tx team'],
    ['no plt tx unless bleeding', 'no plt tx unless bleeding'],
    ['dtr says he fell yest nite', 'daughter says he fell yesterday night'],
    ['patellar dtr 2+', 'patellar dtr 2+'],
    ['prob viral, prob w sleep', 'probably viral, prob with sleep'],
    ['denies si/hi, mum says hi', 'denies suicidal or homicidal ideation, mum says hi'],
    ['denies si, no HI', 'denies suicidal ideation, no HI'],
    ['chronic si joint pain', 'chronic si joint pain'],
    ['HA bilaterally, wears HA', 'headache bilaterally, wears hearing aids'],
    ['sinus occ PVCs', 'sinus occasional PVCs'],
    ['CTA M2 occ', 'CTA M2 occlusion'],
    ['FWB reassuring, UTD P2', 'FWB reassuring, UTD P2'],
    ['path rpt pending, rpt CBC', 'path rpt pending, repeat CBC'],
    ['on bc pills', 'on bc pills'],
    ['h/o SBP, SBP 140', 'history of SBP, systolic blood pressure 140'],
    ['on ABT for UTI, abt 3 days', 'on ABT for urinary tract infection, about 3 days'],
    ['Humira 40 mg q2 for RA', 'Humira 40 mg q2 for RA'],
    ['ankle dtr was absent', 'ankle dtr was absent'],
    ['no perf defects', 'no perf defects'],
    ['skin prob on leg', 'skin prob on leg'],
    ['patellar dtr diminished', 'patellar dtr diminished'],
    ['methotrexate 15 weekly', 'methotrexate 15 weekly'],
    ['ozempic 0.5 weekly', 'Ozempic 0.5 weekly'],
    ['depot 2wkly', 'depot every 2 weeks'],
    ['Infliximab q8', 'Infliximab q8'],
    ['f/u 6 mo overdue', 'follow-up 6 months overdue'],
    ['1g bd, bd dinner', '1g twice daily, bd dinner'],
    ['lungs clr, Na 140 nl', 'lungs clear, Na 140 nl'],
    ['lfts nl', 'lfts normal'],
    ['field tx once healed, wound tx', 'field treatment once healed, wound treatment'],
    ['Imraldi alt wks, dad alt weekends, alt 38', 'Imraldi alternate weeks, dad alternate weekends, ALT 38'],
    ['sidelying abd x10, abd x8, hip abd 4/5', 'sidelying abduction x10, abduction x8, hip abduction 4/5'],
    ['abd soft, abd xray', 'abdomen soft, abdominal xray'],
    ['112/68 at 1 min, sx lightheaded', '112/68 at 1 min, symptoms lightheaded'],
  ])('%s', (short, long) => {
    expect(expandAbbreviations(short)).toBe(long);
  });
});

describe('findProblems', () => {
  it('names side and site of a general complaint', () => {
    expect(findProblemsIn('pain in the right knee').map((problem) => problem.name)).toEqual(['right knee pain']);
    expect(findProblemsIn('left shoulder pain').map((problem) => problem.name)).toEqual(['left shoulder pain']);
  });

  it('takes short forms that are words only in capitals', () => {
    expect(findProblemsIn('hi there')).toEqual([]);
    expect(findProblemsIn('denies SI and HI').map((problem) => problem.name)).toEqual([
      'suicidal ideation',
      'homicidal ideation',
    ]);
  });

  it('has a known system in every row', () => {
    for (const row of problemRows) expect(bodySystems).toContain(row.split('|')[1]);
  });
});
