/**
 * Trains the weights by which the lines of a talk that names no speakers are given to clinician and patient, and says how they do
 * on talks they were not trained on (five parts, each left out once).
 *
 *   node tools/bootstrap.mjs tools/train-speaker-weights.ts DATA
 *
 * DATA is a folder with aci-bench-train.jsonl (ACI-BENCH), mts-dialog-train.jsonl (MTS-Dialog) and primock57-dev.jsonl (PriMock57), all
 * CC BY 4.0: conversations with labelled turns. The project's own talks are in bench/quality/visits.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readDataFiles } from '../bench/quality/data-files.ts';
import { speakerEvidence } from '../engine/src/text/speaker-evidence.ts';
import { findTurns } from '../engine/src/text/find-turns.ts';
import { train, weigh, type TrainingExample, type Weights } from './learning/regression.ts';

const root = resolve(import.meta.dirname, '..');
const parts = 5;
/** Smaller weights change nothing. */
const least = 0.3;
const settings = { fewest: 10, rounds: 120, pull: 1 };

/** As a machine hears: small letters, no marks, no apostrophes. */
const asHeard = (line: string): string => line.toLowerCase().replaceAll(/[^a-z\d\s]/g, '');

/** The turns of a talk, as they were written and as a machine hears them. */
function readTalk(text: string): TrainingExample[] {
  return findTurns(text)
    .filter(({ speaker }) => speaker !== 'other')
    .flatMap(({ speaker, start, end }) => {
      const line = text.slice(start, end);
      const chance = speaker === 'clinician' ? 1 : 0;
      return [line, asHeard(line)].map((said) => ({ evidence: speakerEvidence(said), chance, worth: 1 }));
    });
}

/** Share of turns that the sign of their weights gives to the right speaker. */
function judge(weights: Weights, examples: readonly TrainingExample[]): number {
  const right = examples.filter(({ evidence, chance }) => weigh(weights, evidence) > 0 === (chance === 1));
  return right.length / examples.length;
}

const [data] = process.argv.slice(2);
if (data === undefined)
  throw new Error('Please name the folder of the data: node tools/bootstrap.mjs tools/train-speaker-weights.ts DATA');
const files = await readDataFiles(data, (name) =>
  /^(?:aci-bench-train|mts-dialog-train|primock57-dev)\.jsonl$/.test(name),
);
const own = join(root, 'bench/quality/visits/talks');
const ownTalks = await Promise.all((await readdir(own)).sort().map((name) => readFile(join(own, name), 'utf8')));
const talks = [...files.flatMap(({ items }) => items.map(({ text }) => text)), ...ownTalks].map(readTalk);
let sum = 0;
for (let part = 0; part < parts; part++)
  sum += judge(
    train(talks.filter((_talk, at) => at % parts !== part).flat(), settings),
    talks.filter((_talk, at) => at % parts === part).flat(),
  );
process.stdout.write(`turns given to the right speaker by their words alone: ${((100 * sum) / parts).toFixed(1)} %\n`);
const rows = [...train(talks.flat(), settings)]
  .filter(([, weight]) => Math.abs(weight) >= least)
  .map(([item, weight]) => `  [${JSON.stringify(item)}, ${weight.toFixed(1)}],`);
const written = [
  '// Made by tools/train-speaker-weights.ts from the conversations of ACI-BENCH (train), MTS-Dialog (train) and PriMock57, all CC BY 4.0,',
  '// and of bench/quality/visits.',
  '// Holds weights of beginnings of words and of pairs of them, and no text.',
  '',
  "/** What each piece of evidence adds to the log odds that a line of talk is the clinician's (see text/speaker-evidence.ts). */",
  'export const speakerWeights: readonly (readonly [string, number])[] = [',
  ...rows,
  '];',
  '',
].join('\n');
await writeFile(join(root, 'engine/src/text/data/speaker-weights.data.ts'), written);
process.stdout.write(`${rows.length} weights\n`);
