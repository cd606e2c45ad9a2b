import { describe, expect, test } from 'vitest';
import { talkSystem } from '../prompts/note-talk/system.ts';
import { readTalkAnswer, talkForm } from './talk-form.ts';

const change = { do: 'remove', line: 'n1', section: '', text: '', from: [] };
const answer = (fields: object): string => JSON.stringify({ kind: 'change', sentences: [], changes: [], ...fields });

describe('an answer about the note', () => {
  test('is read whatever stands around it', () => {
    const read = readTalkAnswer(`Here it is:\n\`\`\`json\n${answer({ changes: [change] })}\n\`\`\``);
    expect(read).toEqual({ kind: 'change', sentences: [], changes: [change] });
  });

  test.each(['', 'No.', '[]', '{"kind":"order"}', '{"kind":"answer"', '{"kind":["answer"]}', 'null', '{}'])(
    'is none: %s',
    (text) => expect(readTalkAnswer(text)).toBeNull(),
  );

  test('has only what its kind has, each in its shape', () => {
    const sentences = [{ text: ' Two\n words ', from: ['s1', 2, null] }, { text: '', from: [] }, 'x', null];
    const odd = [{ ...change, do: 'sign' }, { ...change, do: '__proto__' }, 7, { ...change, from: 's1' }];
    expect(readTalkAnswer(answer({ kind: 'answer', sentences, changes: odd }))).toEqual({
      kind: 'answer',
      sentences: [{ text: 'Two words', from: ['s1'] }],
      changes: [],
    });
    expect(readTalkAnswer(answer({ sentences, changes: odd }))).toEqual({
      kind: 'change',
      sentences: [],
      changes: [change],
    });
    const nothing = readTalkAnswer(answer({ kind: 'not-in-source', sentences, changes: [change] }));
    expect(nothing).toEqual({ kind: 'not-in-source', sentences: [], changes: [] });
  });

  test('has an end', () => {
    const many = Array.from({ length: 500 }, () => change);
    expect(readTalkAnswer(answer({ changes: many }))?.changes).toHaveLength(60);
    const long = readTalkAnswer(answer({ kind: 'answer', sentences: [{ text: 'x'.repeat(2_001), from: [] }] }));
    expect(long?.sentences).toEqual([]);
  });
});

describe('what a model is told of its answer', () => {
  test('has examples that are read as they are meant', () => {
    const examples = talkSystem.slice(talkSystem.indexOf('Examples:')).split('\n').slice(1);
    const read = examples.map((line) => readTalkAnswer(line.slice(line.indexOf(': {') + 2)));
    expect(read.map((one) => one?.kind)).toEqual(['answer', 'not-in-source', 'change', 'change']);
    expect(read.map((one) => one?.changes.map((step) => step.do).join())).toEqual(['', '', 'replace', 'move']);
  });

  test('names every kind and every operation that the form has', () => {
    const words = JSON.stringify(talkForm.schema).match(/"enum":\[[^\]]*\]/g) ?? [];
    const values = words.flatMap((one) => (JSON.parse(`{${one}}`) as { enum: string[] }).enum);
    expect(values).toEqual(['answer', 'change', 'not-in-source', 'replace', 'remove', 'add', 'move']);
    for (const value of values) expect(talkSystem).toContain(`"${value}"`);
  });
});
