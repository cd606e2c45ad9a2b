import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import { briefOf } from './brief.ts';
import { finishDraft, type SaidStatement } from './finish-draft.ts';

const input = `Cough for 3 days. Takes Zestril 10 mg daily and metformin. Allergic to penicillin and latex. No chest pain.
Plan: chest x-ray, return in 1 week. Lives with a dog.`;
const source = { input, tool: 'Chartwright', options: {} } as const;
const note = chart(input);
const brief = briefOf(source, note);

/** A statement that rests on the sentences which hold some words. */
const saying = (section: string, text: string, ...words: readonly string[]): SaidStatement => ({
  section,
  text,
  sources: words.map((word) => {
    const { start, end } = brief.passages.find((one) => input.slice(one.start, one.end).includes(word)) ?? {
      start: 0,
      end: 0,
    };
    return { start, end };
  }),
});
const leftOut = (...said: readonly SaidStatement[]): string[] =>
  finishDraft(source, note, brief, said).map(
    ({ risk, sources }) => `${risk}: ${sources.map(({ start, end }) => input.slice(start, end)).join(' ')}`,
  );
const whole = [
  saying('history-of-present-illness', '3 days of cough. No chest pain.', 'Cough', 'chest pain'),
  saying('medications', 'Lisinopril 10 mg daily', 'Zestril'),
  saying('medications', 'Metformin', 'Zestril'),
  saying('allergies', 'Penicillin', 'penicillin'),
  saying('allergies', 'Latex', 'latex'),
  saying('plan', 'Chest x-ray', 'x-ray'),
  saying('plan', 'Return in 1 week', 'x-ray'),
  saying('social-history', 'Lives with a dog', 'dog'),
];
const without = (text: string): readonly SaidStatement[] => whole.filter((one) => one.text !== text);

describe('what another writer’s note leaves out', () => {
  it('is nothing where all is said, by whichever name of a drug', () => {
    expect(leftOut(...whole)).toEqual([]);
  });

  it.each([
    ['Penicillin', 'medication-or-allergy', 'penicillin'],
    ['Latex', 'medication-or-allergy', 'latex'],
    ['Metformin', 'medication-or-allergy', 'metformin'],
    ['Lisinopril 10 mg daily', 'medication-or-allergy', 'Zestril'],
    ['Chest x-ray', 'plan', 'x-ray'],
    ['3 days of cough. No chest pain.', 'red-flag', 'chest pain'],
  ])('lists %j though other statements rest on the same words', (text, risk, words) => {
    expect(leftOut(...without(text))).toContainEqual(expect.stringMatching(new RegExp(`^${risk}: .*${words}`)));
  });

  it('lists an allergy that is named as no allergy', () => {
    const said = [...without('Penicillin'), saying('medications', 'Penicillin', 'penicillin')];
    expect(leftOut(...said)).toContainEqual(expect.stringMatching(/^medication-or-allergy: .*penicillin/));
    expect(leftOut(...without('Penicillin'), saying('plan', 'Allergic to penicillin', 'penicillin'))).toEqual([]);
  });

  it('lists the same words once, and the most severe first', () => {
    const listed = leftOut();
    expect(listed.map((one) => one.split(':')[0])).toEqual(
      listed
        .map((one) => one.split(':')[0])
        .toSorted(
          (a = '', b = '') =>
            ['medication-or-allergy', 'red-flag', 'plan', 'other'].indexOf(a) -
            ['medication-or-allergy', 'red-flag', 'plan', 'other'].indexOf(b),
        ),
    );
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((one) => one.includes('penicillin'))).toHaveLength(1);
  });
});
