import { describe, expect, it } from 'vitest';
import { evidenceGroups } from '../../engine/src/note/topic/evidence.ts';
import { topics } from '../../engine/src/note/topic/topics.ts';
import { readItem, readOwnSnippets, type Example } from './examples.ts';
import { judge, report } from './judge.ts';
import { Matrix } from './matrix.ts';
import { countsOf, fit } from './regression.ts';
import { train } from './train.ts';
import { pack, writeDataFile } from './write-data-file.ts';

const own: readonly Example[] = readOwnSnippets().map((example) => ({ ...example, worth: 1, judged: true }));

describe('training', () => {
  const packed = pack(train(own));

  it('writes a data file of rows with one digit for each topic, the same each time', () => {
    for (const group of evidenceGroups)
      for (const row of packed.rows[group].split(' ')) expect(row).toMatch(/^\S+[A-Za-z\d+-]{21}$/);
    expect(packed.start).toHaveLength(topics.length);
    expect(packed.start.every(Number.isFinite)).toBe(true);
    expect(packed.scale).toBeGreaterThan(0);
    expect(writeDataFile(pack(train(own)))).toBe(writeDataFile(packed));
    expect(writeDataFile(packed)).toMatch(/MTS-Dialog .*CC BY 4\.0/);
  });

  it('learns: snippets that it was not trained on are told far better than by chance', () => {
    const answers = judge(own, 5, train);
    expect(answers).toHaveLength(own.length);
    expect(answers.filter(({ meant, given }) => meant === given).length / answers.length).toBeGreaterThan(0.4);
    expect(report(answers)).toMatch(/^accuracy \d/);
  });

  it('names an item whose header it does not know', () => {
    expect(() => readItem({ id: 'x 1', text: 'Doctor: Hi.', gold: { header: 'weather' } })).toThrow(/x 1.*weather/);
  });
});

describe('least squares', () => {
  it('finds the weights of a system that has an exact answer, but for the penalty', () => {
    const matrix = new Matrix(
      [
        [[0, 10]],
        [[1, 20]],
        [
          [0, 10],
          [1, 20],
        ],
      ],
      2,
    );
    const weights = fit(matrix, Float64Array.from([10, -20, -10]), [1, 1, 1], 1, 10);
    expect(weights[0]).toBeCloseTo(1, 1);
    expect(weights[1]).toBeCloseTo(-1, 1);
  });

  it('counts a rare topic more, and a text by its worth', () => {
    const [frequent = 0, rare = 0, half = 0] = countsOf([0, 1, 1], [1, 1, 0.5], [0.9, 0.1]);
    expect(rare).toBeGreaterThan(frequent);
    expect(half).toBeCloseTo(rare / 2);
  });
});
