import { describe, expect, test } from 'vitest';
import { cutRuns } from './cut-runs.ts';
import { EntryWords } from './entry-words.ts';
import { readEntries } from './read-entries.ts';
import { saysSafetyNet } from './says-safety-net.ts';

const runsOf = (text: string): string[] =>
  cutRuns(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('what to come back with', () => {
  test.each([
    'To come to casualty at once if vertigo, facial weakness, severe headache, fever',
    'Chest pain >10 min / sweating - casualty',
    'hot swollen knee or fever -> ring A&E',
    'fit >5 min 999',
    'call if soaks pad/hr',
    'ER for fever >=100.4',
    'mum to ring 000 if stridor at rest',
    'please return sooner if worse',
    'er for sob at rest, cp, passing out, shock',
    'ED if/for numbness, weak leg, incontinence',
    'A+E if cant pass urine',
    'er w worse swelling',
    'UC/ER with fever',
    'call for temp, wound ooze',
    'wt up another 3 lb call same day',
  ])('is a step of the plan: "%s"', (text) => {
    expect(saysSafetyNet(new EntryWords(text))).toBe(true);
    expect(readEntries(`cough. ${text}`).at(-1)?.settled).toBe('plan');
  });

  test.each([
    'back with pain',
    'went to ED for chest pain last week',
    'ER for chest pain in 2019',
    'ED for chest pain in June',
    'call for results',
    'call ortho for xray',
    'ED by ambulance for chest pain',
    'HC 100 before levothyroxine up 88->112',
    'transferred ward -> ED',
    'called re: results',
    'metformin ER 500 for diabetes since 2021',
    'lives alone',
  ])('is not what was or is: "%s"', (text) => {
    expect(saysSafetyNet(new EntryWords(text))).toBe(false);
  });

  test.each([
    ['ER for fever >=100.4, belly pain, leg swelling', 1],
    ['er for sob at rest, cp, passing out, shock', 1],
    ['999 for stroke signs, blue lips', 1],
    ['go to ED for new weakness, numbness, loss of bladder control', 1],
    ['ER if SOB, orthopnea, wt gain 5 lb', 1],
    ['Thunderclap, leg weakness, visual loss - ED', 1],
    ['999 for stroke signs, gp for booster', 2],
    ['ER for fever, dad smoking cessation', 2],
    ['cont amlodipine, ED if chest pain, syncope, new weakness', 2],
    ['come back same day if pus, T38 or cannot weight-bear, clinic 2 wks', 2],
    ['flooding >1 pad/hr, faint or CP -> A&E', 1],
    ['ring if vomiting, start omeprazole 20', 2],
    ['back sooner if mood drops, no suicidal ideas', 2],
  ])('keeps all of its reasons: "%s"', (text, runs) => {
    expect(runsOf(text)).toHaveLength(runs);
  });

  test('is no problem that heads an entry of the plan', () => {
    const text = 'Plan:\n1. Asthma: salbutamol\n2. Chest pain >10 min / sweating - casualty';
    const net = readEntries(text).find(({ start }) => text.startsWith('Chest', start));
    expect(net?.end).toBe(text.length);
  });
});
