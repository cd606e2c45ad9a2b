import { describe, expect, it } from 'vitest';
import { makeFact, type FactParts } from '../document/make-fact.ts';
import type { Fact } from '../document/fact.ts';
import { readFacts } from '../facts/read-facts.ts';
import { templateOf } from '../note/template-of.ts';
import { composeNote } from './compose-note.ts';

const soap = templateOf('soap');
const textsOf = (facts: readonly Fact[], input: string): string[] =>
  composeNote(facts, soap, input).sections.flatMap(({ statements }) => statements.map(({ text }) => text));

/** A fact that was read wrongly from the whole of an input. */
const misread = (input: string, parts: object): Fact =>
  makeFact({ id: 'f1', evidence: [{ start: 0, end: input.length }], ...parts } as unknown as FactParts);

describe('a composed statement that reads otherwise than its source', () => {
  it.each<[string, string, object, string]>([
    [
      'dose',
      'lisinopril 10 daily',
      { type: 'medication', subject: 'medications', name: 'lisinopril', dose: '20 mg', status: 'taken' },
      'Lisinopril 10 mg daily',
    ],
    [
      'denial',
      'cough',
      { type: 'condition', subject: 'history-of-present-illness', name: 'cough', assertion: { polarity: 'absent' } },
      'Cough.',
    ],
    [
      'test',
      'k 4.1',
      { type: 'measurement', category: 'laboratory', subject: 'results', name: 'Sodium', value: '4.1' },
      'K 4.1',
    ],
  ])('%s: stands in the words of its writer', (_name, input, parts, expected) => {
    expect(textsOf([misread(input, parts)], input)).toEqual([expected]);
  });

  it('keeps the "no" of a list of which one entry was read wrongly', () => {
    const input = 'no cough, chills';
    const denied = { type: 'condition', subject: 'history-of-present-illness', assertion: { polarity: 'absent' } };
    const cue = { start: 0, end: 2 };
    const facts = [
      makeFact({ ...denied, id: 'f1', evidence: [{ start: 3, end: 8 }, cue], name: 'cough' } as unknown as FactParts),
      makeFact({ ...denied, id: 'f2', evidence: [{ start: 10, end: 16 }, cue], name: 'fever' } as unknown as FactParts),
    ];
    const sections = composeNote(facts, soap, input).sections;
    const [statement] = sections.flatMap(({ statements }) => statements);
    expect(statement).toMatchObject({ text: 'No cough, chills.', facts: ['f1', 'f2'] });
  });

  it('is counted by cause, without its words', () => {
    const input = 'cough';
    const parts = { type: 'condition', subject: 'history-of-present-illness', name: 'cough' };
    const wrong = misread(input, { ...parts, assertion: { polarity: 'absent' } });
    expect(composeNote([wrong], soap, input).fallbacks).toEqual({ polarity: 1 });
    expect(composeNote([misread(input, parts)], soap, input).fallbacks).toEqual({});
  });

  it('keeps its ranges', () => {
    const input = 'cough';
    const wrong = misread(input, { type: 'condition', subject: 'plan', name: 'fever' });
    const [statement] = composeNote([wrong], soap, input).sections.flatMap(({ statements }) => statements);
    expect(statement?.sources).toEqual([{ start: 0, end: 5 }]);
  });
});

describe('a cue beside a fact that no fact accounts for', () => {
  const bp = {
    type: 'measurement',
    category: 'vital',
    subject: 'vital-signs',
    name: 'Blood pressure',
    value: '180/100',
  };
  const drug = { type: 'medication', subject: 'medications', name: 'naproxen', status: 'taken' };
  const disease = { type: 'condition', subject: 'past-medical-history', name: 'asthma' };
  /** A fact that rests on some of the words of an input. */
  const drawn = (input: string, words: string, parts: object): Fact => {
    const start = input.indexOf(words);
    return makeFact({ id: words, evidence: [{ start, end: start + words.length }], ...parts } as unknown as FactParts);
  };
  const fallsBack = (input: string, words: string, parts: object) => {
    const facts = [drawn(input, words, parts)];
    return [textsOf(facts, input).join(), composeNote(facts, soap, input).fallbacks];
  };

  it.each<[string, string, string, object, string, object]>([
    ['denial', 'never took naproxen', 'naproxen', drug, 'Never took naproxen', { polarity: 1 }],
    ['condition', 'if BP 180/100', 'BP 180/100', bp, 'Other\tif blood pressure 180/100', { condition: 1 }],
    ['condition after it', 'naproxen if needed', 'naproxen', drug, 'Naproxen if needed', { condition: 1 }],
    ['doubt', 'possible asthma', 'asthma', disease, 'Possible asthma', { certainty: 1 }],
    ['relative', 'mother asthma', 'asthma', disease, 'Mother asthma', { person: 1 }],
    ['past', 'history of asthma', 'asthma', disease, 'History of asthma', { time: 1 }],
    ['stop', 'stopped naproxen', 'naproxen', drug, 'Stopped naproxen', { status: 1 }],
    ['side', 'left arm BP 180/100', 'BP 180/100', bp, 'Other\tleft arm blood pressure 180/100', { side: 1 }],
  ])('%s: stands with it in the words of its writer, and is counted', (_name, input, words, parts, text, counted) => {
    expect(fallsBack(input, words, parts)).toEqual([text, counted]);
  });

  it.each<[string, string, string, object]>([
    ['of another sentence', 'no cough. naproxen', 'naproxen', drug],
    ['of another run', 'mother well, asthma', 'asthma', disease],
    ['before a step', 'if needed -> naproxen', 'naproxen', drug],
    ['after another thing', 'naproxen chills resolved', 'naproxen', drug],
    ['of another line', 'stopped smoking\nnaproxen', 'naproxen', drug],
  ])('is none that stands %s', (_name, input, words, parts) => {
    expect(fallsBack(input, words, parts)[1]).toEqual({});
  });

  it('is none that another fact of a type accounts for', () => {
    const input = 'no cough asthma';
    const denied = {
      type: 'condition',
      subject: 'past-medical-history',
      name: 'cough',
      assertion: { polarity: 'absent' },
    };
    const facts = [drawn(input, 'no cough', denied), drawn(input, 'asthma', disease)];
    expect(composeNote(facts, soap, input).fallbacks).toEqual({});
  });

  it('is not accounted for by a clause in the words of its writer', () => {
    const input = 'stopped naproxen';
    const clause = drawn(input, input, {
      type: 'clause',
      subject: 'history-of-present-illness',
      text: 'Stopped naproxen',
    });
    const facts = [clause, drawn(input, 'naproxen', drug)];
    expect(composeNote(facts, soap, input).fallbacks).toEqual({ status: 1 });
  });
});

it('a note that is read rightly falls back nowhere', () => {
  const input =
    'HPI: cough x3d, no fever, chills or SOB.\nMeds: lisinopril 10 daily, metformin 500 bid\nAllergies: PCN - hives\nVitals: bp 128/76 hr 80\nLabs: K 4.1, cr 0.9';
  expect(composeNote(readFacts(input), soap, input).fallbacks).toEqual({});
});
