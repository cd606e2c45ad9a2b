/**
 * Trains the weights with which Redactify decides on capitalised words that its rules leave open, and says how they do on
 * texts they were not trained on (five parts, each left out once, by document or template).
 *
 *   node tools/bootstrap.mjs tools/train-name-weights.ts DATA
 *
 * DATA is a folder with asq-phi-dev.jsonl (asq-phi, MIT) and presidio-synth-dev.jsonl (presidio-research, MIT). The marked
 * notes of bench/quality/us-notes are the project's own.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readDataFiles } from '../bench/quality/data-files.ts';
import { readMarkedNotes } from '../bench/quality/marked-notes.ts';
import { readExamples, type Example } from './name-weights/examples.ts';
import { train, weigh, type Weights } from './name-weights/regression.ts';

const parts = 5;
const root = resolve(import.meta.dirname, '..');
/** Smaller weights change nothing. */
const least = 0.05;

function partOf(group: string): number {
  let hash = 7;
  for (const char of group) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash % parts;
}

function crossValidate(examples: readonly Example[]): void {
  const open: { isName: boolean; chance: number }[] = [];
  for (let part = 0; part < parts; part++) {
    const weights = train(examples.filter(({ group }) => partOf(group) !== part));
    for (const { group, isOpen, isName, evidence } of examples)
      if (isOpen && partOf(group) === part) open.push({ isName, chance: weigh(weights, evidence) });
  }
  const names = open.filter(({ isName }) => isName).length;
  process.stdout.write(`${open.length} open words, ${names} names among them\n`);
  for (const bound of [0.6, 0.7, 0.75, 0.8, 0.85, 0.9]) {
    const taken = open.filter(({ chance }) => chance >= bound);
    const right = taken.filter(({ isName }) => isName).length;
    process.stdout.write(`from ${bound}: ${right} names and ${taken.length - right} others taken\n`);
  }
}

function write(weights: Weights): string {
  const rows = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= least)
    .map(([item, weight]) => `  [${JSON.stringify(item)}, ${weight.toFixed(2)}],`);
  return [
    '// Made by tools/train-name-weights.ts from the marked notes of bench/quality/us-notes (our own), asq-phi-dev (asq-phi, MIT)',
    '// and presidio-synth-dev (presidio-research, MIT). Holds weights of kinds of words and places, and no text.',
    '',
    '/** What each piece of evidence adds to the log odds of a word being a name (see redact/find/name-evidence.ts). */',
    'export const nameWeights: readonly (readonly [string, number])[] = [',
    ...rows,
    '];',
    '',
  ].join('\n');
}

const [data] = process.argv.slice(2);
if (data === undefined)
  throw new Error('Please name the folder of the data: node tools/bootstrap.mjs tools/train-name-weights.ts DATA');
const sets = [
  await readMarkedNotes(join(root, 'bench/quality/us-notes')),
  ...(await readDataFiles(data, (name) => /^(?:asq-phi|presidio-synth)-dev/.test(name))),
];
const examples = sets.flatMap(({ name, items }) => items.flatMap((item) => readExamples(name, item)));
crossValidate(examples);
await writeFile(join(root, 'engine/src/lexicons/name-weights.data.ts'), write(train(examples)));
