import { expect, it } from 'vitest';
import { posteriors } from './posteriors.ts';

const scores = [
  [1, 0],
  [0, 2],
  [0.5, 0],
].map((row) => Float64Array.from(row));
const gains = [
  [0, 0, 0, 0],
  [1, -1, 0, 0.5],
  [0, 2, -0.5, 0],
];

/** The weight of every way through the three entries. */
function allWays(): { readonly way: readonly number[]; readonly weight: number }[] {
  const choices = [0, 1];
  return choices.flatMap((first) =>
    choices.flatMap((second) =>
      choices.map((third) => {
        const way = [first, second, third];
        const own = way.reduce((sum, subject, at) => sum + scores[at]![subject]!, 0);
        const between = gains[1]![first * 2 + second]! + gains[2]![second * 2 + third]!;
        return { way, weight: Math.exp(own + between) };
      }),
    ),
  );
}

it('gives each subject and each pair the share that it has in all ways through a text', () => {
  const ways = allWays();
  const total = ways.reduce((sum, { weight }) => sum + weight, 0);
  const share = (fits: (way: readonly number[]) => boolean): number =>
    ways.filter(({ way }) => fits(way)).reduce((sum, { weight }) => sum + weight, 0) / total;
  const { single, pairs } = posteriors(
    scores,
    gains.map((row) => Float64Array.from(row, Math.exp)),
  );
  for (const at of [0, 1, 2])
    for (const subject of [0, 1]) {
      expect(single[at]?.[subject]).toBeCloseTo(share((way) => way[at] === subject));
      for (const before of at === 0 ? [] : [0, 1])
        expect(pairs[at]?.[before * 2 + subject]).toBeCloseTo(
          share((way) => way[at - 1] === before && way[at] === subject),
        );
    }
});

it('bears scores that no exponential holds', () => {
  const { single } = posteriors(
    [Float64Array.of(-1e6, 0), Float64Array.of(2000, 0)],
    [Float64Array.of(1, 1, 1, 1), Float64Array.of(1, 1, 1, 1)],
  );
  expect(single.map((row) => [...row])).toEqual([
    [0, 1],
    [1, 0],
  ]);
});
