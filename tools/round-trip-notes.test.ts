import { describe, expect, it } from 'vitest';
import { findInvented } from '../bench/quality/round-trip/find-invented.ts';
import { readLayouts, type Layout } from '../bench/quality/round-trip/layout.ts';
import { makeFacts } from '../bench/quality/round-trip/make-facts.ts';
import { matchFacts } from '../bench/quality/round-trip/match-facts.ts';
import { chanceOf } from '../bench/quality/round-trip/random.ts';
import { writeNote, type WrittenNote } from '../bench/quality/round-trip/write-note.ts';
import { readFacts } from '../engine/src/facts/read-facts.ts';
import type { GivenFact } from '../bench/quality/round-trip/kinds.ts';

const layout: Layout = {
  id: 'plain',
  writer: 'headings and lines',
  case: 'as written',
  between: 'line',
  words: { often: { 'twice daily': 'BID' } },
  sections: [
    {
      heading: 'HPI:',
      holds: ['symptom.denied'],
      as: 'sentences',
      forms: { 'symptom.denied': 'Denies {symptom}' },
      joined: { 'symptom.denied': 'Denies {list}' },
      and: ' or ',
    },
    {
      heading: 'Meds:',
      holds: ['drug.taken'],
      as: 'lines',
      forms: { 'drug.taken': '{drug} {dose} {often}[[ for {why}]]' },
    },
    { heading: 'Allergies:', holds: ['allergy'], as: 'commas', forms: { allergy: '{drug}[[ ({reaction})]]' } },
  ],
};

const denied = (symptom: string): GivenFact => ({ kind: 'symptom.denied', slots: { symptom }, concept: symptom });
const facts: readonly (readonly GivenFact[])[] = [
  [denied('fever'), denied('cough')],
  [
    {
      kind: 'drug.taken',
      slots: { drug: 'metformin', dose: '500 mg', often: 'twice daily' },
      concept: 'metformin',
    },
  ],
  [{ kind: 'allergy', slots: { drug: 'penicillin', reaction: 'rash' }, concept: 'penicillin' }],
];

const written = (): WrittenNote => writeNote(layout, facts, chanceOf(1));
const causes = (note: WrittenNote, text: string): string[] =>
  matchFacts({ ...note, text }, readFacts(text)).map(({ state, cause }) => (state === 'wrong' ? cause : state));

describe('notes made from facts', () => {
  it('are written as their layout has them, each slot where it stands', () => {
    const { text, facts: given } = written();
    expect(text).toBe('HPI: Denies fever or cough.\nMeds:\nmetformin 500 mg BID\nAllergies: penicillin (rash)');
    expect(given.flatMap(({ at }) => Object.values(at)).map(({ start, end }) => text.slice(start, end))).toEqual([
      'fever',
      'cough',
      'metformin',
      '500 mg',
      'BID',
      'penicillin',
      'rash',
    ]);
  });

  it('are the same for the same seed', async () => {
    const [first] = await readLayouts();
    const texts = [5, 5, 6].map((seed) => {
      const chance = chanceOf(seed);
      return first ? writeNote(first, makeFacts(first, chance), chance).text : '';
    });
    expect(texts[1]).toBe(texts[0]);
    expect(texts[2]).not.toBe(texts[0]);
  });

  it('come back where the reading says what was written', () => {
    const note = written();
    expect(causes(note, note.text)).toEqual(['typed', 'typed', 'typed', 'typed']);
  });

  it.each([
    ['a denial that is dropped', 'Denies fever', 'Has    fever', ['polarity', 'read as present', 'typed', 'typed']],
    ['another dose', '500 mg', '850 mg', ['typed', 'typed', 'dose', 'typed']],
    ['another frequency', 'BID', 'TID', ['typed', 'typed', 'frequency', 'typed']],
    ['another drug', 'metformin', 'glipizide', ['typed', 'typed', 'name', 'typed']],
    ['another reaction', 'rash', 'itch', ['typed', 'typed', 'typed', 'reaction']],
  ])('do not come back from a text with %s', (_what, from, to, expected) => {
    const note = written();
    expect(causes(note, note.text.replace(from, to))).toEqual(expected);
  });

  it('show what was read and never written', () => {
    const note = written();
    const kinds = (text: string): string[] => findInvented(note, readFacts(text)).map(({ kind }) => kind);
    expect(kinds(note.text)).toEqual([]);
    expect(kinds(note.text.replace('500 mg', '850 mg'))).toEqual(['drug']);
    expect(kinds(note.text.replace('penicillin', 'amoxicillin'))).toEqual(['allergy']);
    expect(kinds(`PMH: none. No stroke.\n${note.text}`)).toContain('denial');
  });
});
