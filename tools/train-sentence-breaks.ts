/**
 * Trains the weights by which a visit's run-on speech (no punctuation, as recognisers of speech write it) is cut into
 * sentences, and says how they do on conversations they were not trained on.
 *
 *   node tools/bootstrap.mjs tools/train-sentence-breaks.ts DATA
 *
 * DATA is a folder with aci-bench-train.jsonl (ACI-BENCH, CC BY 4.0) and mts-dialog-train.jsonl (MTS-Dialog, CC BY 4.0).
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { breakEvidence, spokenWords } from '../engine/src/dialogue/sentence-breaks.ts';
import { readDataFiles } from '../bench/quality/data-files.ts';
import { train, weigh, type TrainingExample, type Weights } from './learning/regression.ts';

const root = resolve(import.meta.dirname, '..');
/** Smaller weights change nothing. */
const least = 0.25;
const parts = 5;

/** The gaps between the words of one turn of punctuated speech. */
function readTurn(turn: string): TrainingExample[] {
  const words = spokenWords(turn);
  let since = 1;
  return words.slice(0, -1).map((word, at) => {
    const between = turn.slice(word.end, words[at + 1]?.start);
    const next = words[at + 1]?.word ?? '';
    // "ninety eight . two" is a decimal, "dr . smith" a title.
    const breaks = /[.?!]/.test(between) && !/^\d/.test(next) && !/^(?:dr|mr|mrs|ms)$/.test(word.word);
    const example = { evidence: breakEvidence(words, at, since), chance: breaks ? 1 : 0, worth: 1 };
    since = breaks ? 1 : since + 1;
    return example;
  });
}

/** Training examples of punctuated conversations; the others show no sentence breaks. */
function readExamples(text: string): TrainingExample[] {
  const turns = text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\[[^\]]{1,30}\]|[A-Za-z_ ]{1,20}:)\s*/, ''))
    .filter((line) => line !== '');
  if ((text.match(/[.?!]/g) ?? []).length < turns.length * 0.6) return [];
  return turns.flatMap(readTurn);
}

function judge(weights: Weights, examples: readonly TrainingExample[]): void {
  for (const bound of [-1.5, -1, -0.5]) {
    const made = examples.filter(({ evidence }) => weigh(weights, evidence) > bound);
    const right = made.filter(({ chance }) => chance === 1).length;
    const all = examples.filter(({ chance }) => chance === 1).length;
    process.stdout.write(
      `from ${bound}: ${((100 * right) / made.length).toFixed(1)} % of the breaks made are right, ${((100 * right) / all).toFixed(1)} % are found\n`,
    );
  }
}

const settings = { fewest: 12, rounds: 120, pull: 1 };
const [data] = process.argv.slice(2);
if (data === undefined)
  throw new Error('Please name the folder of the data: node tools/bootstrap.mjs tools/train-sentence-breaks.ts DATA');
const files = await readDataFiles(data, (name) => /^(?:aci-bench|mts-dialog)-train\.jsonl$/.test(name));
const talks = files.flatMap(({ items }) => items.map(({ text }) => readExamples(text)));
judge(
  train(talks.filter((_talk, at) => at % parts !== 0).flat(), settings),
  talks.filter((_talk, at) => at % parts === 0).flat(),
);
const rows = [...train(talks.flat(), settings)]
  .filter(([, weight]) => Math.abs(weight) >= least)
  .map(([item, weight]) => `  [${JSON.stringify(item)}, ${weight.toFixed(1)}],`);
const written = [
  '// Made by tools/train-sentence-breaks.ts from the conversations of ACI-BENCH (train) and MTS-Dialog (train), both CC BY 4.0.',
  '// Holds weights of words and pairs of words, and no text.',
  '',
  '/** What each piece of evidence adds to the log odds of a new sentence (see dialogue/sentence-breaks.ts). */',
  'export const breakWeights: readonly (readonly [string, number])[] = [',
  ...rows,
  '];',
  '',
].join('\n');
await writeFile(join(root, 'engine/src/dialogue/data/break-weights.data.ts'), written);
process.stdout.write(`${rows.length} weights\n`);
