/**
 * Trains the weights by which a visit's run-on speech (no punctuation, as recognisers of speech write it) is cut into
 * sentences, also where another person begins, and says how they do on conversations they were not trained on.
 *
 *   node tools/bootstrap.mjs tools/train-sentence-breaks.ts DATA
 *
 * DATA is the folder of `readTalks` (tools/learning/read-talks.ts).
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { breakEvidence, spokenWords } from '../engine/src/text/sentence-breaks.ts';
import { hasMarks, readTalks, type SpokenTurn } from './learning/read-talks.ts';
import { train, weigh, type TrainingExample, type Weights } from './learning/regression.ts';

const root = resolve(import.meta.dirname, '..');
/** Smaller weights change nothing. */
const least = 0.3;
const parts = 5;

/** The gaps between the words of a talk, its turns one behind the other; a sentence ends where it was written to, and with its turn. */
function readExamples(turns: readonly SpokenTurn[]): TrainingExample[] {
  const sentences = turns.flatMap((turn) => turn.sentences).map((said) => spokenWords(said));
  const words = sentences.flat();
  const ends = new Set<number>();
  let count = 0;
  for (const sentence of sentences) {
    count += sentence.length;
    ends.add(count - 1);
  }
  let since = 1;
  return words.slice(0, -1).map((_word, at) => {
    const example = { evidence: breakEvidence(words, at, since), chance: ends.has(at) ? 1 : 0, worth: 1 };
    since = ends.has(at) ? 1 : since + 1;
    return example;
  });
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
const talks = (await readTalks(data)).filter(hasMarks).map(readExamples);
judge(
  train(talks.filter((_talk, at) => at % parts !== 0).flat(), settings),
  talks.filter((_talk, at) => at % parts === 0).flat(),
);
const rows = [...train(talks.flat(), settings)]
  .filter(([, weight]) => Math.abs(weight) >= least)
  .map(([item, weight]) => `  [${JSON.stringify(item)}, ${weight.toFixed(1)}],`);
const written = [
  '// Made by tools/train-sentence-breaks.ts from the conversations of ACI-BENCH (train) and MTS-Dialog (train), both CC BY 4.0, and of the project.',
  '// Holds weights of words and pairs of words, and no text.',
  '',
  '/** What each piece of evidence adds to the log odds of a new sentence (see text/sentence-breaks.ts). */',
  'export const breakWeights: readonly (readonly [string, number])[] = [',
  ...rows,
  '];',
  '',
].join('\n');
await writeFile(join(root, 'engine/src/text/data/break-weights.data.ts'), written);
process.stdout.write(`${rows.length} weights\n`);
