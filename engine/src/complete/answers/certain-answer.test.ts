import { describe, expect, test } from 'vitest';
import { stated, type Assertion } from '../../document/assertion.ts';
import type { Fact } from '../../document/fact.ts';
import type { AnswerLine } from './answer-lines.ts';
import { certainAnswer } from './certain-answer.ts';
import { findTopicAsked } from './find-topic-asked.ts';

const base = { id: 'f1', evidence: [{ start: 0, end: 5 }], subject: 'history-of-present-illness' } as const;
const cough = (assertion: Partial<Assertion> = {}): Fact => ({
  ...base,
  type: 'condition',
  name: 'cough',
  assertion: { ...stated, ...assertion },
});
const aspirin = (status: 'taken' | 'stopped' | 'held', owner?: string): Fact => ({
  ...base,
  type: 'medication',
  name: 'aspirin',
  status,
  owner,
  assertion: stated,
});
const lineOf = (text: string, facts: readonly Fact[]): AnswerLine => ({
  text,
  english: text,
  sources: [{ start: 0, end: 5 }],
  support: 'supported',
  subjects: [],
  facts,
  from: 'note',
});
const said = (about: string, ...lines: readonly AnswerLine[]): string | undefined =>
  certainAnswer(lines, findTopicAsked(about, 'en'))?.certain;

describe('a yes or no', () => {
  test.each<[string, Partial<Assertion>, string | undefined]>([
    ['is a yes', {}, 'yes'],
    ['is a no where it is denied', { polarity: 'absent' }, 'no'],
    ['is a no where it is ruled out', { certainty: 'excluded' }, 'no'],
    ['is perhaps where it is doubted', { certainty: 'possible' }, 'possibly'],
    ['is none where it is denied without certainty', { polarity: 'absent', certainty: 'probable' }, undefined],
    ['is none of before', { temporality: 'past' }, undefined],
    ['is none of another person', { experiencer: 'wife' }, undefined],
    ['is none of what only may come', { condition: 'it lasts' }, undefined],
  ])('of a stated thing %s', (_name, assertion, answer) => {
    expect(said('cough', lineOf('Cough.', [cough(assertion)]))).toBe(answer);
  });

  test('is none where facts differ, or words of no type say otherwise', () => {
    expect(
      said('cough', lineOf('Cough.', [cough()]), lineOf('No cough.', [cough({ polarity: 'absent' })])),
    ).toBeUndefined();
    expect(
      said('cough', lineOf('No cough.', [cough({ polarity: 'absent' })]), lineOf('Cough at night.', [])),
    ).toBeUndefined();
    expect(said('cough', lineOf('Cough at night.', []))).toBeUndefined();
  });

  test('of a drug goes by what is done with it, and whose it is', () => {
    expect(said('aspirin', lineOf('Aspirin', [aspirin('taken')]))).toBe('yes');
    expect(said('aspirin', lineOf('Stopped aspirin', [aspirin('stopped')]))).toBe('no');
    expect(said('aspirin', lineOf('Hold aspirin', [aspirin('held')]))).toBeUndefined();
    expect(said('aspirin', lineOf('Took his wife’s aspirin', [aspirin('taken', 'his wife’s')]))).toBeUndefined();
  });
});
