import { describe, expect, it } from 'vitest';
import { findTurns } from './find-turns.ts';
import { turnsInRunningText } from './running-talk.ts';

const turns = [
  ['c', 'Good morning, come on in. So what brings you in today?'],
  ['p', "It's my knee. It's been hurting for about three weeks."],
  ['c', 'Which knee?'],
  ['p', 'The left one. I twisted it on the stairs.'],
  ['c', 'Any swelling?'],
  ['p', 'A bit, in the evenings.'],
  ['c', 'Does it lock or give way?'],
  ['p', 'No, never.'],
  ['c', 'And what medicines do you take?'],
  ['p', 'I take lisinopril, ten milligrams.'],
  ['c', 'Any allergies?'],
  ['p', 'Penicillin, I came up in a rash.'],
  [
    'c',
    "Let me have a look. I'm going to bend it, tell me if it hurts. I'd like you to have an x-ray and see me in two weeks.",
  ],
  ['p', 'Okay, thank you, doctor.'],
] as const;
const written = turns.map(([, said]) => said).join(' ');
const heard = written
  .toLowerCase()
  .replaceAll(/[^a-z\s]/g, '')
  .replaceAll(/\s+/g, ' ');
const said = (text: string): string[] =>
  turnsInRunningText(text).map(({ start, end, speaker }) => `${speaker.charAt(0)}: ${text.slice(start, end).trim()}`);

describe('a talk that was written down in one run', () => {
  it('is shared out by its sentences', () => {
    expect(said(written)).toEqual(turns.map(([who, words]) => `${who}: ${words}`));
  });

  it('is shared out without any mark, each question and its answer apart', () => {
    const lines = said(heard);
    expect(lines.find((line) => line.endsWith('any allergies'))).toMatch(/^c: /);
    expect(lines.find((line) => line.includes('penicillin'))).toMatch(/^p: /);
    expect(lines.find((line) => line.includes('lisinopril'))).toMatch(/^p: /);
    expect(lines.find((line) => line.includes('what medicines'))).toMatch(/^c: /);
  });

  it('is found as any other, and lies in its text without a gap of words', () => {
    const found = findTurns(written);
    expect(found).toHaveLength(turns.length);
    expect(found.map(({ start, end }) => written.slice(start, end).trim()).join(' ')).toBe(written);
  });
});

it.each([
  ['a dictation', 'This is a 67 year old man with cough for three days. '.repeat(20)],
  [
    'a letter to a patient',
    `Dear Ms Sample, I saw you in my clinic. ${'Your knee is better and you can walk on it. I have asked for an x-ray. '.repeat(8)}`,
  ],
  [
    'a note in sentences',
    'She has pain in the left knee. No swelling was seen. Takes ibuprofen. I will see her again. '.repeat(8),
  ],
  [
    'advice',
    'Take your tablets with food. Do you have a fever? Call us. Keep your wound dry. You may shower. '.repeat(2),
  ],
  [
    'a short talk',
    turns
      .slice(0, 3)
      .map(([, words]) => words)
      .join(' '),
  ],
  ['nothing', ''],
])('%s is none', (_what, text) => {
  expect(turnsInRunningText(text)).toEqual([]);
});
