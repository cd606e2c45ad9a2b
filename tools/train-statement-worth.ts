/**
 * Trains the weights by which what was said in a visit goes into its note, and says how they do on visits they were not trained
 * on (five parts, each left out once).
 *
 *   node tools/bootstrap.mjs tools/train-statement-worth.ts DATA
 *
 * DATA is a folder with aci-bench-train.jsonl (ACI-BENCH, CC BY 4.0): conversations beside the notes that people wrote of them.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readDataFiles } from '../bench/quality/data-files.ts';
import { rougeOne } from '../bench/quality/overlap.ts';
import { choose, roomFor } from '../engine/src/note/visit/choose.ts';
import { drugsOf } from '../engine/src/note/visit/worth.ts';
import { labelVisit, type LabelledVisit } from './statement-worth/training-examples.ts';
import { train, weigh, type Weights } from './statement-worth/regression.ts';

const root = resolve(import.meta.dirname, '..');
const parts = 5;
/** Smaller weights change nothing. */
const least = 0.02;
const settings = { fewest: 4, rounds: 120, pull: 20 };

const learn = (visits: readonly LabelledVisit[]): Weights =>
  train(
    visits.flatMap(({ examples }) => examples),
    settings,
  );

/** ROUGE-1 of what is chosen by the weights, without headings, over visits. */
function judge(weights: Weights, visits: readonly LabelledVisit[]): number {
  const scores = visits.map(({ note, wordsSaid, candidates, examples }) => {
    const weighed = candidates.map((candidate, at) => ({
      candidate,
      drugs: drugsOf(candidate),
      worth: 1 / (1 + Math.exp(-weigh(weights, examples[at]?.evidence ?? []))),
    }));
    const chosen = choose(weighed, roomFor(wordsSaid));
    return rougeOne(note, chosen.map(({ text }) => text).join('\n'));
  });
  return scores.reduce((sum, score) => sum + score, 0);
}

const [data] = process.argv.slice(2);
if (data === undefined)
  throw new Error('Please name the folder of the data: node tools/bootstrap.mjs tools/train-statement-worth.ts DATA');
const files = await readDataFiles(data, (name) => /^aci-bench-train\.jsonl$/.test(name));
const visits = files.flatMap(({ items }) => items.map(labelVisit));
let sum = 0;
for (let part = 0; part < parts; part++)
  sum += judge(
    learn(visits.filter((_visit, at) => at % parts !== part)),
    visits.filter((_visit, at) => at % parts === part),
  );
const weights = learn(visits);
process.stdout.write(
  `ROUGE-1 of what is chosen: ${((100 * sum) / visits.length).toFixed(2)} left out, ${((100 * judge(weights, visits)) / visits.length).toFixed(2)} trained on\n`,
);
const rows = [...weights]
  .filter(([, weight]) => Math.abs(weight) >= least)
  .map(([item, weight]) => `  [${JSON.stringify(item)}, ${weight.toFixed(2)}],`);
const written = [
  '// Made by tools/train-statement-worth.ts from the conversations and notes of ACI-BENCH (train), CC BY 4.0.',
  '// Holds weights of beginnings of words and kinds of statements, and no text.',
  '',
  '/** What each piece of evidence adds to the log odds that a statement belongs into the note (see note/visit/worth.ts). */',
  'export const worthWeights: readonly (readonly [string, number])[] = [',
  ...rows,
  '];',
  '',
].join('\n');
await writeFile(join(root, 'engine/src/note/visit/data/worth-weights.data.ts'), written);
process.stdout.write(`${rows.length} weights\n`);
