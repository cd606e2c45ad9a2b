import { describe, expect, it } from 'vitest';
import { startRestoring } from './restore.ts';
import { shieldText } from './shield.ts';

const note =
  'Patient: Maria Lopez, MRN: 00123456, DOB 03/04/1961. Maria was operated on March 1, 2023 and seen by Dr. Chen on 3/15/2023. Pain 5/10.';
const shielded = shieldText(note, [], 7);
/** By how many days this seed moves dates: the tests below are of that move. */
const moved = /operated on (.*?) and/.exec(shielded.text)?.[1];

const sizes = [1, 2, 3, 5, 7, 100];

function restoreIn(size: number, answer: string) {
  const stream = startRestoring(shielded.originals, shielded.text);
  let text = '';
  for (let at = 0; at < answer.length; at += size) text += stream.push(answer.slice(at, at + size));
  return { text: text + stream.end(), counts: stream.counts() };
}

function expectRestored(answer: string, expected: string): void {
  for (const size of sizes) expect(restoreIn(size, answer).text).toBe(expected);
}

describe('a placeholder', () => {
  it.each([
    ["[PATIENT-1]'s cough", "Maria Lopez's cough"],
    ['[PATIENT-1]s cough, [PATIENT-1\u2019s] cough', 'Maria Lopezs cough, Maria Lopez\u2019s cough'],
    ['[patient-1], [Patient-1-First]', 'Maria Lopez, Maria'],
    ['PATIENT-1 coughs; PATIENT-1-FIRST too.', 'Maria Lopez coughs; Maria too.'],
    ['[[PATIENT-1]] and \\[PATIENT-1\\] and [PATIENT\\-1]', 'Maria Lopez and Maria Lopez and Maria Lopez'],
    [
      '[PATIENT\u20111], [PATIENT\u20131], [PATIENT_1], [PATIENT 1], \u3010PATIENT-1\u3011',
      'Maria Lopez, Maria Lopez, Maria Lopez, Maria Lopez, Maria Lopez',
    ],
    ['**[PATIENT-1]**, ([PATIENT-1]), "[MRN-1]"', '**Maria Lopez**, (Maria Lopez), "00123456"'],
    ['[PATIENT-1-LAST] has no such name of its own', 'Maria Lopez has no such name of its own'],
  ])('comes back as a model writes it, whole or in pieces: %s', (answer, expected) => {
    expectRestored(answer, expected);
  });

  it.each(['[PATIENT-2]', '[NAME-1]', '[MOTHER-1]', 'patient 1 of the study', 'COVID-19', '[PATIENT-1', 'PATIENT-12'])(
    'that was never given stays as it is: %s',
    (answer) => expectRestored(answer, answer),
  );

  it('that was never given is counted, and so is what comes back', () => {
    const { counts } = restoreIn(4, '[PATIENT-1] [PATIENT-2] [MRN-1] [MRN-7]');
    expect(counts).toEqual({ restored: 2, invented: 2, computed: 0 });
  });

  it('is all that is held back, and what may be the beginning of one', () => {
    const stream = startRestoring(shieldText('Patient: Maria Lopez coughs.').originals, '');
    expect(stream.push('Hello [')).toBe('Hello ');
    expect(stream.push('x] and [PA')).toBe('[x] and ');
    expect(stream.push('TIENT-')).toBe('');
    expect(stream.push('1')).toBe('');
    expect(stream.push('] left [NAME-77')).toBe('Maria Lopez left ');
    expect(stream.push(']')).toBe('[NAME-77]');
    expect(stream.push(' reports that she')).toBe(' reports that she');
    expect(stream.push('[PATIENT-1')).toBe('');
    expect(stream.end()).toBe('[PATIENT-1');
    expect(stream.end()).toBe('');
  });

  it('belongs to its own stream', () => {
    const [first, second] = [1, 2].map(() => startRestoring(shielded.originals, shielded.text));
    expect(first?.push('[PATIENT')).toBe('');
    expect(second?.push('-1]')).toBe('-1]');
    expect(first?.push('-1]')).toBe('Maria Lopez');
  });
});

describe('a date', () => {
  const day = new Date(`${moved} UTC`);
  const later = (days: number): Date => new Date(day.getTime() + days * 86_400_000);
  const say = (date: Date, options: Intl.DateTimeFormatOptions, locale = 'en-US'): string =>
    date.toLocaleDateString(locale, { timeZone: 'UTC', ...options });
  const inWords = { year: 'numeric', month: 'long', day: 'numeric' } as const;

  it('was moved by whole weeks', () => {
    expect(moved).not.toBe('March 1, 2023');
    expect(Math.abs((day.getTime() - Date.UTC(2023, 2, 1)) / 86_400_000) % 7).toBe(0);
    expect(shielded.text).toContain(say(later(14), { year: 'numeric', month: 'numeric', day: 'numeric' }));
  });

  it.each([
    [say(day, inWords), 'March 1, 2023'],
    [say(day, inWords, 'en-GB'), '1 March 2023'],
    [say(day, inWords, 'es'), '1 de marzo de 2023'],
    [say(day, { ...inWords, month: 'short' }), 'Mar 1, 2023'],
    [say(day, { month: 'long', day: 'numeric' }), 'March 1'],
    [say(day, { month: 'long', day: 'numeric' }, 'en-GB'), '1 March'],
    [day.toISOString().slice(0, 10), '2023-03-01'],
    [say(day, { month: 'numeric', day: 'numeric' }), '03/01'],
    [say(day, { month: '2-digit', day: '2-digit', year: 'numeric' }), '03/01/2023'],
  ])('comes back in the form that the model uses: %s', (written, expected) => {
    expectRestored(`Operated on ${written}, fine.`, `Operated on ${expected}, fine.`);
  });

  it('that was reckoned is moved back with the others, and counted', () => {
    const { text, counts } = restoreIn(3, `Return on ${say(later(28), inWords)}.`);
    expect(text).toBe('Return on March 29, 2023.');
    expect(counts).toEqual({ restored: 0, invented: 0, computed: 1 });
  });

  it.each(['Pain 5/10.', 'BP 120/80, strength 4/5, May repeat, since 2019, 3-4 tablets', 'MRN 20230412'])(
    'is not seen in what is none: %s',
    (answer) => expectRestored(answer, answer),
  );
});

describe('months alone and days in words', () => {
  const spoken = 'i quit november twenty seventh. taking aleve since march, one test in march, and a cold in january';
  const { text: sent, originals } = shieldText(spoken, [], 5);
  const sentFor = (original: string): string => [...originals].find(([, one]) => one === original)?.[0] ?? '';
  const restore = (answer: string): string => {
    const stream = startRestoring(originals, sent);
    return stream.push(answer) + stream.end();
  };
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const [month, day] = [capital(sentFor('march')), sentFor('november twenty seventh')];

  it('are moved', () => {
    expect(sent).not.toMatch(/march|november/);
    expect(month).toMatch(/^[A-Z][a-z]+$/);
    expect(day).toMatch(/^[A-Z][a-z]+ \d+$/);
  });

  it.each([
    [`Aleve since ${month}.`, 'Aleve since March.'],
    [`Test (${month}): negative`, 'Test (March): negative'],
    [`${month}: test`, 'March: test'],
    [`Quit ${day}`, 'Quit november twenty seventh'],
    [`Quit on ${day.split(' ').toReversed().join(' ')}`, 'Quit on 27 November'],
  ])('come back as a model writes them: %s', (answer, expected) => {
    expect(restore(answer)).toBe(expected);
  });
});

it.each(sizes)('in pieces of %d characters all comes back as it was', (size) => {
  expect(restoreIn(size, shielded.text).text).toBe(note);
});
