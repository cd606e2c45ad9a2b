import { describe, expect, test } from 'vitest';
import { cutRuns } from './cut-runs.ts';
import { cutSentences } from './cut-sentences.ts';
import { EntryWords } from './entry-words.ts';
import { findReferent } from './find-referent.ts';

const find = (clause: string, before: readonly string[]): number | undefined =>
  findReferent(
    new EntryWords(clause),
    before.map((words) => new EntryWords(words)),
  );

const wordsOf = (text: string, spans: readonly { start: number; end: number }[]): string[] =>
  spans.map(({ start, end }) => text.slice(start, end));

const runsOf = (text: string): string[] => wordsOf(text, cutRuns(text, { start: 0, end: text.length }));
const sentencesOf = (text: string): string[] => wordsOf(text, cutSentences(text, { start: 0, end: text.length }));

describe('a clause that names nothing itself', () => {
  test.each([
    ['dizzy on 150', ['back pain', 'on pregabalin 75 bd'], 1],
    ['doubled last month', ['sertraline 50', 'low mood'], 0],
    ['off it since Sunday', ['quetiapine 25 nocte'], 0],
    ['she ran out', ['apixaban 5 bd'], 0],
    ['missed 2 doses', ['warfarin 3', 'no bleeding'], 0],
    ['was 104 in June', ['Hb 92'], 0],
    ['usually 2.5', ['INR 3.8'], 0],
    ['160/90 second time', ['BP 168/94'], 0],
    ['tested negative 2022', ['amoxicillin rash as child'], 0],
    ['so avoid', ['latex - welts'], 0],
    ['had it with her first too', ['itching of the hands', 'no rash'], 0],
    ['wife had same', ['cough 2/52'], 0],
    ['feet swelled so switched to losartan', ['was on amlodipine'], 0],
    ['38 a year ago', ['eGFR 31'], 0],
    ['from 11.6', ['hgb 8.9'], 0],
    ['sleeping since it went up', ['tac 2 bd'], 0],
    ['hives within the hour', ['allergic to sulfa'], 0],
    ['latex too', ['penicillin - rash'], 0],
    ['so not allergic', ['amoxicillin rash age 4', 'had it twice since'], 0],
    ['not taking every day', ['omeprazole 20'], 0],
    ['needing 4 a day', ['oramorph 10 prn'], 0],
    ['mum holds the box', ['fluoxetine 10'], 0],
    ['missed about 3', ['fluoxetine 10', 'mum holds the box'], 0],
    ['not started', ['propranolol suggested by gp'], 0],
    ['2 doses missed', ['methotrexate 20 weekly', 'feels ok'], 0],
    ['rate controlled', ['AF 2021'], 0],
    ['spont cleared', ['jaundice 2019'], 0],
    ['R done', ['Cataract L listed'], 0],
    ['had same in March', ['wisdom tooth pain', '4 days'], 0],
  ])('"%s" speaks of the last that fits', (clause, before, at) => {
    expect(find(clause, before)).toBe(at);
  });

  test.each([
    ['stopped metformin', ['on gliclazide 80']],
    ['doubled last month', ['lives alone', 'two stairs']],
    ['tested negative 2022', ['works nights']],
    ['had it before', ['no rash']],
    ['amlodipine ankles swelled so stopped', ['on losartan 50']],
    ['rash on both arms', ['on amlodipine 5']],
    ['latex too', ['on amlodipine 5']],
    ['chest clear', ['on amlodipine 5']],
    ['not started school', ['on amlodipine 5']],
    ['missed 2 appts', ['on amlodipine 5']],
    ['BP 120/80', ['on amlodipine 5']],
  ])('"%s" stands by itself', (clause, before) => {
    expect(find(clause, before)).toBeUndefined();
  });

  test('takes what stands between with it', () => {
    expect(runsOf('methylphenidate 18 qam, not eating lunch, same dose since August')).toEqual([
      'methylphenidate 18 qam, not eating lunch, same dose since August',
    ]);
  });

  test('says only when something was', () => {
    expect(runsOf('relapse of nephrosis, last June, ear infection, in May')).toEqual([
      'relapse of nephrosis, last June',
      'ear infection, in May',
    ]);
    expect(runsOf('wheezy, LMP 2 weeks ago')).toEqual(['wheezy', 'LMP 2 weeks ago']);
  });

  test.each([
    'ibuprofen 400 prn with food, next due 4:45 at earliest',
    'bacitracin + telfa, change daily',
    'CPAP most nights, bringing it in',
    'Echo for murmur req, need before date',
    'prior authorisation for dupilumab, will submit today',
    'GP asked for records, call after 2 pm',
    'aleve for the knee, maybe 4 tabs last wk, told him no more',
    'HIV test in June, negative since',
  ])('is no clause of its own: "%s"', (text) => {
    expect(runsOf(text)).toEqual([text]);
  });

  test('is never left alone where it is too short to mean anything', () => {
    expect(runsOf('zzzumab weekly, off now')).toEqual(['zzzumab weekly, off now']);
  });

  test('does not reach over what its kind is named by again', () => {
    expect(runsOf('sertraline 50, quetiapine 25, off it since Sunday')).toEqual([
      'sertraline 50',
      'quetiapine 25, off it since Sunday',
    ]);
  });

  test('goes on from the sentence before, on its line', () => {
    expect(sentencesOf('Hb 92. Was 104 in June. Ferritin 8.')).toEqual(['Hb 92. Was 104 in June.', 'Ferritin 8.']);
    expect(sentencesOf('On pregabalin 75 bd.\nDoubled last month.')).toHaveLength(2);
    expect(sentencesOf('Arthroscopy 2008. PONV both times. HTN.')).toEqual([
      'Arthroscopy 2008. PONV both times.',
      'HTN.',
    ]);
  });
});

describe('a clause that speaks of a test, a step or a drug before it', () => {
  test.each([
    'HIV Ag/Ab neg, too early, rpt at 6 wk and 12',
    'Growth scan 32/40 EFW 20th centile, dopplers norm, next 34 & 36',
    'MoCA 19/30, lost pts visuospatial + attn',
    'BP 128/82 (112/70 booking), rpt after 10 mins 126/80',
    'apixaban 10 bd 7/7 then 5 bd, first given 2130',
    'Dex 6 mg am for appetite, stop that if agitated',
    'He will repeat K Thurs; if >6.0 to come in',
    'No PEP, window gone (9/7)',
    'buying naproxen for back, explained not with lithium',
  ])('stays with it: "%s"', (text) => {
    expect(runsOf(text)).toEqual([text]);
  });

  test('stands by itself where none is named, or where it is a step', () => {
    expect(runsOf('lives alone, next 34 & 36')).toHaveLength(2);
    expect(sentencesOf('K 5.9 no ECG changes. Repeat in 4 hrs if worse.')).toHaveLength(2);
  });
});

test.each([
  'Rash both legs, worse at night',
  'HTN up today, prob the Sudafed',
  'Physio ref, agreed',
  'pred 40, then 20 for 5 days',
])('a short clause that goes on stays with the one before: "%s"', (text) => {
  expect(runsOf(text)).toEqual([text]);
});
