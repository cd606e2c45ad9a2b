import { describe, expect, test } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { cutRuns } from './cut-runs.ts';
import { opensEpisode, tellsPast } from './past-episode.ts';
import { wordsIn } from './words-in.ts';

const runsOf = (text: string): string[] =>
  cutRuns(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('an event of before', () => {
  test.each([
    'last od feb 23',
    'one other blackout aged 19 standing in a queue',
    'previous bleed 2021',
    'similar rash 3 yrs ago',
    'overdose in 2017',
  ])('is opened by its date: "%s"', (text) => {
    expect(opensEpisode(wordsIn(text))).toBe(true);
  });

  test.each(['last smear 2023', 'last seen Feb 24', 'previous scan 2021', 'T2DM since 2015', 'same since 2019'])(
    'is not opened by what is done again and again, or goes on: "%s"',
    (text) => {
      expect(opensEpisode(wordsIn(text))).toBe(false);
    },
  );

  test.each([
    'last od feb 23, heroin + pregabalin, ambulance gave naloxone, none since',
    'cramped Fri and BP down to 92/50 Mon, got 200 NS, signed off 20 min early',
    'one other blackout aged 19 in the heat, pale, back in seconds',
    'UGIB 2019 on naproxen + warfarin, no bleeding since switch to apixaban',
    'first flare 2018, prednisolone and azathioprine, settled in 6/52',
    'Mirena Feb, fell out at 7 wks',
    'deliberate overdose 2017, amitriptyline and wine, intubated, ICU 3 days',
  ])('keeps what was with it: "%s"', (text) => {
    expect(runsOf(text)).toHaveLength(1);
  });

  test.each([
    ['previous TIA 2019, L TKR 2016', 2],
    ['MI 2019, aspirin', 2],
    ['first flare 2018, now 8 stools a day', 2],
    ['previous bleed 2021, apixaban 5 bd', 2],
    ['AF 2019 on apixaban 5 bd', 2],
    ['prior depression 2016, migraine', 2],
  ])('ends where something else begins: "%s"', (text, runs) => {
    expect(runsOf(text)).toHaveLength(runs);
  });

  test.each([
    ['PMH: GI bleed 2019 on naproxen.', 'naproxen'],
    ['cough 2/52. hypo in 2021 on gliclazide. Takes ramipril 5.', 'gliclazide'],
  ])('has the drugs of then: "%s"', (text, drug) => {
    const taken = readFacts(text).filter(({ subject }) => subject === 'medications');
    expect(JSON.stringify(taken).toLowerCase()).not.toContain(drug);
  });

  test('has no drug of a disease that goes on', () => {
    const taken = readFacts('PMH: AF 2019 on apixaban 5 bd.').filter(({ type }) => type === 'medication');
    expect(JSON.stringify(taken).toLowerCase()).toContain('apixaban');
  });
});

test.each([
  ['Mirena Feb, fell out at 7 wks', true],
  ['took venofer last year', true],
  ['may need a scan', false],
  ['colonoscopy March', false],
  ['seen weekly since 2019', false],
])('what was is said with a verb and its time: "%s"', (text, isPast) => {
  expect(tellsPast(wordsIn(text))).toBe(isPast);
});
