import { describe, expect, it } from 'vitest';
import { askAgainstSource, countReading, type ReadAgain, type SecondQuestion } from './second-reading.ts';

const lines = new Map(
  [
    's1 | patient | My left knee hurts.',
    's2 | patient | No fever.',
    's3 | patient | Ten milligrams of lisinopril.',
    's4 | clinician | Come back in two weeks.',
    'f1 | hpi | Left knee pain | s1',
    'f2 | hpi | No fever | s2',
    'f3 | medications | Lisinopril 10 mg | s3',
    'f4 | plan | Return in 2 weeks | s4',
    'f5 | hpi | “My left knee hurts.” | s1',
  ].map((line) => [line.split(' ')[0] ?? '', line]),
);
const titles = new Map([['hpi', 'History']]);
const statement = (text: string, isHeld = true, ...from: readonly string[]): ReadAgain => ({
  title: 'History',
  text,
  from,
  isHeld,
});
const statements = [statement('Pain in the left knee', true, 's1', 'f1'), statement('Afebrile', false, 'f2')];
const ask = (own = statements): SecondQuestion => askAgainstSource(own, { lines, titles }, () => 0.5);

/** The answer of a reader who judges each item by this. */
const answerOf = ({ items }: SecondQuestion, judge: (text: string, isAltered: boolean) => string | null): string =>
  JSON.stringify({
    readings: [...items].map(([id, { text, isAltered }]) => {
      const what = judge(text, isAltered);
      return what === null ? { id, verdict: 'holds' } : { id, verdict: 'differs', what };
    }),
  });
const count = (judge: (text: string, isAltered: boolean) => string | null, own = statements) => {
  const question = ask(own);
  return countReading(answerOf(question, judge), question, own);
};

describe('the question', () => {
  it('has the source once, and each statement with the sentences that it rests on', () => {
    const { prompt } = ask();
    expect(prompt.match(/^s\d+ \| .*$/gm)).toHaveLength(4);
    expect(prompt).toContain('| History | Pain in the left knee | s1');
    expect(prompt).toContain('| History | Afebrile | s2');
    expect(prompt).not.toMatch(/^f\d+ \|/m);
  });

  it('has among them what was made wrong on purpose, which nothing gives away', () => {
    const { items, prompt } = ask();
    const altered = [...items.values()].filter(({ isAltered }) => isAltered);
    expect(altered.map(({ text }) => text).toSorted()).toEqual([
      'Fever',
      'Lisinopril 20 mg',
      'Return in 4 weeks',
      'Right knee pain',
    ]);
    expect(prompt).toMatch(/^n\d+ \| History \| Right knee pain \| s1$/m);
    expect([...prompt.matchAll(/^(n\d+) \| /gm)].map(([, id]) => id)).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n6']);
  });

  it('has as many of the program’s right statements among them, on other lines, and none beside its like', () => {
    const more = new Map(lines);
    for (const [id, said] of [
      ['s5', 'Sleeps well'],
      ['s6', 'Walks daily'],
    ] as const) {
      more.set(id, `${id} | patient | ${said}.`);
      more.set(`f${id}`, `f${id} | hpi | ${said} | ${id}`);
    }
    const own = [...statements, statement('Left knee pain.', true, 's1')];
    const { items } = askAgainstSource(own, { lines: more, titles }, () => 0.5);
    const added = [...items.values()].filter(({ at }) => at === null);
    expect(added.filter(({ isAltered }) => isAltered).map(({ text }) => text)).not.toContain('Right knee pain');
    expect(added.filter(({ isAltered }) => !isAltered).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Sleeps well', 'Walks daily']),
    );
  });

  it('takes what the check holds where the program has composed too little', () => {
    const bare = new Map([...lines].filter(([id]) => id.startsWith('s')));
    const { items } = askAgainstSource(statements, { lines: bare, titles }, () => 0);
    expect([...items.values()].flatMap(({ text, isAltered }) => (isAltered ? [text] : []))).toEqual([
      'Pain in the right knee',
    ]);
  });
});

describe('a reading', () => {
  it('counts where what was made wrong is found', () => {
    expect(count((_, isAltered) => (isAltered ? 'number' : null))).toEqual(
      new Map([
        [0, null],
        [1, null],
      ]),
    );
  });

  it('counts with what it doubts', () => {
    const own = [...statements, statement('a'), statement('b'), statement('c')];
    const read = count((text, isAltered) => (isAltered || text === 'a' ? 'side' : null), own);
    expect(read?.get(2)).toBe('side');
    expect(read?.get(3)).toBeNull();
  });

  it('does not count where all is found right, as by a model that obeys', () => {
    expect(count(() => null)).toBeNull();
  });

  it('does not count where two of what was made wrong are taken for right', () => {
    const altered = ['Fever', 'Right knee pain'];
    expect(count((text, isAltered) => (isAltered && !altered.includes(text) ? 'number' : null))).toBeNull();
    expect(count((text, isAltered) => (isAltered && text !== 'Fever' ? 'number' : null))).not.toBeNull();
  });

  it('does not count where much of what the check holds is doubted', () => {
    const own = [...statements, statement('a'), statement('b')];
    expect(count(() => 'finding', own)).toBeNull();
    // One of a short note is doubt enough to listen to.
    expect(count((text, isAltered) => (isAltered || text === 'a' ? 'finding' : null), own)).not.toBeNull();
  });

  it('does not count where nothing could be made wrong', () => {
    const question = askAgainstSource([statement('Afebrile')], { lines: new Map(), titles }, () => 0);
    expect(
      countReading(
        answerOf(question, () => null),
        question,
        [statement('Afebrile')],
      ),
    ).toBeNull();
  });

  it.each(['', 'No.', '{"readings":', '{"readings": 3}', '{"readings": [null, {"id": 3}, {"id": "n1"}]}', '[]'])(
    'that is no answer does not count: %s',
    (answer) => {
      expect(countReading(answer, ask(), statements)).toBeNull();
    },
  );

  it('names a kind of ours', () => {
    const question = ask();
    const answer = answerOf(question, () => 'made up').replace('"differs"', '"maybe"');
    const read = countReading(answer, question, [statement('a', false), statement('b', false)]);
    expect([...(read?.values() ?? [])].every((kind) => kind === 'finding')).toBe(true);
  });
});
