import { describe, expect, test } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { cutRuns } from './cut-runs.ts';
import { EntryWords } from './entry-words.ts';
import { frameOf } from './event-frame.ts';
import { readEntries } from './read-entries.ts';

const runsOf = (text: string): string[] =>
  cutRuns(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

const subjectsOf = (text: string): (string | undefined)[] => readFacts(text).map(({ subject }) => subject);

describe('an event of before', () => {
  test.each([
    'One collapse wk 4 in the gym, BP 88/50 then, GP stopped his amlodipine next day, no further',
    'DVT L leg 2014 after knee arthroscopy, on warfarin for 6/12 only then',
    'GI bleed 2016 on diclofenac + clopidogrel, gastric ulcer, never had either since',
    'Angioplasty L SFA 6 wks ago, rest pain gone since, on clopidogrel since then',
    'One seizure in July on the beach, bit tongue, incontinent, ambulance, home same day',
    'Adm April with pulm oedema, SpO2 82, IV furosemide 5 days, no further',
    'Trip in the garden in Aug, no harm',
    'L 3rd toe amputated 2017, healed',
    'had PND after first, was on citalopram for 6 months then',
    'Did have malaria as a teenager in Kenya, got quinine and ears rang with it',
  ])('keeps what was given, found and measured then: "%s"', (text) => {
    expect(runsOf(text)).toEqual([text]);
  });

  test.each([
    ['MI 2019, aspirin', 2],
    ['fell in Aug, on alendronate weekly', 2],
    ['TIA 2019, L TKR 2016, asthma', 3],
    ['one seizure in July, now on lamotrigine 100', 2],
    ['admitted in Jan with COPD, uses trelegy', 2],
    ['seizures since 2015, lamotrigine 100 bd', 2],
    ['to see falls clinic in Oct, healed', 2],
    ['MVC in Oct, asthma', 2],
    ['fell in Oct, lives alone', 2],
    ['mum had a stroke in 2019, walked out', 2],
  ])('ends where today or something else begins: "%s"', (text, runs) => {
    expect(runsOf(text)).toHaveLength(runs);
  });

  test.each([
    'PMH: DVT 2014 after arthroscopy, on warfarin for 6/12 only then. Meds: sertraline 50.',
    'Had "seen spiders" on tramadol in May so that was changed to oxycodone. Sertraline 50.',
  ])('has drugs that are not taken now: "%s"', (text) => {
    const taken = readFacts(text).filter(({ type, subject }) => type === 'medication' && subject === 'medications');
    expect(taken).toHaveLength(1);
  });

  test('goes on in the sentence that says how soon after it something was', () => {
    const text = '2) Sept, satay skewer. Within 10 min itchy mouth, lip swelling, hives. Eats almond.';
    expect(readEntries(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Sept, satay skewer. Within 10 min itchy mouth, lip swelling, hives.',
      'Eats almond.',
    ]);
  });

  test('has values that are none of today', () => {
    expect(subjectsOf('One faint wk 6 on the bus, BP 84/50 then, no further. Well today.')).not.toContain(
      'vital-signs',
    );
  });

  test.each([
    ['At 6 yo cefaclor for otitis, rash', 'happening'],
    ['Aug', 'happening'],
    ['last flare April', 'stay'],
    ['DVT 2014', 'dated'],
    ['6MWT 310 -> 380 m', 'exertion'],
    ['Day 5 visit', undefined],
    ['T2DM since 2014', undefined],
    ['fall risk due review Oct', undefined],
  ])('is opened by "%s": %s', (text, frame) => {
    expect(frameOf(new EntryWords(text))).toBe(frame);
  });
});

describe('a test under exertion', () => {
  test.each([
    '6MWT 310 -> 380 m, SpO2 95 -> 89 nadir, HR 121, Borg 13, stopped by calf pain',
    'ETT Bruce 7 min, HR 152, BP 190/80 peak, no ST change, stopped for fatigue',
  ])('has its own heart rate and saturation: "%s"', (text) => {
    expect(runsOf(text)).toEqual([text]);
    expect(readEntries(`Chest clear. ${text}`).at(-1)?.settled).toBe('results');
  });

  test('ends at what is none of it', () => {
    expect(runsOf('6MWT 310 m, SpO2 89, lives alone')).toHaveLength(2);
  });
});
