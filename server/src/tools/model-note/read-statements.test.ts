import { describe, expect, it } from 'vitest';
import { createStatementReader, type DraftedStatement } from './read-statements.ts';

const answer = {
  'chief-complaint': [{ text: 'Cough.', from: ['s1', 'f1'] }],
  medications: [],
  plan: [
    { text: 'Says "stop": {ramipril} [today] \\ now', from: ['s4'] },
    { text: 'Review in 2 weeks', from: [] },
  ],
};
const whole: DraftedStatement[] = Object.entries(answer).flatMap(([section, list]) =>
  list.map(({ text, from }) => ({ section, text, from })),
);

function read(...pieces: string[]): { statements: DraftedStatement[]; isWhole: boolean } {
  const reader = createStatementReader();
  const statements = pieces.flatMap((piece) => reader.push(piece));
  return { statements, isWhole: reader.isWhole };
}

describe('the statements of an answer', () => {
  it.each([
    ['at once', [JSON.stringify(answer)]],
    ['character by character', Array.from(JSON.stringify(answer, null, 2))],
    [
      'in a fence, with words around',
      ['Here it is:\n```json\n', JSON.stringify(answer), '\n```\n{"plan":[{"text":"x"}]}'],
    ],
  ])('are read %s', (_how, pieces) => {
    expect(read(...pieces)).toEqual({ statements: whole, isWhole: true });
  });

  it('are given as soon as each is whole', () => {
    const text = JSON.stringify(answer);
    const end = text.indexOf('}') + 1;
    expect(read(text.slice(0, end - 1)).statements).toEqual([]);
    expect(read(text.slice(0, end))).toEqual({ statements: whole.slice(0, 1), isWhole: false });
  });

  it.each([
    ['prose', 'The patient has a cough.'],
    ['a list', '[{"text":"Cough."}]'],
    ['sections without lists', '{"plan":"Rest"}'],
    ['a statement without words', '{"plan":[{"text":" ","from":[]},{"from":["s1"]},null,7,{"text":5}]}'],
    ['one that is no sentence', JSON.stringify({ plan: [{ text: 'x'.repeat(2_001), from: [] }] })],
    ['damage', '{"plan":[{"text":"a" "b"}]}'],
  ])('are none in %s', (_what, text) => {
    expect(read(text).statements).toEqual([]);
  });

  it('rest on no line that is no name of one', () => {
    expect(read('{"plan":[{"text":"Rest","from":["s1",3,null]},{"text":"Ice","from":"s1"}]}').statements).toEqual([
      { section: 'plan', text: 'Rest', from: ['s1'] },
      { section: 'plan', text: 'Ice', from: [] },
    ]);
  });
});
