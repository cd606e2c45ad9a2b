import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import { findCorrected } from './corrected-words.ts';

const withMarks = (text: string): string =>
  findCorrected(text).reduceRight(
    (marked, { start, end }) => `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
    text,
  );

describe('what the writer of a typed note takes back', () => {
  it.each([
    'quit [2019 scratch that ]2021',
    'peep [8 -- no ]5 now, changed on rounds',
    'BIMS [5, no ]7',
    'walks since [12, sorry ]13mo',
    'goal hgb [>7  -- make that ]>8',
    'cough x [3 days no make that ]5 days',
    'creps [L base wait no ]R base',
    '[lisinopril, make that ]losartan 50',
    'review is [2nd nov scratch that ]9th nov 2pm',
    'small [L hydrocele sorry ]R hydrocele',
    '[oxali reduce to 65 mg/m2 -- scratch that. ]HOLD oxali this cycle',
  ])('%s', (marked) => {
    expect(withMarks(marked.replace(/[[\]]/g, ''))).toBe(marked);
  });

  it.each([
    'Endorses passive suicidal thoughts - no suicidal plan or intent',
    'Given 2 g ceftriaxone - no ceftriaxone allergy',
    'Reports chest pain - no chest tightness, no sob',
    'He has left arm weakness - no left leg weakness',
    'R leg swelling x2 days - no leg pain',
    'Allergies: penicillin, sulfa, sorry latex too',
    'Allergies: penicillin, actually amoxicillin causes rash',
    'Takes aspirin 81, actually clopidogrel 75 as well',
    'Not taking aspirin, actually ibuprofen 600 mg tid',
    'Not on metoprolol, actually carvedilol 6.25 bid',
    'Denies taking aspirin. Actually ibuprofen daily',
    'Stopped lisinopril, actually losartan 50 now',
    'No pain in left knee, actually right knee',
    'no falls since 2020, actually 2021 fall with wrist fx',
    'Right knee, actually left knee also hurts',
    'meds: aspirin, metoprolol, wait, lisinopril',
    'Na 118, correction 6 mEq/L per 24 hrs',
    'Lispro 6 units, correction 2 units if over 200',
    'Hold warfarin 5 days, wait 2 days after procedure to restart',
    'Ice 15 min, wait 45 min',
    'Lives alone since 2019, no 1 at home',
    'Quit smoking 2010. No 1 at home smokes.',
    'states she had head strike that she does not recall',
    'Fell down the stairs with head strike that the wife saw',
    'Hears voices telling him to kill himself but says he can ignore that.',
    'stairs and hills make that worse',
    'Symptom onset at 10:30, sorry 11:15',
    'LKW 10:30, wait no 11:15',
    'Oxycodone 5-10 mg, make that 5 mg',
    'F/u in 2-3 weeks, make that 6 weeks',
    'Refer to cardiology, make that urgent',
    'Order MRI brain, make that stat',
    'Discontinue lisinopril, make that tomorrow',
    'Still takes warfarin, oops, stopped',
    'Continue lasix, no wait, hold',
    'on apixaban, no aspirin',
    'on apixaban, wait no aspirin',
    'pain 8/10, no 10 lb weight loss',
    'FEV1 60%, no 12% reversibility',
    'penicillin rash - scratch that, NKDA',
    'aspirin 81 mg, sorry clopidogrel 75 mg',
    'no chest pain, wait no chest tightness',
    'BP 120/80, sorry 130',
    'no N/V since 2 days, actually 3 days',
    'Meds: metoprolol 25 bid, lisinopril 10 daily, make that metoprolol 50 bid',
    'Started taking lisinopril 10 mg, I mean feeling dizzy since',
    'HR 110, actually 20 above baseline',
    'pain 5, no 10 at night',
    'BIMS 5, no 7 last month',
    'Weakness left arm, wait no right leg weakness',
    'oxali reduce to 65 scratch that, bacteremic',
    'PCV strike that, had at 12mo visit',
    'lasix 40 to 20, actually hold x 2d then 20',
    'L knee pain, sorry R knee',
    'smokes 10/day, no 5 yr quit',
    'pt sorry for missing appt',
  ])('%s stays as it was written', (text) => {
    expect(findCorrected(text)).toEqual([]);
  });

  it('is listed as left out of the note, whatever took its place', () => {
    const text = 'Meds: lisinopril, make that losartan 50 mg daily. PEEP 8 -- no 5 now.';
    const listed = chart(text).leftOut.map(({ sources: [first] }) => text.slice(first?.start, first?.end));
    expect(listed.some((words) => words.startsWith('lisinopril'))).toBe(true);
    expect(listed.some((words) => words.startsWith('8 --'))).toBe(true);
  });

  it('is looked for in a bounded number of places', () => {
    expect(findCorrected('sorry 5 '.repeat(50_000)).length).toBeLessThan(201);
  });

  it('is listed as left out of the note where it was a clause', () => {
    const text = 'Plan: reduce oxaliplatin to 65 mg/m2 -- scratch that. Hold oxaliplatin this cycle.';
    const { sections, leftOut } = chart(text);
    expect(JSON.stringify(sections)).not.toContain('65 mg');
    const [first] = leftOut.flatMap(({ sources }) => sources);
    expect(text.slice(first?.start, first?.end)).toContain('reduce oxaliplatin to 65 mg/m2');
  });

  it('is in no statement of the note, and within what a statement links to', () => {
    const text = 'Social: smoked 30 py, quit 2019 scratch that 2021.';
    const statements = chart(text).sections.flatMap((section) => section.statements);
    const quit = statements.find((one) => one.text.includes('2021'));
    expect(quit?.text).not.toContain('2019');
    const linked = quit?.sources.map(({ start, end }) => text.slice(start, end)).join(' ');
    expect(linked).toContain('2021');
  });
});
