import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packWeights, unpackWeights } from '../engine/src/blocks/entry-model.ts';
import { train } from './entry-subjects/random-field.ts';
import { readFactNotes, readMtsSections, readPieces } from './entry-subjects/read-marked.ts';
import { score, type Marked } from './entry-subjects/score.ts';

/**
 * Learns what the entries of a typed note are about where no heading says it, from notes of our own
 * (`bench/quality/note-facts`, `bench/quality/note-pieces`) and the sections of MTS-Dialog.
 *
 *     node tools/train-entry-subjects.ts --data DIR            writes engine/src/blocks/entry-weights.data.ts
 *     node tools/train-entry-subjects.ts --data DIR --folds 6  only prints how well it does on notes kept apart
 *
 * DIR holds `notes/mts-dialog-train.jsonl`.
 */
const root = path.join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { data: { type: 'string' }, folds: { type: 'string' } } });
if (values.data === undefined) throw new Error('--data DIR is missing: the folder with notes/mts-dialog-train.jsonl');

const notes = [
  ...(await readFactNotes(path.join(root, 'bench/quality/note-facts'))),
  ...(await readPieces(path.join(root, 'bench/quality/note-pieces'))),
];
const sentences = await readMtsSections(path.join(values.data, 'notes/mts-dialog-train.jsonl'));

/** Every n-th note is kept apart in turn, so that each writer and kind is in every part. */
function crossValidate(folds: number): void {
  const figures: { readonly test: readonly Marked[]; readonly all: number; readonly open: number }[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const test = notes.filter((_note, at) => at % folds === fold);
    const learned = train([...notes.filter((_note, at) => at % folds !== fold), ...sentences]);
    // As they are kept in the data file.
    const weights = unpackWeights(packWeights(learned));
    const { all, open, perText } = score(test, weights);
    figures.push({ test, all, open });
    for (const [id, share] of perText) console.log(`${id}: ${(100 * share).toFixed(0)} %`);
  }
  const mean = (of: 'all' | 'open'): string =>
    ((100 * figures.reduce((sum, figure) => sum + figure[of], 0)) / figures.length).toFixed(1);
  console.log(
    `${notes.length} notes, ${folds} parts: ${mean('all')} % of all words, ${mean('open')} % where no heading says it`,
  );
}

if (values.folds !== undefined) crossValidate(Number(values.folds));
else {
  const { scale, rows } = packWeights(train([...notes, ...sentences]));
  const file = path.join(root, 'engine/src/blocks/entry-weights.data.ts');
  const head = (await readFile(path.join(root, 'tools/entry-subjects/data-file-head.txt'), 'utf8')).trimEnd();
  await writeFile(
    file,
    `${head}\nexport const entryWeights = {\n  scale: ${scale.toPrecision(6)},\n  rows: ${JSON.stringify(rows)},\n};\n`,
  );
  console.log(`${rows.split('\n').length} features, ${Math.round(rows.length / 1000)} kB`);
}
