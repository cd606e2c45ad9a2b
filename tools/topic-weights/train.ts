import { evidenceGroups, type EvidenceGroup } from '../../engine/src/note/topic/evidence.ts';
import { groupShares, strengthOf } from '../../engine/src/note/topic/find-topic.ts';
import type { TopicWeights, Weighed } from '../../engine/src/note/topic/read-weights.ts';
import { topics } from '../../engine/src/note/topic/topics.ts';
import type { Example } from './examples.ts';
import { Matrix } from './matrix.ts';
import { countsOf, fit } from './regression.ts';

/** In how many examples a piece of evidence has to stand to be looked at. */
const fewest = 2;
/** How many pieces of evidence are kept: those of the greatest weights. */
const kept = 8000;
/** The scores of topics that are frequent in the corpus are held back by so much: other talk is spread more evenly. */
const levelling = 0.05;

interface Column {
  readonly group: EvidenceGroup;
  readonly key: string;
  readonly rarity: number;
}

/** Evidence that stands in enough examples; what stands in few counts more. */
function listColumns(examples: readonly Example[]): Column[] {
  return evidenceGroups.flatMap((group) => {
    const seen = new Map<string, number>();
    for (const { evidence } of examples)
      for (const key of evidence[group].keys()) seen.set(key, (seen.get(key) ?? 0) + 1);
    return [...seen]
      .filter(([, times]) => times >= fewest)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, times]) => ({ group, key, rarity: Math.log((1 + examples.length) / (1 + times)) + 1 }));
  });
}

function rowOf(
  { evidence }: Example,
  numbers: ReadonlyMap<string, number>,
  columns: readonly Column[],
): [number, number][] {
  const row: [number, number][] = [[columns.length, 1]];
  for (const group of evidenceGroups) {
    const cells: [number, number][] = [];
    for (const [key, times] of evidence[group]) {
      const number = numbers.get(`${group} ${key}`);
      if (number !== undefined) cells.push([number, strengthOf(times, columns[number]?.rarity ?? 0)]);
    }
    const squares = cells.reduce((sum, [, value]) => sum + value * value, 0);
    const share = squares === 0 ? 0 : Math.sqrt(groupShares[group] / squares);
    for (const [number, value] of cells) row.push([number, value * share]);
  }
  return row;
}

function solve(
  examples: readonly Example[],
  columns: readonly Column[],
  shares: readonly number[],
  rounds: number,
): Float64Array {
  const numbers = new Map(columns.map(({ group, key }, number) => [`${group} ${key}`, number]));
  const matrix = new Matrix(
    examples.map((example) => rowOf(example, numbers, columns)),
    columns.length + 1,
  );
  const classes = examples.map(({ topic }) => topics.indexOf(topic));
  const answers = Float64Array.from(classes.flatMap((own) => topics.map((_topic, at) => (at === own ? 1 : -1))));
  const counts = countsOf(
    classes,
    examples.map(({ worth }) => worth),
    shares,
  );
  return fit(matrix, answers, counts, topics.length, rounds);
}

const strongest = (weights: Float64Array, column: number): number =>
  topics.reduce((most, _topic, at) => Math.max(most, Math.abs(weights[column * topics.length + at] ?? 0)), 0);

/** Learns from all examples which evidence to keep, then from what is kept how much it weighs. */
export function train(examples: readonly Example[]): TopicWeights {
  const judged = examples.filter((example) => example.judged);
  const shares = topics.map(
    (topic) => Math.max(1, judged.filter((example) => example.topic === topic).length) / judged.length,
  );
  const all = listColumns(examples);
  const first = solve(examples, all, shares, 25);
  const ranked = all.map((column, number) => ({ column, weight: strongest(first, number) * column.rarity }));
  const bound = ranked.map(({ weight }) => weight).sort((a, b) => b - a)[kept] ?? 0;
  const columns = ranked.filter(({ weight }) => weight > bound).map(({ column }) => column);
  const weights = solve(examples, columns, shares, 60);
  const slice = (column: number): Float32Array =>
    Float32Array.from(weights.subarray(column * topics.length, (column + 1) * topics.length));
  const groups = new Map(evidenceGroups.map((group) => [group, new Map<string, Weighed>()]));
  for (const [number, { group, key, rarity }] of columns.entries())
    groups.get(group)?.set(key, { rarity, weights: slice(number) });
  const start = [...slice(columns.length)].map((value, at) => value - levelling * Math.log(shares[at] ?? 1));
  return { groups, start };
}
